//! Everything that must hold of Welcome to the Moon.

mod sight;
mod staging;

use game_testkit::{drawings, fuzz, golden, journals, laws, scenarios, texts};
use welcome_to_the_moon::{Options, WelcomeToTheMoon};

fn adventure(adventure: u8) -> Options {
    Options { adventure, ..Options::default() }
}

fn astra(adventure: u8, astra: u8) -> Options {
    Options { adventure, astra, ..Options::default() }
}

fn campaign() -> Options {
    Options { campaign: true, ascending: true, ..Options::default() }
}

mod adventure_1 {
    use super::*;

    laws!(WelcomeToTheMoon; seats: 2..=4; options: [adventure(1)]);
}

mod adventure_2 {
    use super::*;

    laws!(WelcomeToTheMoon; seats: 2..=4; options: [adventure(2)]);
}

mod adventure_3 {
    use super::*;

    laws!(WelcomeToTheMoon; seats: 2..=4; options: [adventure(3)]);
}

mod adventure_4 {
    use super::*;

    laws!(WelcomeToTheMoon; seats: 2..=4; options: [adventure(4)]);
}

mod adventure_5 {
    use super::*;

    laws!(WelcomeToTheMoon; seats: 2..=4; options: [adventure(5)]);
}

mod adventure_6 {
    use super::*;

    laws!(WelcomeToTheMoon; seats: 2..=4; options: [adventure(6)]);
}

mod adventure_7 {
    use super::*;

    laws!(WelcomeToTheMoon; seats: 2..=4; options: [adventure(7)]);
}

mod adventure_8 {
    use super::*;

    laws!(WelcomeToTheMoon; seats: 2..=4; options: [adventure(8)]);
}

mod solo {
    use super::*;

    laws!(WelcomeToTheMoon; seats: 1..=1; options: [
        astra(1, 1), astra(2, 2), astra(3, 3), astra(4, 4), astra(5, 5), astra(6, 6), astra(7, 7), astra(8, 8),
    ]);
}

mod campaigns {
    use super::*;

    laws!(WelcomeToTheMoon; seats: 1..=3; options: [campaign()]);
}

texts!(WelcomeToTheMoon; options: [adventure(1), adventure(2), adventure(3), adventure(4), adventure(5), adventure(6), adventure(7), adventure(8), campaign()]);
scenarios!(WelcomeToTheMoon, "tests/scenarios");
drawings!(WelcomeToTheMoon; options: [
    adventure(1),
    adventure(2),
    adventure(3),
    adventure(4),
    adventure(5),
    adventure(6),
    adventure(7),
    adventure(8),
    astra(1, 1),
    campaign(),
]);
journals!(WelcomeToTheMoon, "tests/journals");
golden!(WelcomeToTheMoon, "tests/golden";
    "adventure-1": seats 2, seed 1, options adventure(1);
    "adventure-2": seats 2, seed 2, options adventure(2);
    "adventure-3": seats 3, seed 3, options adventure(3);
    "adventure-4": seats 2, seed 4, options adventure(4);
    "adventure-5": seats 2, seed 5, options adventure(5);
    "adventure-6": seats 3, seed 6, options adventure(6);
    "adventure-7": seats 2, seed 7, options adventure(7);
    "adventure-8": seats 3, seed 8, options adventure(8);
    "solo-6": seats 1, seed 6, options astra(6, 3);
    "solo-8": seats 1, seed 8, options astra(8, 1);
    "campaign": seats 2, seed 9, options campaign());
fuzz!(WelcomeToTheMoon, "tests/scenarios");
