//! Thousands of clients at a thousand tables, in a process of their own: how fast the server is, and whether it
//! forgets anything. `cargo xtask load` builds both and runs this.
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "the report is what this program is for")]

mod args;
mod chance;
mod crowd;
mod journals;
mod process;
mod report;
mod rest;
mod scan;
mod socket;
mod stage;
mod table;

use std::io;
use std::process::ExitCode;
use std::time::Duration;

use clap::Parser;

use args::Args;
use crowd::{Crowd, Outcome, Pace};
use process::{Server, Usage};
use report::{Both, Load, Report};
use socket::Socket;
use stage::SEATS;

/// Connections that come and go before any is weighed, so that what the server needs once is not counted.
const REHEARSAL: usize = 200;

fn main() -> ExitCode {
    let args = Args::parse();
    let report = match run(&args) {
        Ok(report) => report,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::FAILURE;
        }
    };
    if args.json {
        println!("{:#}", report.json());
    } else {
        println!("{report}");
    }
    let broken = broken_bounds(&args, &report);
    broken.iter().for_each(|bound| eprintln!("{bound}"));
    if broken.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// The bounds that were asked for and not kept, each as a sentence.
fn broken_bounds(args: &Args, report: &Report) -> Vec<String> {
    let idle = report.idle as f64 / 1_000.0;
    let p99 = report.steady.as_ref().map_or(0.0, |load| load.told(0.99));
    let saturated = report.saturated.as_ref().map_or(0.0, Load::per_second);
    let heavy = args.idle_at_most.filter(|&most| idle > most);
    let slow = args.p99_at_most.filter(|&most| p99 > most);
    let few = args.saturated_at_least.filter(|&least| saturated < least);
    let sentences = [
        heavy.map(|most| format!("An idle connection takes {idle:.1} kB, more than {most}.")),
        slow.map(|most| format!("1 % of the actions take {p99:.1} ms or more, and {most} ms were allowed.")),
        few.map(|least| format!("The server takes {saturated:.0} actions a second, and {least} were asked for.")),
    ];
    sentences.into_iter().flatten().collect()
}

fn run(args: &Args) -> io::Result<Report> {
    if args.tables == 0 || args.rate == 0 || args.clients != args.tables * SEATS {
        return Err(io::Error::other("There are four clients at each table, and at least one table and one action."));
    }
    let folder = tempfile::tempdir()?;
    let server = Server::start(&args.server, folder.path(), args.port)?;
    let (clients, tables, past_turn, busy) = (args.clients, args.tables, args.past_turn, process::busy());
    let mut report = Report { clients, tables, past_turn, busy, ..Report::default() };

    say(args, "Guests come");
    let guests = stage::guests(server.address, args.clients)?;
    say(args, "Idle connections are weighed");
    report.idle = weigh(&server, &guests, args.idle)?;

    say(args, "Tables are set up");
    let seated = stage::tables(server.address, args.tables, &guests)?;
    let mut crowd = Crowd::connect(server.address, seated)?;
    crowd.answer_windows(&stage::windows(server.address)?)?;
    let before = server.usage().memory;
    crowd.watch()?;
    report.watching = server.usage().memory.saturating_sub(before) / args.clients as u64;

    say(args, "The opening is played");
    let mut measure = |rate, play: &mut dyn FnMut(&mut Crowd) -> io::Result<Outcome>| {
        let both = || Both { server: server.usage(), bench: Usage::own() };
        let before = both();
        let outcome = play(&mut crowd)?;
        Ok::<_, io::Error>(Some(Load::new(rate, outcome, before, both())))
    };
    report.opening = measure(None, &mut |crowd| crowd.play_past(args.past_turn, args.at_once))?;
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

fn say(args: &Args, what: &str) {
    if !args.json {
        println!("   {what} …");
    }
}
