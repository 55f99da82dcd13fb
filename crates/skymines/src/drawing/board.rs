//! What lies in the middle of the table.

use game_core::Id;
use game_text::drawing::{Color, Ink, Line, Scene, WIDTH, rows, wrapped};

use crate::View;
use crate::pieces::{Cell, Company, PlanCell, Space};

/// One letter for each company, and a colour.
pub(super) fn mark(company: Company) -> (&'static str, Ink) {
    let (letter, color) = match company {
        Company::Skymine => ("S", Color::Yellow),
        Company::Minerva => ("M", Color::Magenta),
        Company::Astrogo => ("A", Color::Red),
        Company::Tawac => ("T", Color::Cyan),
    };
    (letter, Ink::of(color).bold())
}

/// The round, the threat, the missions.
pub(super) fn title(scene: &Scene<'_>, view: &View) -> Vec<Line> {
    let open = &view.open;
    let facts =
        [("round", open.round.into()), ("map", scene.name_of(open.map.word()).into()), ("deck", view.deck.into())];
    let mut text = scene.say("round", facts);
    if open.chapter > 0 {
        text = format!("{}; {text}", scene.say("chapter", [("chapter", open.chapter.into())]));
    }
    if let Some(threat) = open.threat_left() {
        text.push_str(&format!("; {}", scene.say("threat", [("threat", threat.word().into())])));
    }
    if !open.missions.is_empty() {
        let cards: Vec<String> = open.missions.iter().map(ToString::to_string).collect();
        text.push_str(&format!("; {}", scene.say("missions", [("missions", cards.join(" ").into())])));
    }
    wrapped(&text, WIDTH)
}

/// `S Skymine (A1) 5: columns 5 3 5; Kassiopeia 12, Luna 3`.
pub(super) fn companies(scene: &Scene<'_>, view: &View) -> Vec<Line> {
    let open = &view.open;
    let mut lines = Vec::new();
    for company in Company::ALL {
        let (letter, ink) = mark(company);
        let columns: Vec<String> =
            open.stations[company].columns.0.iter().map(|column| column.pieces.to_string()).collect();
        let cells = open
            .parties()
            .map(|who| format!("{} {}", super::players::name(scene, view, who), open.account(who).cells[company]));
        let facts = [
            ("track", open.tracks[company].word().into()),
            ("value", view.values[company].into()),
            ("columns", columns.join(" ").into()),
            ("cells", cells.collect::<Vec<_>>().join(", ").into()),
        ];
        let head = Line::new().ink(format!("{letter} {} ", scene.name_of(company.word())), ink);
        let room = WIDTH - head.width();
        let mut rest = wrapped(&scene.say("company", facts), room).into_iter();
        lines.push(head.line(rest.next().unwrap_or_default()));
        lines.extend(rest.map(|line| Line::from("    ").line(line)));
    }
    lines
}

/// Cards with their costs, plans, bonus spaces.
pub(super) fn displays(scene: &Scene<'_>, view: &View) -> Vec<Line> {
    let open = &view.open;
    let card = |cell: Cell| {
        let shown = open.display[cell.index()].map(|card| {
            let cost = view.costs[cell.index()].unwrap_or(0);
            format!("{cell}: {} {} ({cost})", card, scene.name_of(&card.to_string()))
        });
        shown.unwrap_or_else(|| format!("{cell}: –"))
    };
    let mut lines: Vec<Line> = vec![scene.word("draw-cards").into()];
    lines.extend(rows((0..12).map(Cell).map(|cell| card(cell).into()), WIDTH, 2));
    let plan = |cell: PlanCell| {
        let shown = open.plans[cell.index()].map_or_else(|| "–".to_owned(), |plan| plan.to_string());
        Line::from(format!("{cell}: {shown}"))
    };
    let specials: Vec<String> = open.specials.iter().map(|plan| plan.to_string()).collect();
    let facts = [("coins", open.supplement.into()), ("specials", specials.join(" ").into())];
    lines.extend(wrapped(&scene.say("plans", facts), WIDTH));
    lines.extend(rows((0..12).map(PlanCell).map(plan), WIDTH, 2));
    let taken = Space::ALL.into_iter().filter_map(|space| {
        let marker = open.spaces[space]?;
        Some(format!("{} ({})", scene.name_of(space.word()), super::players::name(scene, view, marker.who)))
    });
    let taken: Vec<String> = taken.collect();
    if !taken.is_empty() {
        lines.extend(wrapped(&scene.say("spaces", [("spaces", taken.join(", ").into())]), WIDTH));
    }
    lines
}
