//! Laying a game out: the first one, one more of a series, the next chapter.

use game_core::{Deck, Drafts, Fx, List, PerKind, PerSeat, Rng, Row, Seat, SeatSet, Secret, Seed, Stream, WideSet};

use crate::data::{data, station};
use crate::desk::Desk;
use crate::events::{Assigned, Event};
use crate::illegal::Illegal;
use crate::luna;
use crate::options::{Options, ThreatPick, Tokens, Tracks};
use crate::pieces::{
    Board, Card, CardSet, Company, Letter, Mission, PerCompany, Plan, SpotSet, Threat, Token, Track, Who,
};
use crate::rules::{prepare, rest, rewards, tracks, turn};
use crate::state::{Account, Laid, Luna, LunaPiles, Open, Person, Phase, Series, Skymines};
use crate::station::Station;
use crate::turn::Turn;

/// The first game of a table.
pub(crate) fn setup(options: &Options, seats: u8, seed: Seed) -> Result<Skymines, Illegal> {
    options.check(seats)?;
    let lunas: List<Luna, 3> =
        options.levels(seats).into_iter().map(|level| Luna { level, ..Luna::default() }).collect();
    let open = Open {
        options: *options,
        seats,
        chapter: u8::from(options.campaign),
        map: options.map,
        tracks: PerCompany::default(),
        phase: Phase::Token,
        round: 0,
        first: Seat(0),
        starter: Seat(0),
        active: Who(0),
        accounts: List::new(),
        persons: PerSeat::new(seats, |_| Person::default()),
        lunas,
        stations: PerCompany::default(),
        pieces: PerCompany::default(),
        display: Row::default(),
        discard: CardSet::EMPTY,
        plans: Row::default(),
        gone: WideSet::EMPTY,
        supplement: 0,
        specials: WideSet::EMPTY,
        spaces: PerKind::default(),
        missions: List::new(),
        threat: None,
        threat_by: None,
        first_personal: None,
        tasks: List::new(),
        turn: Turn::default(),
        series: Series::default(),
        outcome: None,
    };
    let mut game = Skymines {
        open,
        deck: Deck::default(),
        supplies: [Deck::default(); 3],
        drafts: Drafts::new(seats, |_| Desk::default()),
        lunas: [LunaPiles::default(); 3],
        rng: Rng::new(seed),
    };
    deal(&mut game, false, &mut Fx::silent());
    Ok(game)
}

/// How this game is set up: as chosen, as its chapter says, or once more with the same threat.
/// § SK-18.3 SK-19.1
struct Plot {
    board: Board,
    tracks: Tracks,
    tokens: Tokens,
    missions: bool,
    threat: ThreatPick,
}

impl Plot {
    fn of(open: &Open, again: bool) -> Self {
        let Options { map, tracks, tokens, missions, threat, campaign, .. } = open.options;
        let plot = if campaign {
            let chapter = &data().modules.chapters[usize::from(open.chapter) - 1];
            let threat = if chapter.threat { ThreatPick::Random } else { ThreatPick::None };
            Plot { board: chapter.board, tracks: Tracks::Random, tokens: Tokens::Two, missions: true, threat }
        } else {
            Plot { board: map, tracks, tokens, missions, threat }
        };
        if again { Plot { tracks: Tracks::Random, tokens: Tokens::Two, ..plot } } else { plot }
    }
}

/// Lays everything out. `again`: the same threat lies there once more.
/// § SK-2.1
pub(crate) fn deal(game: &mut Skymines, again: bool, fx: &mut Fx<Event>) {
    let plot = Plot::of(&game.open, again);
    lay_table(game, &plot);
    deal_decks(game, fx);
    if plot.missions {
        deal_missions(game);
    }
    if !again {
        game.open.threat = match plot.threat {
            ThreatPick::None => None,
            ThreatPick::Random => Some(Threat::ALL[game.rng.below(Stream::Table, 6) as usize]),
            named => named.card(),
        };
    }
    if game.open.chapter > 0 {
        place_outposts(&mut game.open);
    }
    tell_start(&game.open, again, fx);
    luna::deal(game);
    deal_tokens(game, plot.tokens, fx);
}

/// First player, tracks, stations, and what everybody starts with.
/// § SK-2.2 SK-2.3 SK-2.8 SK-2.9
fn lay_table(game: &mut Skymines, plot: &Plot) {
    let Skymines { open, rng, .. } = game;
    let seats = open.seats;
    open.first = Seat(rng.below(Stream::Table, seats.into()) as u8);
    open.map = plot.board;
    open.tracks = match plot.tracks {
        Tracks::First => PerCompany::new(|company: Company| data().first_tracks[company.index()]),
        Tracks::Chosen => open.options.chosen(),
        Tracks::Random => random_tracks(rng),
    };
    open.stations = PerCompany::new(|company| Station::full(station(plot.board, company)));
    open.pieces = PerCompany::new(|_| SpotSet::EMPTY);
    let lunas = open.lunas.len() as u8;
    let all = usize::from(seats + lunas);
    let console = &data().console;
    let markers = if seats == 1 { console.markers[0] } else { console.markers[all - 1] };
    let person = Account { coins: console.coins.into(), markers, ..Account::default() };
    open.accounts = (0..seats).map(|_| person).chain((0..lunas).map(|place| luna::account(open, place))).collect();
    let first = open.first;
    open.persons = PerSeat::new(seats, |seat| {
        let place = (seat.0 + seats - first.0) % seats;
        Person { hand: Card::starting(seat.0).chain([Card::single(place)]).collect(), ..Person::default() }
    });
    let levels = open.lunas;
    open.lunas = levels.iter().map(|luna| Luna { level: luna.level, ..Luna::default() }).collect();
    (open.round, open.turn, open.outcome) = (0, Turn::default(), None);
    open.tasks.clear();
    (open.spaces, open.missions) = (PerKind::default(), List::new());
    (open.threat_by, open.first_personal) = (None, None);
}

/// Each company gets one of the five boards, and a side of it.
/// § SK-2.2
fn random_tracks(rng: &mut Rng) -> PerCompany<Track> {
    let mut boards = [0u8, 1, 2, 3, 4];
    rng.shuffle(Stream::Table, &mut boards);
    PerCompany::new(|company: Company| {
        let side = rng.below(Stream::Table, 2) as usize;
        Track::ALL[2 * usize::from(boards[company.index()]) + side]
    })
}

/// Action cards by deck, plans by letter, the supplement space and the round track.
/// § SK-2.4 SK-2.5 SK-2.6
fn deal_decks(game: &mut Skymines, fx: &mut Fx<Event>) {
    let rng = &mut game.rng;
    let mut cards: Vec<Card> = Vec::new();
    for deck in 0..crate::data::DECKS {
        let mut letter: Vec<Card> = Card::market().filter(|card| card.facts().deck == Some(deck)).collect();
        rng.shuffle(Stream::Table, &mut letter);
        cards.extend(letter);
    }
    game.deck = face_down(cards);
    for letter in Letter::ALL {
        let plans = Plan::ordinary().filter(|plan| plan.facts().letter == Some(letter));
        game.supplies[letter.index()] = Deck::shuffled(plans, rng, Stream::Table);
    }
    let open = &mut game.open;
    (open.display, open.discard) = (Row::default(), CardSet::EMPTY);
    (open.plans, open.gone, open.specials) = (Row::default(), WideSet::EMPTY, WideSet::EMPTY);
    open.supplement = data().display.supplement;
    prepare::fill_display(game, &mut List::new(), fx);
    turn::refill(game, Seat(0), &mut Fx::silent());
}

/// A pile that nobody has looked at, its first card on top.
pub(crate) fn face_down<T: Copy + Default, const N: usize>(cards: Vec<T>) -> Deck<T, N> {
    Deck::in_order(cards.into_iter().map(|card| Secret::new(card, SeatSet::NONE)))
}

/// § SK-17.1
fn deal_missions(game: &mut Skymines) {
    let mut cards: Vec<Mission> = (0..6).map(Mission).collect();
    game.rng.shuffle(Stream::Table, &mut cards);
    let count = data().modules.missions_in_play[usize::from(game.open.seats) - 1];
    let mut shown = cards[..usize::from(count)].to_vec();
    shown.sort_unstable();
    game.open.missions = shown.into_iter().collect();
}

/// Some chapters begin with outposts on the map, the topmost of each column; nobody gains anything by them.
/// § SK-19.2
fn place_outposts(open: &mut Open) {
    for (company, spots) in &data().modules.chapters[usize::from(open.chapter) - 1].placed {
        for (column, spot) in (0..3).zip(spots) {
            open.stations[*company].take(column);
            open.pieces[*company].insert(*spot);
        }
    }
}

fn tell_start(open: &Open, again: bool, fx: &mut Fx<Event>) {
    let tracks = || open.tracks.iter().map(|(company, track)| Assigned { company, track: *track }).collect();
    match open.threat {
        Some(threat) if again => {
            fx.tell(|| Event::GameRepeated { game: open.series.games + 1, threat, tracks: tracks() });
        }
        _ if open.chapter > 0 => {
            fx.tell(|| Event::ChapterStarted { chapter: open.chapter, map: open.map, tracks: tracks() });
        }
        _ => {}
    }
}

/// By the order of turns, or two for everybody to choose from in secret.
/// § SK-2.10
fn deal_tokens(game: &mut Skymines, tokens: Tokens, fx: &mut Fx<Event>) {
    let all = || (0..data().tokens.len() as u8).map(Token);
    let (seats, first) = (game.open.seats, game.open.first);
    if tokens == Tokens::Two {
        let mut dealt: Vec<Token> = all().collect();
        game.rng.shuffle(Stream::Table, &mut dealt);
        let pair = |seat: Seat| {
            let mut pair = [dealt[2 * seat.index()], dealt[2 * seat.index() + 1]];
            pair.sort_unstable();
            Desk { offers: pair.into_iter().collect(), ..Desk::default() }
        };
        game.drafts = Drafts::new(seats, pair);
        game.open.phase = Phase::Token;
        return;
    }
    for (place, seat) in first.clockwise(seats).enumerate() {
        let mine = all().find(|token| token.facts().first_game == Some(place as u8 + 1));
        mine.into_iter().for_each(|token| give_token(&mut game.open, seat, token, fx));
    }
    after_tokens(game, fx);
}

/// The token lies on the first screen, three cards rest, and its bonus is taken.
/// § SK-2.11
pub(crate) fn give_token(open: &mut Open, seat: Seat, token: Token, fx: &mut Fx<Event>) {
    let facts = token.facts();
    let mut cards = facts.rest.map(|template| Card::of_template(seat.0, template));
    cards.sort_unstable();
    fx.tell(|| Event::TokenRevealed { seat, token, cards: cards.to_vec() });
    let person = &mut open.persons[seat];
    person.token = Some(token);
    person.screens[0] = Some(Laid { plan: token.plan(), down: false });
    if !open.options.linked_slots {
        for (card, rest) in cards.into_iter().zip(&data().console.first_rests) {
            person.hand.remove(card);
            person.rests[usize::from(*rest)].insert(card);
        }
    }
    for (company, steps) in &facts.tracks {
        tracks::advance(open, seat.into(), *company, *steps, fx);
    }
    rewards::gain_helium(open, seat, facts.helium, fx);
    open.turn = Turn::default();
}

/// Lunas get spare tokens; with linked slots the resting cards are laid out; then the first round begins.
/// § SK-2.11 SK-12.4 SK-15.1
pub(crate) fn after_tokens(game: &mut Skymines, fx: &mut Fx<Event>) {
    let kept: Vec<Token> = game.open.persons.iter().filter_map(|(_, person)| person.token).collect();
    let spare = (0..data().tokens.len() as u8).map(Token).filter(|token| !kept.contains(token));
    let mut spare: Deck<Token, 10> = Deck::shuffled(spare, &mut game.rng, Stream::Table);
    for who in game.open.parties().skip(usize::from(game.open.seats)) {
        if let Some(token) = spare.draw(fx, Seat(0)) {
            luna::take_token(game, who, token, fx);
        }
    }
    if game.open.options.linked_slots {
        game.open.phase = Phase::Resting;
        game.open.active = Who(0);
        return;
    }
    prepare::begin_round(game, fx);
}

/// The next person lays their resting cards out.
pub(crate) fn next_resting(game: &mut Skymines, fx: &mut Fx<Event>) {
    let waiting = |seat: &Seat| rest::next_of_token(&game.open, *seat).is_some();
    match Seat::all(game.open.seats).find(waiting) {
        Some(seat) => game.open.active = seat.into(),
        None => prepare::begin_round(game, fx),
    }
}
