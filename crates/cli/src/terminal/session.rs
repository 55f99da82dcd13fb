//! The talk at the table: news, board, question, list, and what is typed in answer.

use std::io::{BufRead, Write};

use console::style;
use game_core::{Seat, Viewer};
use game_registry::{MoveError, Saying};

use super::board::{self, Scene};
use super::input::Input;
use super::menu::Menu;
use super::outcome;
use super::table::{NoUndo, Table};
use crate::args::Sitter;
use crate::commands::{print, rules};
use crate::error::CliError;
use crate::page::Page;
use crate::words::Lang;

/// A table and what has been shown of it.
pub(super) struct Session {
    /// The table.
    pub(super) table: Table,
    lang: Lang,
    /// Whether people sit at a screen, so that secrets must be kept off it between their decisions.
    at_keyboard: bool,
    /// How much of the log each seat has been shown.
    shown: Vec<usize>,
    last: Option<Seat>,
}

/// What a typed line leads to.
enum Next {
    /// The same question again.
    Ask,
    /// Something has changed.
    GoOn,
    /// The player leaves.
    Leave,
}

impl Session {
    pub(super) fn new(table: Table, lang: Lang, at_keyboard: bool) -> Self {
        let shown = vec![0; table.sitters.len()];
        Session { table, lang, at_keyboard, shown, last: None }
    }

    /// Plays until the game is over, the player leaves or nothing more can be read.
    pub(super) fn play(&mut self, input: &mut impl BufRead) -> Result<(), CliError> {
        let humans = self.table.sitters.iter().filter(|sitter| **sitter == Sitter::Human).count();
        if humans > 0 {
            print([self.lang.word("term-welcome")])?;
        }
        loop {
            while self.table.bot_acts(self.lang)? {
                if humans == 0 {
                    self.tell_news(Viewer::Spectator, 0)?;
                }
            }
            if self.table.game.outcome().is_some() {
                return self.close();
            }
            let Some(seat) = self.table.human_to_decide() else {
                return Err(CliError::Failed(self.lang.word("term-stuck")));
            };
            self.draw_curtain(seat, humans, input)?;
            self.tell_news(Viewer::Seat(seat), seat.index())?;
            if !self.decide(seat, input)? {
                return print([self.lang.word("term-quit")]);
            }
        }
    }

    /// Asks a seat until something has changed; false when the player leaves.
    fn decide(&mut self, seat: Seat, input: &mut impl BufRead) -> Result<bool, CliError> {
        let menu = Menu::of(self.table.game.as_ref(), seat);
        self.show_question(seat, &menu, true)?;
        loop {
            let mut line = String::new();
            print!("> ");
            std::io::stdout().flush()?;
            if input.read_line(&mut line)? == 0 {
                return Ok(false);
            }
            match self.answer(seat, &menu, Input::read(&line))? {
                Next::Ask => {}
                Next::GoOn => return Ok(true),
                Next::Leave => return Ok(false),
            }
        }
    }

    fn answer(&mut self, seat: Seat, menu: &Menu, input: Input<'_>) -> Result<Next, CliError> {
        match input {
            Input::Empty => {}
            Input::Quit => return Ok(Next::Leave),
            Input::Number(number) => match number.checked_sub(1).and_then(|i| menu.actions.get(i)) {
                Some(action) => return self.act(seat, action),
                None => {
                    let facts = [("number", number.to_string().into()), ("last", menu.actions.len().into())];
                    print([self.lang.say("term-no-number", facts)])?;
                }
            },
            Input::Notation(text) => return self.act(seat, &self.table.names.to_notation(text)),
            Input::Undo => return self.undo(seat),
            Input::Rules(what) => print(self.rules(seat, what))?,
            Input::Score => print(outcome::scores(self.table.game.as_ref(), self.lang, &self.table.names))?,
            Input::Log => self.show_log(seat)?,
            Input::Board => self.show_question(seat, menu, true)?,
            Input::Help => {
                let example = menu.actions.first().map_or("", String::as_str);
                print([self.lang.say("term-help", [("example", example.into())])])?;
            }
        }
        Ok(Next::Ask)
    }

    fn act(&mut self, seat: Seat, action: &str) -> Result<Next, CliError> {
        match self.table.act(seat, action) {
            Ok(()) => return Ok(Next::GoOn),
            Err(MoveError::Refused(why)) => {
                let sentence = why.sentence(self.lang.code(), self.table.names.as_slice());
                let hint = why.rule.map(|rule| self.lang.say("term-why", [("rule", rule.0.into())]));
                print([sentence].into_iter().chain(hint))?;
            }
            Err(why) => {
                let why = why.to_string();
                let facts = [("text", action.into()), ("why", format!("{}.", why.trim_end_matches('.')).into())];
                print([self.lang.say("term-unreadable", facts)])?;
            }
        }
        Ok(Next::Ask)
    }

    fn undo(&mut self, seat: Seat) -> Result<Next, CliError> {
        let no = |id: &str| print([self.lang.word(id)]).map(|()| Next::Ask);
        match self.table.undo(seat) {
            Err(NoUndo::Nothing) => no("term-undo-nothing"),
            Err(NoUndo::Others) => no("term-undo-others"),
            Err(NoUndo::Barrier) => no("term-undo-barrier"),
            Ok(action) => {
                for shown in &mut self.shown {
                    *shown = (*shown).min(self.table.events.len());
                }
                let names = &self.table.names;
                let facts = [("name", names.name(seat).into()), ("action", names.from_notation(&action).into())];
                print([self.lang.say("term-undone", facts)])?;
                Ok(Next::GoOn)
            }
        }
    }

    /// A rule by its number, rules by a word, or the rule of the question.
    fn rules(&self, seat: Seat, what: &str) -> Vec<String> {
        let book = self.table.game.entry().rulebook(self.lang.code());
        let page = Page::of_stdout();
        let asked = self.table.game.prompt(seat).and_then(|prompt| prompt.rule);
        let id = if what.is_empty() { asked.map_or("", |rule| rule.0) } else { what };
        match rules::one(self.lang, book, id, &page) {
            Ok(lines) => lines,
            Err(unknown) => {
                let found: Vec<String> =
                    book.search(what).into_iter().flat_map(|rule| rules::rule_lines(rule, &page)).collect();
                if found.is_empty() { vec![unknown] } else { found }
            }
        }
    }

    fn show_question(&self, seat: Seat, menu: &Menu, with_board: bool) -> Result<(), CliError> {
        let game = self.table.game.as_ref();
        if with_board {
            let scene = Scene { lang: self.lang, names: &self.table.names, sitters: &self.table.sitters, game };
            print(board::lines(&scene, Viewer::Seat(seat)))?;
        }
        let question = game.prompt(seat);
        let sentence = |prompt: &Saying| prompt.sentence(self.lang.code(), self.table.names.as_slice());
        let facts = [
            ("name", self.table.names.name(seat).into()),
            ("question", question.as_ref().map(sentence).unwrap_or_default().into()),
        ];
        let rule = question.and_then(|prompt| prompt.rule).map(|rule| format!("  [{rule}]")).unwrap_or_default();
        print([format!("{}{}", style(self.lang.say("term-asks", facts)).bold(), style(rule).dim())])?;
        print(menu.lines(&self.table.names))
    }

    /// Tells a viewer what has happened since it was told last.
    fn tell_news(&mut self, viewer: Viewer, place: usize) -> Result<(), CliError> {
        let seen = std::mem::replace(&mut self.shown[place], self.table.events.len());
        print(self.sentences(viewer, seen))
    }

    fn show_log(&self, seat: Seat) -> Result<(), CliError> {
        if self.table.events.is_empty() {
            return print([self.lang.word("term-log-empty")]);
        }
        print(self.sentences(Viewer::Seat(seat), 0))
    }

    fn sentences(&self, viewer: Viewer, from: usize) -> impl Iterator<Item = String> {
        let names = self.table.names.as_slice();
        let news = self.table.events[from..].iter();
        news.map(move |told| format!("· {}", told.to(viewer).sentence(self.lang.code(), names)))
    }

    /// When people share a screen, nobody shall see the cards of the one before.
    fn draw_curtain(&mut self, seat: Seat, humans: usize, input: &mut impl BufRead) -> Result<(), CliError> {
        let changed = self.last.replace(seat).is_some_and(|last| last != seat);
        if !self.at_keyboard || humans < 2 || !changed {
            return Ok(());
        }
        console::Term::stdout().clear_screen()?;
        print([self.lang.say("term-curtain", [("name", self.table.names.name(seat).into())])])?;
        input.read_line(&mut String::new())?;
        Ok(())
    }

    fn close(&mut self) -> Result<(), CliError> {
        let only = self.table.sitters.iter().position(|sitter| *sitter == Sitter::Human);
        let viewer = only.map_or(Viewer::Spectator, |place| Viewer::Seat(Seat(place as u8)));
        self.tell_news(viewer, only.unwrap_or(0))?;
        let game = self.table.game.as_ref();
        let scene = Scene { lang: self.lang, names: &self.table.names, sitters: &self.table.sitters, game };
        print(board::lines(&scene, viewer))?;
        print([style(self.lang.word("term-over")).bold().to_string()])?;
        print(outcome::lines(game, self.lang, &self.table.names))
    }
}
