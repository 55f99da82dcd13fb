//! What lies around the surface.

use game_core::Id;
use game_text::drawing::{Line, Scene, WIDTH, rows};

use super::{joined, letter, map, name, paragraph, short};
use crate::View;
use crate::pieces::{Building, Good, Main, Space, Spot};
use crate::state::{Ending, Offer, Phase};

fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "draw-setup",
        Phase::Colonization => "draw-colonization",
        Phase::Shuttle => "draw-shuttle-phase",
        Phase::Scoring => "draw-scoring",
        Phase::Over => "draw-over",
    }
}

/// Round and phase, level, missions, shuttle.
pub(super) fn title(scene: &Scene<'_>, view: &View) -> Vec<Line> {
    let open = &view.open;
    let facts = [
        ("round", open.round.into()),
        ("phase", scene.word(phase(open.phase)).into()),
        ("level", open.level.into()),
        ("remaining", open.remaining.into()),
        ("shuttle", open.shuttle.word().into()),
        ("space", open.shuttle_space.into()),
    ];
    let mut text = scene.say("round", facts);
    match open.ending {
        Ending::No => {}
        Ending::OneMore => text.push_str(&scene.word("draw-one-more")),
        Ending::Last => text.push_str(&scene.word("draw-last")),
    }
    let mut lines = paragraph(&text);
    let order = (0..Space::count() as u8).map(Space).filter_map(|space| {
        let who = open.parties().find(|who| open.base(*who).space == Some(space))?;
        let name = name(scene, view, who);
        Some(if open.base(who).down { format!("{space} ({name})") } else { format!("{space} {name}") })
    });
    lines.extend(paragraph(&scene.say("order", [("order", joined(order).into())])));
    lines
}

/// Life support, stacks, missions, action cells, the agency.
pub(super) fn colony(scene: &Scene<'_>, view: &View) -> Vec<Line> {
    let open = &view.open;
    let column = |(place, building): (usize, Building)| {
        let tile = scene.name_of(&open.lss_tiles[place].to_string());
        format!("{} {} ({tile})", scene.name_of(building.word()), open.lss[place])
    };
    let columns = Building::LSS.into_iter().enumerate().map(column);
    let facts = [("row", open.level_row().into()), ("columns", joined(columns).into())];
    let mut lines = paragraph(&scene.say("lss", facts));
    lines.extend(paragraph(&scene.say("stacks", [("stacks", map::stacks(scene, view).into())])));
    let missions = open.missions.0.iter().map(|state| {
        let name = scene.name_of(&state.mission.to_string());
        if state.left == 0 { format!("{name} ✓") } else { format!("{name} {}", state.left) }
    });
    lines.extend(paragraph(&scene.say("missions", [("missions", joined(missions).into())])));
    lines.extend(paragraph(&scene.say("posts", [("posts", posts(scene, view).into())])));
    let agency = open.agency.0.iter().enumerate().map(|(place, offer)| {
        let card = offer.map_or_else(
            || "–".to_owned(),
            |offer| match offer {
                Offer::Scientist { scientist } => scene.name_of(scientist.word()),
                Offer::Contract { contract } => scene.name_of(&contract.to_string()),
            },
        );
        format!("{} {card}", place + 1)
    });
    lines.extend(paragraph(&scene.say("agency", [("agency", joined(agency).into())])));
    lines
}

/// `Construct K K V`: whose colonists stand on action cells.
fn posts(scene: &Scene<'_>, view: &View) -> String {
    let open = &view.open;
    let post = |main: Main| {
        let there = open
            .parties()
            .flat_map(|who| std::iter::repeat_n(letter(scene, view, who), usize::from(open.posts[main][who.index()])));
        let there: Vec<String> = there.collect();
        (!there.is_empty()).then(|| format!("{} {}", scene.name_of(main.word()), there.join(" ")))
    };
    joined(Main::ALL.into_iter().filter_map(post))
}

/// The warehouse, the grid, blueprints, discovery tiles.
pub(super) fn orbit(scene: &Scene<'_>, view: &View) -> Vec<Line> {
    let open = &view.open;
    let goods =
        Good::WAREHOUSE.into_iter().map(|good| format!("{} {}", scene.name_of(good.word()), open.warehouse[good]));
    let mut lines = paragraph(&scene.say("warehouse", [("goods", joined(goods).into())]));
    let row = |places: std::ops::Range<usize>| {
        joined(places.map(|place| {
            let tech = open.grid[place].map_or_else(|| "–".to_owned(), |tech| short(scene, tech));
            format!("{} {tech}", place + 1)
        }))
    };
    let facts = [
        ("top", row(0..3).into()),
        ("middle", row(3..6).into()),
        ("bottom", row(6..8).into()),
        ("left", view.piles.techs.into()),
    ];
    lines.extend(paragraph(&scene.say("grid", facts)));
    let spots = (0..2u8).map(Spot).filter_map(|spot| {
        let discovery = open.exploration[usize::from(spot.0)]?;
        Some(format!("{spot} {}", scene.name_of(&discovery.to_string())))
    });
    let facts = [("tiles", joined(spots).into()), ("left", view.piles.discoveries.into())];
    lines.extend(paragraph(&scene.say("discoveries", facts)));
    if let Some(radar) = open.radar {
        lines.extend(paragraph(&scene.say("radar", [("tile", scene.name_of(&radar.to_string()).into())])));
    }
    lines.extend(paragraph(&scene.say("blueprints", [("left", view.piles.blueprints.into())])));
    let card = |blueprint: &crate::pieces::Blueprint| {
        let facts = blueprint.facts();
        let (name, of) = (scene.name_of(&blueprint.to_string()), scene.name_of(facts.building.word()));
        Line::from(format!("  {blueprint} {name} ({of} {})", facts.min_complex))
    };
    lines.extend(rows(open.display.0.iter().flatten().map(card), WIDTH, 1));
    lines
}
