//! The document that describes the interface tells the truth.

use serde_json::{Value, json};

use crate::client::{Guest, Site};
use crate::stage::Server;

const METHODS: [&str; 5] = ["get", "put", "post", "delete", "patch"];

async fn document(site: Site) -> Value {
    site.get("/api/openapi.json").send().await.done()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_call_that_is_described_is_served_and_no_other() {
    let server = Server::new().await;
    let ann = server.site.guest().await;
    let document = document(server.site).await;
    let paths = document["paths"].as_object().expect("paths");
    assert!(paths.len() > 20, "{}", paths.len());
    for (path, described) in paths {
        let at =
            path.replace("{seat}", "0").replace("{slug}", "nexus-ops").replace("{lang}", "en").replace("{id}", "x");
        for method in METHODS {
            // A stream of events has no end to wait for.
            if path == "/api/bot/prompts" && method == "get" {
                continue;
            }
            let answer = server.site.request(&method.to_uppercase(), &at).by(&ann).send().await;
            if let Some(told) = answer.header("content-type").filter(|_| answer.if_done().is_some()) {
                let kinds =
                    described[method]["responses"]["2XX"]["content"].as_object().expect("an answer is described");
                let kind = told.split(';').next().expect("a type");
                assert!(kinds.contains_key(kind), "{method} {path} answers {kind}, which is not described");
            }
            let served = answer.status != 405 && answer.json()["error"]["code"] != "no_such_call";
            assert_eq!(served, described.get(method).is_some(), "{method} {path}: {}", answer.head);
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_are_as_described() {
    let server = Server::new().await;
    let site = server.site;
    let (ann, bob) = (site.guest().await, site.guest().await);
    let truth = Truth { site, document: document(site).await, ann: ann.clone() };
    truth.check("get", "/api/me", &[], Value::Null).await;
    truth.check("put", "/api/me", &[], json!({ "name": "Ann", "lang": "en" })).await;
    truth.check("post", "/api/account", &[], json!({ "login": "ann", "password": "correct horse" })).await;
    truth.check("post", "/api/login", &[], json!({ "login": "ann", "password": "correct horse" })).await;
    let games = truth.check("get", "/api/games", &[], Value::Null).await;
    assert_eq!(games[0]["name"], "Nexus Ops", "a game has a name, not only a word for addresses");
    truth.check("get", "/api/games/{slug}/rules", &["nexus-ops"], Value::Null).await;
    truth.check("get", "/api/games/{slug}/rules", &["nexus-ops", "?lang=ru"], Value::Null).await;
    truth.check("get", "/api/languages", &[], Value::Null).await;
    let token = truth.check("post", "/api/tokens", &[], json!({ "name": "x" })).await;
    truth.check("get", "/api/tokens", &[], Value::Null).await;
    truth.check("delete", "/api/tokens/{id}", &[token["id"].as_str().expect("an id")], Value::Null).await;

    let open = json!({ "game": "nexus-ops", "seats": [{ "kind": "you" }, { "kind": "open" }] });
    let made = truth.check("post", "/api/tables", &[], open).await;
    let table = made["id"].as_str().expect("an id");
    let invites = truth.check("get", "/api/tables/{id}/invites", &[table], Value::Null).await;
    for change in [
        json!({ "type": "add_seat" }),
        json!({ "type": "seat_bot", "seat": 2, "bot": "random" }),
        json!({ "type": "free_seat", "seat": 2 }),
        json!({ "type": "remove_seat", "seat": 2 }),
        json!({ "type": "options", "options": { "vp_target": 10 } }),
        json!({ "type": "settings", "settings": { "spectators": true, "clock": null } }),
        json!({ "type": "stand_up", "seat": 0 }),
        json!({ "type": "sit", "seat": 0 }),
        json!({ "type": "fill_seats", "bot": "greedy" }),
        json!({ "type": "free_seat", "seat": 1 }),
    ] {
        truth.check("post", "/api/tables/{id}/setup", &[table], change).await;
    }
    site.post("/api/join", json!({ "token": invites["code"] })).by(&bob).send().await.done();
    let away = json!({ "type": "send_away", "seat": 1, "user": bob.user });
    truth.check("post", "/api/tables/{id}/setup", &[table], away).await;
    site.post("/api/join", json!({ "token": invites["code"] })).by(&bob).send().await.done();
    truth.check("post", "/api/join", &[], json!({ "token": invites["code"] })).await;
    truth.check("post", "/api/tables/{id}/start", &[table], Value::Null).await;
    truth.check("get", "/api/tables", &[], Value::Null).await;
    truth.check("get", "/api/tables/{id}", &[table], Value::Null).await;
    truth.check("get", "/api/bot/tables", &[], Value::Null).await;
    let wanted = json!({ "seat": 0, "actions": ["done", "buy human H0a"] });
    let words = truth.check("post", "/api/bot/tables/{id}/words", &[table], wanted).await;
    assert_eq!(words[0], "Done");
    let act = json!({ "seat": 0, "decision": "d1", "action": "done", "id": "a" });
    truth.check("post", "/api/bot/tables/{id}/act", &[table], act).await;
    truth.check("get", "/api/tables/{id}/missed", &[table], Value::Null).await;
    truth.check("put", "/api/tables/{id}/seats/{seat}", &[table, "0"], json!({ "kind": "bot", "bot": "random" })).await;
    truth.check("post", "/api/tables/{id}/resign", &[table], Value::Null).await;
    truth.check("get", "/api/history", &[], Value::Null).await;
    truth.check("get", "/api/tables/{id}/replay", &[table], Value::Null).await;
    truth.check("get", "/api/tables/{id}/replay", &[table, "?at=1&seat=0"], Value::Null).await;
    truth.check("post", "/api/tables/{id}/rematch", &[table], Value::Null).await;

    truth.check("get", "/api/daily", &[], Value::Null).await;
    let daily = truth.check("post", "/api/daily/{slug}/{day}", &["sample-game", "today"], Value::Null).await;
    let table = daily["id"].as_str().expect("an id");
    truth.check("get", "/api/tables/{id}", &[table], Value::Null).await;
    truth.check("post", "/api/tables/{id}/resign", &[table], Value::Null).await;
    let standing = truth.check("get", "/api/daily/{slug}/{day}", &["sample-game", "today"], Value::Null).await;
    assert_eq!(standing["results"][0]["ending"], "resigned");
    truth.check("get", "/api/daily", &[], Value::Null).await;

    truth.check("get", "/api/daily/{slug}/archive", &["sample-game"], Value::Null).await;
    people_who_meet(&truth, &bob).await;
    while_away(&truth).await;
    let refused = site.get("/api/tables/nowhere").by(&ann).send().await.json();
    truth.fits(&json!({ "$ref": "#/components/schemas/Error" }), &refused, "an error");
    server.stop().await;
}

/// Open tables, friends, ratings: Ann's calls; Bob is somebody she has played with.
async fn people_who_meet(truth: &Truth, bob: &Guest) {
    let (site, bobs) = (truth.site, bob.user.as_str());
    let wanted = json!({ "game": "nexus-ops" });
    let opened = truth.check("post", "/api/open/play", &[], wanted).await;
    let settings = json!({ "open": true, "clock": { "type": "days", "days": 1 } });
    let seats = json!([{ "kind": "you" }, { "kind": "open" }, { "kind": "bot", "bot": "greedy" }]);
    let more = json!({ "settings": settings, "options": { "vp_target": 10 } });
    let table = site.table(bob, seats, more).await;
    site.get(&format!("/api/tables/{table}/invites")).by(bob).send().await.done();
    let mut list = Value::Null;
    while list.as_array().is_none_or(Vec::is_empty) {
        list = truth.check("get", "/api/open", &[], Value::Null).await;
    }
    truth.check("post", "/api/open/{id}/sit", &[&table], Value::Null).await;
    let own = opened["id"].as_str().expect("an id");
    let invites = truth.check("get", "/api/tables/{id}/invites", &[own], Value::Null).await;
    let token = invites["seats"][0]["token"].as_str().expect("a token");
    truth.check("get", "/api/join/{token}", &[token], Value::Null).await;

    truth.check("get", "/api/ladder/{slug}", &["nexus-ops"], Value::Null).await;
    truth.check("get", "/api/players/{id}", &["me"], Value::Null).await;
    truth.check("put", "/api/profile", &[], json!({ "open": true, "seen": true })).await;
    let finished = site.get("/api/history").by(&truth.ann).send().await.done();
    let finished = finished.as_array().expect("a list").iter().find(|table| table["daily"].is_null());
    let over = finished.expect("a finished game")["id"].as_str().expect("an id");
    truth.check("get", "/api/tables/{id}/ratings", &[over], Value::Null).await;

    truth.check("post", "/api/circle/link", &[], Value::Null).await;
    truth.check("delete", "/api/circle/link", &[], Value::Null).await;
    truth.check("post", "/api/friends", &[], json!({ "user": bobs })).await;
    site.post("/api/friends", json!({ "user": truth.ann.user })).by(bob).send().await.done();
    let mut socket = crate::client::Socket::open(site, bob).await;
    socket.hear("hello").await;
    truth.check("post", "/api/tables/{id}/invite", &[own], json!({ "user": bobs })).await;
    truth.check("get", "/api/circle", &[], Value::Null).await;
    truth.check("put", "/api/people/{id}", &[bobs], json!({ "muted": true, "blocked": true })).await;
    truth.check("get", "/api/circle", &[], Value::Null).await;
    truth.check("delete", "/api/friends/{id}", &[bobs], Value::Null).await;
}

/// How Ann is told while she is away.
async fn while_away(truth: &Truth) {
    let browser = crate::notices::Browser::new("https://push.example/ann");
    truth.check("post", "/api/notices/browsers", &[], browser.told()).await;
    let change = json!({ "quiet": { "hours": { "from": 1320, "until": 480 } }, "zone": 180, "digest": 60 });
    truth.check("put", "/api/notices", &[], change).await;
    let made = truth.check("post", "/api/open/play", &[], json!({ "game": "nexus-ops" })).await;
    let table = made["id"].as_str().expect("an id");
    truth.check("put", "/api/notices/tables/{id}", &[table], json!({ "muted": true })).await;
    let told = truth.check("get", "/api/notices", &[], Value::Null).await;
    assert_eq!((&told["browsers"], &told["muted"]), (&json!(1), &json!([table])));
    truth.check("put", "/api/notices", &[], json!({ "quiet": { "hours": null } })).await;
    truth.check("delete", "/api/notices/browsers", &[], json!({ "endpoint": "https://push.example/ann" })).await;
    truth.check("get", "/api/notices", &[], Value::Null).await;
    truth.check("get", "/api/vacation", &[], Value::Null).await;
    truth.check("post", "/api/vacation", &[], json!({ "days": 3 })).await;
    truth.check("delete", "/api/vacation", &[], Value::Null).await;
    truth.check("get", "/api/invitations", &[], Value::Null).await;
    truth.check("delete", "/api/invitations/{id}", &[table], Value::Null).await;
    truth.check("delete", "/api/notices/mail", &[], Value::Null).await;
}

struct Truth {
    site: Site,
    document: Value,
    ann: Guest,
}

impl Truth {
    /// Makes a call, and compares what is sent and what comes back with what is described. `at` fills the path; one
    /// more part goes behind it.
    async fn check(&self, method: &str, path: &str, at: &[&str], body: Value) -> Value {
        let call = &self.document["paths"][path][method];
        assert!(call.is_object(), "{method} {path} is not described");
        let mut parts = at.iter();
        let filled =
            path.split('/').map(|part| if part.starts_with('{') { parts.next().expect("a part") } else { part });
        let filled = filled.collect::<Vec<_>>().join("/") + parts.next().copied().unwrap_or_default();
        let mut request = self.site.request(&method.to_uppercase(), &filled).by(&self.ann);
        let schema = |place: &Value| place["content"]["application/json"]["schema"].clone();
        if !body.is_null() {
            self.fits(&schema(&call["requestBody"]), &body, &filled);
            request = request.json(&body);
        }
        let answer = request.send().await;
        let told = answer.done();
        match schema(&call["responses"]["2XX"]) {
            Value::Null => assert!(answer.body.is_empty(), "{method} {path} is described without an answer"),
            schema => self.fits(&schema, &told, &filled),
        }
        told
    }

    /// As much of JSON Schema as the document uses.
    fn fits(&self, schema: &Value, value: &Value, at: &str) {
        if let Err(why) = self.compare(schema, value, at) {
            panic!("{why}");
        }
    }

    fn compare(&self, schema: &Value, value: &Value, at: &str) -> Result<(), String> {
        if let Some(name) = schema["$ref"].as_str() {
            let name = name.trim_start_matches("#/components/schemas/");
            return self.compare(&self.document["components"]["schemas"][name], value, at);
        }
        if let Some(any) = schema["oneOf"].as_array() {
            let misfits: Vec<String> = any.iter().filter_map(|one| self.compare(one, value, at).err()).collect();
            return if misfits.len() + 1 == any.len() { Ok(()) } else { Err(misfits.join("; ")) };
        }
        if let Some(values) = schema["enum"].as_array() {
            return if values.contains(value) { Ok(()) } else { Err(format!("{at}: {value} is none of {values:?}")) };
        }
        let right = match schema["type"].as_str() {
            Some("string") => value.is_string(),
            Some("integer") => value.is_i64() || value.is_u64(),
            Some("boolean") => value.is_boolean(),
            Some("null") => value.is_null(),
            Some("array") => value.is_array(),
            Some("object") => value.is_object(),
            _ => true,
        };
        if !right {
            return Err(format!("{at}: {value} is no {}", schema["type"]));
        }
        let (length, number) = (value.as_str().map(|text| text.chars().count() as u64), value.as_u64());
        let bound = |bound: &str| schema[bound].as_u64();
        let too_small =
            length < bound("minLength") && length.is_some() || number < bound("minimum") && number.is_some();
        let too_large = bound("maxLength").is_some_and(|most| length > Some(most))
            || bound("maximum").is_some_and(|most| number > Some(most));
        if too_small || too_large {
            return Err(format!("{at}: {value} is out of bounds"));
        }
        for (n, item) in value.as_array().into_iter().flatten().enumerate() {
            self.compare(&schema["items"], item, &format!("{at}[{n}]"))?;
        }
        for required in schema["required"].as_array().into_iter().flatten() {
            let field = required.as_str().unwrap_or_default();
            value.get(field).ok_or_else(|| format!("{at} lacks `{field}`: {value}"))?;
        }
        for (field, inner) in value.as_object().into_iter().flatten() {
            match schema["properties"].get(field) {
                Some(described) => self.compare(described, inner, &format!("{at}.{field}"))?,
                None if schema["additionalProperties"] == false => {
                    return Err(format!("{at}: `{field}` is not described"));
                }
                None => {}
            }
        }
        Ok(())
    }
}
