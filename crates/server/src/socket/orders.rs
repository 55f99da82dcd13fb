//! What clients want tables to do.

use table::wire::ClientMessage;
use table::{Actor as By, Command};

/// What a message wants of a table, and under which id, if it is more than a question.
pub(super) fn command(message: ClientMessage, user: String, name: String) -> Option<(String, String, Command)> {
    Some(match message {
        ClientMessage::Act { table, seat, decision, id, action } => {
            let by = By::User(user);
            (table, id.clone(), Command::Act { by, seat, decision, id, action })
        }
        ClientMessage::Undo { table, seat, id } => (table, id.clone(), Command::Undo { user, seat, id }),
        ClientMessage::AnswerUndo { table, accept, id } => {
            (table, id.clone(), Command::AnswerUndo { user, accept, id })
        }
        ClientMessage::AskEnd { table, id } => (table, id.clone(), Command::AskEnd { user, id }),
        ClientMessage::AnswerEnd { table, accept, id } => (table, id.clone(), Command::AnswerEnd { user, accept, id }),
        // The table itself knows who watches it.
        ClientMessage::Chat { table, text, id } => {
            (table, id.clone(), Command::Chat { user, name, text, id, watching: false })
        }
        ClientMessage::Mute { table, user: whom, on, id } => {
            (table, id.clone(), Command::Mute { by: user, user: whom, on, id })
        }
        ClientMessage::Prefer { table, seat, window, mode, id } => {
            (table, id.clone(), Command::Prefer { user, seat, window, mode, id })
        }
        ClientMessage::Stand { table, seat, kind, choice, id } => {
            (table, id.clone(), Command::Stand { user, seat, kind, choice, id })
        }
        _ => return None,
    })
}
