//! The middle of the table and the players.

use game_core::{ScoreSheet, Seat};
use game_text::drawing::{Color, Ink, Line, Scene, WIDTH, rows, wrapped};

use crate::View;
use crate::choice::Offer;
use crate::pieces::{Claim, Effect};

pub(super) fn headline(scene: &Scene<'_>, view: &View) -> Line {
    let facts = [("adventure", view.table.adventure.into()), ("turn", view.table.turn.into())];
    scene.say("headline", facts).into()
}

/// What can be taken, by the number that the action names.
pub(super) fn combinations(scene: &Scene<'_>, view: &View) -> Vec<Line> {
    let combination = |(i, offer): (usize, &Offer)| {
        let also = offer.also.map(|number| format!("/{number}")).unwrap_or_default();
        let effect = scene.name_of(&offer.effect.to_string());
        let number = Line::from(format!("{}) ", i + 1)).ink(format!("{}{also}", offer.number), Ink::default().bold());
        number.text(" ").ink(effect, Ink::of(color(offer.effect)))
    };
    let offers = view.combinations.iter().enumerate().filter(|(_, offer)| !offer.closed);
    rows(offers.map(combination), WIDTH, 3)
}

/// Each effect has its colour.
fn color(effect: Effect) -> Color {
    match effect {
        Effect::Robot => Color::Red,
        Effect::Energy => Color::Yellow,
        Effect::Plant => Color::Green,
        Effect::Water => Color::Blue,
        Effect::Astronaut => Color::Magenta,
        Effect::Planning => Color::Cyan,
    }
}

/// The three missions, and how far each player is with them.
pub(super) fn missions(scene: &Scene<'_>, view: &View) -> Vec<Line> {
    let table = &view.table;
    let mission = |(place, letter): (usize, char)| {
        let text = scene.name_of(&format!("mission-{}", table.missions[place]));
        let far = |seat: Seat| {
            let claimed = table.claims[seat][place] != Claim::default();
            let progress = view.standings.get(seat.index()).map(|standings| standings[place]);
            let far = progress.map(|progress| format!("{}/{}", progress.have, progress.need)).unwrap_or_default();
            format!("{} {}", scene.player(seat).name, if claimed { "+".to_owned() } else { far })
        };
        let all: Vec<String> = Seat::all(table.seats).map(far).collect();
        wrapped(&format!("{letter}: {text} {}", all.join(", ")), WIDTH)
    };
    (0..3).zip('A'..='C').flat_map(mission).collect()
}

/// Who plays, ASTRA among them, and the viewer's own points.
pub(super) fn players(scene: &Scene<'_>, view: &View) -> Vec<Line> {
    let mut heads: Vec<Line> =
        Seat::all(view.table.seats).map(|seat| scene.head(seat, view.deciding.contains(seat))).collect();
    if let Some(astra) = &view.table.astra {
        heads.push(scene.say("astra", [("points", astra.points(view.table.adventure).into())]).into());
    }
    let mut lines = rows(heads, WIDTH, 1);
    if let Some(score) = &view.score {
        lines.extend(points(scene, score));
    }
    lines
}

fn points(scene: &Scene<'_>, score: &ScoreSheet) -> Vec<Line> {
    let line = |line: &game_core::ScoreLine| {
        let label = scene.word(&format!("score-{}", line.label.replace('_', "-")));
        Line::from(format!("{label} {}", line.points))
    };
    let sum = scene.say("points", [("points", score.total().into())]);
    rows(std::iter::once(Line::from(sum)).chain(score.lines.iter().map(line)), WIDTH, 2)
}
