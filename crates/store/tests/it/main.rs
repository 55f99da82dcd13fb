//! The contract on every store, and what is particular to each.
//!
//! Tests on PostgreSQL run when `LAGRANGE_TEST_DATABASE` holds the `postgres://` address of a database for tests.

mod contract;
mod kill;
mod postgres;
mod sqlite;
mod stage;
