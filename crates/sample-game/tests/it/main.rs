//! Everything the testkit can try on a game.

use game_testkit::{drawings, fuzz, golden, journals, laws, scenarios, texts, types};
use sample_game::{Options, SampleGame, Ties};

const CARRY: Options = Options { rounds: 9, ties: Ties::Carry };

laws!(SampleGame; options: [Options::default(), CARRY]);
texts!(SampleGame; options: [Options::default(), CARRY]);
scenarios!(SampleGame, "tests/scenarios");
drawings!(SampleGame);
journals!(SampleGame, "tests/journals");
golden!(SampleGame, "tests/golden"; "dice-3": seats 3, seed 1, options Options::default(); "carry-2": seats 2, seed 1, options CARRY);
fuzz!(SampleGame, "tests/scenarios");
types!(SampleGame);
