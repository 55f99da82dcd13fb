//! Every call of the interface, once: the router and the OpenAPI document are both made from this list.

mod away;

use axum::extract::DefaultBodyLimit;
use axum::handler::Handler;
use axum::routing::{self, MethodRouter};

use super::{circle, daily, games, ladder, lobby, me, meet, notices, openapi, programs, replays, state, tables, texts};
use crate::app::App;
use crate::socket;

/// A journal of a long game.
const JOURNAL: usize = 4 * 1024 * 1024;
const PLAIN: &str = "text/plain";
const HTML: &str = "text/html";
const JSONL: &str = "application/jsonl";
/// One moment of a game, as one seat saw it.
const MOMENT: [(&str, &str); 2] = [("at", "Whole"), ("seat", "SeatNumber")];

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

/// What is sent or answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Content {
    /// JSON that follows a schema.
    Json(&'static str),
    /// A text of this media type.
    Text(&'static str),
}

/// One call.
pub(super) struct Call {
    pub(super) method: &'static str,
    pub(super) path: &'static str,
    /// What it does.
    pub(super) what: &'static str,
    pub(super) who: Who,
    /// What stands behind the question mark, and its schema.
    pub(super) query: &'static [(&'static str, &'static str)],
    /// What is sent.
    pub(super) body: Option<Content>,
    /// The answer.
    pub(super) answer: Option<Content>,
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
        Call { method, path, what, who: Who::User, query: &[], body: None, answer: None, route }
    }

    fn by(self, who: Who) -> Self {
        Call { who, ..self }
    }

    fn takes(self, schema: &'static str) -> Self {
        Call { body: Some(Content::Json(schema)), ..self }
    }

    fn takes_text(self, kind: &'static str) -> Self {
        Call { body: Some(Content::Text(kind)), ..self }
    }

    fn asks(self, query: &'static [(&'static str, &'static str)]) -> Self {
        Call { query, ..self }
    }

    fn gives(self, schema: &'static str) -> Self {
        Call { answer: Some(Content::Json(schema)), ..self }
    }

    fn gives_text(self, kind: &'static str) -> Self {
        Call { answer: Some(Content::Text(kind)), ..self }
    }

    fn at_most(self, bytes: usize) -> Self {
        Call { route: self.route.layer(DefaultBodyLimit::max(bytes)), ..self }
    }
}

/// All of them.
pub(super) fn calls() -> Vec<Call> {
    [
        people(),
        shelf(),
        at_tables(),
        meeting(),
        known(),
        while_away(),
        away::calls(),
        of_the_day(),
        finished(),
        for_programs(),
        about_the_server(),
    ]
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
            .takes("NewAccount")
            .gives("Me"),
        Call::post("/api/login", me::login, "Log in with a password.")
            .by(Who::NoToken)
            .takes("Credentials")
            .gives("Me"),
        Call::post("/api/logout", me::logout, "Forget the cookie.").by(Who::NoToken),
        Call::post(
            "/api/logout/everywhere",
            me::logout_everywhere,
            "End every session of your account, this one among them.",
        )
        .by(Who::InPerson),
        Call::put("/api/account/password", me::change_password, "Change your password; all other sessions end.")
            .by(Who::InPerson)
            .takes("NewPassword"),
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
        .by(Who::Anyone)
        .gives_text(PLAIN),
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
            .takes("HandOver"),
        Call::get(
            "/api/tables/{id}/missed",
            tables::missed,
            "What the others did since your last action, with what you saw after each step.",
        )
        .gives("Missed"),
        Call::post("/api/tables/{id}/rematch", tables::rematch, "The same people at a new table.").gives("Made"),
        Call::post("/api/tables/{id}/resign", tables::resign, "Give up."),
        Call::post("/api/join", lobby::join, "Take a seat by link or code.").takes("Join").gives("Made"),
        Call::get("/api/ws", socket::upgrade, "The WebSocket for play."),
    ]
}

/// Where strangers meet.
fn meeting() -> Vec<Call> {
    vec![
        Call::get("/api/open", meet::open_tables, "The tables at which strangers may sit down.").gives("OpenTables"),
        Call::post("/api/open/play", meet::play_now, "Sit down at an open table, or open one.")
            .takes("WantToPlay")
            .gives("PlayNow"),
        Call::post("/api/open/{id}/sit", meet::sit, "Take a free seat of an open table.").gives("Made"),
        Call::get("/api/join/{token}", meet::invite_info, "What an invitation leads to; nobody sits down by it.")
            .gives("InviteInfo"),
        Call::get("/api/ladder/{slug}", ladder::ladder, "A game's leaderboard.").gives("Leaderboard"),
        Call::get("/api/tables/{id}/ratings", ladder::of_table, "How a finished game changed ratings.")
            .gives("RatedGame"),
        Call::get("/api/players/{id}", ladder::player, "What somebody has played, if they let others see it.")
            .gives("PlayerProfile"),
        Call::put("/api/profile", ladder::set_profile, "Say what others may see of you.")
            .takes("ProfileChange")
            .by(Who::InPerson),
    ]
}

/// Friends and others.
fn known() -> Vec<Call> {
    vec![
        Call::get("/api/circle", circle::circle, "Your friends, and those you do not want to meet.")
            .by(Who::InPerson)
            .gives("Circle"),
        Call::post("/api/circle/link", circle::new_link, "A new link to become your friend; the old one ends.")
            .by(Who::InPerson)
            .gives("FriendLink"),
        Call::delete("/api/circle/link", circle::remove_link, "No link any more.").by(Who::InPerson),
        Call::post("/api/friends", circle::befriend, "Become friends by a link, or ask somebody you have played with.")
            .by(Who::InPerson)
            .takes("Befriend"),
        Call::delete("/api/friends/{id}", circle::part, "Be friends no longer, or turn a wish down.").by(Who::InPerson),
        Call::put("/api/people/{id}", circle::set_apart, "Block or mute somebody, or no longer.")
            .by(Who::InPerson)
            .takes("SetApart"),
        Call::post("/api/tables/{id}/invite", circle::invite, "Ask a friend to a free seat of your table.")
            .by(Who::InPerson)
            .takes("InviteFriend"),
    ]
}

/// Telling people who are away.
fn while_away() -> Vec<Call> {
    vec![
        Call::get("/api/notices", notices::settings, "How you are told that a table waits for you.")
            .by(Who::InPerson)
            .gives("NoticeSettings"),
        Call::put("/api/notices", notices::change, "Set quiet hours, and how much time lies between two notices.")
            .by(Who::InPerson)
            .takes("NoticeChange"),
        Call::post("/api/notices/browsers", notices::add_browser, "Be told on this browser (Web Push).")
            .by(Who::InPerson)
            .takes("NewBrowser"),
        Call::delete("/api/notices/browsers", notices::remove_browser, "No longer be told on a browser.")
            .by(Who::InPerson)
            .takes("OldBrowser"),
        Call::put("/api/notices/tables/{id}", notices::mute, "Hear nothing of a table while you are away, or again.")
            .by(Who::InPerson)
            .takes("MuteTable"),
    ]
}

fn of_the_day() -> Vec<Call> {
    vec![
        Call::get("/api/daily/{slug}/archive", daily::archive, "The days of a challenge, and one's streak.")
            .asks(&[("before", "Day")])
            .gives("DailyArchive"),
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
        Call::get("/api/tables/{id}/journal", replays::journal, "The journal of a finished game, line by line.")
            .gives_text(JSONL),
        Call::get("/api/tables/{id}/replay", replays::of_table, "A finished game; with ?at=N&seat=S one moment of it.")
            .asks(&MOMENT)
            .gives("Replay"),
        Call::post("/api/replays", replays::upload, "Upload a journal, as text, to look through.")
            .takes_text(PLAIN)
            .gives("Made")
            .at_most(JOURNAL),
        Call::get("/api/replays/{id}/replay", replays::of_upload, "An uploaded game; with ?at=N&seat=S one moment.")
            .by(Who::Anyone)
            .asks(&MOMENT)
            .gives("Replay"),
    ]
}

fn for_programs() -> Vec<Call> {
    vec![
        Call::get("/api/bot/tables", programs::tables, "The tables you play at.").gives("Tables"),
        Call::get("/api/bot/prompts", programs::prompts, "Server-sent events: the table whenever you have to decide.")
            .gives_text("text/event-stream"),
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
        Call::get("/api/openapi.json", openapi::document, "This document.").by(Who::Anyone).gives("Document"),
        Call::get("/metrics", state::metrics, "Figures for Prometheus.").by(Who::Anyone).gives_text(PLAIN),
        Call::get("/healthz", state::healthy, "Whether the server runs.").by(Who::Anyone).gives_text(PLAIN),
        Call::get("/readyz", state::ready, "Whether it can do its work now.").by(Who::Anyone).gives_text(PLAIN),
    ]
}
