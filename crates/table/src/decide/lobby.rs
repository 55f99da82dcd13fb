//! Before the game.

use game_core::{Rng, Seat, Seed, Stream};
use game_registry::{BotSpec, Budget};

use crate::Refusal;
use crate::limits::{self, checked_text};
use crate::refusal::{Reason, refused_start};
use crate::{Entropy, Fact, SeatHolder, Table};

impl Table {
    pub(super) fn claim(&self, user: &str, name: &str, seat: Seat) -> Result<Vec<Fact>, Refusal> {
        let place = self.place(seat)?;
        if place.is_played_by(user) {
            return Ok(Vec::new());
        }
        self.in_lobby()?;
        if place.holder != SeatHolder::Open {
            return Err(Reason::SeatTaken {}.into());
        }
        Ok(vec![Fact::Claimed { seat, user: user.to_owned(), name: checked_text(name, limits::NAME)? }])
    }

    pub(super) fn stand_up(&self, user: &str, seat: Seat) -> Result<Vec<Fact>, Refusal> {
        self.in_lobby()?;
        self.own_place(user, seat)?;
        Ok(vec![Fact::Left { seat }])
    }

    pub(super) fn rename(&self, user: &str, name: &str) -> Result<Vec<Fact>, Refusal> {
        let name = checked_text(name, limits::NAME)?;
        let people = self.body.places.iter().filter_map(|place| place.person());
        let changes = people.filter(|person| person.user == user).any(|person| person.name != name);
        Ok(if changes { vec![Fact::Renamed { user: user.to_owned(), name }] } else { Vec::new() })
    }

    pub(super) fn start(&self, by: &str, seed: Option<Seed>, entropy: &Entropy) -> Result<Vec<Fact>, Refusal> {
        self.in_lobby()?;
        self.check_host(by)?;
        if self.body.places.is_empty() || self.body.places.iter().any(|place| place.holder == SeatHolder::Open) {
            return Err(Reason::SeatsOpen {}.into());
        }
        // The seed of a day's challenge is given, but nobody at the table knows it.
        let known_seed = seed.is_some() && self.header.daily.is_none();
        let seed = seed.unwrap_or(Seed(*entropy));
        let n_seats = u8::try_from(self.body.places.len()).unwrap_or(u8::MAX);
        let try_out = self.entry.start(&self.body.options, n_seats, seed);
        try_out.map_err(|why| refused_start(&why, self.names()))?;
        let rules_version = Some(self.entry.rules_version()).filter(|known| *known != self.header.rules_version);
        Ok(vec![Fact::Started { seed, known_seed, first_seat_order: self.seat_order(entropy), rules_version }])
    }

    /// Everyone stays where they sit, or lots are drawn. The lots must tell nothing of the game's own chance, so
    /// they come from another key.
    fn seat_order(&self, entropy: &Entropy) -> Vec<Seat> {
        let mut order: Vec<Seat> = self.seats().collect();
        if self.body.settings.shuffle_seats {
            let lots = Seed(entropy.map(|byte| byte ^ 0xa5));
            Rng::new(lots).shuffle(Stream::Table, &mut order);
        }
        order
    }

    pub(crate) fn check_host(&self, user: &str) -> Result<(), Refusal> {
        if user == self.header.host { Ok(()) } else { Err(Reason::NotHost {}.into()) }
    }
}

pub(super) fn check_bot(spec: &str) -> Result<(), Refusal> {
    let within_bounds = match spec.parse() {
        Ok(BotSpec::Mcts { budget: Budget::Time(time), threads }) => {
            threads <= limits::BOT_THREADS && time.as_millis() <= u128::from(limits::BOT_TIME)
        }
        Ok(BotSpec::Mcts { budget: Budget::Iterations(n), threads }) => {
            threads <= limits::BOT_THREADS && n <= limits::BOT_ITERATIONS
        }
        Ok(BotSpec::Random | BotSpec::Greedy) => true,
        Err(why) => return Err(Reason::UnknownBot { why: why.to_string() }.into()),
    };
    let seconds = limits::BOT_TIME / 1_000;
    if within_bounds { Ok(()) } else { Err(Reason::BotTooSlow { seconds }.into()) }
}
