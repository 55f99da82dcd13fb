//! The talk at the table: news, board, question, list, and what is typed in answer.

use std::io::{BufRead, Write};

use console::style;
use game_core::{Seat, Viewer};
use table::SeatHolder;
use table::wire::{SeatView, Warning};

use super::board::{self, Scene};
use super::host::Host;
use super::input::Input;
use super::menu::Menu;
use super::outcome;
use crate::commands::{print, rules};
use crate::error::CliError;
use crate::page::Page;
use crate::words::Lang;

/// A table and what has been shown of it.
pub(super) struct Session {
    /// The table.
    pub(super) host: Host,
    lang: Lang,
    holders: Vec<SeatHolder>,
    /// Whether people sit at a screen, so that secrets must be kept off it between their decisions.
    at_keyboard: bool,
    /// How much of what happened each seat has been told.
    shown: Vec<usize>,
    last: Option<Seat>,
    /// The action that was asked about once more.
    warned: Option<String>,
}

/// A question and what may be answered.
struct Asked {
    seat: Seat,
    view: SeatView,
    menu: Menu,
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
    pub(super) fn new(host: Host, lang: Lang, at_keyboard: bool) -> Self {
        let holders = host.holders();
        Session { shown: vec![0; holders.len()], host, lang, holders, at_keyboard, last: None, warned: None }
    }

    /// Plays until the game is over, the player leaves or nothing more can be read.
    pub(super) fn play(&mut self, input: &mut impl BufRead) -> Result<(), CliError> {
        let people = self.host.people().len();
        if people > 0 {
            print([self.lang.word("term-welcome")])?;
        }
        loop {
            while self.host.bot_acts()? {
                if people == 0 {
                    self.tell_news(None)?;
                }
            }
            if self.host.game()?.outcome().is_some() {
                return self.close();
            }
            let Some(seat) = self.host.person_to_decide() else {
                return Err(CliError::Failed(self.lang.word("term-stuck")));
            };
            self.draw_curtain(seat, people, input)?;
            self.tell_news(Some(seat))?;
            if !self.decide(seat, input)? {
                return print([self.lang.word("term-quit")]);
            }
        }
    }

    /// Asks a seat until something has changed; false when the player leaves.
    fn decide(&mut self, seat: Seat, input: &mut impl BufRead) -> Result<bool, CliError> {
        let Some(view) = self.host.view(seat) else { return Ok(false) };
        let asked = Asked { seat, menu: Menu::of(&view.legal), view };
        self.warned = None;
        self.show_question(&asked, true)?;
        loop {
            let mut line = String::new();
            print!("> ");
            std::io::stdout().flush()?;
            if input.read_line(&mut line)? == 0 {
                return Ok(false);
            }
            match self.answer(&asked, Input::read(&line))? {
                Next::Ask => {}
                Next::GoOn => return Ok(true),
                Next::Leave => return Ok(false),
            }
        }
    }

    fn answer(&mut self, asked: &Asked, input: Input<'_>) -> Result<Next, CliError> {
        let menu = &asked.menu;
        match input {
            Input::Empty => {}
            Input::Quit => return Ok(Next::Leave),
            Input::Number(number) => match number.checked_sub(1).and_then(|i| menu.actions.get(i)) {
                Some(action) => return self.act(asked, action),
                None => {
                    let facts = [("number", number.to_string().into()), ("last", menu.actions.len().into())];
                    print([self.lang.say("term-no-number", facts)])?;
                }
            },
            Input::Notation(text) => return self.act(asked, &self.host.names.to_notation(text)),
            Input::Undo => return self.undo(asked.seat),
            Input::Rules(what) => print(self.rules(asked, what)?)?,
            Input::Score => print(outcome::scores(self.host.game()?, self.lang, &self.host.names))?,
            Input::Log => self.show_log(asked.seat)?,
            Input::Board => self.show_question(asked, true)?,
            Input::Help => {
                let example = menu.actions.first().map_or("", String::as_str);
                print([self.lang.say("term-help", [("example", example.into())])])?;
            }
        }
        Ok(Next::Ask)
    }

    fn act(&mut self, asked: &Asked, action: &str) -> Result<Next, CliError> {
        if let Some(warning) = warning_of(&asked.view.warnings, action, self.warned.as_deref()) {
            self.warned = Some(action.to_owned());
            print([self.lang.say("term-sure", [("warning", warning.said.text.to_string().into())])])?;
            return Ok(Next::Ask);
        }
        let Err(refusal) = self.host.answer(&asked.view, asked.seat, action)? else { return Ok(Next::GoOn) };
        if refusal.code == "unreadable" {
            let why = refusal.facts.as_ref().and_then(|facts| facts["why"].as_str()).unwrap_or_default();
            let facts = [("text", action.into()), ("why", format!("{}.", why.trim_end_matches('.')).into())];
            print([self.lang.say("term-unreadable", facts)])?;
        } else {
            let hint = refusal.rule.as_ref().map(|rule| self.lang.say("term-why", [("rule", rule.as_str().into())]));
            print([self.host.in_words(&refusal)].into_iter().chain(hint))?;
        }
        Ok(Next::Ask)
    }

    fn undo(&mut self, seat: Seat) -> Result<Next, CliError> {
        let undone = match self.host.undo(seat)? {
            Ok(undone) => undone,
            Err(refusal) => return print([self.host.in_words(&refusal)]).map(|()| Next::Ask),
        };
        // Whoever takes something back need not be told that.
        self.shown[seat.index()] = self.host.n_news();
        let names = &self.host.names;
        let facts = [("name", names.name(seat).into()), ("action", names.from_notation(&undone.action).into())];
        let redealt = undone.redealt.then(|| self.lang.word("term-redealt"));
        print([self.lang.say("term-undone", facts)].into_iter().chain(redealt))?;
        Ok(Next::GoOn)
    }

    /// A rule by its number, rules by a word, or the rule of the question.
    fn rules(&self, asked: &Asked, what: &str) -> Result<Vec<String>, CliError> {
        let book = self.host.game()?.entry().rulebook(self.lang.code());
        let page = Page::of_stdout();
        let of_question = asked.view.prompt.as_ref().and_then(|prompt| prompt.rule.as_deref());
        let id = if what.is_empty() { of_question.unwrap_or_default() } else { what };
        match rules::one(self.lang, book, id, &page) {
            Ok(lines) => Ok(lines),
            Err(unknown) => {
                let found: Vec<String> =
                    book.search(what).into_iter().flat_map(|rule| rules::rule_lines(rule, &page)).collect();
                Ok(if found.is_empty() { vec![unknown] } else { found })
            }
        }
    }

    fn show_question(&self, asked: &Asked, with_board: bool) -> Result<(), CliError> {
        if with_board {
            print(board::lines(&self.scene()?, Viewer::Seat(asked.seat)))?;
        }
        let prompt = asked.view.prompt.as_ref();
        let question = prompt.map(|prompt| prompt.text.to_string()).unwrap_or_default();
        let facts = [("name", self.host.names.name(asked.seat).into()), ("question", question.into())];
        let rule = prompt.and_then(|prompt| prompt.rule.as_ref()).map(|rule| format!("  [{rule}]")).unwrap_or_default();
        print([format!("{}{}", style(self.lang.say("term-asks", facts)).bold(), style(rule).dim())])?;
        print(asked.menu.lines(&self.host.names))
    }

    fn scene(&self) -> Result<Scene<'_>, CliError> {
        let game = self.host.game()?;
        Ok(Scene { lang: self.lang, names: &self.host.names, holders: &self.holders, game })
    }

    /// Tells a seat, or those who watch, what has happened since they were told last.
    fn tell_news(&mut self, seat: Option<Seat>) -> Result<(), CliError> {
        let place = seat.map_or(0, Seat::index);
        let seen = std::mem::replace(&mut self.shown[place], self.host.n_news());
        print(self.host.news(seat, seen))
    }

    fn show_log(&self, seat: Seat) -> Result<(), CliError> {
        let log = self.host.log(seat);
        if log.is_empty() { print([self.lang.word("term-log-empty")]) } else { print(log) }
    }

    /// When people share a screen, nobody shall see the cards of the one before.
    fn draw_curtain(&mut self, seat: Seat, people: usize, input: &mut impl BufRead) -> Result<(), CliError> {
        let changed = self.last.replace(seat).is_some_and(|last| last != seat);
        if !self.at_keyboard || people < 2 || !changed {
            return Ok(());
        }
        console::Term::stdout().clear_screen()?;
        print([self.lang.say("term-curtain", [("name", self.host.names.name(seat).into())])])?;
        input.read_line(&mut String::new())?;
        Ok(())
    }

    fn close(&mut self) -> Result<(), CliError> {
        let first = self.host.people().first().copied();
        self.tell_news(first)?;
        let viewer = first.map_or(Viewer::Spectator, Viewer::Seat);
        print(board::lines(&self.scene()?, viewer))?;
        print(outcome::lines(self.host.game()?, self.lang, &self.host.names))
    }
}

/// What is to be said before an action, unless it has been said just now.
fn warning_of<'a>(warnings: &'a [Warning], action: &str, warned: Option<&str>) -> Option<&'a Warning> {
    warnings.iter().find(|warning| warning.action == action && warned != Some(action))
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::wire::Said;

    #[test]
    fn a_warning_is_given_once_and_only_for_its_action() {
        let said = Said {
            key: "note-eliminates".to_owned(),
            facts: Default::default(),
            rule: None,
            text: "Out.".to_owned().into(),
        };
        let warnings = [Warning { action: "sell ambush".to_owned(), said }];
        let given = |action, warned| warning_of(&warnings, action, warned).is_some();
        assert!(given("sell ambush", None) && given("sell ambush", Some("sell uplink")));
        assert!(!given("sell ambush", Some("sell ambush")), "who gives it again means it");
        assert!(!given("done", None));
    }
}
