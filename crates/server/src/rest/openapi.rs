//! The OpenAPI document of the interface, made from the list of its calls.

use std::sync::LazyLock;

use axum::Json;
use serde_json::{Map, Value, json};

use super::calls::{Call, Content, Who, calls};

static DOCUMENT: LazyLock<Value> = LazyLock::new(|| {
    let mut paths = Map::new();
    for call in calls() {
        let entry = paths.entry(call.path.to_owned()).or_insert_with(|| json!({}));
        entry[call.method] = described(&call);
    }
    // The file is part of the program, and a test reads it.
    let mut schemas: Value = serde_json::from_str(include_str!("schemas.json")).unwrap_or_default();
    // What the code itself knows best.
    schemas["Name"] = super::me::name_schema();
    schemas["Lang"] = lang_schema();
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Lagrange",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Tables of board games. Play goes over the WebSocket /api/ws or the calls under /api/bot.",
        },
        "paths": paths,
        "components": {
            "securitySchemes": {
                "cookie": { "type": "apiKey", "in": "cookie", "name": "lagrange" },
                "bearer": { "type": "http", "scheme": "bearer" },
            },
            "schemas": schemas,
        },
    })
});

pub(super) async fn document() -> Json<&'static Value> {
    Json(&DOCUMENT)
}

fn described(call: &Call) -> Value {
    let mut parameters: Vec<Value> = call
        .path
        .split('/')
        .filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'))
        .map(|name| json!({ "name": name, "in": "path", "required": true, "schema": path_schema(name) }))
        .collect();
    let named = call
        .query
        .iter()
        .map(|(name, schema)| json!({ "name": name, "in": "query", "required": false, "schema": reference(schema) }));
    parameters.extend(named);
    // Every answer may hold a sentence, if only a refusal.
    parameters.push(json!({
        "name": "lang",
        "in": "query",
        "required": false,
        "description": "The language of all sentences; see /api/languages. Else the person's own, English for programs.",
        "schema": { "type": "string" },
    }));
    let security = match call.who {
        Who::Anyone | Who::NoToken => json!([]),
        Who::User => json!([{ "cookie": [] }, { "bearer": [] }]),
        Who::InPerson => json!([{ "cookie": [] }]),
    };
    let mut done = json!({ "description": "Done." });
    if let Some(answer) = call.answer {
        done["content"] = content(answer);
    }
    let mut described = json!({
        "summary": call.what,
        "parameters": parameters,
        "security": security,
        "responses": { "2XX": done, "default": { "description": "Refused.", "content": content(Content::Json("Error")) } },
    });
    if let Some(body) = call.body {
        described["requestBody"] = json!({ "required": true, "content": content(body) });
    }
    described
}

fn content(content: Content) -> Value {
    match content {
        Content::Json(schema) => json!({ "application/json": { "schema": reference(schema) } }),
        Content::Text(kind) => json!({ kind: { "schema": { "type": "string" } } }),
    }
}

fn reference(schema: &str) -> Value {
    json!({ "$ref": format!("#/components/schemas/{schema}") })
}

/// What stands in a path: mostly names that somebody has, or has not.
fn path_schema(name: &str) -> Value {
    match name {
        "seat" => reference("SeatNumber"),
        "day" => json!({ "oneOf": [{ "enum": ["today"] }, { "type": "string", "format": "date" }] }),
        _ => json!({ "type": "string" }),
    }
}

/// A language of this server, or a variety of one such as `en-GB`.
fn lang_schema() -> Value {
    let either = |c: char| format!("[{}{}]", c.to_ascii_lowercase(), c.to_ascii_uppercase());
    let any_case =
        |code: &str| code.chars().map(|c| if c.is_ascii_alphabetic() { either(c) } else { c.into() }).collect();
    let codes: Vec<String> = table::languages().iter().map(|language| any_case(&language.code)).collect();
    json!({ "type": "string", "pattern": format!("^({})([_-][\\s\\S]*)?$", codes.join("|")) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_schema_that_is_named_is_there() {
        let schemas = DOCUMENT["components"]["schemas"].as_object().expect("schemas");
        let text = DOCUMENT.to_string();
        let named = text.split("#/components/schemas/").skip(1).filter_map(|rest| rest.split('"').next());
        let missing: Vec<&str> = named.filter(|name| !schemas.contains_key(*name)).collect();
        assert_eq!(missing, Vec::<&str>::new());
    }

    #[test]
    fn every_call_is_described_once() {
        let described: usize = DOCUMENT["paths"]
            .as_object()
            .expect("paths")
            .values()
            .map(|methods| methods.as_object().expect("methods").len())
            .sum();
        assert_eq!(described, calls().len());
    }
}
