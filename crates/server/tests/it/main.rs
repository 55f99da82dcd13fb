//! The server as its clients meet it, good ones and bad ones.
//!
//! Some tests start the program `lagrange` as a process of its own, to kill it: build it first with
//! `cargo build -p cli`, or name it in `LAGRANGE_BIN`. Those on PostgreSQL run when `LAGRANGE_TEST_DATABASE` holds the
//! `postgres://` address of a database for tests.

mod accounts;
mod client;
mod compression;
mod daily;
mod drafts;
mod foresight;
mod hostile;
mod kill;
mod languages;
mod letters;
mod lifecycle;
mod lists;
mod lobby;
mod many;
mod meet;
mod notices;
mod openapi;
mod other_rules;
mod passing;
mod programs;
mod promise;
mod seats;
mod secrecy;
mod sessions;
mod stage;
mod tabletop;
mod tokens;
mod vacation;
