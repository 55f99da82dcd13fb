//! What a hostile person sends, from an address of their own.

use std::io::{self, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::time::Duration;

use serde_json::Value;
use socket2::{Domain, Socket, Type};

/// From where they come, and where to. Any address that begins with 127 is this machine: one for connections and tables,
/// one for journals and guesses, so that what is refused to the one is not why the other is refused.
#[derive(Clone, Copy, Debug)]
pub(super) struct Way {
    home: Ipv4Addr,
    server: SocketAddr,
}

impl Way {
    pub(super) fn of_crowds(server: SocketAddr) -> Self {
        Way { home: Ipv4Addr::new(127, 0, 0, 66), server }
    }

    pub(super) fn of_texts(server: SocketAddr) -> Self {
        Way { home: Ipv4Addr::new(127, 0, 0, 67), server }
    }

    /// What a request says of the host.
    pub(super) fn host(self) -> SocketAddr {
        self.server
    }
}

/// Whoever does not answer in this time is not waited for.
const PATIENCE: Duration = Duration::from_secs(10);

/// What a request was answered.
pub(super) struct Answer {
    pub(super) status: u16,
    head: String,
    pub(super) body: Value,
}

impl Answer {
    pub(super) fn is_done(&self) -> bool {
        (200..300).contains(&self.status)
    }

    pub(super) fn cookie(&self) -> Option<String> {
        let cookie = self.head.lines().find_map(|line| line.strip_prefix("set-cookie: "))?;
        cookie.split(';').next().map(str::to_owned)
    }
}

pub(super) fn connect(Way { home, server }: Way) -> io::Result<TcpStream> {
    let socket = Socket::new(Domain::IPV4, Type::STREAM, None)?;
    socket.bind(&SocketAddr::from((home, 0)).into())?;
    socket.connect_timeout(&server.into(), PATIENCE)?;
    let stream = TcpStream::from(socket);
    stream.set_nodelay(true)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    Ok(stream)
}

/// A request on a connection of its own.
pub(super) fn ask(way: Way, line: &str, cookie: &str, body: &[u8]) -> io::Result<Answer> {
    let mut stream = connect(way)?;
    let kind = if body.starts_with(b"{\"type\":\"header\"") { "text/plain" } else { "application/json" };
    let head = format!(
        "{line} HTTP/1.1\r\nhost: {}\r\ncookie: {cookie}\r\nconnection: close\r\ncontent-type: {kind}\r\n\
         content-length: {}\r\n\r\n",
        way.server,
        body.len()
    );
    // A server that refuses may answer before it has read all of it.
    let _ = stream.write_all(head.as_bytes()).and_then(|()| stream.write_all(body));
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer);
    read(&answer).ok_or_else(|| io::ErrorKind::ConnectionReset.into())
}

fn read(answer: &[u8]) -> Option<Answer> {
    let end = memchr::memmem::find(answer, b"\r\n\r\n")?;
    let head = String::from_utf8_lossy(&answer[..end]).into_owned();
    let status = head.split(' ').nth(1)?.parse().ok()?;
    Some(Answer { status, head, body: serde_json::from_slice(&answer[end + 4..]).unwrap_or_default() })
}

/// One more name.
pub(super) fn name(way: Way) -> io::Result<String> {
    let answer = ask(way, "GET /api/me", "", b"")?;
    answer.cookie().ok_or_else(|| io::Error::other("No cookie comes."))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_read() {
        let answer = read(b"HTTP/1.1 200 OK\r\nset-cookie: lagrange=x.0; Path=/\r\n\r\n{\"id\":\"t\"}").expect("whole");
        assert!(answer.is_done() && answer.body["id"] == "t");
        assert_eq!(answer.cookie().as_deref(), Some("lagrange=x.0"));
        assert!(read(b"HTTP/1.1 200").is_none());
    }
}
