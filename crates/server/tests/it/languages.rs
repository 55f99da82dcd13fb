//! Everybody is spoken to in one language: their own.

use std::fs;

use serde_json::{Value, json};

use crate::client::{Guest, Site, Socket, act, asked};
use crate::stage::{Place, Process, Server};

fn is_russian(text: &Value) -> bool {
    text.to_string().chars().any(|char| ('а'..='я').contains(&char))
}

/// A table of the sample game, where Ann and Bob sit.
async fn table_of(site: Site, ann: &Guest, bob: &Guest) -> String {
    site.table_of(&[ann, bob], json!({ "game": "sample-game" })).await
}

/// The first thing that a seat may do, in notation.
fn first(view: &Value) -> String {
    view["legal"][0]["notation"].as_str().expect("a legal action").to_owned()
}

/// The sentences of all that an update tells.
fn sentences(update: &Value) -> Vec<Value> {
    let steps = update["steps"].as_array().expect("steps").iter();
    steps.flat_map(|step| step["events"].as_array().expect("events")).map(|said| said["text"].clone()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_at_one_table_hear_the_same_in_two_languages() {
    let server = Server::new().await;
    let site = server.site;
    let (ann, bob) = (site.guest_called("Ann").await, site.guest_called("Bob").await);
    // With this seed Ann begins.
    let table = site.table_of(&[&ann, &bob], json!({})).await;
    let mut russian = Socket::speaking(site, &ann, "ru").await;
    let mut english = Socket::speaking(site, &bob, "en").await;
    let (hers, his) = (russian.watch(&table).await, english.watch(&table).await);
    assert_eq!((&hers["lang"], &his["lang"]), (&json!("ru"), &json!("en")));
    assert!(is_russian(&hers["views"][0]["prompt"]["text"]), "{}", hers["views"][0]["prompt"]);

    // Of one and the same action.
    let view = asked(&hers).expect("Ann is asked").clone();
    let mut offers = view["legal"].as_array().expect("a list").iter().filter_map(|offer| offer["notation"].as_str());
    let notation = offers.find(|notation| notation.starts_with("buy ")).expect("something to buy");
    russian.say(act(&table, &view, "a", notation)).await;
    let told = (russian.hear("update").await, english.hear("update").await);
    let said = (sentences(&told.0), sentences(&told.1));
    assert!(!said.0.is_empty() && said.0.len() == said.1.len(), "{said:?}");
    assert!(said.0.iter().all(is_russian) && !said.1.iter().any(is_russian), "{said:?}");
    let keys = |update: &Value| update["steps"][0]["events"][0]["key"].clone();
    assert_eq!(keys(&told.0), keys(&told.1), "programs read the same");

    // Refusals, words and reasons too.
    russian.say(json!({ "type": "words", "table": table, "seat": 0, "actions": [notation], "ref": "w" })).await;
    assert!(is_russian(&russian.hear("words").await["words"]));
    english.say(json!({ "type": "undo", "table": table, "seat": 0, "id": "u" })).await;
    let refused = english.answer("u").await;
    assert!(refused["type"] == "refused" && !is_russian(&refused["refusal"]["text"]), "{refused}");
    russian.say(json!({ "type": "undo", "table": table, "seat": 1, "id": "u" })).await;
    assert!(is_russian(&russian.answer("u").await["refusal"]["text"]));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_changes_the_language_is_shown_everything_again_and_others_go_on() {
    let server = Server::new().await;
    let site = server.site;
    let (ann, bob) = (site.guest_called("Ann").await, site.guest_called("Bob").await);
    let table = table_of(site, &ann, &bob).await;
    let mut socket = Socket::speaking(site, &ann, "en").await;
    // The same person on another screen keeps its language.
    let mut beside = Socket::speaking(site, &ann, "en").await;
    let state = socket.watch(&table).await;
    beside.watch(&table).await;
    let view = asked(&state).expect("Ann is asked").clone();
    socket.say(act(&table, &view, "a", &first(&view))).await;
    assert!(!is_russian(&socket.hear("update").await["steps"]));

    socket.say(json!({ "type": "speak", "lang": "tlh" })).await;
    assert_eq!(socket.hear("refused").await["refusal"]["code"], "bad_language");
    socket.say(json!({ "type": "speak", "lang": "ru" })).await;
    let shown = socket.hear("table").await;
    assert_eq!(shown["state"]["lang"], "ru");
    let line = &shown["log"][0]["events"][0]["text"];
    assert!(is_russian(line), "what was told before is told in the new language: {line}");
    socket.say(json!({ "type": "log", "table": table, "before": shown["log"][0]["seq"] })).await;
    let older = socket.hear("log").await;
    assert_eq!((&older["steps"], &older["more"]), (&json!([]), &json!(false)));
    socket.say(json!({ "type": "log", "table": table, "before": 1_000 })).await;
    assert_eq!(socket.hear("log").await["steps"], shown["log"], "the page of the log says the same");

    // Whatever happens next is told to each in turn.
    let (mut other, theirs) = Socket::at(site, &bob, &table).await;
    let view = asked(&theirs).expect("Bob is asked").clone();
    other.say(act(&table, &view, "b", &first(&view))).await;
    let happened = |update: &Value| !sentences(update).is_empty();
    assert!(is_russian(&socket.hear_where("update", happened).await["steps"]));
    // Ann's own action, then Bob's.
    beside.hear_where("update", happened).await;
    beside.hear_where("update", happened).await;
    assert!(beside.record.iter().all(|message| !is_russian(&json!(message))), "{:?}", beside.record.last());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn rest_speaks_the_stored_language_unless_another_is_named() {
    let server = Server::new().await;
    let site = server.site;
    // A stranger's browser says what it prefers; without a word it is English.
    let stranger = |wish: &str| site.get("/api/tables").header("accept-language", wish).send();
    assert!(is_russian(&stranger("ru-RU,ru;q=0.9,en;q=0.8").await.json()["error"]["text"]));
    assert!(!is_russian(&stranger("de").await.json()["error"]["text"]));
    let newcomer = site.get("/api/me").header("accept-language", "ru").send().await.done();
    assert!(newcomer["lang"] == "ru" && is_russian(&newcomer["name"]), "{newcomer}");

    let ann = site.guest_called("Ann").await;
    let refused = |query: &str| site.get(&format!("/api/tables/nowhere{query}")).by(&ann).send();
    assert!(!is_russian(&refused("").await.json()["error"]["text"]));
    site.put("/api/me", json!({ "lang": "ru" })).by(&ann).send().await.done();
    assert!(is_russian(&refused("").await.json()["error"]["text"]));
    assert!(!is_russian(&refused("?lang=en").await.json()["error"]["text"]));
    let no = site.put("/api/me", json!({ "lang": "tlh" })).by(&ann).send().await;
    assert_eq!(no.refusal(), (400, "bad_language".to_owned()));

    let rules = |query: &str| site.get(&format!("/api/games/nexus-ops/rules{query}")).by(&ann).send();
    assert!(is_russian(&rules("").await.done()["chapters"][0]["title"]));
    assert!(!is_russian(&rules("?lang=en").await.done()["chapters"][0]["title"]));
    let table = site.table(&ann, json!([{ "kind": "you" }, { "kind": "bot", "bot": "random" }]), json!({})).await;
    let label = |query: &str| site.get(&format!("/api/tables/{table}{query}")).by(&ann).send();
    assert_eq!(label("").await.done()["seats"][1]["label"], "Ригель");
    assert_eq!(label("?lang=en").await.done()["seats"][1]["label"], "Rigel");

    // A program is spoken to in English, whatever its owner speaks.
    let token = site.post("/api/tokens", json!({ "name": "x" })).by(&ann).send().await.done();
    let token = token["token"].as_str().expect("a token").to_owned();
    let program = |query: &str| site.get(&format!("/api/tables/nowhere{query}")).with_token(&token).send();
    assert!(!is_russian(&program("").await.json()["error"]["text"]));
    assert!(is_russian(&program("?lang=ru").await.json()["error"]["text"]));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn languages_and_their_words_can_be_asked_for() {
    let server = Server::new().await;
    let site = server.site;
    let languages = site.get("/api/languages").send().await.done();
    let russian = json!({ "code": "ru", "name": "Русский", "added": false });
    assert_eq!(languages, json!([{ "code": "en", "name": "English", "added": false }, russian]));
    let words = |file: &str| site.get(&format!("/api/texts/{file}")).send();
    assert!(words("ru/nexus-ops.ftl").await.text().contains("game-name"));
    assert!(words("en/table.ftl").await.text().contains("table-started"));
    let page = words("ru/page.ftl").await;
    assert_eq!((page.status, page.text().as_str()), (200, ""), "the page has its own");
    for nothing in ["tlh/table.ftl", "ru/chess.ftl", "ru/table", "ru/table.txt"] {
        assert_eq!(words(nothing).await.refusal(), (404, "missing".to_owned()), "{nothing}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_folder_of_texts_adds_a_language() {
    let texts = tempfile::tempdir().expect("a folder");
    fs::create_dir(texts.path().join("tlh")).expect("a folder");
    let files = [
        ("table.ftl", "language-name = tlhIngan Hol\nbot-1 = Qugh\nrefusal-not-started = wej tagh Quj.\n"),
        ("sample-game.ftl", "game-name = Quj\nprompt-bid = 'ar Datlhob?\n"),
        ("page.ftl", "home = juH\n"),
        ("sample-game.rules.md", "# Quj: chutmey\n\n## rI'meH\n\n### SG-1.1 tlhob\nbong tlhob.\n"),
    ];
    for (file, text) in files {
        fs::write(texts.path().join("tlh").join(file), text).expect("a file");
    }
    let place = Place::folder();
    let process = Process::with_texts(&place, texts.path()).await;
    let site = process.site;
    let languages = site.get("/api/languages").send().await.done();
    assert_eq!(languages[2], json!({ "code": "tlh", "name": "tlhIngan Hol", "added": true }));
    assert_eq!(site.get("/api/texts/tlh/page.ftl").send().await.text(), "home = juH\n");
    let rules = site.get("/api/games/sample-game/rules?lang=tlh").send().await.done();
    let rule = |n: usize| &rules["chapters"][0]["rules"][n];
    assert_eq!((&rules["title"], &rule(0)["body"]), (&json!("Quj: chutmey"), &json!("bong tlhob.")));
    let english = site.get("/api/games/sample-game/rules?lang=en").send().await.done();
    assert_eq!(*rule(1), english["chapters"][0]["rules"][1], "English stands in, rule by rule");
    let ann = site.guest().await;
    site.put("/api/me", json!({ "lang": "tlh" })).by(&ann).send().await.done();
    let seats = json!([{ "kind": "you" }, { "kind": "bot", "bot": "random" }]);
    let table = site.table(&ann, seats, json!({ "game": "sample-game" })).await;
    let early = site.request("POST", &format!("/api/tables/{table}/resign")).by(&ann).send().await;
    assert_eq!(early.json()["error"]["text"], "wej tagh Quj.");
    site.request("POST", &format!("/api/tables/{table}/start")).by(&ann).send().await.done();
    let (_socket, state) = Socket::at(site, &ann, &table).await;
    assert_eq!(state["lang"], "tlh");
    let labels: Vec<&Value> = state["seats"].as_array().expect("seats").iter().map(|seat| &seat["label"]).collect();
    assert!(labels.contains(&&json!("Qugh")) || labels.contains(&&json!("Vega")), "English stands in: {labels:?}");
    let prompt = &asked(&state).expect("a question")["prompt"]["text"];
    assert_eq!(prompt, "'ar Datlhob?");
    process.end().await;
}
