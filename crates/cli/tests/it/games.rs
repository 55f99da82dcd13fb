//! simulate, arena, bench.

use serde_json::Value;

use crate::lagrange;

fn keys(value: &Value) -> Vec<&str> {
    value.as_object().expect("an object").keys().map(String::as_str).collect()
}

fn has_keys(value: &Value, expected: &str) {
    let keys = keys(value);
    for key in expected.split(' ') {
        assert!(keys.contains(&key), "`{key}` is missing among {keys:?}");
    }
}

#[test]
fn a_simulation_reports_every_figure() {
    let ran = lagrange(&["simulate", "nexus-ops", "--seats", "3", "--games", "5", "--seed", "1", "--json"]);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let report = ran.json();
    has_keys(&report, "game seats games finished stuck capped actions seconds games_per_s actions_per_s");
    has_keys(&report, "length_mean length_max score_mean first_wins hash");
    assert_eq!(report["finished"], 5);
    assert_eq!((&report["stuck"], &report["capped"]), (&Value::from(0), &Value::from(0)));
    assert_eq!(report["score_mean"].as_array().map(Vec::len), Some(3));
    assert_eq!(ran.err, "", "no progress bar in a pipe");
}

#[test]
fn the_hash_follows_from_the_arguments_and_nothing_else() {
    let hash = |args: &[&str]| {
        let ran = lagrange(&[&["simulate", "nexus-ops", "--games", "8", "--json"], args].concat());
        assert_eq!(ran.code, Some(0), "{}", ran.err);
        ran.json()["hash"].as_str().expect("a hash").to_owned()
    };
    let once = hash(&["--seed", "4"]);
    assert_eq!(once, hash(&["--seed", "4"]));
    assert_eq!(once, hash(&["--seed", "4", "--threads", "3"]), "threads change nothing");
    assert_eq!(once, hash(&["--seed", "4", "--bots", "random,random"]), "one bot per seat, all random");
    assert_ne!(once, hash(&["--seed", "5"]));
    assert_ne!(once, hash(&["--seed", "4", "--options", "{\"vp_target\": 10}"]));
}

#[test]
fn bots_play_whole_games_and_are_repeatable() {
    let args = ["simulate", "sample-game", "--games", "4", "--bots", "greedy,mcts:20i", "--json"];
    let (first, second) = (lagrange(&args).json(), lagrange(&args).json());
    assert_eq!(first["finished"], 4);
    assert_eq!(first["hash"], second["hash"]);
}

#[test]
fn a_simulation_for_people_is_a_short_table() {
    let ran = lagrange(&["simulate", "sample-game", "--games", "3", "--seats", "4"]);
    assert_eq!(ran.code, Some(0));
    assert!(ran.out.contains("3 of 3 finished") && ran.out.contains("hash"), "{}", ran.out);
}

#[test]
fn an_arena_rates_every_bot() {
    let args = ["arena", "sample-game", "--bots", "mcts:30i,random", "--games", "10", "--threads", "2"];
    let ran = lagrange(&[&args[..], &["--json"]].concat());
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let report = ran.json();
    let bots = report["bots"].as_array().expect("bots");
    assert_eq!(bots.len(), 2);
    has_keys(&bots[0], "name games wins win_rate ci_low ci_high rating score_mean");
    assert_eq!(bots[0]["games"], 10);
    assert_eq!(report["pairs"].as_array().map(Vec::len), Some(1));
    let table = lagrange(&args).out;
    assert!(table.contains("mcts:30i against random") && table.contains("95 % interval"), "{table}");
}

#[test]
fn a_bench_lists_figures_for_every_number_of_seats() {
    let ran = lagrange(&["bench", "nexus-ops", "--seconds", "0.02", "--json"]);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let reports = ran.json();
    let reports = reports.as_array().expect("a list");
    assert_eq!(reports.iter().map(|r| r["seats"].as_u64()).collect::<Vec<_>>(), [Some(2), Some(3), Some(4)]);
    for report in reports {
        has_keys(
            report,
            "game seats games_per_s actions_per_s legal_ns apply_ns clone_ns foresee_ns state_bytes view_bytes",
        );
        assert!(report["actions_per_s"].as_f64() > Some(0.0) && report["state_bytes"].as_u64() > Some(0));
    }
}
