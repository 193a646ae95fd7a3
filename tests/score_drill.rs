//! The points drill: every yaku, every step of the fu and every fan is dealt, and every field is marked.

use std::collections::BTreeSet;

use tenpai::drill::score::{
    Count, Draft, Field, FuKind, Missing, SWITCHES, ScoreAnswer, ScoreLevel, ScoreName, ScoreQuestion, ScoreVerdict, Subject, deal,
    deal_fu, deal_yaku, items, mark, target, yaku_tiles,
};
use tenpai::engine::mcr::{Fan, McrRules, Why, mcr_points};
use tenpai::engine::riichi::{Points, Switches, Yaku, score};
use tenpai::engine::{How, Tile, Wind, WonHand};

fn won(line: &str, level: ScoreLevel) -> WonHand {
    WonHand::read(line, &level.rules()).unwrap_or_else(|error| panic!("{line}: {error}"))
}

fn question(line: &str, level: ScoreLevel) -> ScoreQuestion {
    ScoreQuestion::given(level, won(line, level)).unwrap_or_else(|error| panic!("{line}: {error}"))
}

/// The answer with these figures in the fields of the question, one after another; `-` leaves one out.
fn answered(question: &ScoreQuestion, figures: &str) -> ScoreVerdict {
    let mut draft = Draft::default();
    for (field, figure) in question.fields().into_iter().zip(figures.split(' ')) {
        figure.bytes().filter(u8::is_ascii_digit).for_each(|digit| draft.push(field, digit - b'0'));
    }
    assert_eq!(draft.missing(question), None, "{figures}");
    mark(question, ScoreAnswer::Made(draft))
}

/// The words of the mistakes, with blanks between them.
fn mistakes(verdict: &ScoreVerdict) -> String {
    verdict.mistakes.iter().map(|mistake| mistake.name()).collect::<Vec<_>>().join(" ")
}

fn check(line: &str, level: ScoreLevel, figures: &str, told: &str) {
    let verdict = answered(&question(line, level), figures);
    assert_eq!(mistakes(&verdict), told, "{line} {level} {figures}");
    assert_eq!(verdict.is_right(), told.is_empty(), "{line} {level} {figures}");
}

const PINFU: &str = "234m567m345p67s99s 8s ron round=E seat=S from=W";
const FORTY: &str = "12344567m34p444s 2p ron seat=N from=W flags=riichi dora=8m";
const OPEN: &str = "678m234p55p34s[345m] 5s ron seat=S from=E";
const EACH: &str = "234m567m345p67s99s 8s tsumo round=E seat=E";
const SHANPON: &str = "234m567m55p11z[345s] 1z ron round=E seat=S from=W";

#[test]
fn every_field_is_marked() {
    use ScoreLevel::{All, Fu, Total};
    check(PINFU, All, "1 30 1000", "");
    check(PINFU, All, "2 30 2000", "han points follows");
    check(PINFU, All, "1 30 2000", "points");
    check(PINFU, All, "1 20 700", "fu no_closed_ron points follows");
    check(PINFU, Fu, "30", "");
    check(PINFU, Fu, "40", "fu");
    check(FORTY, All, "1 40 1300", "");
    check(FORTY, All, "1 30 1000", "fu no_closed_ron points follows");
    check(EACH, All, "2 20 700", "");
    check(EACH, All, "2 20 2100", "points sum");
    check("234m567m345p67s99s 8s tsumo round=E seat=W", All, "2 20 400 700", "");
    check("234m567m345p67s99s 8s tsumo round=E seat=W", All, "2 20 700 400", "points swapped");
    // a triplet that a ron finishes is open: 20 + 4, so 30
    check(SHANPON, Fu, "30", "");
    check(SHANPON, Fu, "24", "fu not_rounded");
    check("234567m5p111z[345s] 5p ron round=E seat=S from=W", Fu, "30", "");
    check("234m1177z[222s][345s] 1z ron round=E seat=S from=W", Fu, "30", "");
    check("234m1177z[222s][345s] 1z ron round=E seat=S from=W", Fu, "40", "fu ron_triplet");
    check("345m2499p[444z][666z] 3p ron seat=S from=W", Fu, "30", "");
    check("345m2499p[444z][666z] 3p ron seat=S from=W", Fu, "40", "fu standing");
    check("345m2499p[444z][666z] 3p ron seat=S from=W", Fu, "20", "fu");
    // from five han on the fu may be left out
    check("234567m234p2348s 8s tsumo seat=S flags=riichi dora=1m,1p", All, "7 - 3000 6000", "");
    check("123456789m1155p 1p ron seat=S from=E flags=riichi", All, "3 40 5200", "");
    // dora and closed han
    check("345m678p55p34s[456p] 5s ron seat=S from=E dora=4p", All, "1 30 1000", "han no_dora points follows");
    check("456p55p34s[345m][345p] 5s ron seat=S from=E", All, "3 30 3900", "han closed_han points follows");
    check(OPEN, All, "1 30 1000", "");
    // yakuman
    check("19m19p19s1234567z 1m ron seat=S from=E", All, "26 - 64000", "");
    check("19m19p19s1234567z 1m ron seat=S from=E", All, "13 - 32000", "han points");
    // Chinese official rules
    check("12345678m123p55s 9m ron", Total, "21", "");
    check("12345678m123p55s 9m ron", Total, "22", "total counted_excluded");
    check("12345678m123p55s 9m ron", Total, "5", "total left_out");
    check("12345678m123p55s 9m ron", Total, "99", "total");
}

#[test]
fn what_is_missing_is_named() {
    let all = question(PINFU, ScoreLevel::All);
    let mut draft = Draft::default();
    assert_eq!(draft.missing(&all), Some(Missing::Field(Field::Han)));
    draft.push(Field::Han, 0);
    assert_eq!(draft.figure(Field::Han), None, "no figure begins with a nought");
    draft.push(Field::Han, 2);
    assert_eq!(draft.missing(&all), Some(Missing::Field(Field::Fu)));
    draft.push(Field::Han, 1);
    draft.push(Field::Han, 1);
    assert_eq!(draft.figure(Field::Han), Some(21), "two digits at most");
    assert_eq!(draft.missing(&all), Some(Missing::Field(Field::Paid)), "with five han the fu may be left out");
    draft.erase(Field::Han);
    assert_eq!(draft.figure(Field::Han), Some(2));
    draft.erase(Field::Han);
    draft.erase(Field::Han);
    assert_eq!(draft.figure(Field::Han), None);
    assert_eq!(draft.missing(&question(PINFU, ScoreLevel::Yaku)), Some(Missing::Names));
    assert_eq!(Draft::default().missing(&question("12345678m123p55s 9m ron", ScoreLevel::Fans)), Some(Missing::Names));
}

/// The names that are chosen, and the marks: right, missed, extra.
fn named(line: &str, level: ScoreLevel, han: &str, names: &[ScoreName]) -> ScoreVerdict {
    let mut draft = Draft::default();
    names.iter().for_each(|&name| draft.toggle(name));
    han.bytes().for_each(|digit| draft.push(Field::Han, digit - b'0'));
    mark(&question(line, level), ScoreAnswer::Made(draft))
}

#[test]
fn names_are_marked() {
    let line = "234567m234p2348s 8s tsumo seat=S flags=riichi dora=1m";
    let yaku = |names: &[Yaku], han: &str| {
        named(line, ScoreLevel::Yaku, han, &names.iter().map(|&yaku| ScoreName::Yaku(yaku)).collect::<Vec<_>>())
    };
    let all = [Yaku::Riichi, Yaku::MenzenTsumo, Yaku::Tanyao, Yaku::SanshokuDoujun];
    assert!(yaku(&all, "6").is_right());
    assert_eq!(mistakes(&yaku(&all, "5")), "han no_dora");
    assert_eq!(mistakes(&yaku(&all[1..], "6")), "missing_yaku");
    let wrong = yaku(&[Yaku::Riichi, Yaku::MenzenTsumo, Yaku::Tanyao, Yaku::Pinfu], "6");
    assert_eq!(mistakes(&wrong), "missing_yaku extra_yaku");
    assert_eq!(items(&question(line, ScoreLevel::Yaku), &wrong), ["yaku:sanshoku doujun", "yaku:pinfu"]);
    let line = "555z7z678m123p[666z] 7z ron";
    let fans = |fans: &[Fan]| named(line, ScoreLevel::Fans, "", &fans.iter().map(|&fan| ScoreName::Fan(fan)).collect::<Vec<_>>());
    assert!(fans(&[Fan::LittleThreeDragons, Fan::SingleWait, Fan::OneVoidedSuit]).is_right());
    let wrong = fans(&[Fan::LittleThreeDragons, Fan::TwoDragonsPungs, Fan::OneVoidedSuit]);
    assert_eq!(wrong.names.extra, [(ScoreName::Fan(Fan::TwoDragonsPungs), Some(Why::NonRepeat(Fan::LittleThreeDragons)))]);
    assert_eq!(mistakes(&wrong), "missing_fan extra_fan");
    assert_eq!(items(&question(line, ScoreLevel::Fans), &wrong), ["fan:Unique Wait (Single)", "fan:Two Dragons Pungs"]);
}

#[test]
fn giving_up_is_no_kind_of_mistake() {
    for level in ScoreLevel::ALL {
        for seed in 0..4 {
            let question = deal(level, seed);
            let verdict = mark(&question, ScoreAnswer::GivenUp);
            assert!(!verdict.is_right() && verdict.mistakes.is_empty());
            assert!(!items(&question, &verdict).is_empty());
        }
    }
}

#[test]
fn every_yaku_is_dealt_and_counts() {
    let mut never = Vec::new();
    for yaku in Yaku::ALL {
        for seed in 0..4 {
            match deal_yaku(yaku, seed) {
                Some(won) => {
                    let score = score(&won, &SWITCHES).unwrap_or_else(|error| panic!("{won}: {error}"));
                    assert!(score.points.is_some() && score.yaku.iter().any(|found| found.yaku == yaku), "{yaku:?}: {won}");
                }
                None => never.push((yaku, seed)),
            }
        }
    }
    assert!(never.is_empty(), "{never:?}");
}

#[test]
fn every_step_of_the_fu_is_dealt_and_counts() {
    let mut never = Vec::new();
    for kind in FuKind::ALL {
        for seed in 0..4 {
            match deal_fu(kind, seed) {
                Some(won) => {
                    let score = score(&won, &SWITCHES).unwrap_or_else(|error| panic!("{won}: {error}"));
                    assert!(score.fu_steps(&won, &SWITCHES).iter().any(|step| FuKind::of(step) == Some(kind)), "{kind:?}: {won}");
                }
                None => never.push((kind, seed)),
            }
        }
    }
    assert!(never.is_empty(), "{never:?}");
}

/// What comes up when the levels are asked one seed after another.
#[test]
fn everything_comes_up_in_the_order_of_the_seeds() {
    let (mut yaku, mut kinds, mut fans) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for seed in 0..2_000 {
        for level in [ScoreLevel::Yaku, ScoreLevel::Fu, ScoreLevel::Total] {
            match mark(&deal(level, seed), ScoreAnswer::GivenUp).count {
                Count::Riichi(won, score) if level == ScoreLevel::Fu => {
                    assert!(score.fu > 0 && score.yakuman() == 0, "{won}");
                    kinds.extend(score.fu_steps(&won, &SWITCHES).iter().filter_map(FuKind::of));
                }
                Count::Riichi(_, score) => yaku.extend(score.yaku.iter().map(|found| found.yaku)),
                Count::Mcr(_, points) => fans.extend(points.fans.iter().map(|counted| counted.fan)),
                Count::Cell(_) => unreachable!("no table was asked"),
            }
        }
    }
    assert_eq!(Yaku::ALL.into_iter().filter(|one| !yaku.contains(one)).collect::<Vec<_>>(), []);
    assert_eq!(FuKind::ALL.into_iter().filter(|one| !kinds.contains(one)).collect::<Vec<_>>(), []);
    assert_eq!(Fan::ALL.into_iter().filter(|one| !fans.contains(one)).collect::<Vec<_>>(), []);
}

/// The right figures of a question.
fn truth(question: &ScoreQuestion) -> ScoreVerdict {
    let told = mark(question, ScoreAnswer::GivenUp);
    let mut draft = Draft::default();
    for mark in &told.fields {
        mark.truth.to_string().bytes().for_each(|digit| draft.push(mark.field, digit - b'0'));
    }
    told.names.missed.iter().for_each(|&name| draft.toggle(name));
    assert_eq!(draft.missing(question), None);
    mark(question, ScoreAnswer::Made(draft))
}

#[test]
fn the_truth_is_right_at_every_level() {
    for level in ScoreLevel::ALL {
        for seed in 0..300 {
            let question = deal(level, seed);
            let verdict = truth(&question);
            assert!(verdict.is_right(), "{}: {:?}", question.subject(), verdict.fields);
            assert!(verdict.mistakes.is_empty());
            assert!(target(&question, &verdict).as_secs() >= 4 && target(&question, &verdict).as_secs() < 100);
            assert_eq!(deal(level, seed), question, "the same seed, the same question");
        }
    }
}

#[test]
fn twins_stand_side_by_side() {
    let mut pairs = 0;
    for half in 0..150 {
        let [one, other] = [2 * half, 2 * half + 1].map(|seed| deal(ScoreLevel::All, seed));
        let (Some(one), Some(other)) = (one.won(), other.won()) else { panic!("wins are asked") };
        if one.drawn() != other.drawn() {
            continue;
        }
        pairs += 1;
        let [a, b] = [one, other].map(|won| score(won, &SWITCHES).expect("a win"));
        assert_ne!(one.winning().tile(), other.winning().tile());
        assert_eq!(one.circumstances(), other.circumstances());
        assert_ne!((a.han, a.fu), (b.han, b.fu), "{one}");
    }
    assert!((30..80).contains(&pairs), "{pairs} of 150");
}

#[test]
fn the_table_is_asked_where_it_has_a_place() {
    let mut limits = 0;
    for seed in 0..500 {
        let question = deal(ScoreLevel::Table, seed);
        let Subject::Cell(cell) = question.subject() else { panic!("a place of the table is asked") };
        assert!(cell.han >= 5 || Points::possible(cell.han, cell.fu, cell.how), "{cell}");
        limits += usize::from(cell.han >= 5);
        assert_eq!(cell.gain(), Points::of(cell.han, cell.fu, &Switches::COMMON).gain(cell.how, cell.seat));
        assert!(matches!(cell.seat, Wind::East | Wind::South));
        assert_eq!(question.fields().len(), if cell.how == How::Tsumo && cell.seat != Wind::East { 2 } else { 1 });
    }
    assert!((50..150).contains(&limits), "{limits}");
}

/// Whether a hand has these tiles.
fn holds(won: &WonHand, tiles: &[Tile]) -> bool {
    let all = won.drawn().all();
    tiles.iter().all(|tile| usize::from(all.of(*tile)) >= tiles.iter().filter(|other| *other == tile).count())
}

#[test]
fn what_makes_a_yaku_lies_in_the_hand() {
    use Yaku::{Chanta, Daisangen, Daisuushii, Dora, Iipeiko, Ittsu, Junchan, Pinfu, Ryanpeikou, Sanankou, Sankantsu, SanshokuDoujun};
    use Yaku::{SanshokuDoukou, Shousangen, Shousuushii, Suuankou, Suukantsu, Toitoi, UraDora, Yakuhai};
    for yaku in Yaku::ALL {
        for seed in 0..10 {
            let Some(won) = deal_yaku(yaku, seed) else { continue };
            let score = score(&won, &SWITCHES).expect("a win");
            let groups = yaku_tiles(yaku, &won, &score);
            assert!(groups.iter().all(|group| !group.is_empty() && holds(&won, group)), "{yaku:?} {won}: {groups:?}");
            let wanted = match yaku {
                Yakuhai(_) => Some(1),
                Pinfu | Iipeiko => Some(2),
                SanshokuDoujun | SanshokuDoukou | Ittsu | Sanankou | Sankantsu | Shousangen | Daisangen => Some(3),
                Ryanpeikou | Toitoi | Suuankou | Suukantsu | Shousuushii | Daisuushii => Some(4),
                Chanta | Junchan => Some(5),
                _ => None,
            };
            assert!(wanted.is_none_or(|wanted| groups.len() == wanted), "{yaku:?} {won}: {groups:?}");
            if let Dora | UraDora = yaku {
                let counted = score.yaku.iter().find(|found| found.yaku == yaku).map(|found| usize::from(found.han()));
                assert_eq!(Some(groups.iter().map(Vec::len).sum()), counted, "{won}");
            }
        }
    }
}

#[test]
fn the_sets_of_a_fan_lie_in_the_hand() {
    let mut some = 0;
    for fan in Fan::ALL {
        for seed in 0..10 {
            let Some(won) = tenpai::drill::mcr::deal_fan(fan, seed) else { continue };
            let points = mcr_points(&won, &McrRules::TODAY);
            for counted in &points.fans {
                let sets = counted.sets(&won, &points.reading);
                assert!(sets.len() <= 4 && sets.iter().all(|set| set.len() >= 3 && holds(&won, set)), "{} {won}: {sets:?}", counted.fan);
                some += usize::from(!sets.is_empty());
                let two = matches!(counted.fan, Fan::MixedDoubleChow | Fan::TwoTerminalChows | Fan::ShortStraight | Fan::DoublePung);
                assert!(!two || sets.len() >= 2, "{} {won}: {sets:?}", counted.fan);
            }
        }
    }
    assert!(some > 500, "{some}");
}

#[test]
fn the_other_side_is_told() {
    let verdict = truth(&question("234m567m345p34s99s 5s ron round=E seat=S from=W flags=riichi", ScoreLevel::All));
    assert!(verdict.twin.is_some());
}
