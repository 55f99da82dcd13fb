//! Chat, wishes and preferences.

use game_core::Seat;

use super::Fault;
use crate::limits::{CHAT_LINES, MUTED, SEATS};
use crate::request::{Request, Wish};
use crate::update::{Happening, News};
use crate::wire::ChatLine;
use crate::{PassMode, Table, UserId};

impl Table {
    pub(super) fn said(&mut self, user: &str, name: &str, text: &str) -> News {
        self.body.chat_lines += 1;
        let line = ChatLine {
            number: self.body.chat_lines,
            at: self.body.at,
            user: user.to_owned(),
            name: name.to_owned(),
            text: text.to_owned(),
        };
        if self.body.chat.len() == CHAT_LINES {
            self.body.chat.pop_front();
        }
        self.body.chat.push_back(line.clone());
        News::Said(line)
    }

    pub(super) fn muted(&mut self, user: &UserId, name: &str, on: bool) -> Result<Happening, Fault> {
        let name = name.to_owned();
        if !on {
            self.body.muted.remove(user);
            return Ok(Happening::Unmuted { name });
        }
        check_room(self.body.muted.len(), MUTED)?;
        self.body.muted.insert(user.clone(), name.clone());
        Ok(Happening::Muted { name })
    }

    pub(super) fn undo_asked(&mut self, seat: Seat, user: &UserId, to: u32) -> Happening {
        self.wish(Wish::Undo { seat, to }, user);
        Happening::UndoAsked { seat }
    }

    pub(super) fn end_asked(&mut self, user: &UserId) -> Happening {
        self.wish(Wish::End, user);
        Happening::EndAsked { name: self.name_of(user) }
    }

    fn wish(&mut self, wish: Wish, user: &UserId) {
        self.body.request = Some(Request { wish, user: user.clone(), accepted: Vec::new() });
    }

    pub(super) fn undo_answered(&mut self, user: &UserId, accept: bool) -> Result<Happening, Fault> {
        let name = self.name_of(user);
        let stands = self.wish_answered(user, accept)?;
        Ok(if stands { Happening::UndoAccepted { name } } else { Happening::UndoDenied { name } })
    }

    pub(super) fn end_answered(&mut self, user: &UserId, accept: bool) -> Result<Happening, Fault> {
        let name = self.name_of(user);
        let stands = self.wish_answered(user, accept)?;
        Ok(if stands { Happening::EndAccepted { name } } else { Happening::EndDenied { name } })
    }

    /// Whether the wish still stands. One that came to nothing cannot be repeated before something has changed.
    fn wish_answered(&mut self, user: &UserId, accept: bool) -> Result<bool, Fault> {
        if accept {
            if let Some(request) = &mut self.body.request {
                if request.accepted.contains(user) {
                    return Err("The same person accepts twice.".to_owned());
                }
                check_room(request.accepted.len(), SEATS)?;
                request.accepted.push(user.clone());
            }
            return Ok(true);
        }
        // Also one that was taken back: else somebody could ask again and again.
        let Some(Request { wish, user, .. }) = self.body.request.take() else { return Ok(false) };
        let n_actions = |seats: &[Seat]| self.play.as_ref().map(|play| play.n_known(0, seats));
        match wish {
            Wish::Undo { seat, .. } => {
                let known = n_actions(&self.seats_of(&user));
                self.place_mut(seat)?.denied_at = known;
            }
            Wish::End => {
                // A step in secret is no reason to ask again.
                let known = n_actions(&[]);
                self.body.end_denied.retain(|_, denied_at| Some(*denied_at) == known);
                self.body.end_denied.extend(known.map(|known| (user, known)));
            }
        }
        Ok(false)
    }

    pub(super) fn preferred(&mut self, seat: Seat, window: &str, mode: PassMode) -> Result<(), Fault> {
        if self.other_rules.is_some() {
            return Ok(());
        }
        if !self.entry.windows().contains(&window) {
            return Err(format!("No question of this game is called `{window}`."));
        }
        self.place_mut(seat)?;
        let preference = self.preference(seat, window, mode);
        self.place_mut(seat)?.prefer.insert(window.to_owned(), preference);
        Ok(())
    }

    pub(super) fn stood(&mut self, seat: Seat, kind: &str, choice: Option<&str>) -> Result<(), Fault> {
        if self.other_rules.is_some() {
            return Ok(());
        }
        if !self.knows_standing(kind, choice) {
            return Err(format!("No question of this game is called `{kind}`, or it has no such answer."));
        }
        let standing = &mut self.place_mut(seat)?.standing;
        match choice {
            Some(choice) => standing.insert(kind.to_owned(), choice.to_owned()),
            None => standing.remove(kind),
        };
        Ok(())
    }
}

fn check_room(n: usize, most: usize) -> Result<(), Fault> {
    if n < most { Ok(()) } else { Err(format!("No table keeps more than {most} of these.")) }
}
