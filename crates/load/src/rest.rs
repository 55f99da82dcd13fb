//! The few requests a client sends before it plays.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};

use serde_json::Value;

/// A connection for requests, one after another.
pub(crate) struct Rest {
    address: SocketAddr,
    stream: BufReader<TcpStream>,
}

/// What a request was answered.
pub(crate) struct Answer {
    /// The cookie that the server sets, if it does.
    pub(crate) cookie: Option<String>,
    pub(crate) body: Value,
}

impl Rest {
    pub(crate) fn connect(address: SocketAddr) -> io::Result<Self> {
        let stream = TcpStream::connect(address)?;
        stream.set_nodelay(true)?;
        Ok(Rest { address, stream: BufReader::new(stream) })
    }

    /// Sends a request and insists that it is done.
    pub(crate) fn request(&mut self, method: &str, path: &str, cookie: &str, body: &str) -> io::Result<Answer> {
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\ncookie: {cookie}\r\naccept-language: en\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        );
        self.stream.get_mut().write_all(request.as_bytes())?;
        let (mut status, mut length, mut cookie) = (String::new(), 0, None);
        self.stream.read_line(&mut status)?;
        loop {
            let mut line = String::new();
            if self.stream.read_line(&mut line)? == 0 || line == "\r\n" {
                break;
            }
            let (name, value) = line.trim_end().split_once(": ").unwrap_or_default();
            match name {
                "content-length" => length = value.parse().map_err(io::Error::other)?,
                "set-cookie" => cookie = value.split(';').next().map(str::to_owned),
                _ => {}
            }
        }
        let mut body = vec![0; length];
        self.stream.read_exact(&mut body)?;
        if !status.starts_with("HTTP/1.1 2") {
            let why = String::from_utf8_lossy(&body);
            return Err(io::Error::other(format!("{method} {path} is answered {} {why}", status.trim_end())));
        }
        Ok(Answer { cookie, body: serde_json::from_slice(&body).unwrap_or_default() })
    }
}
