//! What travels between server and client, as JSON. The TypeScript types are made from these.

mod away;
mod client;
mod daily;
mod foresight;
mod json;
mod legal;
mod meet;
mod notices;
mod replay;
mod rest;
mod said;
mod server;
mod setup;
mod state;

pub use away::{NewVacation, VacationSettings, VacationSpan, WaitingInvitation};
pub use client::ClientMessage;
pub use daily::{DailyChallenge, DailyEnding, DailyOption, DailyResult, DailyStanding};
pub use foresight::{
    ForeseenStep, Foresight, ForesightAnswer, ForesightStop, NextQuestion, OwedThing, OwedWay, Prospect, ScoreChange,
};
pub use json::Json;
pub use legal::{Legal, LegalAction, written_out};
pub use meet::{
    Acquainted, Circle, DailyArchive, DailyDay, Friend, InviteInfo, LeaderLine, Leaderboard, Notice, OpenSeat,
    OpenTable, PlayNow, PlayedBoard, PlayedGame, PlayerProfile, RatedGame, RatingChange,
};
pub use notices::{LetterLink, MailSettings, NewBrowser, NoticeChange, NoticeSettings, QuietChange, QuietHours};
pub use replay::{Missed, MissedScene, ReplayInfo, ReplayView, Seen};
pub use rest::{
    BotToken, GameInfo, Invite, Invites, Me, NewTable, ReplayStory, SeatRange, SeatRequest, SeatSummary,
    StandingChoice, TableSummary,
};
pub use said::{Refusal, Said, Sentence, SentencePart};
pub use server::{Change, ChatLine, LegalRow, ServerMessage, Step, ToldState, ToldView};
pub use setup::{SettingsChange, SetupChange};
pub use state::{
    ClockView, EndRequest, OtherRules, Phase, SeatKind, SeatState, SeatView, TableState, UndoRequest, UndoRight,
    Warning, WindowView, write_out,
};
