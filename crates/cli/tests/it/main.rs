//! The binary as its users meet it: arguments in, text and exit codes out.

mod errors;
mod games;
mod reading;
mod terminal;

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// What a run of the program left behind.
struct Ran {
    code: Option<i32>,
    out: String,
    err: String,
}

impl Ran {
    /// The standard output as JSON; panics with everything that was said when it is none.
    fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.out).unwrap_or_else(|why| panic!("{why}\n{}\n{}", self.out, self.err))
    }
}

fn lagrange(args: &[&str]) -> Ran {
    lagrange_reading(args, "")
}

/// Runs the program with this on its standard input, in a pipe.
fn lagrange_reading(args: &[&str], input: &str) -> Ran {
    run(Command::new(env!("CARGO_BIN_EXE_lagrange")), args, input)
}

/// The same, in colours although it is a pipe.
fn lagrange_in_colours(args: &[&str], input: &str) -> Ran {
    let mut command = Command::new(env!("CARGO_BIN_EXE_lagrange"));
    command.env("CLICOLOR_FORCE", "1").env_remove("NO_COLOR");
    run(command, args, input)
}

fn run(mut command: Command, args: &[&str], input: &str) -> Ran {
    command.args(args).env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", "en_US.UTF-8");
    let piped = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = piped.spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let text = input.to_owned();
    // The program may end before it has read everything; then nobody minds the rest.
    let writer = std::thread::spawn(move || drop(stdin.write_all(text.as_bytes())));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer ends");
    let text = |bytes| String::from_utf8(bytes).expect("the program prints UTF-8");
    Ran { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

/// A file of our own, gone when dropped.
struct Temporary(PathBuf);

impl Temporary {
    fn named(name: &str) -> Self {
        Temporary(std::env::temp_dir().join(format!("lagrange-{}-{name}", std::process::id())))
    }

    fn holding(name: &str, text: &str) -> Self {
        let file = Temporary::named(name);
        std::fs::write(&file.0, text).expect("a temporary file");
        file
    }

    fn path(&self) -> &str {
        self.0.to_str().expect("a path of plain letters")
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}
