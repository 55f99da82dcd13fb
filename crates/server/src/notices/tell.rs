//! Tells people what waits in the queue.

use std::sync::Arc;

use futures_util::future::{join, join_all};
use store::{DueNotice, NoticePrefs, Phase, TableRecord};
use table::Lang;
use tokio::sync::Semaphore;

use super::hours::first_moment;
use super::push::{Message, Sent};
use super::reason::Reason;
use super::words::{News, shown};
use crate::hub::{Shared, to_json};
use crate::ids::now;
use crate::mail;
use crate::summary::Summary;

/// People who are told at the same time at most.
const AT_ONCE: usize = 16;
/// What does not get through so often is given up.
const TRIES: u32 = 6;

/// Tells everybody who is to be told, one after the other as far as one person goes, until the server goes down.
pub(crate) async fn tell_all(shared: Arc<Shared>) {
    shared.notices.queue.load().await;
    let permits = Arc::new(Semaphore::new(AT_ONCE));
    loop {
        let dues = shared.notices.queue.next().await;
        let Ok(permit) = permits.clone().acquire_owned().await else { return };
        let shared = shared.clone();
        tokio::spawn(async move {
            tell(&shared, dues).await;
            drop(permit);
        });
    }
}

async fn tell(shared: &Shared, dues: Vec<DueNotice>) {
    let Some(user) = dues.first().map(|due| due.user.clone()) else { return };
    let queue = &shared.notices.queue;
    match try_to_tell(shared, &user, &dues).await {
        Ok(Told::Now) => {
            for due in dues {
                queue.told(due).await;
            }
            queue.done(&user, false);
        }
        Ok(Told::At(at)) => {
            postpone(shared, &dues, at).await;
            queue.done(&user, false);
        }
        // A store that is away, a carrier that does not answer.
        Ok(Told::Nowhere) | Err(_) => {
            let failures = queue.failed(&user);
            if failures > TRIES {
                queue.drop_all(&user).await;
            } else {
                postpone(shared, &dues, queue.again(failures)).await;
            }
            queue.done(&user, true);
        }
    }
}

/// What came of telling somebody.
enum Told {
    /// They are told, or need not be.
    Now,
    /// They are not to be told before this.
    At(u64),
    /// Nothing gets through to them.
    Nowhere,
}

async fn try_to_tell(shared: &Shared, user: &str, dues: &[DueNotice]) -> store::Result<Told> {
    if shared.meet.here.is_connected(user) {
        return Ok(Told::Now);
    }
    // Whoever is on vacation hears of everything when they are back.
    if let Some(until) = shared.vacations.until(user, now()) {
        return Ok(Told::At(until));
    }
    let prefs = shared.store.notice_prefs(user).await?;
    let at = first_moment(&prefs, now());
    if at > now() {
        return Ok(Told::At(at));
    }
    let Some(person) = shared.store.user(user).await? else { return Ok(Told::Now) };
    let lang = Lang::find(&person.lang).unwrap_or_default();
    let mut news = Vec::new();
    for due in dues {
        if let Some(record) = shared.store.table(&due.table).await?
            && let Some(one) = news_of(shared, &record, due).await?
        {
            news.push(one);
        }
    }
    let mutes = |one: &News| shared.notices.links.mute(user, &one.table);
    let Some(notice) = shown(&news, lang, mutes) else { return Ok(Told::Now) };
    let browsers = shared.store.subscriptions(user).await?;
    let text = to_json(&notice);
    let message = Message { text: &text, topic: &notice.tag };
    let pushed = join_all(browsers.iter().map(|browser| shared.notices.push.send(browser, &message)));
    let (mut sent, letter) = join(pushed, send_letter(shared, user, &prefs, &news, lang)).await;
    for (browser, sent) in browsers.iter().zip(&sent) {
        if *sent == Sent::Gone {
            shared.store.remove_subscription(user, &browser.endpoint).await?;
        }
    }
    sent.extend(letter);
    if !sent.contains(&Sent::Taken) && sent.contains(&Sent::Later) {
        return Ok(Told::Nowhere);
    }
    shared.store.note_told(user, now()).await?;
    Ok(Told::Now)
}

/// The same by letter, to whoever wants that.
async fn send_letter(shared: &Shared, user: &str, prefs: &NoticePrefs, news: &[News], lang: Lang) -> Option<Sent> {
    let smtp = shared.notices.mail.as_ref()?;
    let to = prefs.email.as_deref().filter(|_| prefs.confirmed && prefs.by_mail)?;
    let letter = mail::of_news(smtp, &shared.notices.links, user, to, news, lang)?;
    Some(smtp.send(letter).await)
}

/// What there is to tell, if it still is so. Whether somebody has answered the queue knows before the list does.
async fn news_of(shared: &Shared, record: &TableRecord, due: &DueNotice) -> store::Result<Option<News>> {
    let Some(reason) = Reason::stored(&due.reason) else { return Ok(None) };
    let holds = match reason {
        Reason::Turn => record.phase == Phase::Playing,
        Reason::Over => record.phase == Phase::Over,
        Reason::Rematch | Reason::Invited => record.phase == Phase::Lobby,
    };
    let path = match reason {
        Reason::Invited => {
            let free = serde_json::from_str(&record.summary).map_or(0, |summary: Summary| summary.free_seats());
            match shared.store.invites(&record.id).await?.first() {
                Some(invite) if free > 0 => format!("/join/{}", invite.token),
                _ => return Ok(None),
            }
        }
        _ => format!("/table/{}", record.id),
    };
    Ok(holds.then(|| News { game: record.game.clone(), table: record.id.clone(), reason, path }))
}

async fn postpone(shared: &Shared, dues: &[DueNotice], at: u64) {
    for due in dues {
        shared.notices.queue.postpone(due, at).await;
    }
}
