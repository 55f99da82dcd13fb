//! Letters to people who are away: to addresses that are confirmed, and with nothing in them that is nobody's business.

mod confirm;
mod news;
mod post;

use std::path::Path;
use std::time::Duration;

use serde_json::{Value, json};
use server::{Smtp, SmtpArgs};

use self::post::{Mood, Post};
use crate::client::{Guest, Site};
use crate::stage::Server;

/// Where letters say that the server is.
const SITE: &str = "https://games.example.org";

/// A server that writes letters by this mail server, so many milliseconds after something has happened.
async fn server(folder: &Path, post: &Post, delay: u64) -> Server {
    let (url, from, site) = (post.url.clone(), "Lagrange <games@example.org>".to_owned(), SITE.to_owned());
    let smtp = Smtp::new(SmtpArgs { url, login: None, from, site }).expect("a mail server");
    Server::run(folder, |config| {
        config.telling.delay = Duration::from_millis(delay);
        config.telling.site = Some(SITE.to_owned());
        config.telling.mail = Some(smtp);
    })
    .await
}

/// Somebody with an account, who reads this language.
async fn account(site: Site, name: &str, lang: &str) -> Guest {
    let guest = site.guest_called(name).await;
    site.put("/api/me", json!({ "lang": lang })).by(&guest).send().await.done();
    let account = json!({ "login": name.to_lowercase(), "password": "correct horse" });
    site.post("/api/account", account).by(&guest).send().await.done();
    guest
}

/// Somebody whose address is confirmed.
async fn reader(site: Site, post: &Post, name: &str, lang: &str) -> Guest {
    let guest = account(site, name, lang).await;
    let before = post.all().len();
    let address = format!("{}@example.org", name.to_lowercase());
    site.put("/api/notices/mail", json!({ "address": address })).by(&guest).send().await.done();
    let letter = post.first(before + 1).await.pop().expect("a letter");
    let code = letter.links("/letter/").remove(0);
    site.request("POST", &format!("/api/letters/{code}")).send().await.done();
    guest
}

/// What somebody is told of letters to them.
async fn mail(site: Site, guest: &Guest) -> Value {
    site.get("/api/notices").by(guest).send().await.done()["mail"].clone()
}
