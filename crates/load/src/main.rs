//! Thousands of clients at a thousand tables, in a process of their own: how fast the server is, and whether it
//! forgets anything. `cargo xtask load` builds both and runs this.
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "the report is what this program is for")]

mod args;
mod attack;
mod chance;
mod compare;
mod crowd;
mod hostile;
mod journals;
mod process;
mod replayed;
mod report;
mod rest;
mod scan;
mod socket;
mod stage;
mod table;

use std::fmt::Display;
use std::io;
use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;

use clap::Parser;
use game_registry::GameEntry;
use serde_json::Value;

use args::Args;
use compare::{Comparison, Figures};
use crowd::{Crowd, Outcome, Pace};
use process::{Server, Usage};
use report::{Both, Load, Report};
use socket::Socket;
use stage::Play;

/// Connections that come and go before any is weighed, so that what the server needs once is not counted.
const REHEARSAL: usize = 200;

fn main() -> ExitCode {
    let args = Args::parse();
    match measure(&args) {
        Ok(broken) => {
            broken.iter().for_each(|bound| eprintln!("{bound}"));
            if broken.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// Measures what was asked for, prints it, and gives the bounds that were not kept.
fn measure(args: &Args) -> io::Result<Vec<String>> {
    let mut broken = Vec::new();
    if let Some(journal) = &args.journal {
        return replayed::measure(args, journal);
    }
    if args.hostile {
        return hostile::measure(args, games(args)?.remove(0));
    }
    for game in games(args)? {
        let play = Play::of(game, args.seats)?;
        let mut both = Comparison::default();
        for _ in 0..args.old.as_ref().map_or(1, |_| args.rounds) {
            if let Some(old) = &args.old {
                both.old.push(Figures::of(&run(args, old, play)?));
            }
            let report = run(args, &args.server, play)?;
            both.new.push(Figures::of(&report));
            print(args, &report, report.json());
            broken.extend(broken_bounds(args, &report));
        }
        if args.old.is_some() {
            print(args, &both, both.json());
            broken.extend(broken_comparison(args, &both));
        }
    }
    Ok(broken)
}

fn games(args: &Args) -> io::Result<Vec<&'static dyn GameEntry>> {
    let mut shelf = game_registry::shown_games();
    match &args.game {
        None if args.every_game => Ok(shelf.collect()),
        None => Ok(shelf.next().into_iter().collect()),
        Some(slug) => match game_registry::find(slug) {
            Some(game) => Ok(vec![game]),
            None => Err(io::Error::other(format!("There is no game `{slug}`."))),
        },
    }
}

pub(crate) fn print(args: &Args, what: &dyn Display, json: Value) {
    if args.json {
        println!("{json:#}");
    } else {
        println!("{what}");
    }
}

/// The bounds that were asked for and not kept, each as a sentence.
fn broken_bounds(args: &Args, report: &Report) -> Vec<String> {
    let idle = report.idle as f64 / 1_000.0;
    let p99 = report.steady.as_ref().map_or(0.0, |load| load.told(0.99));
    let saturated = report.saturated.as_ref().map_or(0.0, Load::per_second);
    let sent = report.saturated.as_ref().map_or(0.0, Load::bytes_per_action) / 1_000.0;
    let heavy = args.idle_at_most.filter(|&most| idle > most);
    let slow = args.p99_at_most.filter(|&most| p99 > most);
    let few = args.saturated_at_least.filter(|&least| saturated < least);
    let long = args.sent_at_most.filter(|&most| sent > most);
    let sentences = [
        heavy.map(|most| format!("An idle connection takes {idle:.1} kB, more than {most}.")),
        slow.map(|most| format!("1 % of the actions take {p99:.1} ms or more, and {most} ms were allowed.")),
        few.map(|least| format!("The server takes {saturated:.0} actions a second, and {least} were asked for.")),
        long.map(|most| format!("An action costs {sent:.1} kB to all its clients, more than {most}.")),
    ];
    sentences.into_iter().flatten().collect()
}

/// The same for what the new server gains over the old one.
fn broken_comparison(args: &Args, both: &Comparison) -> Vec<String> {
    let (times, share) = (both.times(), both.share());
    let slow = args.times_at_least.filter(|&least| times < least);
    let heavy = args.share_at_most.filter(|&most| share > most);
    let sentences = [
        slow.map(|least| format!("The server is {times:.2} times as fast as the old one, not {least}.")),
        heavy.map(|most| format!("An action takes {share:.2} of the old server's time, more than {most}.")),
    ];
    sentences.into_iter().flatten().collect()
}

fn run(args: &Args, program: &Path, play: Play) -> io::Result<Report> {
    if args.tables == 0 || args.rate == 0 {
        return Err(io::Error::other("There is at least one table and one action a second."));
    }
    let folder = tempfile::tempdir()?;
    let server = Server::start(program, folder.path(), args.port)?;
    let (clients, tables, opened) = (args.tables * play.seats, args.tables, args.opening);
    let mut report =
        Report { game: play.game.slug(), clients, tables, opened, busy: process::busy(), ..Report::default() };

    say(args, "Guests come");
    let guests = stage::guests(server.address, clients)?;
    say(args, "Idle connections are weighed");
    report.idle = weigh(&server, &guests, args.idle)?;

    say(args, "Tables are set up");
    let seated = stage::tables(server.address, args.tables, play, &guests)?;
    let mut crowd = Crowd::connect(server.address, play.seats, seated)?;
    crowd.answer_windows(&stage::windows(server.address, play)?)?;
    let before = server.usage().memory;
    crowd.watch()?;
    report.watching = server.usage().memory.saturating_sub(before) / clients as u64;

    say(args, "The opening is played");
    let mut measure = |rate, play: &mut dyn FnMut(&mut Crowd) -> io::Result<Outcome>| {
        let both = || Both { server: server.usage(), bench: Usage::own() };
        let before = both();
        let outcome = play(&mut crowd)?;
        Ok::<_, io::Error>(Some(Load::new(rate, outcome, before, both())))
    };
    report.opening = measure(None, &mut |crowd| crowd.play_opening(args.opening, args.at_once))?;
    let time = Duration::from_secs(args.seconds);
    say(args, "A steady load is measured");
    report.steady = measure(Some(args.rate), &mut |crowd| crowd.play_for(time, Pace::Steady(args.rate)))?;
    if args.saturate {
        say(args, "The full load is measured");
        report.saturated = measure(None, &mut |crowd| crowd.play_for(time, Pace::AtOnce(args.at_once)))?;
    }
    report.memory = server.usage().memory;

    say(args, "The journals are compared");
    server.kill()?;
    report.kept = journals::compare(folder.path(), &crowd.tables)?;
    Ok(report)
}

/// What the server needs for a connection that has said nothing.
fn weigh(server: &Server, guests: &[String], n: usize) -> io::Result<u64> {
    let open = |n: usize| {
        (0..n).map(|i| Socket::open(server.address, &guests[i % guests.len()])).collect::<io::Result<Vec<_>>>()
    };
    drop(open(REHEARSAL)?);
    let before = server.usage().memory;
    let connections = open(n)?;
    let after = server.usage().memory;
    Ok(after.saturating_sub(before) / connections.len().max(1) as u64)
}

pub(crate) fn say(args: &Args, what: &str) {
    if !args.json {
        println!("   {what} …");
    }
}
