//! Random games without server and database: `simulate <game> <options> <seats> <games>` prints the report as JSON.
//! `cargo verify` compares its digest with that of `lagrange simulate`: this much is optimised in a minute, the whole
//! program in ten.
#![expect(clippy::print_stdout, reason = "the report is what this program is for")]

use game_registry::SimulateRequest;

fn main() -> Result<(), String> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, options, seats, games] = &args[..] else {
        return Err("simulate <game> <options> <seats> <games>".to_owned());
    };
    let request = SimulateRequest {
        options: serde_json::from_str(options).map_err(|why| why.to_string())?,
        seats: seats.parse().map_err(|_| format!("{seats} is no number of seats."))?,
        games: games.parse().map_err(|_| format!("{games} is no number of games."))?,
        seed: 1,
        bots: Vec::new(),
        threads: 2,
    };
    let entry = game_registry::find(game).ok_or_else(|| format!("There is no game {game}."))?;
    let report = entry.simulate(&request, &|| {}).map_err(|why| why.to_string())?;
    println!("{}", serde_json::to_string(&report).map_err(|why| why.to_string())?);
    Ok(())
}
