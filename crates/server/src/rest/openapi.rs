//! The OpenAPI document of the REST interface.

use axum::Json;
use serde_json::{Map, Value, json};

/// Method, path, who may, what it does.
const CALLS: &[(&str, &str, &str, &str)] = &[
    ("get", "/api/me", "anyone", "Who you are; a new browser gets a name and a cookie."),
    ("put", "/api/me", "user", "Change your name or language."),
    ("post", "/api/account", "user", "Add a login and password, keeping your games."),
    ("post", "/api/login", "anyone", "Log in with a password."),
    ("post", "/api/logout", "user", "Forget the cookie."),
    ("get", "/api/games", "anyone", "The games, their seats and options."),
    ("get", "/api/games/{slug}/text/{lang}", "anyone", "A game's sentences as a Fluent file."),
    ("get", "/api/games/{slug}/rules/{lang}", "anyone", "A game's rules by chapter."),
    ("get", "/api/tables", "user", "Your tables that are not over."),
    ("post", "/api/tables", "user", "Open a table, and start it if wanted."),
    ("get", "/api/tables/{id}", "user", "One table in brief."),
    ("put", "/api/tables/{id}/setup", "host", "Change options, seats and settings before the start."),
    ("post", "/api/tables/{id}/start", "host", "Start the game."),
    ("get", "/api/tables/{id}/invites", "host", "Links to free seats, and the table's code."),
    ("put", "/api/tables/{id}/seats/{seat}", "user", "Hand a seat to a bot, take it back, take or leave it."),
    ("post", "/api/tables/{id}/rematch", "player", "The same people at a new table."),
    ("post", "/api/tables/{id}/resign", "player", "Give up."),
    ("get", "/api/tables/{id}/journal", "user", "The journal of a finished game."),
    ("get", "/api/tables/{id}/replay", "user", "A finished game step by step; with ?at=N&seat=S one moment."),
    ("post", "/api/join", "user", "Take a seat by link or code."),
    ("get", "/api/history", "user", "Your finished games."),
    ("post", "/api/replays", "user", "Upload a journal to look through."),
    ("get", "/api/replays/{id}/replay", "anyone", "An uploaded game step by step."),
    ("get", "/api/tokens", "user", "Your tokens for programs."),
    ("post", "/api/tokens", "user", "A new token; it is shown once."),
    ("delete", "/api/tokens/{id}", "user", "Delete a token."),
    ("get", "/api/bot/tables", "program", "The tables you play at."),
    ("get", "/api/bot/prompts", "program", "Server-sent events: the table whenever you have to decide."),
    ("post", "/api/bot/tables/{id}/act", "program", "Answer a question with an action in notation."),
];

pub(super) async fn document() -> Json<Value> {
    let mut paths = Map::new();
    for (method, path, who, what) in CALLS {
        let parameters: Vec<Value> = path
            .split('/')
            .filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'))
            .map(|name| json!({ "name": name, "in": "path", "required": true, "schema": { "type": "string" } }))
            .collect();
        let call = json!({
            "summary": what,
            "description": format!("For: {who}."),
            "parameters": parameters,
            "security": if *who == "anyone" { json!([]) } else { json!([{ "cookie": [] }, { "bearer": [] }]) },
            "responses": {
                "2XX": { "description": "Done." },
                "4XX": { "description": "Refused.", "content": { "application/json": {
                    "schema": { "$ref": "#/components/schemas/Error" } } } },
            },
        });
        let entry = paths.entry((*path).to_owned()).or_insert_with(|| json!({}));
        entry[*method] = call;
    }
    Json(json!({
        "openapi": "3.1.0",
        "info": { "title": "Lagrange", "version": env!("CARGO_PKG_VERSION"),
            "description": "Tables of board games. Play goes over the WebSocket /api/ws or the bot calls." },
        "paths": paths,
        "components": {
            "securitySchemes": {
                "cookie": { "type": "apiKey", "in": "cookie", "name": "lagrange" },
                "bearer": { "type": "http", "scheme": "bearer" },
            },
            "schemas": { "Error": { "type": "object", "required": ["error"], "properties": { "error": {
                "type": "object", "required": ["code", "text"], "properties": {
                    "code": { "type": "string" }, "rule": { "type": "string" }, "facts": {},
                    "text": { "type": "object", "properties": {
                        "en": { "type": "string" }, "ru": { "type": "string" } } } } } } } },
        },
    }))
}
