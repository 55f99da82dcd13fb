//! What somebody who attacks the server does to those who play there: the same play without and with the attack.

use std::fmt;
use std::io;
use std::time::Duration;

use game_registry::GameEntry;
use serde_json::{Value, json};

use crate::args::Args;
use crate::attack::{Attack, Done};
use crate::crowd::{Crowd, Pace};
use crate::process::{Server, Usage};
use crate::report::{Both, Load};
use crate::stage::{self, Play};
use crate::{journals, print, say};

/// Tables of the people who play, two at each, and how many actions they take together in a second.
const TABLES: usize = 4;
const RATE: u32 = 20;
/// Actions at each table before anything is measured.
const OPENING: usize = 20;

/// Everything that was measured.
struct Report {
    calm: Load,
    attacked: Load,
    done: Done,
    /// Bytes of the server's memory before the attack, and the most there were.
    memory: (u64, u64),
    kept: usize,
    /// How often the server let something happen that its limits forbid.
    beyond: u64,
}

/// Measures it, prints it, and gives the bounds that were not kept.
pub(crate) fn measure(args: &Args, game: &'static dyn GameEntry) -> io::Result<Vec<String>> {
    let report = run(args, Play::of(game, Some(2))?)?;
    print(args, &report, report.json());
    let (p99, ratio, megabytes) = (report.attacked.acknowledged(0.99), report.ratio(), report.memory.1 as f64 / 1e6);
    let slow = args.p99_at_most.filter(|&most| p99 > most);
    let held_up = args.ratio_at_most.filter(|&most| ratio > most);
    let heavy = args.memory_at_most.filter(|&most| megabytes > most);
    let sentences = [
        slow.map(|most| format!("1 % of the clicks are answered after {p99:.1} ms or more, and {most} were allowed.")),
        held_up.map(|most| format!("That is {ratio:.2} times as long as without the attack, more than {most}.")),
        heavy.map(|most| format!("The server took {megabytes:.0} MB of memory, more than {most}.")),
    ];
    // What an attack does that did not take place says nothing.
    let missing = if args.whole_attack { report.done.shortfalls() } else { Vec::new() };
    let beyond = (report.beyond > 0 && !args.unguarded)
        .then(|| format!("The server let {} things happen that its limits forbid.", report.beyond));
    let missing = missing.into_iter().chain(beyond);
    Ok(sentences.into_iter().flatten().chain(missing).collect())
}

fn run(args: &Args, play: Play) -> io::Result<Report> {
    let folder = tempfile::tempdir()?;
    let server = Server::start_on_core(&args.server, (folder.path(), args.port), args.core, !args.unguarded)?;
    say(args, "People sit down");
    let guests = stage::guests(server.address, TABLES * play.seats)?;
    let seated = stage::tables(server.address, TABLES, play, &guests)?;
    let mut crowd = Crowd::connect(server.address, play.seats, seated)?;
    crowd.answer_windows(&stage::windows(server.address, play)?)?;
    crowd.watch()?;
    crowd.play_opening(OPENING, TABLES)?;
    let measure = |crowd: &mut Crowd| {
        let both = || Both { server: server.usage(), bench: Usage::own() };
        let before = both();
        let outcome = crowd.play_for(Duration::from_secs(args.seconds), Pace::Steady(RATE))?;
        Ok::<_, io::Error>(Load::new(Some(RATE), outcome, before, both()))
    };
    say(args, "They play");
    let calm = measure(&mut crowd)?;
    let before = server.usage().memory;
    say(args, "They play while somebody attacks");
    let attack = Attack::start(server.address, Duration::from_secs(args.seconds));
    let attacked = measure(&mut crowd)?;
    let done = attack.stop();
    let memory = (before, server.usage().peak);
    say(args, "The journals are compared");
    server.kill()?;
    let kept = journals::compare(folder.path(), &crowd.tables)?;
    let beyond = done.beyond(args.seconds);
    Ok(Report { calm, attacked, done, memory, kept, beyond })
}

impl Report {
    fn ratio(&self) -> f64 {
        self.attacked.acknowledged(0.99) / self.calm.acknowledged(0.99)
    }

    fn json(&self) -> Value {
        json!({
            "calm": self.calm.json(),
            "attacked": self.attacked.json(),
            "ratio_of_p99": self.ratio(),
            "attack": self.done.json(),
            "memory_bytes": { "before": self.memory.0, "most": self.memory.1 },
            "actions_kept": self.kept,
            "beyond_limits": self.beyond,
        })
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "Without the attack. {}", self.calm)?;
        writeln!(f, "With it. {}", self.attacked)?;
        writeln!(f, "p99 from click to answer: {:.2} times as long", self.ratio())?;
        writeln!(f, "{}", self.done)?;
        writeln!(f, "Beyond the limits: {}", self.beyond)?;
        let (before, most) = (self.memory.0 as f64 / 1e6, self.memory.1 as f64 / 1e6);
        writeln!(f, "Memory of the server: {before:.0} MB before, {most:.0} MB at most")?;
        write!(f, "After `kill -9`: all {} acknowledged actions kept", self.kept)
    }
}
