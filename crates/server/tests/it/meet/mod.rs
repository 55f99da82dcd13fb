//! Where people meet: open tables, friends and others, ratings, previews of links.

mod circle;
mod open;
mod previews;
mod ratings;

use serde_json::{Value, json};

use crate::client::{Answer, Guest, Site};

/// Somebody with an account.
async fn member(site: Site, name: &str) -> Guest {
    let guest = site.guest_called(name).await;
    let account = json!({ "login": name.to_lowercase(), "password": "correct horse" });
    site.post("/api/account", account).by(&guest).send().await.done();
    guest
}

/// A lobby that is open to strangers and goes on for days, so that its host need not be here.
async fn open_table(site: Site, host: &Guest) -> String {
    let settings = json!({ "open": true, "pass_pause_ms": 0, "clock": { "type": "days", "days": 1 } });
    site.table(host, json!([{ "kind": "you" }, { "kind": "open" }]), json!({ "settings": settings })).await
}

/// The ids in the list of open tables, once it fits.
async fn listed(site: Site, guest: &Guest, fits: impl Fn(&[String]) -> bool) -> Vec<String> {
    for _ in 0..400 {
        let list = site.get("/api/open").by(guest).send().await.done();
        let ids: Vec<String> = list
            .as_array()
            .expect("a list")
            .iter()
            .map(|table| table["id"].as_str().expect("an id").to_owned())
            .collect();
        if fits(&ids) {
            return ids;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("the list never fits");
}

async fn sit(site: Site, guest: &Guest, table: &str) -> Answer {
    site.request("POST", &format!("/api/open/{table}/sit")).by(guest).send().await
}

async fn set_up(site: Site, host: &Guest, table: &str, change: Value) -> Answer {
    site.post(&format!("/api/tables/{table}/setup"), change).by(host).send().await
}
