//! What is chosen at the lobby.

use game_core::{OptionKind, OptionSpec, words};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::illegal::Illegal;
use crate::pieces::{Board, Company, PerCompany, Threat, Track};

words! {
    /// How the companies come by their tracks.
    /// § SK-2.2
    Tracks, "a way to set up the tracks";
    #[default]
    First = "first",
    Random = "random",
    Chosen = "chosen",
}

words! {
    /// How people come by their starting tokens.
    /// § SK-2.10
    Tokens, "a way to deal the starting tokens";
    #[default]
    First = "first",
    Two = "two",
}

words! {
    /// The threat of a game on the Belt.
    /// § SK-18.1
    ThreatPick, "a threat";
    #[default]
    None = "none",
    Random = "random",
    TH1 = "TH1", TH2 = "TH2", TH3 = "TH3", TH4 = "TH4", TH5 = "TH5", TH6 = "TH6",
}

impl ThreatPick {
    /// The card that it names.
    pub(crate) fn card(self) -> Option<Threat> {
        Threat::ALL.into_iter().find(|threat| threat.word() == self.word())
    }
}

words! {
    /// An automated opponent and its level.
    /// § SK-15.1
    LunaPick, "a level of Luna's";
    #[default]
    None = "none",
    Zero = "0", One = "1", Two = "2", Three = "3", Four = "4", Five = "5", Six = "6", Seven = "7", Eight = "8",
}

impl LunaPick {
    /// Her level, if she plays.
    pub(crate) fn level(self) -> Option<u8> {
        (self as u8).checked_sub(1)
    }
}

/// Chosen at the lobby.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "a track for each company, a level for each Luna")]
pub struct Options {
    /// The side of the game board. § SK-2.1
    pub map: Board,
    /// How the companies come by their tracks. § SK-2.2
    pub tracks: Tracks,
    pub track_skymine: Track,
    pub track_minerva: Track,
    pub track_astrogo: Track,
    pub track_tawac: Track,
    /// How people come by their starting tokens. § SK-2.10
    pub tokens: Tokens,
    /// Whether mission cards are in play. § SK-17.1
    pub missions: bool,
    /// The threat, on the Belt. § SK-18.1
    pub threat: ThreatPick,
    /// Whether each action slot belongs to the resting slot above it. § SK-12.4
    pub linked_slots: bool,
    pub luna_1: LunaPick,
    pub luna_2: LunaPick,
    pub luna_3: LunaPick,
    /// Whether the four chapters are played. § SK-19.1
    pub campaign: bool,
}

impl Default for Options {
    fn default() -> Self {
        let [track_skymine, track_minerva, track_astrogo, track_tawac] = crate::data::data().first_tracks;
        Options {
            map: Board::Moon,
            tracks: Tracks::First,
            track_skymine,
            track_minerva,
            track_astrogo,
            track_tawac,
            tokens: Tokens::First,
            missions: false,
            threat: ThreatPick::None,
            linked_slots: false,
            luna_1: LunaPick::None,
            luna_2: LunaPick::None,
            luna_3: LunaPick::None,
            campaign: false,
        }
    }
}

impl Options {
    /// The levels of the Lunas at the table; a person alone plays against one of level 2 at least.
    /// § SK-15.1
    pub(crate) fn levels(&self, seats: u8) -> Vec<u8> {
        let all = [self.luna_1, self.luna_2, self.luna_3].into_iter().filter_map(LunaPick::level);
        let levels: Vec<u8> = all.collect();
        if levels.is_empty() && seats == 1 { vec![2] } else { levels }
    }

    /// The tracks that were chosen.
    pub(crate) fn chosen(&self) -> PerCompany<Track> {
        let all = [self.track_skymine, self.track_minerva, self.track_astrogo, self.track_tawac];
        PerCompany::new(|company: Company| all[company.index()])
    }

    /// Refuses what the rules do not know.
    /// § SK-1.1 SK-2.2 SK-18.1
    pub(crate) fn check(&self, seats: u8) -> Result<(), Illegal> {
        if !(1..=4).contains(&seats) {
            return Err(Illegal::WrongNumberOfPlayers { players: seats });
        }
        let lunas = self.levels(seats).len() as u8;
        if seats + lunas > 4 {
            return Err(Illegal::TooManyAtTable { players: seats, lunas });
        }
        if self.campaign {
            return Ok(());
        }
        if self.threat != ThreatPick::None && self.map == Board::Moon {
            return Err(Illegal::ThreatNeedsBelt);
        }
        let chosen = self.chosen();
        if self.tracks == Tracks::Chosen {
            for (company, track) in chosen.iter() {
                let twin = chosen.iter().find(|(other, side)| *other != company && side.letter() == track.letter());
                if let Some((_, other)) = twin {
                    return Err(Illegal::TrackBoardTwice { track: *track, other: *other });
                }
            }
        }
        Ok(())
    }
}

/// What the lobby offers.
pub(crate) fn specs() -> Vec<OptionSpec> {
    let all: Vec<u8> = (1..=4).collect();
    let choice = |words: Vec<&str>, default: &str| OptionKind::Choice {
        values: words.into_iter().map(str::to_owned).collect(),
        default: default.to_owned(),
    };
    let flag = || OptionKind::Flag { default: false };
    let spec = |id: &str, kind: OptionKind, source: &str, seats: &[u8]| OptionSpec {
        id: id.to_owned(),
        kind,
        source: source.to_owned(),
        seats: seats.to_vec(),
    };
    let mut specs = vec![
        spec("map", choice(Board::ALL.map(Board::word).into(), "moon"), "rulebook", &all),
        spec("tracks", choice(Tracks::ALL.map(Tracks::word).into(), "first"), "rulebook", &all),
    ];
    for (company, track) in Company::ALL.into_iter().zip(crate::data::data().first_tracks) {
        let sides = choice(Track::ALL.map(Track::word).into(), track.word());
        specs.push(spec(&format!("track_{company}"), sides, "rulebook", &all));
    }
    specs.extend([
        spec("tokens", choice(Tokens::ALL.map(Tokens::word).into(), "first"), "rulebook", &all),
        spec("missions", flag(), "rulebook", &all),
        spec("threat", choice(ThreatPick::ALL.map(ThreatPick::word).into(), "none"), "rulebook", &all),
        spec("linked_slots", flag(), "rulebook", &all),
    ]);
    for place in 1..=3u8 {
        let levels = choice(LunaPick::ALL.map(LunaPick::word).into(), "none");
        specs.push(spec(&format!("luna_{place}"), levels, "public", &all[..usize::from(4 - place)]));
    }
    specs.push(spec("campaign", flag(), "rulebook", &all));
    specs
}
