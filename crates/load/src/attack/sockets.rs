//! A thousand connections that watch tables and say whatever costs the server most.

use std::io::{self, ErrorKind, Read, Write};
use std::net::TcpStream;
use std::sync::atomic::Ordering;
use std::thread;
use std::time::Duration;

use super::person::Way;
use super::{Front, count, person};

/// Connections that they want.
pub(super) const CONNECTIONS: usize = 1_000;
/// The pause between two rounds of messages, one on each connection.
const BREATH: Duration = Duration::from_millis(20);

/// What is said over and over: `{t}` is a table, `{n}` a number that is new every time.
const SAID: [&str; 8] = [
    r#"{"type":"watch","table":"{t}"}"#,
    r#"{"type":"foresee","table":"{t}","seat":0,"decision":"d{n}","actions":[{"type":"done"}],"ref":"{n}"}"#,
    r#"{"type":"chat","table":"{t}","text":"{n} and so on","id":"c{n}"}"#,
    r#"{"type":"log","table":"{t}","before":{n}}"#,
    r#"{"type":"why","table":"{t}","seat":0,"action":{"type":"done"},"ref":"{n}"}"#,
    r#"{"type":"act","table":"{t}","seat":0,"decision":"d1","id":"a{n}","action":"done"}"#,
    r#"{"type":"speak","lang":"ru"}"#,
    r#"{"type":"ping"}"#,
];

pub(super) fn open_and_flood(front: &Front, names: &[String], tables: &[String]) {
    let mut open = Vec::new();
    for n in 0..CONNECTIONS {
        if !front.goes_on() {
            return;
        }
        let socket = upgrade(Way::of_crowds(front.server), &names[n % names.len()]);
        count(&front.done.connections, socket.is_ok());
        if let Ok(socket) = socket {
            open.push((socket, &tables[n % tables.len()]));
        }
    }
    let mut n = 0_usize;
    let mut scratch = vec![0; 64 * 1024];
    while front.goes_on() {
        open.retain_mut(|(socket, table)| {
            n += 1;
            let text = SAID[n / 7 % SAID.len()].replace("{t}", table).replace("{n}", &n.to_string());
            front.done.messages.fetch_add(1, Ordering::Relaxed);
            keeps_open(socket.write_all(&frame(&text))) && keeps_open(socket.read(&mut scratch).map(drop))
        });
        thread::sleep(BREATH);
    }
}

/// One that the server has closed is let go.
fn keeps_open(done: io::Result<()>) -> bool {
    done.is_ok() || done.is_err_and(|error| error.kind() == ErrorKind::WouldBlock)
}

fn upgrade(way: Way, name: &str) -> io::Result<TcpStream> {
    let mut stream = person::connect(way)?;
    let request = format!(
        "GET /api/ws HTTP/1.1\r\nhost: {}\r\ncookie: {name}\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        way.host()
    );
    stream.write_all(request.as_bytes())?;
    let mut heard = [0; 1024];
    let n = stream.read(&mut heard)?;
    if !heard[..n].starts_with(b"HTTP/1.1 101") {
        return Err(ErrorKind::ConnectionRefused.into());
    }
    stream.set_nonblocking(true)?;
    Ok(stream)
}

/// A text for the server. The mask is all zeros.
fn frame(text: &str) -> Vec<u8> {
    let mut frame = vec![0x81];
    match u8::try_from(text.len()) {
        Ok(short @ ..126) => frame.push(0x80 | short),
        _ => {
            frame.push(0x80 | 126);
            frame.extend_from_slice(&u16::try_from(text.len()).unwrap_or(u16::MAX).to_be_bytes());
        }
    }
    frame.extend_from_slice(&[0; 4]);
    frame.extend_from_slice(text.as_bytes());
    frame
}
