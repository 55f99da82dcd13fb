//! What a link to a table shows in a messenger: game, host, who is there. Whoever fetches a page is told no more than
//! somebody who opens the link, takes no seat and becomes nobody.

use std::net::IpAddr;

use axum::http::{HeaderMap, header};
use serde_json::json;
use table::{Header, Lang};

use crate::app::App;
use crate::error::TEXTS;
use crate::summary::Summary;

/// A preview of an invitation.
pub(crate) struct Preview {
    title: String,
    text: String,
    image: String,
}

/// The preview of a page, if it is that of an invitation which still leads somewhere.
pub(crate) async fn preview_of(app: &App, from: IpAddr, path: &str, headers: &HeaderMap) -> Option<Preview> {
    let token = path.strip_prefix("/join/").filter(|token| !token.is_empty() && token.len() <= 64)?;
    let table = app.invited_to(token, from).await.ok()??;
    let record = app.store.table(&table).await.ok()??;
    let header: Header = serde_json::from_str(&record.header).ok()?;
    let summary: Summary = serde_json::from_str(&record.summary).ok()?;
    let host = app.store.user(&header.host).await.ok()??;
    let own = Lang::find(&host.lang).unwrap_or_default();
    // Messengers have no language: theirs who invites will do.
    let asked = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let wanted = asked.and_then(|asked| asked.split(',').find_map(|wish| Lang::find(wish.split(';').next()?.trim())));
    let lang = wanted.unwrap_or(own);
    let entry = game_registry::find(&record.game)?;
    let game = entry.texts().get(lang.code(), "game-name").unwrap_or_else(|| record.game.clone());
    let free = summary.free_seats();
    let say = |what: &str| {
        let facts =
            json!({ "type": what, "host": host.name, "game": game, "places": summary.seats.len(), "free": free });
        TEXTS.texts().say(lang.code(), "preview", &facts, &[])
    };
    Some(Preview {
        title: say("title"),
        text: say("text"),
        image: format!("/preview/{}-{}.png", record.game, if lang.code() == "ru" { "ru" } else { "en" }),
    })
}

impl Preview {
    /// The page with what messengers look for in its head. `site` is where it was asked for.
    pub(crate) fn put_into(&self, page: &str, site: &str) -> String {
        let (title, text, image) = (quoted(&self.title), quoted(&self.text), quoted(&format!("{site}{}", self.image)));
        let head = format!(
            "<meta property=\"og:type\" content=\"website\" /><meta property=\"og:site_name\" content=\"Lagrange\" />\
             <meta property=\"og:title\" content=\"{title}\" /><meta property=\"og:description\" content=\"{text}\" />\
             <meta property=\"og:image\" content=\"{image}\" /><meta property=\"og:image:width\" content=\"1200\" />\
             <meta property=\"og:image:height\" content=\"630\" />\
             <meta name=\"twitter:card\" content=\"summary_large_image\" /></head>"
        );
        page.replacen("</head>", &head, 1)
    }
}

/// A text that people have chosen, where it stands in an attribute.
fn quoted(text: &str) -> String {
    let mut quoted = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => quoted.push_str("&amp;"),
            '<' => quoted.push_str("&lt;"),
            '>' => quoted.push_str("&gt;"),
            '"' => quoted.push_str("&quot;"),
            '\'' => quoted.push_str("&#39;"),
            c => quoted.push(c),
        }
    }
    quoted
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_writes_nothing_into_the_page() {
        let title = "\"><script>alert('x')</script>".to_owned();
        let preview = Preview { title, text: "a & b".to_owned(), image: "/preview/x.png".to_owned() };
        let page = preview.put_into("<head></head><body></body>", "https://host");
        assert!(!page.contains("<script>") && page.contains("&quot;&gt;&lt;script&gt;") && page.contains("a &amp; b"));
        assert!(page.contains("content=\"https://host/preview/x.png\"") && page.ends_with("</head><body></body>"));
    }
}
