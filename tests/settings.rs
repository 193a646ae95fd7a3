//! The settings file: read back, written whole, left alone where it is not ours.

use std::fs;
use std::path::{Path, PathBuf};

use tempfile::TempDir;
use tenpai::drill::settings::{Mouse, Setting, Settings, Tiles};
use tenpai::store::settings::{SettingsError, SettingsFile};

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder for a test")
}

fn holding(folder: &TempDir, text: &str) -> PathBuf {
    let path = folder.path().join("settings.toml");
    fs::write(&path, text).expect("the folder can be written");
    path
}

fn read(path: &Path) -> (Settings, Option<SettingsError>) {
    SettingsFile::new(Some(path.to_owned())).read()
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).expect("the file is there")
}

#[test]
fn what_is_kept_is_read_back() {
    let folder = folder();
    let path = folder.path().join("deep/er/settings.toml");
    let file = SettingsFile::new(Some(path.clone()));
    assert!(matches!(file.read(), (settings, None) if settings == Settings::default()));
    let mut settings = Settings::default();
    for setting in Setting::ALL {
        settings = settings.turned(setting, tenpai::drill::settings::Turn::On);
        file.keep(setting, &settings).expect("it can be written");
    }
    let (back, fault) = file.read();
    assert!(back == settings && fault.is_none(), "{}", text(&path));
    assert!(text(&path).starts_with("version = 1\n"));
    let beside = fs::read_dir(path.parent().expect("a folder")).expect("it can be listed").count();
    assert_eq!(beside, 1, "nothing lies beside the file");
}

#[test]
fn other_lines_and_remarks_stay() {
    for (before, after) in [
        (
            "# mine\ntiles = \"letters\" # old\nfuture = [1, 2]\n\n[table]\ntiles = 3\n",
            "version = 1\n# mine\ntiles = \"card\"\nfuture = [1, 2]\n\n[table]\ntiles = 3\n",
        ),
        ("version = 1\nmouse = false\n", "version = 1\nmouse = false\ntiles = \"card\"\n"),
        ("[table]\nx = 1\n", "version = 1\ntiles = \"card\"\n[table]\nx = 1\n"),
    ] {
        let folder = folder();
        let path = holding(&folder, before);
        let settings = Settings { tiles: Tiles::Card, ..Settings::default() };
        SettingsFile::new(Some(path.clone())).keep(Setting::Tiles, &settings).expect("it can be written");
        assert_eq!(text(&path), after);
    }
}

#[test]
fn lines_that_only_look_like_settings_do_no_harm() {
    let folder = folder();
    let path = holding(&folder, "note = \"\"\"\ntiles = \"letters\"\n[x]\n\"\"\"\n\"tiles\" = \"ascii\"\n");
    assert!(matches!(read(&path), (Settings { tiles: Tiles::Ascii, .. }, None)));
    let settings = Settings { tiles: Tiles::Card, ..Settings::default() };
    SettingsFile::new(Some(path.clone())).keep(Setting::Tiles, &settings).expect("it can be written");
    let table: toml::Table = text(&path).parse().expect("still a settings file");
    assert_eq!(table["note"].as_str(), Some("tiles = \"letters\"\n[x]\n"));
    assert!(matches!(read(&path), (Settings { tiles: Tiles::Card, .. }, None)));
}

#[test]
fn words_numbers_and_switches_are_read() {
    let folder = folder();
    let path = holding(&folder, "tiles = \"card\"\nquestions = 25\nmouse = false\ncolors = 16\ndecoys = 0\n");
    let (settings, fault) = read(&path);
    assert!(fault.is_none());
    assert_eq!((settings.tiles, settings.questions, settings.mouse, settings.decoys), (Tiles::Card, 25, Mouse::Off, Some(0)));
}

#[test]
fn a_wrong_value_is_told_and_the_others_count() {
    let folder = folder();
    let path = holding(&folder, "tiles = \"round\"\nquestions = 25\n");
    assert!(matches!(read(&path), (Settings { tiles: Tiles::Auto, questions: 25, .. }, Some(SettingsError::Damaged))));
}

#[test]
fn what_is_not_ours_is_left_as_it_is() {
    let long = format!("# {}\n", "x".repeat(70_000));
    for (before, newer) in
        [("version = 2\ntiles = \"cubes\"\n", true), ("tiles = \n", false), ("\u{0}\u{1}", false), (long.as_str(), false)]
    {
        let folder = folder();
        let path = holding(&folder, before);
        let file = SettingsFile::new(Some(path.clone()));
        let (settings, fault) = file.read();
        assert_eq!(settings, Settings::default());
        assert!(
            if newer { matches!(fault, Some(SettingsError::Newer)) } else { matches!(fault, Some(SettingsError::Damaged)) },
            "{fault:?}"
        );
        assert!(file.keep(Setting::Tiles, &settings).is_err());
        assert_eq!(text(&path), before);
    }
    let folder = folder();
    assert!(matches!(read(folder.path()), (_, Some(SettingsError::Damaged))));
}

#[cfg(unix)]
#[test]
fn links_stay_links_and_devices_are_no_files() {
    let folder = folder();
    let path = holding(&folder, "questions = 5\n");
    let link = folder.path().join("link.toml");
    std::os::unix::fs::symlink(&path, &link).expect("links can be made");
    let file = SettingsFile::new(Some(link.clone()));
    file.keep(Setting::Questions, &Settings { questions: 20, ..Settings::default() }).expect("it can be written");
    assert!(fs::symlink_metadata(&link).expect("the link is there").is_symlink());
    assert!(text(&path).contains("questions = 20"));

    let nothing = SettingsFile::new(Some("/dev/null".into()));
    assert!(matches!(nothing.read(), (_, None)));
    assert!(matches!(nothing.keep(Setting::Tiles, &Settings::default()), Err(SettingsError::ReadOnly)));
}
