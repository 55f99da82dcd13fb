//! Welcome to the Moon as text: the combinations, one's sheet space by space, what is marked on it, and how far all are.

mod panel;
mod sheet;

use game_core::{Seat, Viewer};
use game_text::drawing::{Drawn, Line, Scene};

use crate::board::BoardView;
use crate::{View, WelcomeToTheMoon};

impl Drawn for WelcomeToTheMoon {
    fn draw(view: &View, scene: &Scene<'_>) -> Vec<Line> {
        let seat = match view.viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Spectator => Seat(0),
        };
        let mut lines = vec![Line::new(), panel::headline(scene, view)];
        lines.extend(panel::combinations(scene, view));
        lines.push(Line::new());
        lines.extend(match &view.board {
            BoardView::Launch(sheets) => sheet::of(scene, view, sheets, seat),
            BoardView::Journey(sheets) => sheet::of(scene, view, sheets, seat),
            BoardView::Colony(sheets) => sheet::of(scene, view, sheets, seat),
            BoardView::Mine(sheets) => sheet::of(scene, view, sheets, seat),
            BoardView::City(sheets) => sheet::of(scene, view, sheets, seat),
            BoardView::Quarantine(sheets) => sheet::of(scene, view, sheets, seat),
            BoardView::Ships(sheets) => sheet::of(scene, view, sheets, seat),
            BoardView::Planets(sheets) => sheet::of(scene, view, sheets, seat),
        });
        lines.push(Line::new());
        lines.extend(panel::missions(scene, view));
        lines.extend(panel::players(scene, view));
        lines.push(Line::new());
        lines
    }
}
