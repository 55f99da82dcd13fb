//! What lies before each person and before Lacerda.

use game_core::Seat;
use game_text::drawing::{Line, Scene, WIDTH, wrapped};

use super::{joined, map, name, paragraph, short};
use crate::View;
use crate::base::{Base, Owned};
use crate::data::data;
use crate::pieces::{Contract, Good, Party, Tech, Who};

fn indented(text: &str) -> impl Iterator<Item = Line> {
    wrapped(text, WIDTH - 3).into_iter().map(|line| Line::from("   ").line(line))
}

fn named(scene: &Scene<'_>, ids: impl IntoIterator<Item = impl ToString>) -> String {
    joined(ids.into_iter().map(|id| scene.name_of(&id.to_string())))
}

/// Goods, people, technologies and cards of everybody.
pub(super) fn all(scene: &Scene<'_>, view: &View) -> Vec<Line> {
    let open = &view.open;
    let mut lines = Vec::new();
    for who in open.parties() {
        let base = open.base(who);
        let head = match open.party(who) {
            Party::Seat(seat) => scene.head(seat, view.deciding.contains(seat)),
            Party::Rival(_) => Line::new().ink(format!(" # {}", name(scene, view, who)), map::ink(view, who)),
        };
        let side = open.side(who);
        let facts = [("op", base.op.into()), ("side", side.word().into())];
        lines.push(head.text(format!(": {}", scene.say("stands", facts))));
        if open.is_rival(who) {
            lines.extend(indented(&automaton(scene, view, base)));
        } else {
            lines.extend(indented(&goods(scene, base)));
            lines.extend(indented(&people(scene, base)));
        }
        let levels = Tech::ALL.into_iter().filter(|tech| base.lab[*tech].is_some());
        let techs = levels.map(|tech| format!("{} {}", short(scene, tech), base.tech_level(tech)));
        lines.extend(indented(&scene.say("techs", [("techs", joined(techs).into())])));
        lines.extend(cards(scene, view, who));
    }
    lines
}

fn goods(scene: &Scene<'_>, base: &Base) -> String {
    let stock = Good::RESOURCES.into_iter().map(|good| format!("{} {}", scene.name_of(good.word()), base.stock[good]));
    let facts = [
        ("goods", joined(stock).into()),
        ("limit", base.limit().into()),
        ("crystals", base.stock[Good::Crystal].into()),
        ("waiting", base.waiting.into()),
        ("depot", base.depot().into()),
    ];
    scene.say("goods", facts)
}

fn people(scene: &Scene<'_>, base: &Base) -> String {
    let facts = [
        ("quarters", base.quarters.into()),
        ("room", base.room().into()),
        ("working", base.working.into()),
        ("beside", base.beside.into()),
        ("bots", base.bots.len().into()),
        ("ships", base.hangar.into()),
        ("shelters", base.shelters.len().into()),
        ("progress", base.progress.len().into()),
    ];
    scene.say("people", facts)
}

/// Lacerda keeps no resources, and his colonists are not counted; his card and his bot say what comes next.
fn automaton(scene: &Scene<'_>, view: &View, base: &Base) -> String {
    let open = &view.open;
    let card = open.solo_discard.last().map_or_else(|| "–".to_owned(), |card| scene.name_of(&card.to_string()));
    let facts = [
        ("crystals", base.stock[Good::Crystal].into()),
        ("waiting", base.waiting.into()),
        ("bots", (data().bots - base.spare_bots).into()),
        ("ships", base.hangar.into()),
        ("shelters", base.shelters.len().into()),
        ("progress", base.progress.len().into()),
        ("symbol", open.solo_bot.word().into()),
        ("card", card.into()),
        ("left", view.piles.solo_cards.into()),
    ];
    scene.say("rival", facts)
}

/// Only what there is.
fn cards(scene: &Scene<'_>, view: &View, who: Who) -> Vec<Line> {
    let (open, base) = (&view.open, view.open.base(who));
    let owned = |owned: &Owned| {
        let name = scene.name_of(&owned.blueprint.to_string());
        owned.built.map_or_else(|| name.clone(), |cell| format!("{name} ({cell})"))
    };
    let scientists = base.scientists.iter().map(|scientist| {
        let name = scene.name_of(scientist.word());
        open.working[scientist]
            .map_or_else(|| name.clone(), |at| format!("{name} ({})", scene.name_of(&at.to_string())))
    });
    let rows = [
        ("cards-blueprints", !base.blueprints.is_empty(), joined(base.blueprints.iter().map(owned))),
        ("cards-scientists", !base.scientists.is_empty(), joined(scientists)),
        (
            "cards-contracts",
            !base.contracts.is_empty(),
            joined(base.contracts.iter().map(|one| contract(scene, view, one))),
        ),
        ("cards-research", !base.research.is_empty(), named(scene, base.research.iter())),
        ("cards-discoveries", !base.discoveries.is_empty(), named(scene, base.discoveries.iter())),
        ("cards-goal", base.goal.is_some(), named(scene, base.goal)),
    ];
    let shown = rows.into_iter().filter(|(_, there, _)| *there);
    shown.flat_map(|(id, _, cards)| indented(&scene.say(id, [("cards", cards.into())])).collect::<Vec<_>>()).collect()
}

/// `contract 9 (water) 2/3 0/2`, or a tick.
fn contract(scene: &Scene<'_>, view: &View, contract: Contract) -> String {
    let name = scene.name_of(&contract.to_string());
    if view.open.completed.contains(contract) {
        return format!("{name} ✓");
    }
    let wanted = contract.facts().deliver.iter().zip(view.open.delivered[usize::from(contract.0)].0);
    let parts: Vec<String> =
        wanted.map(|((good, count), there)| format!("{} {there}/{count}", scene.name_of(good.word()))).collect();
    if parts.is_empty() { name } else { format!("{name}: {}", parts.join(" ")) }
}

/// The viewer's laboratory, depot, secret cards, and the demands of a goal alone.
pub(super) fn own(scene: &Scene<'_>, view: &View, seat: Seat) -> Vec<Line> {
    let base = view.open.base(seat);
    let placed = Tech::ALL.into_iter().filter_map(|tech| Some(format!("{} {}", base.lab[tech]?, short(scene, tech))));
    let mut lines = paragraph(&scene.say("lab", [("techs", joined(placed).into())]));
    let slots = base.ships.iter().map(|slot| slot.to_string());
    lines.extend(paragraph(&scene.say("depot", [("slots", joined(slots).into())])));
    let goals = view.goals.iter().map(|state| {
        let id = state.goal.to_string();
        format!("{id} {}{}", scene.name_of(&id), if state.met { " ✓" } else { "" })
    });
    lines.extend(paragraph(&scene.say("goals", [("goals", joined(goals).into())])));
    if let Some(hand) = view.hand.filter(|hand| hand.a.is_some() || !hand.b.is_empty()) {
        let cards = hand.a.iter().map(ToString::to_string).chain(hand.b.iter().map(|card| card.to_string()));
        lines.extend(paragraph(&scene.say("hand", [("cards", named(scene, cards).into())])));
    }
    for demand in &view.demands {
        let goal = view.open.options.goal.word().replace('_', "-");
        let sign = if demand.met { "✓" } else { "·" };
        let text = scene.word(&format!("goal-{goal}-{}", demand.place + 1));
        lines.extend(paragraph(&format!("{sign} {text} ({}/{})", demand.have, demand.need)));
    }
    lines
}
