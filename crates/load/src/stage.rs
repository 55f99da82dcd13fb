//! Setting up: guests, tables, and everybody in a seat, all over the network as a browser would.

use std::io;
use std::net::SocketAddr;
use std::thread;

use game_core::Seed;
use game_registry::GameEntry;
use serde_json::json;

use crate::rest::Rest;

/// Requests on their way at the same time: the server makes each durable before it answers, and several share that.
const THREADS: usize = 16;

/// Players at each table, unless the game takes fewer or somebody wants it otherwise.
const SEATS: u8 = 4;

/// What is played, and by how many at each table.
#[derive(Clone, Copy)]
pub(crate) struct Play {
    pub(crate) game: &'static dyn GameEntry,
    pub(crate) seats: usize,
}

impl Play {
    /// A game with its own options, by so many if it can be played so.
    pub(crate) fn of(game: &'static dyn GameEntry, seats: Option<u8>) -> io::Result<Self> {
        let wanted = seats.unwrap_or(SEATS.clamp(*game.seats().start(), *game.seats().end()));
        let why_not = game.start(&game.default_options(), wanted, Seed::from(1)).err();
        match why_not {
            None => Ok(Play { game, seats: wanted.into() }),
            Some(why) => Err(io::Error::other(why.to_string())),
        }
    }
}

/// A table at which the game has begun, and who sits there, by seat.
#[derive(Clone, Debug)]
pub(crate) struct Seated {
    pub(crate) table: String,
    pub(crate) cookies: Vec<String>,
}

/// So many guests, each known by a cookie.
pub(crate) fn guests(address: SocketAddr, n: usize) -> io::Result<Vec<String>> {
    in_parallel(address, n, |rest, _| {
        let answer = rest.request("GET", "/api/me", "", "")?;
        answer.cookie.ok_or_else(|| io::Error::other("A new guest gets no cookie."))
    })
}

/// Tables of a game with some of the guests at each.
pub(crate) fn tables(address: SocketAddr, n: usize, play: Play, guests: &[String]) -> io::Result<Vec<Seated>> {
    in_parallel(address, n, |rest, table| {
        let Some(sitting @ [host, others @ ..]) = guests.get(table * play.seats..(table + 1) * play.seats) else {
            return Err(io::Error::other("There are not enough guests."));
        };
        let mut seats = vec![json!({ "kind": "open" }); play.seats];
        seats[0] = json!({ "kind": "you" });
        // A pass that waits for the table's pause would measure the pause.
        let settings = json!({ "pass_pause_ms": 0 });
        let new = json!({ "game": play.game.slug(), "seats": seats, "settings": settings }).to_string();
        let table = text(&rest.request("POST", "/api/tables", host, &new)?.body["id"])?;
        let invites = rest.request("GET", &format!("/api/tables/{table}/invites"), host, "")?.body;
        for (guest, invite) in others.iter().zip(invites["seats"].as_array().into_iter().flatten()) {
            let join = json!({ "token": invite["token"] }).to_string();
            rest.request("POST", "/api/join", guest, &join)?;
        }
        rest.request("POST", &format!("/api/tables/{table}/start"), host, "")?;
        Ok(Seated { table, cookies: sitting.to_vec() })
    })
}

/// The kinds of window of a game: the table would pass in them by itself. Older servers know none.
pub(crate) fn windows(address: SocketAddr, play: Play) -> io::Result<Vec<String>> {
    let games = Rest::connect(address)?.request("GET", "/api/games", "", "")?.body;
    let game = games.as_array().into_iter().flatten().find(|game| game["slug"] == play.game.slug());
    let windows = game.and_then(|game| game["windows"].as_array()).into_iter().flatten();
    windows.map(text).collect()
}

fn text(value: &serde_json::Value) -> io::Result<String> {
    value.as_str().map(str::to_owned).ok_or_else(|| io::Error::other(format!("{value} is no id.")))
}

/// Does `0..n` on several threads, each with a connection of its own; the results are in order.
pub(crate) fn in_parallel<T: Send>(
    address: SocketAddr,
    n: usize,
    work: impl Fn(&mut Rest, usize) -> io::Result<T> + Sync,
) -> io::Result<Vec<T>> {
    let work = &work;
    let share = n.div_ceil(THREADS).max(1);
    thread::scope(|scope| {
        let shares: Vec<_> = (0..n)
            .step_by(share)
            .map(|first| {
                scope.spawn(move || {
                    let mut rest = Rest::connect(address)?;
                    (first..n.min(first + share)).map(|i| work(&mut rest, i)).collect::<io::Result<Vec<T>>>()
                })
            })
            .collect();
        let mut all = Vec::with_capacity(n);
        for share in shares {
            all.extend(share.join().map_err(|_| io::Error::other("A thread of the bench has failed."))??);
        }
        Ok(all)
    })
}
