//! The challenges of the day: what they are, one's own try, how everybody did.

use std::net::SocketAddr;

use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::StatusCode;
use serde::Deserialize;
use serde_json::{Value, json};
use store::{Attempt, Conflict, DayTally, NewAttempt, Ranked, Standing, Thing};
use table::wire::{DailyArchive, DailyChallenge, DailyDay, DailyOption, DailyResult, DailyStanding};
use table::{Command, Header, Lang, SeatHolder, Settings};

use super::extract::{Asked, At};
use super::tables::first_entries;
use crate::app::App;
use crate::daily::{Day, NoDay, Offered, ending_of};
use crate::error::ApiError;
use crate::hub::{laid_out, to_json};
use crate::identity::{InPerson, Me};
use crate::ids::{id, now};
use crate::lang::Speak;
use crate::meet::named;
use crate::quotas::NewTable as Wanted;

/// Lines of a ranking at most.
const LISTED: u32 = 100;
/// Days on one page of the archive.
const ARCHIVED: u32 = 60;

pub(super) async fn today(
    State(app): State<App>,
    me: Me,
    Speak(lang): Speak,
) -> Result<Json<Vec<DailyChallenge>>, ApiError> {
    let day = app.dailies.clock.today();
    let mut challenges = Vec::new();
    for offered in app.dailies.all() {
        let look = Look { app: &app, me: &me, lang, offered, day };
        let (own, standing) = look.read(0).await?;
        challenges.push(look.challenge(own.as_ref(), &standing));
    }
    Ok(Json(challenges))
}

pub(super) async fn standing(
    State(app): State<App>,
    me: Me,
    Speak(lang): Speak,
    At((slug, day)): At<(String, String)>,
) -> Result<Json<DailyStanding>, ApiError> {
    let look = Look { app: &app, me: &me, lang, offered: offered(&app, &slug)?, day: read_day(&app, &day)? };
    let (own, standing) = look.read(LISTED).await?;
    let today = app.dailies.clock.today();
    // Today can always be reached, whether somebody has played or not.
    let later = standing.later.map(Day).filter(|later| *later <= today);
    let later = later.or_else(|| (look.day < today).then_some(today));
    Ok(Json(DailyStanding {
        results: standing.ranking.iter().map(|line| look.result(line)).collect(),
        earlier: standing.earlier.map(|day| Day(day).to_string()),
        later: later.map(|day| day.to_string()),
        challenge: look.challenge(own.as_ref(), &standing),
    }))
}

/// The days of a challenge on which somebody played, with how one did oneself.
pub(super) async fn archive(
    State(app): State<App>,
    me: Me,
    At(slug): At<String>,
    Asked(page): Asked<ArchivePage>,
) -> Result<Json<DailyArchive>, ApiError> {
    let (entry, _) = offered(&app, &slug)?;
    let today = app.dailies.clock.today();
    let before = match page.before {
        Some(day) => read_date(&day)?,
        None => Day(today.0.saturating_add(1)),
    };
    let mut days = app.store.days(entry.slug(), me.id(), before.0, ARCHIVED + 1).await?;
    let more = days.len() > ARCHIVED as usize;
    days.truncate(ARCHIVED as usize);
    let finished = app.store.days_finished(entry.slug(), me.id()).await?;
    let (streak, longest) = streaks(&finished, today.0);
    let told = |day: DayTally| DailyDay {
        day: Day(day.day).to_string(),
        begun: day.begun,
        finished: day.finished,
        best: day.best,
        points: day.points,
        played: day.played,
    };
    let days = days.into_iter().map(told).collect();
    Ok(Json(DailyArchive { game: slug, days, streak, longest, more }))
}

#[derive(Deserialize)]
pub(super) struct ArchivePage {
    before: Option<String>,
}

/// Days running on which somebody finished, up to today or yesterday, and the most there ever were.
fn streaks(finished: &[u32], today: u32) -> (u32, u32) {
    let (mut run, mut longest, mut last) = (0, 0, None);
    for &day in finished {
        run = if last.is_some_and(|last: u32| last.checked_add(1) == Some(day)) { run + 1 } else { 1 };
        longest = run.max(longest);
        last = Some(day);
    }
    let goes_on = last.is_some_and(|last| last == today || last.checked_add(1) == Some(today));
    (if goes_on { run } else { 0 }, longest)
}

/// Begins the challenge; whoever has begun it comes back to their table, also after the day.
pub(super) async fn begin(
    State(app): State<App>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    InPerson(me): InPerson,
    Speak(lang): Speak,
    At((slug, day)): At<(String, String)>,
) -> Result<Json<Value>, ApiError> {
    let look = Look { app: &app, me: &me, lang, offered: offered(&app, &slug)?, day: read_day(&app, &day)? };
    if let Some(begun) = look.attempt().await? {
        return Ok(Json(json!({ "id": begun.table })));
    }
    if look.day != app.dailies.clock.today() {
        return Err(ApiError::new(StatusCode::CONFLICT, "day_over"));
    }
    let _turn = app.turns.of(me.id()).await;
    app.check_tables(me.id(), Wanted::Running { bots_alone: false }).await?;
    app.count_table(from)?;
    let new = look.new_attempt().await?;
    let table = new.table.id.clone();
    match app.store.begin_attempt(new).await {
        Ok(()) => {
            // Awake, so that a bot that is first to move does not wait for somebody to look.
            app.hub.read(&table, |_| ()).await?;
            app.joined(&table, [me.0.id.clone()]);
            Ok(Json(json!({ "id": table })))
        }
        // Another click was faster.
        Err(store::Error::Conflict(Conflict::Taken(Thing::Attempt))) => {
            let begun = look.attempt().await?.ok_or_else(|| ApiError::missing("no_such_table"))?;
            Ok(Json(json!({ "id": begun.table })))
        }
        Err(error) => Err(error.into()),
    }
}

/// Whether the game of a challenge may be looked through: when its deal is no secret any more, be it one's own game or
/// not, since everybody has the same deal and nobody has but one name.
pub(super) fn check_reader(app: &App, day: &str) -> Result<(), ApiError> {
    let released = day.parse().is_ok_and(|day: Day| app.dailies.clock.now() >= day.released());
    if released { Ok(()) } else { Err(ApiError::forbidden("daily_secret")) }
}

fn offered(app: &App, slug: &str) -> Result<Offered, ApiError> {
    app.dailies.find(slug).ok_or_else(|| ApiError::missing("no_daily"))
}

/// A day that has come.
fn read_day(app: &App, text: &str) -> Result<Day, ApiError> {
    let today = app.dailies.clock.today();
    let day = if text == "today" { today } else { read_date(text)? };
    if day <= today { Ok(day) } else { Err(ApiError::forbidden("day_to_come")) }
}

/// Days are counted from 1970 on; there is nothing on those before.
fn read_date(text: &str) -> Result<Day, ApiError> {
    text.parse().map_err(|why| match why {
        NoDay::Early => ApiError::missing("no_daily"),
        NoDay::NoDate => ApiError::bad("bad_day"),
    })
}

/// Somebody looks at a game's challenge of a day.
struct Look<'a> {
    app: &'a App,
    me: &'a Me,
    lang: Lang,
    offered: Offered,
    day: Day,
}

impl Look<'_> {
    fn game(&self) -> &'static str {
        self.offered.0.slug()
    }

    async fn attempt(&self) -> Result<Option<Attempt>, ApiError> {
        Ok(self.app.store.attempt(self.game(), self.day.0, self.me.id()).await?)
    }

    /// One's own attempt and how the challenge stands, with so many lines of its ranking.
    async fn read(&self, lines: u32) -> Result<(Option<Attempt>, Standing), ApiError> {
        let standing = self.app.store.standing(self.game(), self.day.0, lines, self.me.id(), self.day.start()).await?;
        Ok((self.attempt().await?, standing))
    }

    fn challenge(&self, own: Option<&Attempt>, standing: &Standing) -> DailyChallenge {
        let clock = &self.app.dailies.clock;
        let end = Day(self.day.0 + 1).start();
        let mine = standing.ranking.iter().find(|line| line.attempt.user == self.me.id());
        DailyChallenge {
            game: self.game().to_owned(),
            day: self.day.to_string(),
            ends_in_ms: (self.day == clock.today()).then(|| end.saturating_sub(clock.now())),
            options: self.options(standing),
            begun: standing.begun,
            finished: standing.finished,
            table: own.map(|own| own.table.clone()),
            result: mine.map(|line| self.result(line)),
        }
    }

    /// What the day has decided. Once somebody plays it stands, whatever a later version of the program would draw.
    fn options(&self, standing: &Standing) -> Vec<DailyOption> {
        let (entry, daily) = self.offered;
        let drawn = || self.app.dailies.dealer.options(entry, daily, self.day);
        let kept = standing.options.as_deref().and_then(|kept| serde_json::from_str(kept).ok());
        kept.unwrap_or_else(drawn).into_iter().map(|(id, value)| named(entry, id, value, self.lang)).collect()
    }

    fn result(&self, line: &Ranked) -> DailyResult {
        let Attempt { user, table, finish, .. } = &line.attempt;
        let you = user == self.me.id();
        let may_read = self.app.dailies.clock.now() >= self.day.released();
        DailyResult {
            rank: line.rank,
            counts: line.counts,
            name: line.name.clone(),
            you,
            points: finish.as_ref().and_then(|finish| finish.points),
            ending: ending_of(finish.as_ref().map_or("", |finish| &finish.ending)),
            replay: may_read.then(|| table.clone()),
        }
    }

    /// A table of one's own with the deal of the day, on which the game has begun.
    async fn new_attempt(&self) -> Result<NewAttempt, ApiError> {
        let (entry, daily) = self.offered;
        let by = self.me.0.id.clone();
        let header = Header {
            id: id(),
            game: entry.slug().to_owned(),
            rules_version: entry.rules_version(),
            created: now(),
            host: by.clone(),
            daily: Some(self.day.to_string()),
        };
        let standing = self.app.store.standing(self.game(), self.day.0, 0, self.me.id(), self.day.start()).await?;
        let decided: Vec<(String, Value)> =
            self.options(&standing).into_iter().map(|option| (option.id, option.value)).collect();
        let options = Value::Object(decided.iter().cloned().collect());
        let you = SeatHolder::Human { user: by.clone(), name: self.me.0.name.clone() };
        let bots = daily.bots.iter().map(|spec| SeatHolder::Bot { spec: (*spec).to_owned() });
        let seats = std::iter::once(you).chain(bots).collect();
        // Nobody is there from whom the speed of a pass could hide anything.
        let settings = Settings { spectators: false, pass_pause_ms: 0, ..Settings::default() };
        let seed = Some(self.app.dailies.dealer.seed(entry.slug(), self.day));
        let commands =
            [Command::LayOut { by: by.clone(), options, seats, settings }, Command::Start { by: by.clone(), seed }];
        let table = laid_out(&header, &first_entries(&header, &commands)?)?;
        Ok(NewAttempt { day: self.day.0, user: by, options: to_json(&decided), table })
    }
}

#[cfg(test)]
mod tests {
    use super::streaks;

    #[test]
    fn a_streak_goes_on_until_a_day_is_missed() {
        assert_eq!(streaks(&[], 10), (0, 0));
        assert_eq!(streaks(&[10], 10), (1, 1));
        assert_eq!(streaks(&[8, 9], 10), (2, 2), "today is not over");
        assert_eq!(streaks(&[7, 8], 10), (0, 2));
        assert_eq!(streaks(&[1, 2, 3, 5, 6, 9, 10], 10), (2, 3));
    }
}
