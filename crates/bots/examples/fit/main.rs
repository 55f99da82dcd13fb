//! Fits the weights that the judge of Welcome to the Moon gives to its notes:
//!
//! ```text
//! cargo run --release -p bots --example fit -- 3 --rounds 6 --games 4000
//! ```
//!
//! In each round the judge plays games with itself, one turn ahead and now and then at random, and what it noted at the
//! end of every turn is set against the final score: a ridge regression finds new weights. Prints the table
//! for `src/eval/welcome_to_the_moon/weights.rs`. Starts from the weights that stand there, or with `--from-scratch yes` from
//! the points so far and nothing else. Without an adventure it goes through all eight. With `--seats 1` it plays alone
//! against ASTRA, and predicts the lead over her.
#![allow(clippy::print_stdout, clippy::print_stderr)]

mod ridge;

use std::process::ExitCode;

use bots::eval::{MoonJudge, Term, shares};
use bots::{Dice, Judge};
use game_core::{Fx, Game, Rng, Seat, Seed};
use ridge::Sums;
use welcome_to_the_moon::{Action, Options, WelcomeToTheMoon};

struct Job {
    adventures: Vec<u8>,
    rounds: u32,
    games: u32,
    threads: u32,
    seats: u8,
    /// The highest level of ASTRA; the games take all up to it in turn.
    level: u8,
    /// How often a decision is left to chance.
    error: f32,
    /// Whether the weights that there are count for nothing.
    from_scratch: bool,
}

fn main() -> ExitCode {
    let job = match parse(std::env::args().skip(1)) {
        Ok(job) => job,
        Err(why) => {
            eprintln!(
                "{why}\nusage: fit [ADVENTURE]... [--rounds N] [--games N] [--threads N] [--seats N] [--level N] [--error RATE] [--from-scratch yes]"
            );
            return ExitCode::from(2);
        }
    };
    for &adventure in &job.adventures {
        fit(&job, adventure);
    }
    ExitCode::SUCCESS
}

fn parse(mut args: impl Iterator<Item = String>) -> Result<Job, String> {
    let mut job = Job {
        adventures: Vec::new(),
        rounds: 5,
        games: 2000,
        threads: 2,
        seats: 2,
        level: 1,
        error: 0.04,
        from_scratch: false,
    };
    while let Some(arg) = args.next() {
        let number = |text: &str| text.parse::<u32>().map_err(|_| format!("`{text}` is not a number"));
        let mut value = || args.next().ok_or_else(|| format!("{arg} needs a value"));
        match arg.as_str() {
            "--rounds" => job.rounds = number(&value()?)?,
            "--games" => job.games = number(&value()?)?,
            "--threads" => job.threads = number(&value()?)?.max(1),
            "--seats" => job.seats = number(&value()?)?.clamp(1, 2) as u8,
            "--level" => job.level = number(&value()?)?.clamp(1, 8) as u8,
            "--error" => job.error = value()?.parse().map_err(|_| "the error is a rate".to_owned())?,
            "--from-scratch" => job.from_scratch = value()? == "yes",
            text => job.adventures.push(number(text)? as u8),
        }
    }
    if job.adventures.is_empty() {
        job.adventures = (1..=8).collect();
    }
    Ok(job)
}

fn fit(job: &Job, adventure: u8) {
    #[allow(clippy::needless_update, reason = "further options stay as they are by default")]
    let options = Options { adventure, ..Options::default() };
    let game = WelcomeToTheMoon::setup(&options, job.seats, Seed::from(1)).expect("one or two can play");
    let names: Vec<&'static str> = MoonJudge::notes(&game, Seat(0)).iter().map(|(name, _)| *name).collect();
    let plain = |name: &&'static str| Term { name, worth: [f32::from(u8::from(*name == "points")); 3] };
    let mut terms: Vec<Term> = names.iter().map(plain).collect();
    let known = MoonJudge::default().terms(adventure, job.seats);
    if !job.from_scratch && known.iter().map(|term| term.name).eq(names.iter().copied()) {
        terms.copy_from_slice(known);
    }
    let mut sums = Sums::new(3 * names.len());
    for round in 0..job.rounds {
        // The judge keeps its tables forever, and a tool that fits a few may forget about them.
        let table = Box::leak(terms.clone().into_boxed_slice());
        let judge = MoonJudge::default().with_terms(adventure, job.seats, table);
        sums.fade(0.5);
        let (points, turns) = play(job, &options, judge, round, &mut sums);
        let weights = sums.solve();
        for (term, worth) in terms.iter_mut().zip(weights.chunks_exact(3)) {
            term.worth.copy_from_slice(worth);
        }
        eprintln!(
            "adventure {adventure}, round {}: {points:.1} points in {turns:.1} turns; the notes explain {:.0} % of the scores",
            round + 1,
            100.0 * sums.explained(&weights),
        );
    }
    for Term { name, worth: [early, halfway, late] } in terms {
        println!("    term(\"{name}\", {early:.3}, {halfway:.3}, {late:.3}),");
    }
}

/// Plays the games of a round; the mean of the scores and of the turns.
fn play(job: &Job, options: &Options, judge: MoonJudge, round: u32, sums: &mut Sums) -> (f64, f64) {
    let share = job.games / job.threads;
    let (mut points, mut turns) = (0.0, 0.0);
    std::thread::scope(|scope| {
        let play_some = |thread: u32| {
            let mut own = sums.empty();
            let (mut points, mut turns) = (0.0, 0.0);
            for game in 0..share {
                let seed = u64::from(round) << 32 | u64::from(thread * share + game);
                let (p, t) = play_one(job, options, judge, seed, &mut own);
                points += p;
                turns += t;
            }
            (own, points, turns)
        };
        let workers: Vec<_> = (0..job.threads).map(|thread| scope.spawn(move || play_some(thread))).collect();
        let done: Vec<_> = workers.into_iter().map(|worker| worker.join().expect("a worker")).collect();
        done
    })
    .into_iter()
    .for_each(|(own, p, t)| {
        sums.add_all(&own);
        points += p;
        turns += t;
    });
    let games = f64::from(share * job.threads);
    (points / games, turns / games)
}

fn play_one(job: &Job, options: &Options, judge: MoonJudge, seed: u64, sums: &mut Sums) -> (f64, f64) {
    let options = Options { astra: 1 + (seed % u64::from(job.level)) as u8, ..*options };
    let mut game = WelcomeToTheMoon::setup(&options, job.seats, Seed::from(seed)).expect("one or two can play");
    let mut dice = Dice::new(&mut Rng::new(Seed::from(!seed)));
    let mut noted: Vec<(Seat, Vec<f32>)> = Vec::new();
    let mut actions = Vec::new();
    while let Some(seat) = game.deciding().iter().next() {
        actions.clear();
        game.legal_actions(seat, &mut actions);
        let choice = match &actions[..] {
            [_] => 0,
            _ if dice.unit() < job.error => dice.below(actions.len()),
            _ => judge.playout(&game, seat, &actions, &mut dice, &mut Vec::new()),
        };
        if actions[choice] == Action::Confirm {
            noted.push((seat, row(&game, seat)));
        }
        game.apply(seat, actions[choice], &mut Fx::silent());
    }
    let scores: Vec<f32> = Seat::all(job.seats).map(|seat| MoonJudge::final_points(&game, seat)).collect();
    for (seat, row) in noted {
        sums.add(&row, scores[seat.index()]);
    }
    (f64::from(scores.iter().sum::<f32>()) / f64::from(job.seats), f64::from(game.turn()))
}

/// The notes, each by its early, halfway and late share.
fn row(game: &WelcomeToTheMoon, seat: Seat) -> Vec<f32> {
    let shares = shares(MoonJudge::age(game));
    MoonJudge::notes(game, seat).into_iter().flat_map(|(_, value)| shares.map(|share| share * value)).collect()
}
