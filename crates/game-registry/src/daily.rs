//! How a game is played as the challenge of the day.

/// How a game is played as the challenge of the day: by one person, with the same deal for everybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Daily {
    /// The opponents; none where the game has a solo mode of its own.
    pub bots: &'static [&'static str],
    /// The options that each day decides again, what matters most first. Each goes through all of its values before
    /// one comes again; an option that is not offered for so many seats is left alone.
    pub varied: &'static [&'static str],
}

impl Daily {
    /// How many seats its tables have.
    pub fn seats(&self) -> u8 {
        u8::try_from(1 + self.bots.len()).unwrap_or(u8::MAX)
    }
}
