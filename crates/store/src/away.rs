//! What is stored of people who are away: their vacations, and the seats that friends keep for them.

/// A time in which somebody is away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Vacation {
    /// The person on vacation.
    pub user: String,
    /// From when, in milliseconds since the Unix epoch. Nobody has two that begin at the same time.
    pub from: u64,
    /// Until when; earlier than planned for somebody who came back by hand.
    pub until: u64,
}

/// A seat that a friend keeps for somebody who was not here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WaitingInvite {
    /// Who is invited.
    pub user: String,
    /// To which table. There is one invitation to each.
    pub table: String,
    /// Who invites them.
    pub by: String,
    /// Since when, in milliseconds since the Unix epoch.
    pub since: u64,
}
