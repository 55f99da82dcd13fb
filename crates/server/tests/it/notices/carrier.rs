//! A carrier of messages to browsers, on this machine.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicU16, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use rustls::ServerConfig;
use rustls::crypto::ring::default_provider;
use rustls::pki_types::{CertificateDer, PrivateKeyDer, PrivatePkcs8KeyDer};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;

/// What is expected comes within this time.
const PATIENCE: Duration = Duration::from_secs(60);

/// Who certifies it, for a hundred years; made with openssl, and the key thrown away.
pub(crate) const AUTHORITY: &[u8] = include_bytes!("certificates/authority.der");
/// What it shows: it is `localhost`.
const CERTIFICATE: &[u8] = include_bytes!("certificates/carrier.der");
const KEY: &[u8] = include_bytes!("certificates/carrier.key.der");

/// A message as it came.
#[derive(Clone)]
pub(crate) struct Carried {
    pub(crate) head: String,
    pub(crate) body: Vec<u8>,
}

pub(crate) struct Carrier {
    address: SocketAddr,
    /// With which status it answers.
    status: Arc<AtomicU16>,
    connections: Arc<AtomicUsize>,
    carried: Arc<Mutex<Vec<Carried>>>,
}

impl Carrier {
    pub(crate) async fn new() -> Carrier {
        let chain = vec![CertificateDer::from(CERTIFICATE)];
        let key = PrivateKeyDer::from(PrivatePkcs8KeyDer::from(KEY));
        let config = ServerConfig::builder_with_provider(Arc::new(default_provider()));
        let config = config.with_safe_default_protocol_versions().expect("versions").with_no_client_auth();
        let acceptor = TlsAcceptor::from(Arc::new(config.with_single_cert(chain, key).expect("they fit")));
        let listener = TcpListener::bind("localhost:0").await.expect("a port");
        let carrier = Carrier {
            address: listener.local_addr().expect("an address"),
            status: Arc::new(AtomicU16::new(201)),
            connections: Arc::default(),
            carried: Arc::default(),
        };
        let (status, connections) = (carrier.status.clone(), carrier.connections.clone());
        let carried = carrier.carried.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                connections.fetch_add(1, Ordering::SeqCst);
                let (acceptor, status, carried) = (acceptor.clone(), status.clone(), carried.clone());
                tokio::spawn(async move { take(stream, &acceptor, &status, &carried).await });
            }
        });
        carrier
    }

    /// An address for a browser.
    pub(crate) fn endpoint(&self, path: &str) -> String {
        format!("https://localhost:{}/{path}", self.address.port())
    }

    pub(crate) fn answer_with(&self, status: u16) {
        self.status.store(status, Ordering::SeqCst);
    }

    /// How often somebody has connected.
    pub(crate) fn connections(&self) -> usize {
        self.connections.load(Ordering::SeqCst)
    }

    /// What has come so far.
    pub(crate) fn all(&self) -> Vec<Carried> {
        self.carried.lock().expect("no panic").clone()
    }

    /// The first so many messages.
    pub(crate) async fn first(&self, n: usize) -> Vec<Carried> {
        let come = async {
            while self.all().len() < n {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        tokio::time::timeout(PATIENCE, come).await.expect("the message comes");
        self.all()
    }
}

impl Carried {
    pub(crate) fn header(&self, name: &str) -> &str {
        let mut lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.find(|(n, _)| n.eq_ignore_ascii_case(name)).expect("the header is there").1
    }
}

async fn take(stream: TcpStream, acceptor: &TlsAcceptor, status: &AtomicU16, carried: &Mutex<Vec<Carried>>) {
    let Ok(mut stream) = acceptor.accept(stream).await else { return };
    let mut bytes = Vec::new();
    let end = loop {
        if let Some(end) = bytes.windows(4).position(|four| four == b"\r\n\r\n") {
            break end;
        }
        if stream.read_buf(&mut bytes).await.is_ok_and(|n| n > 0) {
            continue;
        }
        return;
    };
    let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
    let mut one = Carried { head, body: bytes.split_off(end + 4) };
    let length: usize = one.header("content-length").parse().expect("a number");
    while one.body.len() < length && stream.read_buf(&mut one.body).await.is_ok_and(|n| n > 0) {}
    let status = status.load(Ordering::SeqCst);
    carried.lock().expect("no panic").push(one);
    // A redirect is one to itself: whoever followed it would come again.
    let answer = format!("HTTP/1.1 {status} Said\r\nlocation: /elsewhere\r\ncontent-length: 0\r\n\r\n");
    let _ = stream.write_all(answer.as_bytes()).await;
    let _ = stream.shutdown().await;
}
