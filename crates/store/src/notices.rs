//! What is stored so that people who are away can be told that a table waits for them.

/// A browser on which somebody wants to be told.
#[derive(Clone, PartialEq, Eq)]
pub struct Subscription {
    /// Where its maker takes messages for it. Nobody has two of one address: whoever said so last has it.
    pub endpoint: String,
    /// Whose it is.
    pub user: String,
    /// Its public key, as an uncompressed point.
    pub p256dh: Vec<u8>,
    /// What it shares with those who may write to it.
    pub auth: Vec<u8>,
    /// In which session it was told to us, where that is known.
    pub session: Option<String>,
    /// When that was, in milliseconds since the Unix epoch.
    pub created: u64,
}

/// Whoever knows the address could use it, so it is not shown.
impl std::fmt::Debug for Subscription {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Subscription").field("user", &self.user).finish_non_exhaustive()
    }
}

/// How somebody wants to be told.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NoticePrefs {
    /// Where to write letters to.
    pub email: Option<String>,
    /// Whether whoever reads letters there has said that they are this person.
    pub confirmed: bool,
    /// Whether they want letters.
    pub by_mail: bool,
    /// When to be quiet, from and to in minutes after midnight; it may go over midnight.
    pub quiet: Option<(u16, u16)>,
    /// How many minutes the clocks of the person are ahead of UTC, if they have said so.
    pub zone: Option<i16>,
    /// At least so many minutes lie between two notices; 0 for no more than it takes.
    pub digest: u16,
    /// When they were told something last, in milliseconds since the Unix epoch.
    pub told: u64,
}

/// Something somebody is still to be told of a table.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct DueNotice {
    /// The person who is to hear of it.
    pub user: String,
    /// Of which table. There is one notice of each.
    pub table: String,
    /// Why, in the caller's word.
    pub reason: String,
    /// When, in milliseconds since the Unix epoch.
    pub at: u64,
}
