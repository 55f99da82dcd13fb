//! The ways to a table's free seats. They are made in the table's own turn, so that of two who ask at once none is
//! told a link that the other's has replaced.

use game_core::Seat;
use store::{Invite, Store};
use table::wire::{Invite as SeatInvite, Invites};
use table::{Refusal, SeatHolder, Table};

use crate::error::refusal;
use crate::ids::{code, secret};

/// The free seats, which the host may hand out.
pub(crate) fn free_seats(table: &Table, user: &str) -> Result<Vec<u8>, Refusal> {
    if table.header().host != user {
        return Err(refusal("not_the_host"));
    }
    let open = table.holders().filter(|(_, holder)| matches!(holder, SeatHolder::Open));
    Ok(open.map(|(seat, _)| seat.0).collect())
}

/// A link to each of these seats, and the table's code.
pub(crate) async fn invites(store: &dyn Store, id: &str, free: &[u8]) -> store::Result<Invites> {
    let known = store.invites(id).await?;
    let mut seats = Vec::new();
    for &seat in free {
        let token = match known.iter().find(|invite| invite.seat == seat) {
            Some(invite) => invite.token.clone(),
            None => {
                let token = secret();
                store.put_invite(Invite { token: token.clone(), table: id.to_owned(), seat }).await?;
                token
            }
        };
        seats.push(SeatInvite { seat: Seat(seat), token });
    }
    let code = match store.table(id).await?.and_then(|record| record.code) {
        Some(code) => code,
        None => {
            let fresh = code();
            store.set_code(id, &fresh).await?;
            fresh
        }
    };
    Ok(Invites { code, seats })
}
