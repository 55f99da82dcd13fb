//! Starting other programs, and steps with a heading and a time.

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use serde_json::Value;

/// Why a chore ends early.
#[derive(Debug)]
pub(crate) enum Failure {
    /// A check found something wrong: exit code 1.
    Found(String),
    /// The chore itself could not be started: exit code 2.
    CannotStart(String),
}

/// The folder of the workspace from which cargo started us, whichever clone of it this program was built in.
pub(crate) fn root() -> &'static Path {
    static ROOT: LazyLock<PathBuf> = LazyLock::new(|| {
        let manifest = env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
        Path::new(&manifest).parent().unwrap_or(Path::new(".")).to_owned()
    });
    &ROOT
}

/// The folder where cargo builds: this very program lies in one of its profiles.
pub(crate) fn target() -> PathBuf {
    let here = env::current_exe().ok().and_then(|exe| exe.ancestors().nth(2).map(Path::to_owned));
    here.unwrap_or_else(|| root().join("target"))
}

/// Cargo, as the one that started us, in the workspace.
///
/// What it told us about our own package goes no further: build scripts that look at such variables would run again,
/// and with them all that depends on them, whenever somebody builds by hand in between.
pub(crate) fn cargo<'a>(args: impl IntoIterator<Item = &'a str>) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root()).args(args);
    for (name, _) in env::vars_os() {
        if name.to_str().is_some_and(|name| OF_OURSELVES.iter().any(|part| name.starts_with(part))) {
            command.env_remove(name);
        }
    }
    command
}

/// Beginnings of the variables in which cargo tells a program about its own package.
const OF_OURSELVES: [&str; 3] = ["CARGO_PKG_", "CARGO_MANIFEST_", "CARGO_BIN_"];

/// The binary `lagrange`, optimised; built first if needed.
pub(crate) fn lagrange<'a>(args: impl IntoIterator<Item = &'a str>) -> Command {
    let mut command = cargo(["run", "--quiet", "--release", "--package", "cli", "--"]);
    command.args(args);
    command
}

/// Runs to the end, its output on ours.
pub(crate) fn run(command: &mut Command) -> Result<(), Failure> {
    let status = command.status().map_err(|err| missing(command, &err))?;
    if status.success() { Ok(()) } else { Err(Failure::Found(format!("This failed: {}", told(command)))) }
}

/// Runs to the end and gives what it printed; its errors go to ours.
pub(crate) fn output(command: &mut Command) -> Result<String, Failure> {
    let output = command.stderr(Stdio::inherit()).output().map_err(|err| missing(command, &err))?;
    if !output.status.success() {
        return Err(Failure::Found(format!("This failed: {}", told(command))));
    }
    String::from_utf8(output.stdout).map_err(|_| Failure::Found(format!("{} printed no text", told(command))))
}

fn missing(command: &Command, err: &std::io::Error) -> Failure {
    let program = command.get_program().to_string_lossy();
    Failure::CannotStart(format!("`{program}` cannot be started ({err}). Install Rust from https://rustup.rs."))
}

fn told(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(|word| word.to_string_lossy().into_owned()).collect::<Vec<_>>().join(" ")
}

/// What stands at a place such as `/bots/0/win_rate` of a report that `lagrange` has printed as JSON.
pub(crate) fn reported(report: &str, place: &str) -> Option<Value> {
    serde_json::from_str::<Value>(report).ok()?.pointer(place).cloned()
}

/// Steps that are done one after another until one fails.
pub(crate) struct Steps {
    chore: &'static str,
    started: Instant,
    done: usize,
}

impl Steps {
    /// Starts the clock.
    pub(crate) fn of(chore: &'static str) -> Self {
        Steps { chore, started: Instant::now(), done: 0 }
    }

    /// Prints the heading, does the step and prints how long it took.
    pub(crate) fn step(&mut self, name: &str, work: impl FnOnce() -> Result<(), Failure>) -> Result<(), Failure> {
        println!("== {name}");
        let started = Instant::now();
        work().map_err(|failure| self.stopped(name, failure))?;
        println!("   {name}: {}\n", seconds(started.elapsed()));
        self.done += 1;
        Ok(())
    }

    /// The closing line.
    pub(crate) fn close(self) {
        println!("{}: {} steps passed in {}", self.chore, self.done, seconds(self.started.elapsed()));
    }

    fn stopped(&self, name: &str, failure: Failure) -> Failure {
        let line = format!("{}: stopped at `{name}` after {}", self.chore, seconds(self.started.elapsed()));
        match failure {
            Failure::Found(what) => Failure::Found(format!("{what}\n{line}")),
            Failure::CannotStart(why) => Failure::CannotStart(format!("{why}\n{line}")),
        }
    }
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_figure_is_found_where_it_stands() {
        let report = r#"{"hash":"ab12","bots":[{"win_rate":0.7},{"win_rate":0.3}]}"#;
        assert_eq!(reported(report, "/bots/0/win_rate"), Some(Value::from(0.7)));
        assert_eq!(reported(report, "/hash"), Some(Value::from("ab12")));
        assert_eq!([reported(report, "/win_rate"), reported("{", "/hash")], [None, None]);
    }

    #[test]
    fn a_failed_step_tells_where_the_chore_stopped() {
        let mut steps = Steps::of("verify");
        let Err(Failure::Found(text)) = steps.step("tidy", || Err(Failure::Found("One finding.".into()))) else {
            panic!("a failed step must fail the chore");
        };
        assert!(text.starts_with("One finding.\nverify: stopped at `tidy` after "), "{text}");
    }
}
