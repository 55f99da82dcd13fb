//! Players, crowded hexes and the viewer's cards.

use game_core::{Seat, Viewer};
use nexus_ops::{Hex, Open, Phase, View};

use super::map::units_text;
use crate::args::Sitter;
use crate::page::wrap;
use crate::terminal::board::Scene;
use crate::terminal::names::{seat_letter, seat_style};

/// Whose turn it is, and what each player has.
pub(super) fn players(scene: &Scene<'_>, open: &Open) -> Vec<String> {
    let mut lines = vec![headline(scene, open)];
    if let Some(battle) = &open.battle {
        let facts = [
            ("hex", battle.hex.to_string().into()),
            ("attacker", scene.names.name(open.turn.active).into()),
            ("defender", scene.names.name(battle.defender).into()),
        ];
        let words: Vec<String> = scene.lang.say("nexus-battle", facts).split_whitespace().map(str::to_owned).collect();
        lines.extend(wrap(&words, 28));
    }
    lines.push(String::new());
    lines.extend(Seat::all(open.seats).flat_map(|seat| player(scene, open, seat)));
    lines
}

fn headline(scene: &Scene<'_>, open: &Open) -> String {
    if open.end.is_some() {
        return scene.lang.word("nexus-over");
    }
    let phase = match open.turn.phase {
        Phase::Deploy => "deploy",
        Phase::Move => "move",
        Phase::Explore => "explore",
        Phase::Fight => "fight",
        Phase::Income => "income",
        Phase::Draw => "draw",
    };
    let phase = scene.lang.word(&format!("nexus-phase-{phase}"));
    scene.lang.say("nexus-turn", [("name", scene.names.name(open.turn.active).into()), ("phase", phase.into())])
}

fn player(scene: &Scene<'_>, open: &Open, seat: Seat) -> Vec<String> {
    let (lang, player) = (scene.lang, &open.players[seat]);
    let who = match &scene.sitters[seat.index()] {
        Sitter::Human if scene.sitters.iter().filter(|s| **s == Sitter::Human).count() == 1 => lang.word("term-you"),
        Sitter::Human => lang.word("term-human"),
        Sitter::Bot(spec) => lang.say("term-bot", [("bot", spec.to_string().into())]),
    };
    let turn = if open.turn.active == seat && open.end.is_none() { '>' } else { ' ' };
    let name = format!("{turn}{} {}", seat_letter(lang, seat), scene.names.name(seat));
    let target = if open.options.teams { String::new() } else { format!("/{}", open.options.vp_target) };
    let (vp, rubium) = (lang.word("nexus-vp"), lang.word("nexus-rubium"));
    let (energize, secrets) = (lang.word("nexus-energize"), lang.word("nexus-secrets"));
    vec![
        format!("{} ({who})", seat_style(seat).bold().apply_to(name)),
        format!("   {vp} {}{target}, {rubium} {}", player.vp, player.rubium),
        format!("   {energize} {}, {secrets} {}", player.energize, player.secrets),
        format!("   {} {}", lang.word("nexus-supply"), units_text(lang, |unit| player.supply[unit.index()])),
    ]
}

/// Who stands on the hexes for which the map has too little room.
pub(super) fn armies(scene: &Scene<'_>, open: &Open, crowded: &[Hex]) -> Vec<String> {
    let army = |hex: Hex| {
        let here = Seat::all(open.seats).filter(|seat| open.presence[*seat].contains(hex));
        let units = |seat: Seat| {
            let units = units_text(scene.lang, |unit| open.count(seat, hex, unit));
            format!("{} {units}", scene.names.name(seat))
        };
        format!("{hex}: {}", here.map(units).collect::<Vec<_>>().join(", "))
    };
    crowded.iter().map(|&hex| army(hex)).collect()
}

/// The viewer's own cards, each with the name that actions use.
pub(super) fn hand(scene: &Scene<'_>, view: &View) -> Vec<String> {
    let (Viewer::Seat(_), Some(hand)) = (view.viewer, view.hand) else { return Vec::new() };
    let energize = hand.energize.kinds().iter().map(|card| (card.to_string(), hand.energize.of(card)));
    let secrets = hand.secrets.kinds().iter().map(|card| (card.to_string(), hand.secrets.of(card)));
    let texts = scene.game.entry().texts();
    let card = |(id, count): (String, u8)| {
        let name = texts.get(scene.lang.code(), &format!("name-{}", id.replace('_', "-")));
        let times = if count > 1 { format!(" ×{count}") } else { String::new() };
        format!("  {id}{times}  {}", name.unwrap_or_default()).trim_end().to_owned()
    };
    let cards: Vec<String> = energize.chain(secrets).map(card).collect();
    let title = scene.lang.word("nexus-hand");
    if cards.is_empty() {
        return vec![format!("{title}: {}", scene.lang.word("nexus-empty-hand"))];
    }
    [vec![format!("{title}:")], cards].concat()
}
