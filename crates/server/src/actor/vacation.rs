//! The table knows who is on vacation.

use table::wire::Phase;
use table::{Command, UserId};

use super::{Actor, News};
use crate::ids::now;

impl Actor {
    /// What the table has not been told yet of those who sit here.
    fn unknown_vacations(&self) -> Vec<Command> {
        if self.table.phase() == Phase::Over || self.table.is_without_rules() {
            return Vec::new();
        }
        let news = |user: UserId| {
            let until = self.shared.vacations.until(&user, now());
            (until != self.table.away_until(&user)).then_some(Command::Away { user, until })
        };
        self.table.people().into_iter().filter_map(news).collect()
    }

    /// Whoever sits down, and every game that begins, may bring somebody who is away.
    pub(super) async fn enter_vacations(&mut self, news: &mut News) {
        for command in self.unknown_vacations() {
            // It is asked again when the table wakes.
            let _ = self.enter(&command, news).await;
        }
    }

    /// A server that was killed may not have come to tell the table.
    pub(super) async fn catch_up_on_vacations(&mut self) {
        for command in self.unknown_vacations() {
            let _ = self.carry_out(&command).await;
        }
    }
}
