//! Games as text: what a terminal shows of a table, in letters that say everything that colours say.
//!
//! A game draws its own view ([`Drawn`]) in at most [`WIDTH`] columns and knows nothing of terminals: it gives
//! [`Line`]s of text with [`Ink`], and whoever shows them turns ink into colours or leaves it.

mod canvas;
mod line;

pub use canvas::Canvas;
pub use line::{Color, Ink, Line, beside, rows, wrapped};

use game_core::{Game, Seat};
use serde_json::{Map, Value};

use crate::Texts;

/// No line of a drawing is longer.
pub const WIDTH: usize = 100;

/// A game that can be drawn as text.
pub trait Drawn: Game {
    /// What a viewer sees of the table, from the view alone. A game without a drawing of its own shows its view as
    /// data.
    fn draw(view: &Self::View, scene: &Scene<'_>) -> Vec<Line> {
        let _ = scene;
        fields(&serde_json::to_value(view).unwrap_or_default())
    }
}

/// One line for each field of a view.
fn fields(view: &Value) -> Vec<Line> {
    match view {
        Value::Object(fields) => fields.iter().map(|(key, value)| format!("{key}: {value}").into()).collect(),
        other => vec![other.to_string().into()],
    }
}

/// What a drawing needs to know besides the view.
pub struct Scene<'a> {
    /// In which language.
    pub lang: &'a str,
    /// The words of the game.
    pub texts: &'a Texts,
    /// Who sits where.
    pub players: &'a [Player],
}

/// A player as a drawing names them.
#[derive(Clone, Debug)]
pub struct Player {
    /// Their name.
    pub name: String,
    /// One letter for maps, another for each player.
    pub letter: String,
    /// Who they are: `you`, `bot greedy`.
    pub who: String,
}

impl Scene<'_> {
    /// A word of the game.
    pub fn word(&self, id: &str) -> String {
        self.texts.get(self.lang, id).unwrap_or_else(|| format!("{{{id}}}"))
    }

    /// A component by its name on the board: the message `name-<id>`, or the id itself.
    pub fn name_of(&self, id: &str) -> String {
        self.texts.get(self.lang, &format!("name-{}", id.replace('_', "-"))).unwrap_or_else(|| id.to_owned())
    }

    /// A sentence of the game with facts; the message is `draw-<id>`.
    pub fn say<const N: usize>(&self, id: &str, facts: [(&str, Value); N]) -> String {
        let mut object: Map<String, Value> = facts.into_iter().map(|(key, value)| (key.to_owned(), value)).collect();
        object.insert("type".to_owned(), Value::from(id));
        let names: Vec<String> = self.players.iter().map(|player| player.name.clone()).collect();
        self.texts.say(self.lang, "draw", &object, &names)
    }

    /// The player in a seat.
    pub fn player(&self, seat: Seat) -> &Player {
        static NOBODY: Player = Player { name: String::new(), letter: String::new(), who: String::new() };
        self.players.get(seat.index()).unwrap_or(&NOBODY)
    }

    /// `R Red (you)` in the colour of the seat, after a mark for whoever is to decide.
    pub fn head(&self, seat: Seat, deciding: bool) -> Line {
        let (player, mark) = (self.player(seat), if deciding { '>' } else { ' ' });
        let ink = Ink::of(Color::Seat(seat)).bold();
        Line::new().ink(format!("{mark}{} {}", player.letter, player.name), ink).text(format!(" ({})", player.who))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_view_without_a_drawing_shows_its_fields() {
        let lines: Vec<String> = fields(&json!({"a": 1, "b": [2]})).iter().map(Line::to_string).collect();
        assert_eq!(lines, ["a: 1", "b: [2]"]);
    }
}
