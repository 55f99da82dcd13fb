//! One WebSocket per client, for all its tables.

mod orders;

use std::collections::BTreeSet;
use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{ConnectInfo, FromRequestParts, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use futures_util::stream::SplitStream;
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use table::wire::{ClientMessage, ServerMessage};
use table::{Command, Lang, Refusal, Table};
use tokio::sync::{mpsc, oneshot, watch};

use self::orders::command;
use crate::actor::{Ask, Conn, Outbox};
use crate::app::{App, closed};
use crate::error::{ApiError, refusal};
use crate::foresee::{Lookout, Question};
use crate::hub::to_json;
use crate::identity::{Me, is_own_origin};
use crate::lang::Speak;
use crate::limits::{Bucket, party};
use crate::meet::{Browsing, Presence};
use crate::proxies::Tls;
use crate::reply::Reply;
use crate::thinkers::Payer;

/// No message of a client is longer.
const LONGEST: usize = 16 * 1024;
/// Messages up to this length go out in one piece.
const TOGETHER: usize = 32 * 1024;
/// Messages that wait for a slow client before it is dropped.
const WAITING: usize = 128;
/// Messages that may wait before a client is shown something large: one that does not read is not read from either.
const PILE: usize = 16;
/// How long it has to take them.
const TAKEN: Duration = Duration::from_secs(5);
/// How often it is looked whether it has.
const BREATH: Duration = Duration::from_millis(10);
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
    let (mut parts, _) = request.into_parts();
    if !is_own_origin(&headers, parts.extensions.get().is_some_and(|Tls(tls)| *tls)) {
        return ApiError::forbidden("wrong_origin").into_response();
    }
    let from = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let Some((from, counted)) = from.and_then(|from| Some((from, app.limits.stream(from)?))) else {
        return ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too_many_streams").into_response();
    };
    app.seen(me.id(), from);
    match WebSocketUpgrade::from_request_parts(&mut parts, &app).await {
        // Small buffers: a table sends little, and thousands of connections lie idle.
        Ok(upgrade) => upgrade
            .read_buffer_size(4 * 1024)
            .write_buffer_size(TOGETHER)
            .max_message_size(LONGEST)
            .max_frame_size(LONGEST)
            .on_upgrade(move |socket| async move {
                let _counted = counted;
                serve(app, (me, from), lang, socket).await;
            }),
        Err(rejection) => rejection.into_response(),
    }
}

async fn serve(app: App, (me, from): (Me, IpAddr), lang: Lang, socket: WebSocket) {
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
    let payer = Payer::new(&party(from).to_string(), me.id());
    let lookout = Lookout::new(app.clone(), (me.id().to_owned(), payer), out.clone());
    let mut client = Client {
        app: app.clone(),
        me,
        from,
        lang,
        conn,
        out,
        watched: BTreeSet::new(),
        bucket: Bucket::new(50.0, 200.0),
        looks: Bucket::new(2.0, 100.0),
        foresights: Bucket::new(30.0, 60.0),
        lookout,
        browsing: None,
    };
    let me = client.me.clone();
    // A program is nobody whom others could expect to meet.
    let here = me.session().map(|_| Presence::enter(&app.hub.shared, me.id(), conn, client.out.clone()));
    tokio::select! {
        () = client.listen(stream) => {}
        // There is no use in listening to a client that cannot be answered.
        _ = &mut writer => {}
        () = app.revoked(&me) => {}
    }
    for table in std::mem::take(&mut client.watched) {
        let _ = app.hub.ask(&table, Ask::Unwatch { conn }).await;
    }
    drop((client, here));
    // What is left to say is said to a client that listens; nobody waits for one that does not.
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
    #[serde(rename = "ref")]
    reference: String,
}

struct Client {
    app: App,
    me: Me,
    from: IpAddr,
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
    /// While the client sees the list of open tables.
    browsing: Option<Browsing>,
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
            self.app.hub.shared.metrics.message();
            // Every frame counts: the smallest one has to be answered, too.
            let in_time = self.bucket.take() && self.app.limits.message(self.me.id(), self.from);
            hasty += u32::from(!in_time);
            if hasty > PATIENCE {
                return;
            }
            let text = match message {
                Message::Text(text) => text,
                Message::Ping(_) | Message::Pong(_) => continue,
                Message::Binary(_) | Message::Close(_) => return,
            };
            if !in_time {
                if !self.refuse_unread(&text, refusal("too_fast")) {
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
        let (lang, user) = (self.lang(), self.me.id().to_owned());
        match message {
            ClientMessage::Ping => self.say(&ServerMessage::Pong),
            ClientMessage::Watch { table } => self.watch(table).await,
            ClientMessage::Unwatch { table } => {
                self.watched.remove(&table);
                let _ = self.app.hub.ask(&table, Ask::Unwatch { conn: self.conn }).await;
                true
            }
            ClientMessage::Why { table, seat, action, reference } => {
                let asked = self.app.hub.read(&table, move |t| t.why(&user, seat, &action)).await;
                let refusal = asked.and_then(|why| why).err().map(|refusal| refusal.said(lang));
                self.say(&ServerMessage::Why { table, reference, refusal })
            }
            ClientMessage::Foresee { table, seat, decision, actions, reference } => {
                let question = Question { table, seat, decision, actions, reference, lang };
                if self.foresights.take() && self.app.limits.foresight(self.me.id(), self.from) {
                    self.lookout.ask(question);
                } else {
                    self.lookout.refuse(question, refusal("too_fast"));
                }
                true
            }
            ClientMessage::Words { table, seat, actions, reference } => {
                let asked = self.app.hub.read(&table, move |t| t.words(&user, seat, &actions, lang)).await;
                let words = asked.and_then(|words| words).unwrap_or_default();
                self.say(&ServerMessage::Words { table, reference, words })
            }
            ClientMessage::Log { table, before } => self.log(table, before).await,
            ClientMessage::Speak { lang } => self.speak(&lang).await,
            ClientMessage::Browse { on } => {
                let may = on && self.may_look();
                let begin = || Browsing::start(self.app.clone(), user, self.lang.subscribe(), self.out.clone());
                self.browsing = may.then(begin);
                true
            }
            ClientMessage::Chat { table, id, .. } if !self.app.limits.chat(&user, self.from) => {
                self.refuse(&table, &id, refusal("too_much_talk"))
            }
            message => match command(message, user, self.me.0.name.clone()) {
                Some((table, id, command)) => self.order(table, id, command).await,
                None => self.refuse("", "", refusal("bad_request")),
            },
        }
    }

    /// Has a table do something. The answer comes when it is durable; meanwhile the client may go on.
    async fn order(&mut self, table: String, id: String, command: Command) -> bool {
        let (out, app, place, lang) = (self.out.clone(), self.app.clone(), table.clone(), self.lang());
        let started = Instant::now();
        let reply = Reply::new(move |answer| {
            app.hub.shared.metrics.done(started.elapsed());
            let message = match answer {
                Ok(seq) => ServerMessage::Accepted { table: place, id, seq },
                Err(refusal) => {
                    app.hub.shared.metrics.refused();
                    let reference = String::new();
                    ServerMessage::Refused { table: place, id, reference, refusal: refusal.said(lang) }
                }
            };
            let _ = out.try_send(to_json(&message).into());
        });
        self.app.hub.order(&table, command, reply).await;
        true
    }

    async fn watch(&mut self, table: String) -> bool {
        if self.watched.len() >= TABLES || !self.may_look() {
            return self.refuse(&table, "", refusal("too_fast"));
        }
        if !self.has_room().await {
            return false;
        }
        let (reply, answer) = oneshot::channel();
        let (conn, lang, user, out) = (self.conn, self.lang(), self.me.id().to_owned(), self.out.clone());
        // Noted before it is asked for: a client that goes away meanwhile is not told of it forever.
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

    /// Whether it may see a whole table now.
    fn may_look(&mut self) -> bool {
        self.looks.take() && self.app.limits.look(self.me.id(), self.from)
    }

    /// Waits until the client has taken most of what it was sent. False when it does not: then it is not there.
    async fn has_room(&self) -> bool {
        let taken = async {
            while self.out.max_capacity() - self.out.capacity() > PILE {
                tokio::time::sleep(BREATH).await;
            }
        };
        tokio::time::timeout(TAKEN, taken).await.is_ok()
    }

    fn lang(&self) -> Lang {
        *self.lang.borrow()
    }

    /// Goes over to another language: each table that is watched is shown again.
    async fn speak(&mut self, lang: &str) -> bool {
        let Some(lang) = Lang::find(lang) else { return self.refuse("", "", refusal("bad_language")) };
        if !(0..self.watched.len()).all(|_| self.may_look()) {
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
        if !self.watched.contains(&table) {
            return self.refuse(&table, "", refusal("not_watching"));
        }
        if !self.may_look() {
            return self.refuse(&table, "", refusal("too_fast"));
        }
        if !self.has_room().await {
            return false;
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

    /// Refuses a message that is not looked into, under its id or reference if it has one.
    fn refuse_unread(&self, text: &str, refusal: Refusal) -> bool {
        let envelope: Envelope = serde_json::from_str(text).unwrap_or_default();
        self.refuse_as(envelope, refusal)
    }

    fn refuse(&self, table: &str, id: &str, refusal: Refusal) -> bool {
        self.refuse_as(Envelope { table: table.to_owned(), id: id.to_owned(), reference: String::new() }, refusal)
    }

    fn refuse_as(&self, Envelope { table, id, reference }: Envelope, refusal: Refusal) -> bool {
        self.app.hub.shared.metrics.refused();
        let refusal = refusal.said(self.lang());
        self.say(&ServerMessage::Refused { table, id, reference, refusal })
    }

    fn say(&self, message: &ServerMessage) -> bool {
        self.out.try_send(to_json(message).into()).is_ok()
    }
}
