//! One WebSocket per client, for all its tables.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{FromRequestParts, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use futures_util::stream::SplitStream;
use futures_util::{SinkExt, StreamExt};
use table::wire::{ClientMessage, Refusal, ServerMessage};
use table::{Actor as By, Command};
use tokio::sync::{mpsc, oneshot, watch};

use crate::actor::{Ask, Conn, Outbox};
use crate::app::App;
use crate::error::{ApiError, refusal};
use crate::hub::to_json;
use crate::identity::{Me, is_own_origin};
use crate::limits::Bucket;

/// No message of a client is longer.
const LONGEST: usize = 16 * 1024;
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
    headers: HeaderMap,
    request: axum::extract::Request,
) -> Response {
    if !is_own_origin(&headers) {
        return ApiError::forbidden("wrong_origin").into_response();
    }
    let (mut parts, _) = request.into_parts();
    match WebSocketUpgrade::from_request_parts(&mut parts, &app).await {
        // Small buffers: a table sends little, and thousands of connections lie idle.
        Ok(upgrade) => upgrade
            .read_buffer_size(4 * 1024)
            .write_buffer_size(0)
            .max_message_size(LONGEST)
            .max_frame_size(LONGEST)
            .on_upgrade(move |socket| serve(app, me, socket)),
        Err(rejection) => rejection.into_response(),
    }
}

async fn serve(app: App, me: Me, socket: WebSocket) {
    let (mut sink, stream) = socket.split();
    let (out, mut inbox) = mpsc::channel::<Utf8Bytes>(WAITING);
    let metrics = &app.hub.shared.metrics;
    metrics.connected(1);
    let hello = ServerMessage::Hello { user: me.id().to_owned(), server_version: env!("CARGO_PKG_VERSION").to_owned() };
    let _ = out.send(to_json(&hello).into()).await;
    let mut closing = app.closing.subscribe();
    let writer = tokio::spawn(async move {
        loop {
            tokio::select! {
                text = inbox.recv() => match text {
                    Some(text) => if sink.send(Message::Text(text)).await.is_err() { return },
                    None => break,
                },
                () = closed(&mut closing) => {
                    let reason = refusal("closing").text.en;
                    let _ = sink.send(Message::Text(to_json(&ServerMessage::Closing { reason }).into())).await;
                    break;
                }
            }
        }
        let frame = CloseFrame { code: close_code::AWAY, reason: Utf8Bytes::default() };
        let _ = sink.send(Message::Close(Some(frame))).await;
    });
    let conn = CONNECTIONS.fetch_add(1, Ordering::Relaxed);
    let mut client =
        Client { app: app.clone(), me, conn, out, watched: BTreeSet::new(), bucket: Bucket::new(50.0, 200.0) };
    client.listen(stream).await;
    for table in std::mem::take(&mut client.watched) {
        let _ = app.hub.ask(&table, Ask::Unwatch { conn }).await;
    }
    drop(client);
    let _ = tokio::time::timeout(Duration::from_secs(2), writer).await;
    app.hub.shared.metrics.connected(-1);
}

/// Comes when the server goes down.
async fn closed(closing: &mut watch::Receiver<bool>) {
    let _ = closing.wait_for(|closing| *closing).await;
}

struct Client {
    app: App,
    me: Me,
    conn: Conn,
    out: Outbox,
    watched: BTreeSet<String>,
    bucket: Bucket,
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
                if hasty > PATIENCE || !self.refuse("", "", refusal("too_fast")) {
                    return;
                }
                continue;
            }
            let going = match serde_json::from_str(&text) {
                Ok(message) => self.hear(message).await,
                Err(_) => self.refuse("", "", refusal("bad_request")),
            };
            if !going {
                return;
            }
        }
    }

    /// Does what a message asks. False when the client cannot be told anything any more.
    async fn hear(&mut self, message: ClientMessage) -> bool {
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
                let refusal = asked.and_then(|why| why).err();
                return self.say(&ServerMessage::Why { table, reference, refusal });
            }
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
        let (reply, answer) = oneshot::channel();
        if let Err(refusal) = self.app.hub.ask(&table, Ask::Do { command, reply }).await {
            return self.refuse(&table, &id, refusal);
        }
        // The answer comes when the action is durable; meanwhile the client may go on.
        let (out, app) = (self.out.clone(), self.app.clone());
        tokio::spawn(async move {
            let message = match answer.await.unwrap_or_else(|_| Err(refusal("try_again"))) {
                Ok(seq) => ServerMessage::Accepted { table, id, seq },
                Err(refusal) => {
                    app.hub.shared.metrics.refused();
                    ServerMessage::Refused { table, id, refusal }
                }
            };
            let _ = out.try_send(to_json(&message).into());
        });
        true
    }

    async fn watch(&mut self, table: String) -> bool {
        if self.watched.len() >= TABLES {
            return self.refuse(&table, "", refusal("too_fast"));
        }
        let (reply, answer) = oneshot::channel();
        let (conn, user, out) = (self.conn, self.me.id().to_owned(), self.out.clone());
        let asked = self.app.hub.ask(&table, Ask::Watch { conn, user, out, reply }).await;
        let allowed = match asked {
            Ok(()) => answer.await.unwrap_or_else(|_| Err(refusal("try_again"))),
            Err(refusal) => Err(refusal),
        };
        match allowed {
            Ok(()) => {
                self.watched.insert(table);
                true
            }
            Err(refusal) => self.refuse(&table, "", refusal),
        }
    }

    fn refuse(&self, table: &str, id: &str, refusal: Refusal) -> bool {
        self.app.hub.shared.metrics.refused();
        self.say(&ServerMessage::Refused { table: table.to_owned(), id: id.to_owned(), refusal })
    }

    fn say(&self, message: &ServerMessage) -> bool {
        self.out.try_send(to_json(message).into()).is_ok()
    }
}
