//! Input read by lines or by words, so that each case is answered before the next one is needed.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use super::output::{Failure, Output};

const ROOM: usize = 1 << 16;

/// What comes next in the input, blanks aside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// A word, to be taken with [`Source::word`].
    Word,
    /// The end of a line, which is passed.
    LineEnd,
    /// The end of the input.
    End,
}

/// A file or standard input. Before it waits for more, it hands over the answers so far.
pub struct Source {
    name: String,
    read: Box<dyn Read>,
    buffer: Vec<u8>,
    start: usize,
    end: usize,
    line: usize,
    ended: bool,
}

impl Source {
    /// Standard input.
    pub fn stdin() -> Source {
        Source::new("standard input".to_owned(), Box::new(io::stdin().lock()))
    }

    /// A file, or standard input where the name is `-`.
    ///
    /// # Errors
    /// The file cannot be opened.
    pub fn open(path: &Path) -> Result<Source, Failure> {
        if path == Path::new("-") {
            return Ok(Source::stdin());
        }
        let name = path.display().to_string();
        match File::open(path) {
            Ok(file) => Ok(Source::new(name, Box::new(file))),
            Err(error) => Err(Failure::Read(name, error)),
        }
    }

    fn new(name: String, read: Box<dyn Read>) -> Source {
        Source { name, read, buffer: vec![0; ROOM], start: 0, end: 0, line: 1, ended: false }
    }

    /// The line of the last piece, counted from 1; a line's end belongs to the next one.
    pub fn line_number(&self) -> usize {
        self.line
    }

    /// Passes blanks, and one line end where one comes next.
    ///
    /// # Errors
    /// The input cannot be read, or the answers so far cannot be written.
    #[inline]
    pub fn next(&mut self, out: &mut Output) -> Result<Next, Failure> {
        loop {
            match self.kept().iter().position(|byte| !is_blank(*byte)) {
                Some(blanks) => {
                    self.start += blanks;
                    break;
                }
                None => self.start = self.end,
            }
            if !self.fill(out)? {
                return Ok(Next::End);
            }
        }
        if self.buffer[self.start] != b'\n' {
            return Ok(Next::Word);
        }
        self.start += 1;
        self.line += 1;
        Ok(Next::LineEnd)
    }

    /// Takes the word that comes next. One too long to keep is cut in two.
    ///
    /// # Errors
    /// The input cannot be read, or the answers so far cannot be written.
    #[inline]
    pub fn word(&mut self, out: &mut Output) -> Result<&[u8], Failure> {
        let mut seen = 0;
        let length = loop {
            match self.kept()[seen..].iter().position(|&byte| is_blank(byte) || byte == b'\n') {
                Some(more) => break seen + more,
                None => seen = self.kept().len(),
            }
            if seen == ROOM || !self.fill(out)? {
                break seen;
            }
        };
        let from = self.start;
        self.start += length;
        Ok(&self.buffer[from..self.start])
    }

    /// The next line without its end, and its number. A line too long to keep is cut.
    ///
    /// # Errors
    /// The input cannot be read, or the answers so far cannot be written.
    pub fn line(&mut self, out: &mut Output) -> Result<Option<(usize, String)>, Failure> {
        let mut seen = 0;
        let length = loop {
            match self.kept()[seen..].iter().position(|&byte| byte == b'\n') {
                Some(more) => break seen + more,
                None => seen = self.kept().len(),
            }
            if seen == ROOM || !self.fill(out)? {
                break seen;
            }
        };
        let closed = self.kept().get(length) == Some(&b'\n');
        if length == 0 && !closed {
            return Ok(None);
        }
        let text = String::from_utf8_lossy(&self.kept()[..length]);
        let text = text.strip_suffix('\r').unwrap_or(&text).to_owned();
        self.start += length;
        let number = self.line;
        self.line += 1;
        if closed {
            self.start += 1;
        } else {
            self.skip_line(out)?;
        }
        Ok(Some((number, text)))
    }

    /// Drops the rest of a line that was cut.
    fn skip_line(&mut self, out: &mut Output) -> Result<(), Failure> {
        loop {
            if let Some(at) = self.kept().iter().position(|&byte| byte == b'\n') {
                self.start += at + 1;
                return Ok(());
            }
            self.start = self.end;
            if !self.fill(out)? {
                return Ok(());
            }
        }
    }

    fn kept(&self) -> &[u8] {
        &self.buffer[self.start..self.end]
    }

    /// Reads more behind what is kept; `false` at the end of the input.
    fn fill(&mut self, out: &mut Output) -> Result<bool, Failure> {
        if self.ended {
            return Ok(false);
        }
        out.flush()?;
        self.buffer.copy_within(self.start..self.end, 0);
        self.end -= self.start;
        self.start = 0;
        let read = loop {
            match self.read.read(&mut self.buffer[self.end..]) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(Failure::Read(self.name.clone(), error)),
                Ok(read) => break read,
            }
        };
        self.end += read;
        self.ended = read == 0;
        Ok(read > 0)
    }
}

fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\r' | 0x0b | 0x0c)
}
