//! A WebSocket of which little is asked: short texts out, whole texts in.

use std::io::{self, ErrorKind, Read, Write};
use std::net::SocketAddr;

use mio::net::TcpStream;

/// Reads go here first, whichever socket they come from, so that an idle connection costs the bench nothing.
pub(crate) type Scratch = Vec<u8>;

/// Longer than any message of the server.
pub(crate) const SCRATCH: usize = 512 * 1024;

/// One connection.
pub(crate) struct Socket {
    pub(crate) stream: TcpStream,
    /// The beginning of a message whose end has not come yet.
    rest: Vec<u8>,
}

/// Where a frame's content begins and ends.
struct Frame {
    opcode: u8,
    start: usize,
    end: usize,
}

impl Socket {
    /// Connects as the user with this cookie and waits until the server greets.
    pub(crate) fn open(address: SocketAddr, cookie: &str) -> io::Result<Self> {
        let mut stream = std::net::TcpStream::connect(address)?;
        stream.set_nodelay(true)?;
        write!(
            stream,
            "GET /api/ws HTTP/1.1\r\nhost: {address}\r\ncookie: {cookie}\r\nconnection: Upgrade\r\n\
             upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )?;
        let (mut heard, mut buffer) = (Vec::new(), [0; 1024]);
        while !is_greeted(&heard)? {
            match stream.read(&mut buffer)? {
                0 => return Err(io::Error::other("The server closes the connection instead of greeting.")),
                n => heard.extend_from_slice(&buffer[..n]),
            }
        }
        stream.set_nonblocking(true)?;
        Ok(Socket { stream: TcpStream::from_std(stream), rest: Vec::new() })
    }

    /// Sends a short text. The mask is all zeros: it protects proxies, and there is none here.
    pub(crate) fn send(&mut self, text: &str) -> io::Result<()> {
        let mut frame = Vec::with_capacity(text.len() + 8);
        frame.push(0x81);
        match u8::try_from(text.len()) {
            Ok(short @ ..126) => frame.push(0x80 | short),
            _ => {
                frame.push(0x80 | 126);
                let length = u16::try_from(text.len()).map_err(|_| io::Error::other("The message is too long."))?;
                frame.extend_from_slice(&length.to_be_bytes());
            }
        }
        frame.extend_from_slice(&[0; 4]);
        frame.extend_from_slice(text.as_bytes());
        // The send buffer of a socket on which little is sent has room for it.
        self.stream.write_all(&frame)
    }

    /// Hands over every whole message that has come. False when the server has closed the connection.
    pub(crate) fn receive(&mut self, scratch: &mut Scratch, mut hear: impl FnMut(&[u8])) -> io::Result<bool> {
        loop {
            let kept = self.rest.len();
            scratch[..kept].copy_from_slice(&self.rest);
            self.rest.clear();
            let n = match self.stream.read(&mut scratch[kept..]) {
                Ok(0) => return Ok(false),
                Ok(n) => n,
                Err(error) if error.kind() == ErrorKind::WouldBlock => {
                    self.rest.extend_from_slice(&scratch[..kept]);
                    return Ok(true);
                }
                Err(error) if error.kind() == ErrorKind::Interrupted => 0,
                Err(error) => return Err(error),
            };
            let filled = kept + n;
            let mut at = 0;
            while let Some(frame) = frame(&scratch[at..filled]) {
                if frame.opcode == 1 {
                    hear(&scratch[at + frame.start..at + frame.end]);
                }
                at += frame.end;
            }
            self.rest.extend_from_slice(&scratch[at..filled]);
            // A short read has emptied the socket.
            if filled < scratch.len() {
                return Ok(true);
            }
        }
    }
}

/// Whether the server has agreed to a WebSocket and said hello on it, which is all it says unasked.
fn is_greeted(heard: &[u8]) -> io::Result<bool> {
    let Some(end) = memchr::memmem::find(heard, b"\r\n\r\n") else { return Ok(false) };
    if heard.starts_with(b"HTTP/1.1 101") {
        return Ok(frame(&heard[end + 4..]).is_some());
    }
    Err(io::Error::other(format!("The server wants no WebSocket: {}", String::from_utf8_lossy(heard))))
}

/// The first frame, if all of it is there. Servers send whole messages and no masks.
fn frame(bytes: &[u8]) -> Option<Frame> {
    let (&first, &second) = (bytes.first()?, bytes.get(1)?);
    let (start, length) = match second & 0x7f {
        126 => (4, usize::from(u16::from_be_bytes(bytes.get(2..4)?.try_into().ok()?))),
        127 => (10, usize::try_from(u64::from_be_bytes(bytes.get(2..10)?.try_into().ok()?)).ok()?),
        short => (2, usize::from(short)),
    };
    let end = start + length;
    (bytes.len() >= end).then_some(Frame { opcode: first & 0x0f, start, end })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frame_counts_only_when_all_of_it_is_there() {
        let mut bytes = vec![0x81, 126, 1, 0];
        bytes.extend([b'x'; 256]);
        assert!(frame(&bytes[..259]).is_none());
        let whole = frame(&bytes).expect("all of it is there");
        assert_eq!((whole.opcode, whole.start, whole.end), (1, 4, 260));
        assert!(frame(&[0x81]).is_none());
    }
}
