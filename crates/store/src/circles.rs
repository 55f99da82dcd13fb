//! What is stored between people: friends, those who are blocked or muted, and what others are told.

/// What one person is to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Bond {
    /// Both are friends.
    Friend,
    /// The person has asked the other to be friends.
    Asked,
    /// The other has asked the person. It is the other's `Asked`.
    Asks,
    /// The person wants nothing to do with the other.
    Blocked,
    /// The person does not want to read what the other says.
    Muted,
}

impl Bond {
    /// The word it is stored under. What the other has asked is stored as theirs.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Bond::Friend => "friend",
            Bond::Asked | Bond::Asks => "asked",
            Bond::Blocked => "blocked",
            Bond::Muted => "muted",
        }
    }

    /// The bond stored under a word.
    pub(crate) fn stored(word: &str) -> Option<Self> {
        let all = [Bond::Friend, Bond::Asked, Bond::Blocked, Bond::Muted];
        all.into_iter().find(|bond| bond.word() == word)
    }
}

/// Somebody to whom a person has a bond.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Acquaintance {
    /// Their id.
    pub user: String,
    /// The name they go by now.
    pub name: String,
    /// What they are.
    pub bond: Bond,
    /// Since when, in milliseconds since the Unix epoch.
    pub since: u64,
}

/// What somebody tells others of themselves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Profile {
    /// Whether anybody may see their statistics, and leaderboards name them.
    pub open: bool,
    /// Whether friends see that they are here.
    pub seen: bool,
    /// The link by which others become friends, while there is one.
    pub link: Option<String>,
}

impl Default for Profile {
    fn default() -> Self {
        Profile { open: false, seen: true, link: None }
    }
}
