//! A mail server of the test's own, which speaks as much SMTP as it takes and keeps what it is given.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};

/// What is expected comes within this time.
const PATIENCE: Duration = Duration::from_secs(60);

/// A letter as it came.
#[derive(Clone, Debug)]
pub(crate) struct Letter {
    pub(crate) to: Vec<String>,
    head: String,
    body: String,
}

impl Letter {
    fn read(to: Vec<String>, data: &str) -> Letter {
        let (head, body) = data.split_once("\r\n\r\n").expect("a head and a body");
        Letter { to, head: head.replace("\r\n ", " ").replace("\r\n\t", " "), body: body.to_owned() }
    }

    /// A line of the head, with words that are not plain put back together.
    pub(crate) fn header(&self, name: &str) -> Option<String> {
        let line = self
            .head
            .lines()
            .find(|line| line.split_once(':').is_some_and(|(known, _)| known.eq_ignore_ascii_case(name)))?;
        let words = line.split_once(':')?.1.trim();
        Some(words.split(' ').map(opened).collect::<Vec<_>>().join(" ").replace("\u{0} ", "").replace('\u{0}', ""))
    }

    pub(crate) fn text(&self) -> String {
        let text = match self.header("Content-Transfer-Encoding").expect("an encoding").as_str() {
            "base64" => {
                let packed: String = self.body.split_whitespace().collect();
                BASE64_STANDARD.decode(packed).expect("base64")
            }
            "quoted-printable" => quoted(&self.body),
            _ => self.body.clone().into_bytes(),
        };
        String::from_utf8(text).expect("a text").replace("\r\n", "\n")
    }

    /// The links in it, by the page they lead to.
    pub(crate) fn links(&self, under: &str) -> Vec<String> {
        let text = self.text();
        let words = text.split_whitespace().filter_map(|word| Some(word.split_once(under)?.1.to_owned()));
        words.collect()
    }
}

/// A word of a header that is not plain; what stands between two of them means nothing.
fn opened(word: &str) -> String {
    let Some(inner) = word.strip_prefix("=?utf-8?b?").and_then(|word| word.strip_suffix("?=")) else {
        return word.to_owned();
    };
    String::from_utf8(BASE64_STANDARD.decode(inner).expect("base64")).expect("a text") + "\u{0}"
}

fn quoted(text: &str) -> Vec<u8> {
    let joined = text.replace("=\r\n", "");
    let (mut bytes, mut rest) = (Vec::new(), joined.as_bytes());
    while let Some((&first, more)) = rest.split_first() {
        if first == b'=' {
            let code = std::str::from_utf8(&more[..2]).expect("two digits");
            bytes.push(u8::from_str_radix(code, 16).expect("a byte"));
            rest = &more[2..];
        } else {
            bytes.push(first);
            rest = more;
        }
    }
    bytes
}

/// How it answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mood {
    /// It takes everything.
    Takes,
    /// Not now.
    Later,
    /// Never.
    Refuses,
    /// It says nothing at all.
    Silent,
}

#[derive(Clone)]
pub(crate) struct Post {
    pub(crate) url: String,
    state: Arc<Mutex<State>>,
}

struct State {
    mood: Mood,
    letters: Vec<Letter>,
    connections: usize,
}

impl Post {
    pub(crate) async fn new() -> Post {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let url = format!("smtp://{}", listener.local_addr().expect("an address"));
        let state = Arc::new(Mutex::new(State { mood: Mood::Takes, letters: Vec::new(), connections: 0 }));
        let post = Post { url, state: state.clone() };
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                state.lock().expect("no panic").connections += 1;
                let state = state.clone();
                tokio::spawn(async move {
                    // A client may go whenever it likes.
                    let _ = talk(stream, state).await;
                });
            }
        });
        post
    }

    pub(crate) fn set(&self, mood: Mood) {
        self.state.lock().expect("no panic").mood = mood;
    }

    pub(crate) fn all(&self) -> Vec<Letter> {
        self.state.lock().expect("no panic").letters.clone()
    }

    pub(crate) fn connections(&self) -> usize {
        self.state.lock().expect("no panic").connections
    }

    /// All letters, once there are so many.
    pub(crate) async fn first(&self, n: usize) -> Vec<Letter> {
        let wait = async {
            while self.all().len() < n {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        tokio::time::timeout(PATIENCE, wait).await.expect("letters come");
        self.all()
    }
}

async fn talk(stream: TcpStream, state: Arc<Mutex<State>>) -> std::io::Result<()> {
    let (read, mut write) = stream.into_split();
    let mut lines = BufReader::new(read);
    let mood = state.lock().expect("no panic").mood;
    if mood == Mood::Silent {
        tokio::time::sleep(PATIENCE).await;
        return Ok(());
    }
    write.write_all(b"220 post ready\r\n").await?;
    let (mut to, mut line) = (Vec::new(), String::new());
    loop {
        line.clear();
        if lines.read_line(&mut line).await? == 0 {
            return Ok(());
        }
        let order = line.trim_end().to_owned();
        let answer = match order.split([' ', ':']).next().unwrap_or_default() {
            "EHLO" => "250-post\r\n250 8BITMIME\r\n",
            "MAIL" if mood == Mood::Later => "451 come back\r\n",
            "MAIL" if mood == Mood::Refuses => "550 no\r\n",
            "RCPT" => {
                to.push(order.split(['<', '>']).nth(1).unwrap_or_default().to_owned());
                "250 ok\r\n"
            }
            "DATA" => {
                write.write_all(b"354 go on\r\n").await?;
                let mut data = String::new();
                while !data.ends_with("\r\n.\r\n") {
                    lines.read_line(&mut data).await?;
                }
                let data = data.trim_end_matches(".\r\n").replace("\r\n..", "\r\n.");
                let letter = Letter::read(std::mem::take(&mut to), &data);
                state.lock().expect("no panic").letters.push(letter);
                "250 kept\r\n"
            }
            "QUIT" => {
                write.write_all(b"221 bye\r\n").await?;
                return Ok(());
            }
            _ => "250 ok\r\n",
        };
        write.write_all(answer.as_bytes()).await?;
    }
}
