//! A win told in one line: what is read, what is refused and where, and what cannot have happened.

use tenpai::engine::{Flag, How, Ruleset, Wind, WonHand};

fn read(line: &str) -> WonHand {
    WonHand::read(line, &Ruleset::RIICHI).unwrap_or_else(|error| panic!("{line}: {error}"))
}

fn refused(line: &str, sentence: &str) {
    match WonHand::read(line, &Ruleset::RIICHI) {
        Ok(won) => panic!("`{line}` was read as {won}"),
        Err(error) => assert_eq!(error.to_string(), sentence, "{line}"),
    }
}

#[test]
fn a_line_is_read_and_printed_the_same() {
    for line in [
        "345m40677p67s[340m] 8s tsumo round=E seat=N dora=4s",
        "1112345678999m 0m ron round=S seat=W from=E flags=riichi,ippatsu",
        "123m456p789s1122z 1z ron round=E seat=S dora=1m3z ura=45z honba=2 sticks=3 from=N flags=double_riichi,last_discard",
        "22p[1111z]-[2222z]+[3333z][444z] 2p tsumo round=N seat=E flowers=8 flags=after_kan",
    ] {
        if line.starts_with("22p") {
            refused(line, "14 tiles: expected a hand before its draw, 13, 10, 7, 4 or 1, a meld counting three");
            assert_eq!(read(&line.replacen("22p", "2p", 1)).to_string(), line.replacen("22p", "2p", 1));
        } else {
            assert_eq!(read(line).to_string(), line);
        }
    }
    let won = read("  345m 40677p 67s [340m]   8s ron\tseat=n flags= dora= from=E ");
    assert_eq!(won.hand().to_string(), "345m40677p67s[340m]");
    assert_eq!(won.drawn().to_string(), "345m40677p678s[340m]");
    let told = won.circumstances();
    assert_eq!((told.how, told.round, told.seat, told.from), (How::Ron, Wind::East, Wind::North, Some(Wind::East)));
    let red = read("46m789s22333p555z 0m ron");
    assert_eq!((red.winning().is_red(), red.drawn().to_string().as_str()), (true, "406m22333p789s555z"));
    assert!(read("1z[1111m]-[222m][333m][444m] 1z tsumo flags=last_draw").has(Flag::LastDraw));
}

#[test]
fn what_cannot_be_read_is_named_with_its_column() {
    for (line, sentence) in [
        ("", "how it was won is missing: `HAND WIN ron` or `HAND WIN tsumo`"),
        ("123m 4m", "how it was won is missing: `HAND WIN ron` or `HAND WIN tsumo`"),
        ("  tsumo", "at column 3: no winning tile before this: `HAND WIN ron` or `HAND WIN tsumo`"),
        ("1m ron", "at column 1: no hand before the winning tile"),
        (" 123h 4m ron", "at column 5: `h` is no suit: m, p, s or z"),
        ("\u{3000}1m 4h ron", "at column 6: `h` is no suit: m, p, s or z"),
        ("123m456p789s1122z 1z1z ron", "at column 19: `1z1z` is not one tile: the winning tile stands alone behind the hand"),
        ("123m456p789s1122z [111z] ron", "at column 19: `[111z]` is not one tile: the winning tile stands alone behind the hand"),
        ("123m456p789s1122z 1z ron dealer", "at column 26: `dealer` is no `key=value`"),
        (
            "123m456p789s1122z 1z ron wind=E",
            "at column 26: `wind` is no key: round, seat, dora, ura, honba, sticks, from, flowers or flags",
        ),
        ("123m456p789s1122z 1z ron seat=E seat=E", "at column 33: `seat=` stands twice"),
        ("123m456p789s1122z 1z ron seat=East", "at column 31: `East` is no wind: E, S, W or N"),
        ("123m456p789s1122z 1z ron honba=-1", "at column 32: `-1` is no number from 0 to 99"),
        ("123m456p789s1122z 1z ron honba=100", "at column 32: `100` is no number from 0 to 99"),
        ("123m456p789s1122z 1z ron dora=3m8z", "at column 33: `8z` is no tile: honours are 1z to 7z"),
        (
            "123m456p789s1122z 1z ron flags=riichi,lucky",
            "at column 39: `lucky` is no flag: riichi double_riichi ippatsu last_draw last_discard after_kan robbing_kan first_draw last_tile",
        ),
        (
            "123m456p789s1122z 1z ron flags=\u{1b}[2J",
            "at column 32: `\\u{1b}[2J` is no flag: riichi double_riichi ippatsu last_draw last_discard after_kan robbing_kan first_draw last_tile",
        ),
    ] {
        refused(line, sentence);
    }
}

#[test]
fn what_cannot_have_been_won_is_refused_with_its_reason() {
    for (line, sentence) in [
        ("1122z 1z ron", "4 tiles: a win is 13 and the winning tile, a meld counting three"),
        ("147m258p369s1234z 1z ron", "no tile completes the hand"),
        ("123m456p789s1122z 3z ron", "3z does not complete the hand: it waits on 12z"),
        ("123m456p789s1122z 1z ron dora=11z", "five copies of 1z: only four exist (hand, melds, winning tile and indicators together)"),
        ("123m456p789s1z[2222z] 2z ron", "five copies of 2z: only four exist (hand, melds, winning tile and indicators together)"),
        ("123m456p1122z[789s] 1z ron flags=riichi", "riichi with the open meld [789s]: a riichi wants a closed hand"),
        ("123m456p789s1122z 1z ron flags=ippatsu", "ippatsu without riichi"),
        ("123m456p789s1122z 1z ron flags=riichi,double_riichi", "riichi and double_riichi together: a hand is declared ready once"),
        ("123m456p1122z[9999s]- 1z tsumo flags=riichi,ippatsu,after_kan", "ippatsu and after_kan together: a kan ends ippatsu"),
        ("123m456p789s1122z 1z ron ura=3z", "ura= without riichi: only a riichi turns them over"),
        ("123m456p789s1122z 1z ron flags=riichi dora=4m ura=34z", "more ura indicators than dora indicators: each lies beneath one"),
        ("123m456p789s1122z 1z ron dora=3m4m5m6m7m8m", "6 indicators: five at most are turned over"),
        ("123m456p789s1122z 1z ron flags=last_draw", "last_draw by ron: that tile is drawn"),
        ("123m456p789s1122z 1z ron flags=after_kan", "after_kan by ron: that tile is drawn"),
        ("123m456p789s1122z 1z tsumo flags=last_discard", "last_discard by self-draw: that tile is another player's"),
        ("123m456p789s1122z 1z tsumo flags=robbing_kan", "robbing_kan by self-draw: that tile is another player's"),
        ("123m456p789s1122z 1z tsumo flags=after_kan", "after_kan without a kan in the hand"),
        ("123m456p789s1122z 1z ron flags=robbing_kan", "robbing a kan of 1z while another 1z is seen: all four lie in that kan"),
        ("123m456p789s1122z 1z ron flags=last_tile", "last_tile with another 1z concealed in the hand: the three others lie open"),
        ("123m456p1122z[789s] 1z tsumo flags=first_draw", "first_draw with the meld [789s]: nobody has called yet"),
        ("123m456p789s1122z 1z tsumo flags=riichi,first_draw", "first_draw and riichi together: a riichi comes with a discard"),
        ("123m456p789s1122z 1z ron seat=E flags=first_draw", "first_draw by ron as the dealer: nobody discards before the dealer"),
        ("123m456p789s1122z 1z tsumo from=E", "from= with a self-draw: nobody discarded that tile"),
        ("123m456p789s1122z 1z ron from=S", "from=S is the winner's own seat"),
        ("123m456p789s1122z 1z ron flowers=9", "9 flowers: there are eight"),
    ] {
        refused(line, sentence);
    }
}

#[test]
fn the_other_way_of_winning_leaves_out_what_it_cannot_have() {
    let ron = read("123m456p789s1122z 1z ron from=E flags=riichi,last_discard");
    let drawn = ron.circumstances().won_by(How::Tsumo);
    assert_eq!((drawn.from, drawn.flags.to_string().as_str()), (None, "riichi"));
    let again = WonHand::new(*ron.hand(), ron.winning(), drawn, &Ruleset::RIICHI);
    assert_eq!(again.map(|won| won.to_string()), Ok("123m456p789s1122z 1z tsumo round=E seat=S flags=riichi".to_owned()));
}

#[test]
fn what_riichi_alone_knows_has_no_place_in_chinese_official_rules() {
    let hand = "12345678m123p55s 9m ron";
    for (told, what) in [
        ("dora=1m", "dora="),
        ("honba=1", "honba="),
        ("sticks=2", "sticks="),
        ("flags=riichi", "riichi"),
        ("flags=double_riichi", "double_riichi"),
        ("flags=ippatsu", "ippatsu"),
    ] {
        let fault = WonHand::read(&format!("{hand} {told}"), &Ruleset::MCR).map(|_| ()).map_err(|error| error.to_string());
        assert_eq!(fault, Err(format!("{what} has no place in mcr")), "{told}");
    }
    assert!(WonHand::read(&format!("{hand} from=W flowers=2 flags=last_tile"), &Ruleset::MCR).is_ok());
}

#[test]
fn a_word_that_is_missing_or_said_twice_is_named() {
    let hand = "12344567m34p444s 2p ron";
    for (told, sentence) in [
        ("seat=", "at column 30: a wind is missing here"),
        ("honba=", "at column 31: a number is missing here"),
        ("flags=riichi,", "at column 38: a flag is missing here"),
        ("flags=riichi,riichi", "at column 38: `riichi` stands twice"),
    ] {
        let fault = WonHand::read(&format!("{hand} {told}"), &Ruleset::RIICHI).map(|_| ()).map_err(|error| error.to_string());
        assert_eq!(fault, Err(sentence.to_owned()), "{told}");
    }
}
