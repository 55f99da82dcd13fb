//! What travels between server and client, as JSON. The TypeScript types are made from these.

mod client;
mod daily;
mod foresight;
mod json;
mod replay;
mod rest;
mod said;
mod server;
mod setup;
mod state;

pub use client::ClientMessage;
pub use daily::{DailyChallenge, DailyEnding, DailyOption, DailyResult, DailyStanding};
pub use foresight::{
    ForeseenStep, Foresight, ForesightAnswer, ForesightStop, NextQuestion, OwedThing, OwedWay, Prospect, ScoreChange,
};
pub use json::Json;
pub use replay::{ReplayInfo, ReplayView};
pub use rest::{
    BotToken, GameInfo, Invite, Invites, Me, NewTable, ReplayStory, SeatRange, SeatRequest, SeatSummary, TableSummary,
};
pub use said::{Refusal, Said, Sentence, SentencePart};
pub use server::{Change, ChatLine, ServerMessage, Step};
pub use setup::{SettingsChange, SetupChange};
pub use state::{
    ClockView, EndRequest, LegalAction, OtherRules, Phase, SeatKind, SeatState, SeatView, TableState, UndoRequest,
    UndoRight, WindowView,
};
