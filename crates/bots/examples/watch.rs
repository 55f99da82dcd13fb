#![allow(clippy::print_stdout, missing_docs)]
use bots::{Bot, BotSpec};
use game_core::{Fx, Game, Seat, Seed, Viewer};
use nexus_ops::{NexusOps, Options};

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let seed: u64 = args[1].parse().unwrap();
    let verbose = args.len() > 4;
    let mut bots: Vec<Box<dyn Bot<NexusOps>>> = args[2..4]
        .iter()
        .enumerate()
        .map(|(i, b)| {
            let mut key = Seed::from(seed).0;
            key[31] = 1 + i as u8;
            b.parse::<BotSpec>().unwrap().build(Seed(key))
        })
        .collect();
    let mut game = NexusOps::setup(&Options::default(), 2, Seed::from(seed)).unwrap();
    let mut fx = Fx::silent();
    let mut n = 0;
    let mut turn = 0;
    while let Some(seat) = game.deciding().iter().next() {
        let view = game.view(Viewer::Seat(seat));
        let o = &view.open;
        if o.turn.number != turn {
            turn = o.turn.number;
            let s = |s: u8| {
                let p = &o.players[Seat(s)];
                format!("vp {} rub {} units {} en {} sec {}", p.vp, p.rubium, o.n_units(Seat(s)), p.energize, p.secrets)
            };
            println!("#{n} turn {turn} active {} | {} | {}", o.turn.active, s(0), s(1));
            if verbose {
                for k in 0..2 {
                    let mut line = format!("   {k}:");
                    for hex in o.presence[Seat(k)] {
                        line += &format!(" {hex}{:?}", o.units[Seat(k)][hex.index()].0);
                    }
                    println!("{line}");
                }
            }
        }
        let t = std::time::Instant::now();
        let action = bots[seat.index()].decide(&view, seat);
        if verbose {
            println!("      {seat} {action}   ({:.1} ms)", t.elapsed().as_secs_f32() * 1000.0);
        }
        game.play(seat, action, &mut fx).unwrap();
        n += 1;
        if n > 20000 {
            break;
        }
    }
    println!("{n} actions {:?}", game.outcome());
}
