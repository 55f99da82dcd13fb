//! Everybody's rating in every game, and how a finished game changes it.

use std::collections::BTreeMap;

use journal::UserId;

use crate::bots::Strengths;
use crate::weng_lin::{Rating, Side, rate};
use crate::{Party, Played, Sat};

/// A rating counts on a leaderboard after so many games.
pub const PROVISIONAL: u32 = 10;

/// The ratings of people by game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ladder {
    known: BTreeMap<(String, UserId), (Rating, u32)>,
}

/// Who is on each side, bots without a name, and the sides.
type Sides = (Vec<Vec<Option<UserId>>>, Vec<Side>);

/// What a game has changed for one person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// The person.
    pub user: UserId,
    /// Before the game.
    pub before: Rating,
    /// After it.
    pub after: Rating,
    /// How many games have been counted with this one.
    pub games: u32,
}

impl Ladder {
    /// Notes what is known already.
    pub fn know(&mut self, game: &str, user: &str, rating: Rating, games: u32) {
        self.known.insert((game.to_owned(), user.to_owned()), (rating, games));
    }

    /// The rating of a person and the number of games behind it.
    pub fn of(&self, game: &str, user: &str) -> (Rating, u32) {
        self.known.get(&(game.to_owned(), user.to_owned())).copied().unwrap_or_default()
    }

    /// All ratings, by game and person.
    pub fn all(&self) -> impl Iterator<Item = (&str, &str, Rating, u32)> {
        self.known.iter().map(|((game, user), (rating, games))| (game.as_str(), user.as_str(), *rating, *games))
    }

    /// Counts a game and says what it has changed; nothing for a game that does not count. `has_account` says who had an
    /// account when the game ended. Guests are left out of it, and so is whoever never came to it; with fewer than two
    /// left it counts for nobody.
    pub fn count(&mut self, played: &Played, bots: Strengths, has_account: impl Fn(&str) -> bool) -> Vec<Change> {
        let came = played.who_came();
        let has_account = |user: &str| came.contains(user) && has_account(user);
        let accounts = played.people().into_iter().filter(|user| has_account(user)).count();
        if played.unrated.is_some() || accounts < 2 {
            return Vec::new();
        }
        let (who, sides) = self.sides(played, bots, has_account);
        if sides.len() < 2 {
            return Vec::new();
        }
        let mut changes = Vec::new();
        for (side, (who, after)) in sides.iter().zip(who.iter().zip(rate(&sides))) {
            for ((user, before), after) in who.iter().zip(&side.members).zip(after) {
                let Some(user) = user else { continue };
                let games = self.of(&played.game, user).1 + 1;
                self.know(&played.game, user, after, games);
                changes.push(Change { user: user.clone(), before: *before, after, games });
            }
        }
        changes
    }

    /// Those who play together, in the order of their first seats. Whoever did not stay is alone and comes last.
    fn sides(&self, played: &Played, bots: Strengths, has_account: impl Fn(&str) -> bool) -> Sides {
        let mut keys: Vec<Option<u8>> = Vec::new();
        let (mut who, mut sides) = Sides::default();
        for sat in &played.seats {
            let (member, rating) = match &sat.party {
                Party::Person(user) if !has_account(user) => continue,
                Party::Person(user) => (Some(user.clone()), self.of(&played.game, user).0),
                Party::Bot(spec) => (None, bots.of(spec)),
            };
            let key = sat.stayed.then_some(sat.team);
            let found = keys.iter().position(|known| key.is_some() && *known == key);
            match found {
                Some(side) => {
                    who[side].push(member);
                    sides[side].members.push(rating);
                }
                None => {
                    keys.push(key);
                    who.push(vec![member]);
                    sides.push(Side { members: vec![rating], rank: rank(sat) });
                }
            }
        }
        (who, sides)
    }
}

fn rank(sat: &Sat) -> u8 {
    if sat.stayed { sat.rank } else { u8::MAX }
}
