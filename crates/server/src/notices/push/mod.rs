//! Messages to browsers that are not open (Web Push, RFC 8030).

mod crypt;
mod guard;
mod vapid;

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use hyper_util::rt::TokioIo;
use rustls::crypto::ring::default_provider;
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, RootCertStore};
use store::{Store, Subscription};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio_rustls::TlsConnector;

pub(crate) use self::crypt::{POINT, SHARED};
use self::crypt::{Reader, seal};
pub(crate) use self::guard::Endpoint;
use self::vapid::Vapid;
use crate::ids::now;

/// A carrier that takes longer is not waited for.
const PATIENCE: Duration = Duration::from_secs(5);
/// A message that cannot be delivered for so many seconds is worth nothing.
const KEPT_FOR: u32 = 24 * 3_600;

/// The sender.
pub(crate) struct Push {
    vapid: Vapid,
    /// Whom to believe besides those whom this system believes, on this very machine: for tests.
    near: Option<Vec<u8>>,
    tls: OnceLock<Option<TlsConnector>>,
}

/// What came of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sent {
    /// The carrier has it.
    Taken,
    /// The browser does not want any more.
    Gone,
    /// The carrier does not want this one.
    Refused,
    /// It may be tried again.
    Later,
}

/// A message to a browser.
pub(crate) struct Message<'a> {
    /// What only the browser reads.
    pub(crate) text: &'a str,
    /// A newer message of the same topic takes the place of one that was not delivered.
    pub(crate) topic: &'a str,
}

impl Push {
    /// With the key that the store keeps, made at the first start. `contact` is told to carriers.
    pub(crate) async fn new(store: &dyn Store, contact: String, near: Option<Vec<u8>>) -> store::Result<Self> {
        let damaged = || store::Error::Damaged("The key for messages to browsers cannot be read.".to_owned());
        let fresh = vapid::fresh().map_err(|_| damaged())?;
        let kept = store.secret("push", &fresh).await?;
        let vapid = Vapid::new(&kept, contact).ok_or_else(damaged)?;
        Ok(Push { vapid, near, tls: OnceLock::new() })
    }

    /// The key that browsers are to be shown.
    pub(crate) fn public_key(&self) -> String {
        self.vapid.public()
    }

    /// Sends a message to one browser.
    pub(crate) async fn send(&self, to: &Subscription, message: &Message<'_>) -> Sent {
        let Some(endpoint) = Endpoint::read(&to.endpoint) else { return Sent::Gone };
        let sending = tokio::time::timeout(PATIENCE, self.try_send(&endpoint, to, message)).await;
        let status = match sending {
            Ok(Ok(status)) => status,
            Ok(Err(error)) => {
                tracing::info!(host = endpoint.host, %error, "a message to a browser does not get through");
                return Sent::Later;
            }
            Err(_) => return Sent::Later,
        };
        match status {
            status if status.is_success() => Sent::Taken,
            StatusCode::NOT_FOUND | StatusCode::GONE => Sent::Gone,
            StatusCode::TOO_MANY_REQUESTS | StatusCode::REQUEST_TIMEOUT => Sent::Later,
            status if status.is_server_error() => Sent::Later,
            status => {
                tracing::warn!(host = endpoint.host, %status, "a message to a browser is refused");
                Sent::Refused
            }
        }
    }

    async fn try_send(
        &self,
        endpoint: &Endpoint,
        to: &Subscription,
        message: &Message<'_>,
    ) -> Result<StatusCode, Box<dyn std::error::Error + Send + Sync>> {
        let places = endpoint.places(self.near.is_some()).await;
        if places.is_empty() {
            return Err("there is no such place on the open net".into());
        }
        let reader = Reader { public: &to.p256dh, auth: &to.auth };
        let sealed = seal(&reader, message.text.as_bytes()).map_err(|_| "its key is none")?;
        let carrier = format!("https://{}", endpoint.authority);
        let authorization = self.vapid.authorization(&carrier, now()).map_err(|_| "nothing can be signed")?;
        let request = Request::post(&endpoint.path)
            .header(header::HOST, &endpoint.authority)
            .header(header::AUTHORIZATION, authorization)
            .header(header::CONTENT_ENCODING, "aes128gcm")
            .header(header::CONTENT_TYPE, "application/octet-stream")
            .header(header::CONTENT_LENGTH, sealed.len())
            .header("ttl", KEPT_FOR)
            .header("topic", message.topic)
            .body(Body::from(sealed))?;
        let name = ServerName::try_from(endpoint.host.clone())?;
        let stream = TcpStream::connect(places.as_slice()).await?;
        let stream = self.tls().ok_or("there is no encryption")?.connect(name, stream).await?;
        let (mut sender, connection) = hyper::client::conn::http1::handshake(TokioIo::new(stream)).await?;
        // Ends with this call, whatever becomes of it.
        let mut connected = JoinSet::new();
        connected.spawn(connection);
        // Where the carrier would rather have it is of no interest, nor what it says.
        Ok(sender.send_request(request).await?.status())
    }

    /// Made when it is first needed: it reads whom this system believes.
    fn tls(&self) -> Option<&TlsConnector> {
        let made = self.tls.get_or_init(|| {
            let mut roots = RootCertStore::empty();
            roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
            roots.add_parsable_certificates(self.near.clone().map(CertificateDer::from));
            if roots.is_empty() {
                tracing::warn!("this system believes nobody, so no browser can be told anything");
            }
            let config = ClientConfig::builder_with_provider(Arc::new(default_provider()));
            let config = config.with_safe_default_protocol_versions().ok()?;
            Some(TlsConnector::from(Arc::new(config.with_root_certificates(roots).with_no_client_auth())))
        });
        made.as_ref()
    }
}
