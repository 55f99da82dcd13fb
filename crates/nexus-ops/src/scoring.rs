//! The score sheet: what each seat's points come from.

use game_core::{ScoreSheet, Seat};

use crate::data::data;
use crate::state::Open;

/// The lines of each seat, at any moment.
pub(crate) fn scores(open: &Open) -> Vec<ScoreSheet> {
    Seat::all(open.seats).map(|seat| sheet(open, seat)).collect()
}

fn sheet(open: &Open, seat: Seat) -> ScoreSheet {
    let player = &open.players[seat];
    let secret_vp: i32 = player.played.iter().map(|card| i32::from(data().secret(card).vp)).sum();
    let mission_vp = i32::from(player.missions) * i32::from(data().mission_vp);
    let sheet = ScoreSheet::default().line("missions", i32::from(player.missions), mission_vp).line(
        "secret-missions",
        player.played.len() as i32,
        secret_vp,
    );
    if open.options.king_of_the_hill {
        return sheet.line("king-of-the-hill", i32::from(player.hill), i32::from(player.hill * data().hill_vp));
    }
    sheet
}
