//! Every call of the interface, once: the router and the OpenAPI document are both made from this list.

use axum::extract::DefaultBodyLimit;
use axum::handler::Handler;
use axum::routing::{self, MethodRouter};

use super::{daily, games, lobby, me, openapi, programs, replays, state, tables, texts};
use crate::app::App;
use crate::socket;

/// A journal of a long game.
const JOURNAL: usize = 4 * 1024 * 1024;

/// Who may make a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Who {
    /// Anybody.
    Anyone,
    /// A person by the cookie, or a program by its token.
    User,
    /// A person by the cookie only: whatever belongs to the account, and what could outlive the token.
    InPerson,
    /// A browser, known or not, but no program with a token.
    NoToken,
}

/// One call.
pub(super) struct Call {
    pub(super) method: &'static str,
    pub(super) path: &'static str,
    /// What it does.
    pub(super) what: &'static str,
    pub(super) who: Who,
    /// The schema of what is sent; without one nothing is, or it is no JSON.
    pub(super) body: Option<&'static str>,
    /// The schema of the answer; without one there is no content, or it is no JSON.
    pub(super) answer: Option<&'static str>,
    pub(super) route: MethodRouter<App>,
}

impl Call {
    fn get<T: 'static>(path: &'static str, handler: impl Handler<T, App>, what: &'static str) -> Self {
        Self::new("get", path, what, routing::get(handler))
    }

    fn post<T: 'static>(path: &'static str, handler: impl Handler<T, App>, what: &'static str) -> Self {
        Self::new("post", path, what, routing::post(handler))
    }

    fn put<T: 'static>(path: &'static str, handler: impl Handler<T, App>, what: &'static str) -> Self {
        Self::new("put", path, what, routing::put(handler))
    }

    fn delete<T: 'static>(path: &'static str, handler: impl Handler<T, App>, what: &'static str) -> Self {
        Self::new("delete", path, what, routing::delete(handler))
    }

    fn new(method: &'static str, path: &'static str, what: &'static str, route: MethodRouter<App>) -> Self {
        Call { method, path, what, who: Who::User, body: None, answer: None, route }
    }

    fn by(self, who: Who) -> Self {
        Call { who, ..self }
    }

    fn takes(self, schema: &'static str) -> Self {
        Call { body: Some(schema), ..self }
    }

    fn gives(self, schema: &'static str) -> Self {
        Call { answer: Some(schema), ..self }
    }

    fn at_most(self, bytes: usize) -> Self {
        Call { route: self.route.layer(DefaultBodyLimit::max(bytes)), ..self }
    }
}

/// All of them.
pub(super) fn calls() -> Vec<Call> {
    [people(), shelf(), at_tables(), of_the_day(), finished(), for_programs(), about_the_server()]
        .into_iter()
        .flatten()
        .collect()
}

fn people() -> Vec<Call> {
    vec![
        Call::get("/api/me", me::me, "Who you are; a new browser gets a name and a cookie.")
            .by(Who::Anyone)
            .gives("Me"),
        Call::put("/api/me", me::rename, "Change your name or language.").by(Who::InPerson).takes("Rename").gives("Me"),
        Call::post("/api/account", me::register, "Add a login and password, keeping your games.")
            .by(Who::InPerson)
            .takes("Credentials")
            .gives("Me"),
        Call::post("/api/login", me::login, "Log in with a password.")
            .by(Who::NoToken)
            .takes("Credentials")
            .gives("Me"),
        Call::post("/api/logout", me::logout, "Forget the cookie.").by(Who::NoToken),
        Call::get("/api/tokens", programs::tokens, "Your tokens for programs.").by(Who::InPerson).gives("Tokens"),
        Call::post("/api/tokens", programs::new_token, "A new token; it is shown once.")
            .by(Who::InPerson)
            .takes("NameToken")
            .gives("NewToken"),
        Call::delete("/api/tokens/{id}", programs::remove_token, "Revoke a token.").by(Who::InPerson),
    ]
}

fn shelf() -> Vec<Call> {
    vec![
        Call::get("/api/games", games::list, "The games, their seats and options.").by(Who::Anyone).gives("Games"),
        Call::get("/api/languages", texts::languages, "The languages in which people are spoken to.")
            .by(Who::Anyone)
            .gives("Languages"),
        Call::get(
            "/api/texts/{lang}/{file}",
            texts::file,
            "A Fluent file of a language: `<slug of a game>.ftl`, `table.ftl`, and `page.ftl` if it was added.",
        )
        .by(Who::Anyone),
        Call::get("/api/games/{slug}/rules", games::rules, "A game's rules by chapter.").by(Who::Anyone).gives("Rules"),
    ]
}

fn at_tables() -> Vec<Call> {
    vec![
        Call::get("/api/tables", tables::mine, "Your tables that are not over.").gives("Tables"),
        Call::post("/api/tables", tables::create, "Open a table, and start it if wanted.")
            .takes("NewTable")
            .gives("Made"),
        Call::get("/api/tables/{id}", tables::one, "One table in brief.").gives("Table"),
        Call::post("/api/tables/{id}/setup", lobby::set_up, "Change one thing before the start.").takes("SetupChange"),
        Call::post("/api/tables/{id}/start", lobby::start, "The host starts the game."),
        Call::get("/api/tables/{id}/invites", lobby::invites, "For the host: links to free seats, the table's code.")
            .gives("Invites"),
        Call::put("/api/tables/{id}/seats/{seat}", tables::change_seat, "In the game: hand a seat over, take it back.")
            .takes("Seat"),
        Call::post("/api/tables/{id}/rematch", tables::rematch, "The same people at a new table.").gives("Made"),
        Call::post("/api/tables/{id}/resign", tables::resign, "Give up."),
        Call::post("/api/join", lobby::join, "Take a seat by link or code.").takes("Join").gives("Made"),
        Call::get("/api/ws", socket::upgrade, "The WebSocket for play."),
    ]
}

fn of_the_day() -> Vec<Call> {
    vec![
        Call::get("/api/daily", daily::today, "Today's challenges, one for each game that has one.").gives("Dailies"),
        Call::get(
            "/api/daily/{slug}/{day}",
            daily::standing,
            "A game's challenge of a day (or `today`) and its results.",
        )
        .gives("DailyStanding"),
        Call::post(
            "/api/daily/{slug}/{day}",
            daily::begin,
            "Begin today's challenge, or go back to your table of a day.",
        )
        .by(Who::InPerson)
        .gives("Made"),
    ]
}

fn finished() -> Vec<Call> {
    vec![
        Call::get("/api/history", tables::history, "Your finished games.").gives("Tables"),
        Call::get("/api/tables/{id}/journal", replays::journal, "The journal of a finished game, line by line."),
        Call::get("/api/tables/{id}/replay", replays::of_table, "A finished game; with ?at=N&seat=S one moment of it.")
            .gives("Replay"),
        Call::post("/api/replays", replays::upload, "Upload a journal, as text, to look through.")
            .gives("Made")
            .at_most(JOURNAL),
        Call::get("/api/replays/{id}/replay", replays::of_upload, "An uploaded game; with ?at=N&seat=S one moment.")
            .by(Who::Anyone)
            .gives("Replay"),
    ]
}

fn for_programs() -> Vec<Call> {
    vec![
        Call::get("/api/bot/tables", programs::tables, "The tables you play at.").gives("Tables"),
        Call::get("/api/bot/prompts", programs::prompts, "Server-sent events: the table whenever you have to decide."),
        Call::post("/api/bot/tables/{id}/act", programs::act, "Answer a question with an action in notation.")
            .takes("Act")
            .gives("Done"),
        Call::post("/api/bot/tables/{id}/words", programs::words, "Actions in notation, put in words.")
            .takes("Wanted")
            .gives("Words"),
    ]
}

fn about_the_server() -> Vec<Call> {
    vec![
        Call::get("/api/openapi.json", openapi::document, "This document.").by(Who::Anyone),
        Call::get("/metrics", state::metrics, "Figures for Prometheus.").by(Who::Anyone),
        Call::get("/healthz", state::healthy, "Whether the server runs.").by(Who::Anyone),
        Call::get("/readyz", state::ready, "Whether it can do its work now.").by(Who::Anyone),
    ]
}
