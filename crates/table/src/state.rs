//! All that an audience sees of a table.

use std::collections::BTreeMap;
use std::sync::Arc;

use game_core::{Rival, ScoreSheet, Seat, Viewer};
use game_registry::{RunningGame, Saying};

use crate::audience::Audience;
use crate::names::SeatNames;
use crate::play::Play;
use crate::request::Wish;
use crate::texts::said;
use crate::wire::{
    ClockView, EndRequest, Phase, SeatKind, SeatState, SeatView, TableState, UndoRequest, UndoRight, Warning,
    WindowView,
};
use crate::{Millis, SeatHolder, Table};

/// What a table cannot know by itself.
#[derive(Clone, Copy)]
pub struct Glance<'a> {
    /// What time it is.
    pub now: Millis,
    /// Whether a person is connected.
    pub connected: &'a dyn Fn(&str) -> bool,
}

impl Table {
    /// The whole table as an audience sees it.
    pub fn state(&self, audience: &Audience, glance: &Glance<'_>) -> TableState {
        let names = self.names();
        let play = self.play.as_ref();
        let over = self.body.phase == Phase::Over;
        let remains = self.other_rules.as_ref();
        let ending = remains.and_then(|remains| remains.ending.as_ref());
        TableState {
            id: self.header.id.clone(),
            lang: audience.lang().to_string(),
            seq: self.seq_for(audience.seats()),
            phase: self.body.phase,
            game: self.header.game.clone(),
            options: self.body.options.clone(),
            settings: self.body.settings.clone(),
            host: self.header.host.clone(),
            muted: self.body.muted.keys().cloned().collect(),
            seats: self.seats().map(|seat| self.seat_state(seat, audience, glance, names)).collect(),
            you: audience.seats().to_vec(),
            views: self.position_shown().map(|game| self.views(game, audience, glance, names)).unwrap_or_default(),
            scores: self.score_sheets(),
            rivals: self.rivals_shown(),
            outcome: self.body.outcome,
            undo: self.undo_rights(audience),
            undo_request: self.undo_request(audience),
            end_request: self.end_request(),
            known_seed: play.is_some_and(|play| play.origin.known_seed),
            chapter: self.position_shown().map(RunningGame::chapter).unwrap_or_default(),
            journal_length: self.n_actions_known_to(audience.seats()),
            history_vp: play
                .filter(|_| over)
                .map(Play::points_over_time)
                .or(ending.map(|ending| ending.points.clone()))
                .unwrap_or_default(),
            chapters: play
                .filter(|_| over)
                .map(Play::chapters)
                .or(ending.map(|ending| ending.chapters.clone()))
                .unwrap_or_default(),
            rematch: self.body.rematch.clone(),
            daily: self.header.daily.clone(),
            other_rules: self.other_rules_told(),
        }
    }

    /// The game as it is or, when its rules are not here, as it was seen last.
    fn position_shown(&self) -> Option<&dyn RunningGame> {
        let seen = || self.other_rules.as_ref()?.seen.as_ref().map(|(_, game)| game.as_ref());
        self.game().or_else(seen)
    }

    /// How many actions stand, as far as an audience may know while the game is on.
    fn n_actions_known_to(&self, seats: &[Seat]) -> u32 {
        match (&self.play, &self.other_rules) {
            (Some(play), _) if self.body.phase == Phase::Over => play.n_actions(),
            (Some(play), _) => play.n_known(0, seats),
            (None, remains) => remains.as_ref().map_or(0, |remains| remains.actions),
        }
    }

    fn score_sheets(&self) -> Vec<ScoreSheet> {
        let ending = self.other_rules.as_ref().and_then(|remains| remains.ending.as_ref());
        let kept = ending.map(|ending| ending.scores.clone());
        let shown = || match &self.play {
            Some(play) => Some(play.sheets().to_vec()),
            None => self.position_shown().map(|game| game.scores(Viewer::Spectator)),
        };
        kept.or_else(shown).unwrap_or_default()
    }

    fn rivals_shown(&self) -> Vec<Rival> {
        let ending = self.other_rules.as_ref().and_then(|remains| remains.ending.as_ref());
        let kept = ending.map(|ending| ending.rivals.clone());
        kept.or_else(|| self.position_shown().map(|game| game.rivals())).unwrap_or_default()
    }

    fn seat_state(&self, seat: Seat, audience: &Audience, glance: &Glance<'_>, names: &SeatNames) -> SeatState {
        let place = &self.body.places[seat.index()];
        let person = place.person();
        let (kind, bot) = match &place.holder {
            SeatHolder::Open => (SeatKind::Open, None),
            SeatHolder::Human { .. } => (SeatKind::Human, None),
            SeatHolder::Bot { spec } => (SeatKind::Bot, Some(spec.clone())),
        };
        let clock = self.body.settings.clock.filter(|_| self.play.is_some());
        let time = if audience.seats().contains(&seat) { &place.clocks.own } else { &place.clocks.seen };
        SeatState {
            seat,
            kind,
            label: names.seat(seat, audience.lang()),
            connected: person.as_ref().is_some_and(|person| (glance.connected)(&person.user)),
            away_until: person
                .as_ref()
                .and_then(|person| self.away_until(&person.user))
                .filter(|until| *until > glance.now),
            name: person.as_ref().map(|person| person.name.clone()),
            user: person.map(|person| person.user),
            bot,
            you: audience.seats().contains(&seat),
            deciding: place.asked.is_some(),
            resigned: place.resigned,
            clock: clock.map(|_| ClockView { left_ms: time.left(glance.now), running: time.is_running() }),
        }
    }

    fn views(
        &self,
        game: &dyn RunningGame,
        audience: &Audience,
        glance: &Glance<'_>,
        names: &SeatNames,
    ) -> Vec<SeatView> {
        if audience.seats().is_empty() {
            return vec![SeatView {
                seat: None,
                view: game.view_tape(Viewer::Spectator).into(),
                decision: None,
                prompt: None,
                legal: Arc::default(),
                warnings: Vec::new(),
                window: None,
                prefer: BTreeMap::new(),
                standing: BTreeMap::new(),
            }];
        }
        audience.seats().iter().map(|&seat| self.seat_view(game, seat, audience, glance, names)).collect()
    }

    fn seat_view(
        &self,
        game: &dyn RunningGame,
        seat: Seat,
        audience: &Audience,
        glance: &Glance<'_>,
        names: &SeatNames,
    ) -> SeatView {
        let place = &self.body.places[seat.index()];
        // While a bot plays for a person, the question is the bot's.
        let asked = place.asked.as_ref().filter(|_| place.is_human());
        let asking = asked.and_then(|_| self.play.as_ref()?.asking(seat));
        SeatView {
            seat: Some(seat),
            view: game.view_tape(Viewer::Seat(seat)).into(),
            decision: asked.map(|asked| asked.decision().to_string()),
            prompt: asking.and_then(|asking| asking.prompt.as_ref()).map(|prompt| said(prompt, names, audience.lang())),
            legal: asking.map(|asking| asking.legal(game, seat)).unwrap_or_default(),
            warnings: asking.map_or(Vec::new(), |asking| {
                let warning = |(action, why): &(String, Saying)| Warning {
                    action: action.clone(),
                    said: said(why, names, audience.lang()),
                };
                asking.warnings(game, seat).iter().map(warning).collect()
            }),
            window: self.window_view(seat, glance),
            prefer: place.prefer.iter().map(|(window, preference)| (window.clone(), preference.mode)).collect(),
            standing: place.standing.clone(),
        }
    }

    fn window_view(&self, seat: Seat, glance: &Glance<'_>) -> Option<WindowView> {
        let kind = self.body.places[seat.index()].asked.as_ref()?.window.clone()?;
        let mode = self.pass_mode(seat, &kind);
        let passes_in_ms = self.passes_at(seat).map(|at| at.saturating_sub(glance.now));
        Some(WindowView { kind, mode, passes_in_ms })
    }

    fn undo_rights(&self, audience: &Audience) -> BTreeMap<u8, UndoRight> {
        let Some(user) = audience.user().filter(|_| self.play.is_some()) else { return BTreeMap::new() };
        audience.seats().iter().map(|&seat| (seat.0, self.undo_right(user, seat))).collect()
    }

    fn undo_request(&self, audience: &Audience) -> Option<UndoRequest> {
        let request = self.body.request.as_ref()?;
        let Wish::Undo { seat, to } = request.wish else { return None };
        let actions = self.play.as_ref()?.n_known(to as usize, audience.seats());
        Some(UndoRequest { seat, user: request.user.clone(), actions, waiting: self.waiting(request, self.body.at) })
    }

    fn end_request(&self) -> Option<EndRequest> {
        let request = self.body.request.as_ref().filter(|request| request.wish == Wish::End)?;
        Some(EndRequest { user: request.user.clone(), waiting: self.waiting(request, self.body.at) })
    }
}
