//! Tables as their players know them.

mod agreement;
mod changes;
mod clocks;
mod commands;
mod daily;
mod drafts;
mod endless;
mod hostile;
mod missed;
mod other_rules;
mod passing;
mod properties;
mod replays;
mod seats;
mod secrecy;
mod session;
mod setup;
mod standing;
mod talk;
mod texts;
mod undo;
mod vacation;
mod wire;
