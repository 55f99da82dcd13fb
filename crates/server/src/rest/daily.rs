//! The challenges of the day: what they are, one's own try, how everybody did.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use game_registry::GameEntry;
use serde_json::{Value, json};
use store::{Attempt, Conflict, NewAttempt, Ranked, Standing, Thing};
use table::wire::{DailyChallenge, DailyOption, DailyResult, DailyStanding};
use table::{Command, Header, Lang, SeatHolder, Settings};

use super::extract::At;
use super::tables::first_entries;
use crate::app::App;
use crate::daily::{Day, Offered, ending_of};
use crate::error::ApiError;
use crate::hub::{laid_out, to_json};
use crate::identity::{InPerson, Me};
use crate::ids::{id, now};
use crate::lang::Speak;

/// Lines of a ranking at most.
const LISTED: u32 = 100;

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
        results: standing.ranking.iter().map(|line| look.result(own.as_ref(), line)).collect(),
        earlier: standing.earlier.map(|day| Day(day).to_string()),
        later: later.map(|day| day.to_string()),
        challenge: look.challenge(own.as_ref(), &standing),
    }))
}

/// Begins the challenge; one who has begun it comes back to his table, also after the day.
pub(super) async fn begin(
    State(app): State<App>,
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

/// Whether a person may look through somebody else's game of a challenge: when it is over, and what is seen there is
/// of no use for a game of his own.
pub(super) async fn check_reader(app: &App, me: &Me, table: &str) -> Result<(), ApiError> {
    let secret = || ApiError::forbidden("daily_secret");
    let shown = app.store.attempt_at(table).await?.ok_or_else(secret)?;
    let own = app.store.attempt(&shown.game, shown.day, me.id()).await?;
    let may = shown.finish.is_some() && may_read(own.as_ref(), Day(shown.day), app.dailies.clock.today());
    if may { Ok(()) } else { Err(secret()) }
}

/// Whether the games of a day's challenge can no longer help this person, whose own attempt this is.
fn may_read(own: Option<&Attempt>, day: Day, today: Day) -> bool {
    own.map_or(day < today, |own| own.finish.is_some())
}

fn offered(app: &App, slug: &str) -> Result<Offered, ApiError> {
    app.dailies.find(slug).ok_or_else(|| ApiError::missing("no_daily"))
}

/// A day that has come.
fn read_day(app: &App, text: &str) -> Result<Day, ApiError> {
    let today = app.dailies.clock.today();
    let day = if text == "today" { today } else { text.parse().map_err(|_| ApiError::bad("bad_day"))? };
    if day <= today { Ok(day) } else { Err(ApiError::forbidden("day_to_come")) }
}

/// An option with what players call it.
fn named(entry: &'static dyn GameEntry, id: String, value: Value, lang: Lang) -> DailyOption {
    let word = |word: &str| word.replace('_', "-");
    let key = format!("option-{}", word(&id));
    let text = |key: &str| entry.texts().get(lang.code(), key);
    let name = text(&key).unwrap_or_else(|| id.clone());
    let key = format!("{key}-{}", word(value.as_str().unwrap_or(&value.to_string())));
    DailyOption { id, value, name, choice: text(&key) }
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
        let standing = self.app.store.standing(self.game(), self.day.0, lines, self.me.id()).await?;
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
            result: mine.map(|line| self.result(own, line)),
        }
    }

    /// What the day has decided. Once somebody plays it stands, whatever a later version of the program would draw.
    fn options(&self, standing: &Standing) -> Vec<DailyOption> {
        let (entry, daily) = self.offered;
        let drawn = || self.app.dailies.dealer.options(entry, daily, self.day);
        let kept = standing.options.as_deref().and_then(|kept| serde_json::from_str(kept).ok());
        kept.unwrap_or_else(drawn).into_iter().map(|(id, value)| named(entry, id, value, self.lang)).collect()
    }

    fn result(&self, own: Option<&Attempt>, line: &Ranked) -> DailyResult {
        let Attempt { user, table, finish, .. } = &line.attempt;
        let you = user == self.me.id();
        let may_read = you || may_read(own, self.day, self.app.dailies.clock.today());
        DailyResult {
            rank: line.rank,
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
        let standing = self.app.store.standing(self.game(), self.day.0, 0, self.me.id()).await?;
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
