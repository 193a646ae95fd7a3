//! Sentences over several lines, and lines whose end stands on a line of its own where the room is short.

use ratatui::text::{Line, Span};

/// The words of a sentence in lines of at most so many columns. A longer word stands alone.
pub(super) fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if columns(line) + 1 + columns(word) <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_string()),
        }
    }
    lines
}

/// A sentence below a screen's other lines, two columns in.
pub(super) fn sentence(text: &str, width: usize) -> Vec<Line<'static>> {
    wrapped(text, width.saturating_sub(3)).into_iter().map(|line| Line::raw(format!("  {line}"))).collect()
}

/// A line and its end: on one line where both fit, else the end on the next line, this many columns in.
pub(super) fn joined(mut line: Line<'static>, end: Vec<Span<'static>>, width: usize, indent: usize) -> Vec<Line<'static>> {
    let long: usize = end.iter().map(Span::width).sum();
    if line.width() + long <= width || long == 0 {
        line.spans.extend(end);
        return vec![line];
    }
    let mut next = Line::raw(" ".repeat(indent));
    let mut end = end.into_iter().peekable();
    // blanks parted the end from the line
    while end.next_if(|span| span.content.trim().is_empty()).is_some() {}
    if let Some(first) = end.next() {
        next.push_span(Span::styled(first.content.trim_start().to_string(), first.style));
    }
    next.spans.extend(end);
    vec![line, next]
}

/// The columns that a text takes.
pub(super) fn columns(text: &str) -> usize {
    Span::raw(text).width()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_word_is_lost_and_no_line_too_long() {
        let text = "Set 345 aside: 2345678m is three singles 三面単騎, seven in a row; each of 2 5 8 can be the pair.";
        for width in 20..120 {
            let lines = wrapped(text, width);
            assert!(lines.iter().all(|line| columns(line) <= width), "{width}: {lines:?}");
            assert_eq!(lines.join(" "), text);
        }
        assert_eq!(wrapped("a_word_longer_than_the_line b", 5), ["a_word_longer_than_the_line", "b"]);
    }
}
