//! `kill -9` of the server at random moments while people play: whoever was told that an action is done finds it
//! done afterwards, and nothing is done twice.
//!
//! `LAGRANGE_KILLS` sets how many times (20 otherwise). On PostgreSQL the database itself is restarted as well, when
//! `LAGRANGE_TEST_RESTART` holds a shell command that does so.

mod check;
mod crowd;
mod player;
mod ratings;

use std::env;
use std::process::Command;
use std::time::Duration;

use crowd::Crowd;
use player::Diary;

use crate::client::Dice;
use crate::stage::{Place, Process};

/// Restarts of the database in one test.
const RESTARTS: usize = 4;

fn kills() -> usize {
    env::var("LAGRANGE_KILLS").map_or(20, |n| n.parse().expect("LAGRANGE_KILLS is a number"))
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_acknowledged_survives_kill_9() {
    let place = Place::folder();
    let diaries = play_and_kill(&place, kills()).await;
    report("SQLite", kills(), 0, &check::against_journals(&place, &diaries).await, &diaries);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_acknowledged_survives_kill_9_and_restarts_of_postgresql() {
    let Some(place) = Place::postgres().await else { return };
    let diaries = play_and_kill(&place, kills()).await;
    report("PostgreSQL", kills(), 0, &check::against_journals(&place, &diaries).await, &diaries);
    if let Ok(restart) = env::var("LAGRANGE_TEST_RESTART") {
        let diaries = play_and_restart(&place, &restart).await;
        report("PostgreSQL", 0, RESTARTS, &check::against_journals(&place, &diaries).await, &diaries);
        assert!(diaries.iter().any(|diary| diary.try_again > 0), "nobody was asked to try again");
    }
    place.clear().await;
}

/// Kills the server again and again, each time after all tables have gone on.
async fn play_and_kill(place: &Place, kills: usize) -> Vec<Diary> {
    let mut dice = Dice::fresh();
    let mut server = Process::start(place).await;
    let crowd = Crowd::gather(server.site).await;
    for _ in 0..kills {
        crowd.all_go_on().await;
        tokio::time::sleep(Duration::from_micros(dice.below(250_000) as u64)).await;
        server.kill();
        crowd.server_is_gone();
        if dice.one_in(5) {
            Process::start_and_kill(place, Duration::from_micros(dice.below(60_000) as u64)).await;
        }
        server = Process::start(place).await;
        crowd.server_is_back(server.site);
    }
    crowd.all_go_on().await;
    let diaries = crowd.part().await;
    server.end().await;
    diaries
}

/// Restarts the database under a server that goes on.
async fn play_and_restart(place: &Place, restart: &str) -> Vec<Diary> {
    let mut dice = Dice::fresh();
    let server = Process::start(place).await;
    let crowd = Crowd::gather(server.site).await;
    for _ in 0..RESTARTS {
        crowd.all_go_on().await;
        tokio::time::sleep(Duration::from_micros(dice.below(250_000) as u64)).await;
        let command = restart.to_owned();
        let restarted = tokio::task::spawn_blocking(move || Command::new("sh").args(["-c", &command]).status());
        assert!(restarted.await.expect("not stopped").expect("a shell").success(), "`{restart}` failed");
    }
    crowd.all_go_on().await;
    let diaries = crowd.part().await;
    server.end().await;
    diaries
}

#[allow(clippy::print_stderr, reason = "the figures are what a long run is for")]
fn report(store: &str, kills: usize, restarts: usize, found: &check::Found, diaries: &[Diary]) {
    let cuts: u32 = diaries.iter().map(|diary| diary.cuts).sum();
    let repeated: u32 = diaries.iter().map(|diary| diary.repeated).sum();
    let try_again: u32 = diaries.iter().map(|diary| diary.try_again).sum();
    eprintln!(
        "{store}: {kills} kills, {restarts} restarts of the database; {} tables, {} acknowledged actions all there, \
         {repeated} sent again after {cuts} cuts and {try_again} requests to try again, none done twice",
        found.tables, found.actions,
    );
}
