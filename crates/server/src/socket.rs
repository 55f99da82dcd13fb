//! One WebSocket per client, for all its tables.

use std::collections::BTreeSet;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{ConnectInfo, FromRequestParts, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use futures_util::stream::SplitStream;
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use table::wire::{ClientMessage, ServerMessage};
use table::{Actor as By, Command, Lang, Refusal, Table};
use tokio::sync::{mpsc, oneshot, watch};

use crate::actor::{Ask, Conn, Outbox};
use crate::app::{App, closed};
use crate::error::{ApiError, refusal};
use crate::foresee::{Lookout, Question};
use crate::hub::to_json;
use crate::identity::{Me, is_own_origin};
use crate::lang::Speak;
use crate::limits::Bucket;
use crate::reply::Reply;

/// No message of a client is longer.
const LONGEST: usize = 16 * 1024;
/// Messages up to this length go out in one piece.
const TOGETHER: usize = 32 * 1024;
/// Messages that wait for a slow client before it is dropped.
const WAITING: usize = 128;
/// Refused for haste so often, a connection is closed.
const PATIENCE: u32 = 500;
/// Tables one connection may watch.
const TABLES: usize = 64;

static CONNECTIONS: AtomicU64 = AtomicU64::new(1);

pub(crate) async fn upgrade(
    State(app): State<App>,
    me: Me,
    Speak(lang): Speak,
    headers: HeaderMap,
    request: axum::extract::Request,
) -> Response {
    if !is_own_origin(&headers) {
        return ApiError::forbidden("wrong_origin").into_response();
    }
    let (mut parts, _) = request.into_parts();
    let from = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let Some(counted) = from.and_then(|from| app.limits.connection(from)) else {
        return ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too_fast").into_response();
    };
    match WebSocketUpgrade::from_request_parts(&mut parts, &app).await {
        // Small buffers: a table sends little, and thousands of connections lie idle.
        Ok(upgrade) => upgrade
            .read_buffer_size(4 * 1024)
            .write_buffer_size(TOGETHER)
            .max_message_size(LONGEST)
            .max_frame_size(LONGEST)
            .on_upgrade(move |socket| async move {
                let _counted = counted;
                serve(app, me, lang, socket).await;
            }),
        Err(rejection) => rejection.into_response(),
    }
}

async fn serve(app: App, me: Me, lang: Lang, socket: WebSocket) {
    let (mut sink, stream) = socket.split();
    let (out, mut inbox) = mpsc::channel::<Utf8Bytes>(WAITING);
    let metrics = &app.hub.shared.metrics;
    metrics.connected(1);
    let hello = ServerMessage::Hello { user: me.id().to_owned(), server_version: env!("CARGO_PKG_VERSION").to_owned() };
    let _ = out.send(to_json(&hello).into()).await;
    let mut closing = app.closing.subscribe();
    let (lang, spoken) = watch::channel(lang);
    let mut writer = tokio::spawn(async move {
        loop {
            tokio::select! {
                text = inbox.recv() => match text {
                    // A full box means that something was left out: the client has to come back and see it all.
                    Some(_) if inbox.len() + 1 >= WAITING => break,
                    Some(text) => {
                        // What waits goes out together.
                        let fed = sink.feed(Message::Text(text)).await;
                        if fed.is_err() || inbox.is_empty() && sink.flush().await.is_err() {
                            return;
                        }
                    }
                    None => break,
                },
                () = closed(&mut closing) => break,
            }
        }
        if *closing.borrow() {
            let reason = refusal("closing").said(*spoken.borrow()).text.to_string();
            let _ = sink.send(Message::Text(to_json(&ServerMessage::Closing { reason }).into())).await;
        }
        let frame = CloseFrame { code: close_code::AWAY, reason: Utf8Bytes::default() };
        let _ = sink.send(Message::Close(Some(frame))).await;
    });
    let conn = CONNECTIONS.fetch_add(1, Ordering::Relaxed);
    let lookout = Lookout::new(app.clone(), me.id().to_owned(), out.clone());
    let mut client = Client {
        app: app.clone(),
        me,
        lang,
        conn,
        out,
        watched: BTreeSet::new(),
        bucket: Bucket::new(50.0, 200.0),
        looks: Bucket::new(2.0, 100.0),
        foresights: Bucket::new(30.0, 60.0),
        lookout,
    };
    let me = client.me.clone();
    tokio::select! {
        () = client.listen(stream) => {}
        // There is no use in listening to a client that cannot be answered.
        _ = &mut writer => {}
        () = app.revoked(&me) => {}
    }
    for table in std::mem::take(&mut client.watched) {
        let _ = app.hub.ask(&table, Ask::Unwatch { conn }).await;
    }
    drop(client);
    // What is left to say is said to one who listens; nobody waits for one who does not.
    if !writer.is_finished() && tokio::time::timeout(Duration::from_secs(2), &mut writer).await.is_err() {
        writer.abort();
    }
    app.hub.shared.metrics.connected(-1);
}

/// What a message is about, whatever it says.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Envelope {
    table: String,
    id: String,
}

struct Client {
    app: App,
    me: Me,
    /// In which it is spoken to.
    lang: watch::Sender<Lang>,
    conn: Conn,
    out: Outbox,
    watched: BTreeSet<String>,
    bucket: Bucket,
    /// To see a whole table costs the server more than anything else it is asked.
    looks: Bucket,
    /// Looking ahead is cheaper, but a pointer on its way over a board asks often.
    foresights: Bucket,
    lookout: Lookout,
}

impl Client {
    async fn listen(&mut self, mut stream: SplitStream<WebSocket>) {
        let mut closing = self.app.closing.subscribe();
        let mut hasty = 0;
        loop {
            let message = tokio::select! {
                message = stream.next() => message,
                () = closed(&mut closing) => return,
            };
            let Some(Ok(message)) = message else { return };
            let text = match message {
                Message::Text(text) => text,
                Message::Ping(_) | Message::Pong(_) => continue,
                Message::Binary(_) | Message::Close(_) => return,
            };
            self.app.hub.shared.metrics.message();
            if !self.bucket.take() {
                hasty += 1;
                if hasty > PATIENCE || !self.refuse_unread(&text, refusal("too_fast")) {
                    return;
                }
                continue;
            }
            let going = match serde_json::from_str(&text) {
                Ok(message) => self.hear(message).await,
                Err(_) => self.refuse_unread(&text, refusal("bad_request")),
            };
            if !going {
                return;
            }
        }
    }

    /// Does what a message asks. False when the client cannot be told anything any more.
    async fn hear(&mut self, message: ClientMessage) -> bool {
        let lang = self.lang();
        let user = self.me.id().to_owned();
        let name = self.me.0.name.clone();
        let (table, id, command) = match message {
            ClientMessage::Ping => return self.say(&ServerMessage::Pong),
            ClientMessage::Watch { table } => return self.watch(table).await,
            ClientMessage::Unwatch { table } => {
                self.watched.remove(&table);
                let _ = self.app.hub.ask(&table, Ask::Unwatch { conn: self.conn }).await;
                return true;
            }
            ClientMessage::Why { table, seat, action, reference } => {
                let asked = self.app.hub.read(&table, move |t| t.why(&user, seat, &action)).await;
                let refusal = asked.and_then(|why| why).err().map(|refusal| refusal.said(lang));
                return self.say(&ServerMessage::Why { table, reference, refusal });
            }
            ClientMessage::Foresee { table, seat, decision, actions, reference } => {
                let question = Question { table, seat, decision, actions, reference, lang };
                if self.foresights.take() {
                    self.lookout.ask(question);
                } else {
                    self.lookout.refuse(question, refusal("too_fast"));
                }
                return true;
            }
            ClientMessage::Words { table, seat, actions, reference } => {
                let asked = self.app.hub.read(&table, move |t| t.words(&user, seat, &actions, lang)).await;
                let words = asked.and_then(|words| words).unwrap_or_default();
                return self.say(&ServerMessage::Words { table, reference, words });
            }
            ClientMessage::Log { table, before } => return self.log(table, before).await,
            ClientMessage::Speak { lang } => return self.speak(&lang).await,
            ClientMessage::Act { table, seat, decision, id, action } => {
                let by = By::User(user);
                (table, id.clone(), Command::Act { by, seat, decision, id, action })
            }
            ClientMessage::Undo { table, seat, id } => (table, id.clone(), Command::Undo { user, seat, id }),
            ClientMessage::AnswerUndo { table, accept, id } => {
                (table, id.clone(), Command::AnswerUndo { user, accept, id })
            }
            ClientMessage::AskEnd { table, id } => (table, id.clone(), Command::AskEnd { user, id }),
            ClientMessage::AnswerEnd { table, accept, id } => {
                (table, id.clone(), Command::AnswerEnd { user, accept, id })
            }
            ClientMessage::Chat { table, text, id } => (table, id.clone(), Command::Chat { user, name, text, id }),
            ClientMessage::Prefer { table, seat, window, mode, id } => {
                (table, id.clone(), Command::Prefer { user, seat, window, mode, id })
            }
        };
        // The answer comes when the action is durable; meanwhile the client may go on.
        let (out, app, place) = (self.out.clone(), self.app.clone(), table.clone());
        let reply = Reply::new(move |answer| {
            let message = match answer {
                Ok(seq) => ServerMessage::Accepted { table: place, id, seq },
                Err(refusal) => {
                    app.hub.shared.metrics.refused();
                    ServerMessage::Refused { table: place, id, refusal: refusal.said(lang) }
                }
            };
            let _ = out.try_send(to_json(&message).into());
        });
        self.app.hub.order(&table, command, reply).await;
        true
    }

    async fn watch(&mut self, table: String) -> bool {
        if self.watched.len() >= TABLES || !self.looks.take() {
            return self.refuse(&table, "", refusal("too_fast"));
        }
        let (reply, answer) = oneshot::channel();
        let (conn, lang, user, out) = (self.conn, self.lang(), self.me.id().to_owned(), self.out.clone());
        // Noted before it is asked for: a client that goes away meanwhile is not told of it for ever.
        self.watched.insert(table.clone());
        let asked = self.app.hub.ask(&table, Ask::Watch { conn, user, lang, out, reply }).await;
        let allowed = match asked {
            Ok(()) => answer.await.unwrap_or_else(|_| Err(refusal("try_again"))),
            Err(refusal) => Err(refusal),
        };
        match allowed {
            Ok(()) => true,
            Err(refusal) => {
                self.watched.remove(&table);
                self.refuse(&table, "", refusal)
            }
        }
    }

    fn lang(&self) -> Lang {
        *self.lang.borrow()
    }

    /// Goes over to another language: each table that is watched is shown again.
    async fn speak(&mut self, lang: &str) -> bool {
        let Some(lang) = Lang::find(lang) else { return self.refuse("", "", refusal("bad_language")) };
        if !self.watched.iter().all(|_| self.looks.take()) {
            return self.refuse("", "", refusal("too_fast"));
        }
        self.lang.send_replace(lang);
        for table in &self.watched {
            // A table that cannot be reached tells nothing in any language.
            let _ = self.app.hub.ask(table, Ask::Speak { conn: self.conn, lang }).await;
        }
        true
    }

    /// Older steps of the log of a table that is watched.
    async fn log(&mut self, table: String, before: u64) -> bool {
        if !self.watched.contains(&table) || !self.looks.take() {
            return self.refuse(&table, "", refusal("too_fast"));
        }
        let (user, lang) = (self.me.id().to_owned(), self.lang());
        let look = move |table: &Table| {
            table.may_watch(&user).map(|()| table.log_before(&table.audience(&user, lang), before))
        };
        match self.app.hub.read(&table, look).await.and_then(|log| log) {
            Ok((steps, more)) => self.say(&ServerMessage::Log { table, steps, more }),
            Err(refusal) => self.refuse(&table, "", refusal),
        }
    }

    /// Refuses a message that is not looked into, under its id if it has one.
    fn refuse_unread(&self, text: &str, refusal: Refusal) -> bool {
        let Envelope { table, id } = serde_json::from_str(text).unwrap_or_default();
        self.refuse(&table, &id, refusal)
    }

    fn refuse(&self, table: &str, id: &str, refusal: Refusal) -> bool {
        self.app.hub.shared.metrics.refused();
        let refusal = refusal.said(self.lang());
        self.say(&ServerMessage::Refused { table: table.to_owned(), id: id.to_owned(), refusal })
    }

    fn say(&self, message: &ServerMessage) -> bool {
        self.out.try_send(to_json(message).into()).is_ok()
    }
}
