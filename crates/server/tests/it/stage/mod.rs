//! Where tests take place: a server in this process or in one of its own, on a folder or a database.

mod database;
mod local;
mod process;

pub(crate) use database::Place;
pub(crate) use local::Server;
pub(crate) use process::Process;
