//! The way to the host's mail server.

use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::http::Uri;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message};
use lettre::transport::smtp::authentication::Credentials;
use lettre::transport::smtp::extension::ClientId;
use lettre::{AsyncSmtpTransport, AsyncTransport, Tokio1Executor};
use thiserror::Error;

use crate::ids::word;
use crate::notices::Sent;

/// A mail server that takes longer is not waited for.
const PATIENCE: Duration = Duration::from_secs(10);
/// After it could not be reached nobody tries again for so long.
const REST: Duration = Duration::from_secs(20);

/// What the host says of their mail server.
#[derive(Clone)]
pub struct SmtpArgs {
    /// Where it is: `smtps://mail.example.org`, or `smtp://` for one that encrypts on demand.
    pub url: String,
    /// Under which name it knows us, and the password, if it wants them.
    pub login: Option<(String, String)>,
    /// The sender of all letters: `games@example.org` or `Lagrange <games@example.org>`.
    pub from: String,
    /// Where people reach the server, for links.
    pub site: String,
}

/// Why no letters can be sent.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum NoSmtp {
    /// The address of the mail server.
    #[error("`{0}` is no mail server. Write smtps://mail.example.org, or smtp:// for one that encrypts on demand.")]
    Url(String),
    /// A password in it.
    #[error(
        "The address of the mail server holds a name or a password, which everybody on this machine could read. \
         Use --smtp-user, and LAGRANGE_SMTP_PASSWORD or --smtp-password-file."
    )]
    Password,
    /// The sender.
    #[error("`{0}` is no sender of letters. Write games@example.org or Lagrange <games@example.org>.")]
    From(String),
    /// The site.
    #[error("`{0}` is no site to which letters could lead. Write https://games.example.org.")]
    Site(String),
    /// Encryption.
    #[error("Letters cannot be sent: {0}.")]
    Tls(String),
}

/// The way to the mail server.
#[derive(Clone)]
pub struct Smtp(Arc<Way>);

struct Way {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
    site: String,
    rests_until: Mutex<Option<Instant>>,
}

/// It knows a password.
impl std::fmt::Debug for Smtp {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Smtp").field("from", &self.0.from).field("site", &self.0.site).finish_non_exhaustive()
    }
}

/// A letter to one person.
pub(crate) struct Letter {
    pub(crate) to: String,
    pub(crate) subject: String,
    pub(crate) text: String,
    /// Where to go to get no more of them.
    pub(crate) stop: Option<String>,
}

impl Smtp {
    /// The way that the host describes; nothing is connected yet. A mail server on another machine is spoken to only
    /// with encryption.
    pub fn new(args: SmtpArgs) -> Result<Self, NoSmtp> {
        let bad = || NoSmtp::Url(args.url.clone());
        let uri: Uri = args.url.parse().map_err(|_| bad())?;
        let authority = uri.authority().ok_or_else(bad)?;
        if authority.as_str().contains('@') {
            return Err(NoSmtp::Password);
        }
        let host = authority.host().trim_matches(['[', ']']);
        let is_here = host == "localhost" || host.parse::<IpAddr>().is_ok_and(|address| address.is_loopback());
        let tls = |error: lettre::transport::smtp::Error| NoSmtp::Tls(error.to_string());
        let builder = match uri.scheme_str() {
            Some("smtps") => AsyncSmtpTransport::<Tokio1Executor>::relay(host).map_err(tls)?,
            Some("smtp") if is_here => AsyncSmtpTransport::<Tokio1Executor>::builder_dangerous(host),
            Some("smtp") => AsyncSmtpTransport::<Tokio1Executor>::starttls_relay(host).map_err(tls)?,
            _ => return Err(bad()),
        };
        let builder = match uri.port_u16() {
            Some(port) => builder.port(port),
            None => builder,
        };
        let builder = match args.login {
            Some((name, password)) => builder.credentials(Credentials::new(name, password)),
            None => builder,
        };
        let from: Mailbox = args.from.parse().map_err(|_| NoSmtp::From(args.from.clone()))?;
        let site = args.site.trim_end_matches('/').to_owned();
        let host = site.parse::<Uri>().ok().filter(|uri| matches!(uri.scheme_str(), Some("http" | "https")));
        let host = host.and_then(|uri| Some(uri.authority()?.host().to_owned()));
        let host = host.ok_or_else(|| NoSmtp::Site(args.site.clone()))?;
        let builder = builder.hello_name(ClientId::Domain(host)).timeout(Some(PATIENCE));
        Ok(Smtp(Arc::new(Way { transport: builder.build(), from, site, rests_until: Mutex::default() })))
    }

    /// Where people reach the server, without a slash at the end.
    pub(crate) fn site(&self) -> &str {
        &self.0.site
    }

    /// Hands a letter over.
    pub(crate) async fn send(&self, letter: Letter) -> Sent {
        if self.rests() {
            return Sent::Later;
        }
        let Some(message) = self.written(letter) else { return Sent::Refused };
        let sending = tokio::time::timeout(PATIENCE, self.0.transport.send(message)).await;
        match sending {
            Ok(Ok(_)) => Sent::Taken,
            Ok(Err(error)) if error.is_permanent() => {
                tracing::warn!(%error, "a letter is refused");
                Sent::Refused
            }
            Ok(Err(error)) => {
                tracing::warn!(%error, "a letter does not get through");
                // A server that answers may want to have only this one later.
                if !error.is_transient() {
                    self.rest();
                }
                Sent::Later
            }
            Err(_) => {
                tracing::warn!("the mail server does not answer");
                self.rest();
                Sent::Later
            }
        }
    }

    fn written(&self, letter: Letter) -> Option<Message> {
        let domain = self.0.from.email.domain();
        let own = |name: &'static str, value: String| HeaderValue::new(HeaderName::new_from_ascii_str(name), value);
        let to = Mailbox::new(None, letter.to.parse().ok()?);
        let mut message = Message::builder()
            .from(self.0.from.clone())
            .to(to)
            .subject(letter.subject)
            .message_id(Some(format!("<{}@{domain}>", word(30))))
            .header(ContentType::TEXT_PLAIN)
            // Nobody is there to read what machines answer.
            .raw_header(own("Auto-Submitted", "auto-generated".to_owned()))
            .raw_header(own("X-Auto-Response-Suppress", "All".to_owned()));
        if let Some(stop) = letter.stop {
            message = message
                .raw_header(own("List-Unsubscribe", format!("<{stop}>")))
                .raw_header(own("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned()));
        }
        message.body(letter.text).ok()
    }

    fn rests(&self) -> bool {
        let until = *self.0.rests_until.lock().unwrap_or_else(PoisonError::into_inner);
        until.is_some_and(|until| Instant::now() < until)
    }

    fn rest(&self) {
        *self.0.rests_until.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now() + REST);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(url: &str, from: &str, site: &str) -> Option<NoSmtp> {
        let (url, from, site) = (url.to_owned(), from.to_owned(), site.to_owned());
        Smtp::new(SmtpArgs { url, login: Some(("ann".to_owned(), "secret".to_owned())), from, site }).err()
    }

    const FROM: &str = "Lagrange <games@example.org>";
    const SITE: &str = "https://games.example.org/";

    #[test]
    fn what_the_host_says_is_understood_or_refused() {
        for url in ["smtps://mail.example.org", "smtp://mail.example.org:587", "smtp://127.0.0.1:2525", "smtp://[::1]"]
        {
            assert_eq!(with(url, FROM, SITE), None, "{url}");
        }
        for url in ["", "mail.example.org", "https://mail.example.org", "smtps://"] {
            assert_eq!(with(url, FROM, SITE), Some(NoSmtp::Url(url.to_owned())), "{url}");
        }
        assert_eq!(with("smtps://me:secret@mail.example.org", FROM, SITE), Some(NoSmtp::Password));
        let url = "smtps://mail.example.org";
        for from in ["", "games", "a@b.c\r\nBcc: eve@example.org"] {
            assert_eq!(with(url, from, SITE), Some(NoSmtp::From(from.to_owned())), "{from}");
        }
        for site in ["", "games.example.org", "ftp://games.example.org"] {
            assert_eq!(with(url, FROM, site), Some(NoSmtp::Site(site.to_owned())), "{site}");
        }
    }

    #[test]
    fn nothing_of_a_letter_becomes_a_header_of_its_own() {
        let (url, from, site) = ("smtp://127.0.0.1".to_owned(), FROM.to_owned(), SITE.to_owned());
        let smtp = Smtp::new(SmtpArgs { url, login: None, from, site }).expect("a way");
        let (to, stop) = ("ann@example.org".to_owned(), Some("https://games.example.org/letter/x".to_owned()));
        let subject = "Ход\r\nBcc: eve@example.org".to_owned();
        let letter = Letter { to, subject, text: "Привет\r\n.\r\nи ещё".to_owned(), stop };
        let written = String::from_utf8(smtp.written(letter).expect("a letter").formatted()).expect("text");
        let (head, _) = written.split_once("\r\n\r\n").expect("a head");
        assert!(!head.lines().any(|line| line.starts_with("Bcc")), "{head}");
        assert!(head.contains("List-Unsubscribe: <https://games.example.org/letter/x>"), "{head}");
        assert!(head.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"), "{head}");
        assert!(!format!("{smtp:?}").contains("secret"));
    }
}
