//! The testkit's own tests: on the sample game, and on games and files that are broken on purpose.

mod broken_laws;
mod faulty;
mod files;
mod journals;
mod properties;
mod random;
mod scenarios;
