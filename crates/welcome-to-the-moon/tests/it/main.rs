//! Everything that must hold of Welcome to the Moon.

use game_testkit::{fuzz, golden, journals, laws, scenarios, texts};
use welcome_to_the_moon::{Options, WelcomeToTheMoon};

fn adventure(adventure: u8) -> Options {
    Options { adventure }
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

texts!(WelcomeToTheMoon; options: [adventure(1), adventure(2), adventure(3), adventure(4), adventure(5), adventure(6), adventure(7), adventure(8)]);
scenarios!(WelcomeToTheMoon, "tests/scenarios");
journals!(WelcomeToTheMoon, "tests/journals");
golden!(WelcomeToTheMoon, "tests/golden";
    "adventure-1": seats 2, seed 1, options adventure(1);
    "adventure-2": seats 2, seed 2, options adventure(2);
    "adventure-3": seats 3, seed 3, options adventure(3);
    "adventure-4": seats 2, seed 4, options adventure(4);
    "adventure-5": seats 2, seed 5, options adventure(5);
    "adventure-6": seats 3, seed 6, options adventure(6);
    "adventure-7": seats 2, seed 7, options adventure(7);
    "adventure-8": seats 3, seed 8, options adventure(8));
fuzz!(WelcomeToTheMoon, "tests/scenarios");
