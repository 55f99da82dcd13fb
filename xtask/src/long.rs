//! `cargo xtask long`: the full figures, too slow for every commit.

use crate::mutations::mutations;
use crate::run::{Build, Failure, Steps, cargo, lagrange, output, run};
use crate::verify::figures;

/// Cases that every property test of a parser is given.
const FUZZ_CASES: &str = "200000";

/// Simulations, arena, bench, fuzzing and mutations, one after another.
pub(crate) fn long() -> Result<(), Failure> {
    let mut steps = Steps::of("long");
    for seats in ["2", "3", "4"] {
        steps.step(&format!("10,000 games with {seats} seats, twice"), || simulate_twice(seats))?;
    }
    steps.step("speed", || run(&mut lagrange(Build::Release, ["bench"])))?;
    steps.step("bots against each other", || {
        let bots = ["--bots", "mcts:50ms,greedy,random", "--games", "100", "--threads", "2"];
        run(&mut lagrange(Build::Release, ["arena", "nexus-ops"].into_iter().chain(bots)))
    })?;
    steps.step("fuzzing", || run(cargo(["test", "--workspace", "--", "fuzz"]).env("PROPTEST_CASES", FUZZ_CASES)))?;
    steps.step("mutations", || mutations(None))?;
    steps.close();
    Ok(())
}

fn simulate_twice(seats: &str) -> Result<(), Failure> {
    let args = ["simulate", "nexus-ops", "--seats", seats, "--games", "10000", "--seed", "1", "--json"];
    let first = output(&mut lagrange(Build::Release, args))?;
    println!("{}", first.trim_end());
    // The second run on two threads: neither chance nor the order of work may change anything.
    let second = output(&mut lagrange(Build::Release, args.into_iter().chain(["--threads", "2"])))?;
    let (first, second) = (figures(&first)?, figures(&second)?);
    if first == second {
        return Ok(());
    }
    Err(Failure::Found(format!("Two runs of the same games differ: {first:?} and {second:?}.")))
}
