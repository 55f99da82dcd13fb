//! The table as the game draws it, in the colours of this terminal.

use console::{Color as Paint, Style};
use game_core::{Seat, Viewer};
use game_registry::{Names, RunningGame};
use game_text::drawing::{Color, Ink, Line, Player};
use table::SeatHolder;

use crate::words::Lang;

/// What there is to draw.
pub(super) struct Scene<'a> {
    /// In which language.
    pub(super) lang: Lang,
    /// What the seats are called.
    pub(super) names: &'a Names,
    /// Who sits where.
    pub(super) holders: &'a [SeatHolder],
    /// The game.
    pub(super) game: &'a dyn RunningGame,
}

/// The table as the viewer sees it.
pub(super) fn lines(scene: &Scene<'_>, viewer: Viewer) -> Vec<String> {
    let seats = Seat::all(scene.game.seats());
    let players: Vec<Player> = seats.map(|seat| player(scene, seat)).collect();
    scene.game.draw(viewer, scene.lang.code(), &players).iter().map(painted).collect()
}

fn player(scene: &Scene<'_>, seat: Seat) -> Player {
    let lang = scene.lang;
    let people = scene.holders.iter().filter(|holder| holder.user().is_some()).count();
    let who = match scene.holders.get(seat.index()) {
        Some(SeatHolder::Bot { spec }) => lang.say("term-bot", [("bot", spec.as_str().into())]),
        _ if people == 1 => lang.word("term-you"),
        _ => lang.word("term-human"),
    };
    Player { name: scene.names.name(seat).to_owned(), letter: lang.word(&format!("seat-{}-letter", seat.0)), who }
}

fn painted(line: &Line) -> String {
    line.0.iter().map(|(text, ink)| style(*ink).apply_to(text).to_string()).collect()
}

fn style(ink: Ink) -> Style {
    let style = match ink.color {
        None => Style::new(),
        Some(Color::Red) => Style::new().red(),
        Some(Color::Green) => Style::new().green(),
        Some(Color::Yellow) => Style::new().yellow(),
        Some(Color::Blue) => Style::new().blue().bright(),
        Some(Color::Magenta) => Style::new().magenta(),
        Some(Color::Cyan) => Style::new().cyan(),
        Some(Color::Faint) => Style::new().dim(),
        Some(Color::Seat(seat)) => seat_style(seat),
    };
    if ink.bold { style.bold() } else { style }
}

/// The seat's colour. Blue is bright, since a terminal's plain blue is all but black.
fn seat_style(seat: Seat) -> Style {
    let styles = [
        Style::new().red(),
        Style::new().blue().bright(),
        Style::new().green(),
        Style::new().yellow(),
        Style::new().magenta(),
        Style::new().fg(Paint::Color256(208)),
    ];
    styles[seat.index() % styles.len()].clone()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_drawn_with_the_names_of_its_players() {
        for entry in game_registry::games() {
            let seats = *entry.seats().end();
            let game = entry.start(&entry.default_options(), seats, 5.into()).expect("a game");
            let names = Names::new(["Red", "Rigel", "Altair", "Deneb", "Mira", "Antares"]);
            let holders = vec![SeatHolder::Bot { spec: "mcts:1000ms".to_owned() }; usize::from(seats)];
            let scene = Scene { lang: Lang::En, names: &names, holders: &holders, game: game.as_ref() };
            let drawn = lines(&scene, Viewer::Seat(Seat(0)));
            assert!(!drawn.is_empty(), "{}", entry.slug());
        }
    }

    #[test]
    fn ink_is_colour_and_weight() {
        let ink = Ink::of(Color::Seat(Seat(1))).bold();
        assert_eq!(style(ink), Style::new().blue().bright().bold());
        assert_eq!(style(Ink::default()), Style::new());
    }
}
