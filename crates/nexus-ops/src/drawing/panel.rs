//! Players, crowded hexes and the viewer's cards.

use game_core::{Seat, Viewer};
use game_text::drawing::{Line, Scene, wrapped};

use super::map::units_text;
use crate::{Hex, Open, Phase, View};

/// Columns beside the map.
const ROOM: usize = 28;

/// Whose turn it is, and what each player has.
pub(super) fn players(scene: &Scene<'_>, open: &Open) -> Vec<Line> {
    let mut lines = wrapped(&headline(scene, open), ROOM);
    if let Some(battle) = &open.battle {
        let facts = [
            ("hex", battle.hex.to_string().into()),
            ("attacker", scene.player(open.turn.active).name.as_str().into()),
            ("defender", scene.player(battle.defender).name.as_str().into()),
        ];
        lines.extend(wrapped(&scene.say("battle", facts), ROOM));
    }
    lines.push(Line::new());
    lines.extend(Seat::all(open.seats).flat_map(|seat| player(scene, open, seat)));
    lines
}

fn headline(scene: &Scene<'_>, open: &Open) -> String {
    if open.end.is_some() {
        return scene.word("draw-over");
    }
    let phase = match open.turn.phase {
        Phase::Deploy => "deploy",
        Phase::Move => "move",
        Phase::Explore => "explore",
        Phase::Fight => "fight",
        Phase::Income => "income",
        Phase::Draw => "draw",
    };
    let phase = scene.word(&format!("draw-phase-{phase}"));
    let name = scene.player(open.turn.active).name.as_str();
    scene.say("turn", [("name", name.into()), ("phase", phase.into())])
}

fn player(scene: &Scene<'_>, open: &Open, seat: Seat) -> [Line; 4] {
    let player = &open.players[seat];
    let target = if open.options.teams { String::new() } else { format!("/{}", open.options.vp_target) };
    let (vp, rubium) = (scene.word("draw-vp"), scene.word("draw-rubium"));
    let (energize, secrets) = (scene.word("draw-energize"), scene.word("draw-secrets"));
    [
        scene.head(seat, open.turn.active == seat && open.end.is_none()),
        format!("   {vp} {}{target}, {rubium} {}", player.vp, player.rubium).into(),
        format!("   {energize} {}, {secrets} {}", player.energize, player.secrets).into(),
        format!("   {} {}", scene.word("draw-supply"), units_text(scene, |unit| player.supply[unit.index()])).into(),
    ]
}

/// Who stands on the hexes for which the map has too little room.
pub(super) fn armies(scene: &Scene<'_>, open: &Open, crowded: &[Hex]) -> Vec<Line> {
    let army = |hex: Hex| {
        let here = Seat::all(open.seats).filter(|seat| open.presence[*seat].contains(hex));
        let units = |seat: Seat| {
            let units = units_text(scene, |unit| open.count(seat, hex, unit));
            format!("{} {units}", scene.player(seat).name)
        };
        Line::from(format!("{hex}: {}", here.map(units).collect::<Vec<_>>().join(", ")))
    };
    crowded.iter().map(|&hex| army(hex)).collect()
}

/// The viewer's own cards, each with the name that actions use.
pub(super) fn hand(scene: &Scene<'_>, view: &View) -> Vec<Line> {
    let (Viewer::Seat(_), Some(hand)) = (view.viewer, view.hand) else { return Vec::new() };
    let energize = hand.energize.kinds().iter().map(|card| (card.to_string(), hand.energize.of(card)));
    let secrets = hand.secrets.kinds().iter().map(|card| (card.to_string(), hand.secrets.of(card)));
    let card = |(id, count): (String, u8)| {
        let times = if count > 1 { format!(" ×{count}") } else { String::new() };
        let name = Some(scene.name_of(&id)).filter(|name| *name != id).unwrap_or_default();
        Line::from(format!("  {id}{times}  {name}")).trimmed()
    };
    let cards: Vec<Line> = energize.chain(secrets).map(card).collect();
    let title = scene.word("draw-hand");
    if cards.is_empty() {
        return vec![format!("{title}: {}", scene.word("draw-empty-hand")).into()];
    }
    [vec![format!("{title}:").into()], cards].concat()
}
