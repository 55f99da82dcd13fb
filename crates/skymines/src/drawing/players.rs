//! What lies before each player and each Luna.

use game_core::Seat;
use game_text::drawing::{Line, Scene, WIDTH, wrapped};

use crate::View;
use crate::pieces::{CardSet, LunaCard, Party, Who};
use crate::state::{Lying, Phase};

/// A person by name, a Luna by hers.
pub(super) fn name(scene: &Scene<'_>, view: &View, who: Who) -> String {
    match view.open.party(who) {
        Party::Seat(seat) => scene.player(seat).name.clone(),
        Party::Luna(luna) => scene.name_of(luna.word()),
    }
}

fn indented(text: &str) -> impl Iterator<Item = Line> {
    wrapped(text, WIDTH - 3).into_iter().map(|line| Line::from("   ").line(line))
}

fn cards(scene: &Scene<'_>, cards: impl IntoIterator<Item = crate::Card>) -> String {
    let all: Vec<String> = cards.into_iter().map(|card| scene.name_of(&card.to_string())).collect();
    if all.is_empty() { "–".to_owned() } else { all.join(", ") }
}

/// Everybody's coins, tracks, markers, and cards in the action area.
pub(super) fn all(scene: &Scene<'_>, view: &View) -> Vec<Line> {
    let open = &view.open;
    let mut lines = Vec::new();
    for who in open.parties() {
        let account = open.account(who);
        let facts = [
            ("coins", account.coins.into()),
            ("helium", account.helium.into()),
            ("research", account.research.into()),
            ("markers", account.markers.into()),
        ];
        match open.party(who) {
            Party::Seat(seat) => {
                let first = if open.first == seat { scene.word("draw-first") } else { String::new() };
                lines.push(scene.head(seat, view.deciding.contains(seat)).text(first));
                lines.extend(indented(&scene.say("has", facts)));
                let person = &open.persons[seat];
                let (up, down): (Vec<&Lying>, Vec<&Lying>) = person.area.iter().partition(|lying| lying.up);
                if !person.area.is_empty() {
                    let shown = cards(scene, up.iter().map(|lying| lying.card));
                    let used = cards(scene, down.iter().map(|lying| lying.card));
                    lines.extend(indented(&scene.say("area", [("shown", shown.into()), ("used", used.into())])));
                }
            }
            Party::Luna(luna) => {
                lines.push(Line::from(format!("  {}", scene.name_of(luna.word()))));
                lines.extend(indented(&scene.say("has", facts)));
                let luna = &open.lunas[usize::from(who.0 - open.seats)];
                let card = |card: Option<LunaCard>| card.map_or_else(|| "–".to_owned(), |card| card.to_string());
                let facts = [
                    ("level", luna.level.into()),
                    ("left", card(luna.majority[0]).into()),
                    ("right", card(luna.majority[1]).into()),
                ];
                lines.extend(indented(&scene.say("luna", facts)));
            }
        }
    }
    lines
}

/// The viewer's hand, plan, resting decks and screens.
pub(super) fn own(scene: &Scene<'_>, view: &View, seat: Seat) -> Vec<Line> {
    let person = &view.open.persons[seat];
    let planned = view.own.map_or(CardSet::EMPTY, |desk| desk.placed());
    let mut lines = wrapped(&scene.say("hand", [("cards", cards(scene, person.hand & !planned).into())]), WIDTH);
    if view.open.phase == Phase::Planning {
        lines.extend(wrapped(&scene.say("planned", [("cards", cards(scene, planned).into())]), WIDTH));
    }
    let decks = person.rests.0.iter().enumerate().filter(|(_, deck)| !deck.is_empty());
    for (place, deck) in decks {
        let facts = [("place", (place + 1).into()), ("cards", cards(scene, *deck).into())];
        lines.extend(wrapped(&scene.say("rest", facts), WIDTH));
    }
    let screens = person.screens.0.iter().enumerate().filter_map(|(place, laid)| {
        let laid = (*laid)?;
        Some(format!("{}:{}{}", place + 1, laid.plan, if laid.down { "*" } else { "" }))
    });
    let screens: Vec<String> = screens.collect();
    lines.extend(wrapped(&scene.say("screens", [("screens", screens.join(" ").into())]), WIDTH));
    lines
}
