//! The sample game as text: the prizes, and what lies before each player.

use game_core::List;
use game_text::drawing::{Drawn, Line, Scene};

use crate::data::PRIZES;
use crate::view::PlayerView;
use crate::{Prize, SampleGame, View};

impl Drawn for SampleGame {
    fn draw(view: &View, scene: &Scene<'_>) -> Vec<Line> {
        let facts = [("offer", prizes(&view.offer).into()), ("deck", view.deck.into())];
        let mut lines = vec![Line::new(), scene.say("offer", facts).into()];
        for (seat, player) in view.players.iter() {
            lines.push(scene.head(seat, false));
            lines.push(player_line(scene, player));
        }
        lines.push(Line::new());
        lines
    }
}

fn player_line(scene: &Scene<'_>, player: &PlayerView) -> Line {
    let bid = match player.bid {
        None => scene.word("draw-no-bid"),
        Some(bid) => bid.coins.map_or_else(|| "?".to_owned(), |coins| coins.to_string()),
    };
    let facts = [("coins", player.coins.into()), ("kept", prizes(&player.prizes).into()), ("bid", bid.into())];
    format!("   {}", scene.say("player", facts)).into()
}

fn prizes(prizes: &List<Prize, PRIZES>) -> String {
    let all: Vec<String> = prizes.iter().map(ToString::to_string).collect();
    if all.is_empty() { "–".to_owned() } else { all.join(" ") }
}
