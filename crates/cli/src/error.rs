//! Why a command ends early, and the exit code for it.

use std::fmt;
use std::io;
use std::process::ExitCode;

use game_registry::{StartError, WorkError};

/// Why a command ends early.
#[derive(Debug)]
pub(crate) enum CliError {
    /// The command makes no sense as given: exit code 2.
    Usage(String),
    /// A check failed or the work went wrong: exit code 1.
    Failed(String),
    /// Nobody reads our output any more (`lagrange rules … | head`): not an error.
    NobodyReads,
}

impl CliError {
    /// Says what is wrong.
    pub(crate) fn tell(&self) {
        match self {
            CliError::Usage(what) => eprintln!("error: {what}"),
            CliError::Failed(what) => eprintln!("{what}"),
            CliError::NobodyReads => {}
        }
    }

    /// The exit code of the program.
    pub(crate) fn exit_code(&self) -> ExitCode {
        match self {
            CliError::Usage(_) => ExitCode::from(2),
            CliError::Failed(_) => ExitCode::from(1),
            CliError::NobodyReads => ExitCode::SUCCESS,
        }
    }
}

impl fmt::Display for CliError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CliError::Usage(what) | CliError::Failed(what) => f.write_str(what),
            CliError::NobodyReads => f.write_str("nobody reads the output"),
        }
    }
}

impl From<WorkError> for CliError {
    fn from(err: WorkError) -> Self {
        match err {
            WorkError::Request(why) => CliError::Usage(why),
            WorkError::Failed(why) => CliError::Failed(why),
        }
    }
}

impl From<StartError> for CliError {
    fn from(err: StartError) -> Self {
        CliError::Usage(err.to_string())
    }
}

impl From<io::Error> for CliError {
    fn from(err: io::Error) -> Self {
        match err.kind() {
            io::ErrorKind::BrokenPipe => CliError::NobodyReads,
            _ => CliError::Failed(format!("Reading or writing failed: {err}.")),
        }
    }
}
