# ASTRA’s effects

name-strike-1 = Cross off one Sabotage icon still available on your sheet and circle one system error.
name-strike-2 = Cross off the high multiplier of one station where it is still available.
name-strike-3 = Cross off the 15-point bonus of one quarter where it is still available.
name-strike-4 = Cross off one filling bonus (8, 10, 8 or 12 points) that is still available.
name-strike-5 = Cross off the high bonus at the top or the bottom of one skyscraper where it is still available.
name-strike-6-1 = Activate the green or the blue virus (your choice among the inactive ones); if both are active cross off one available propagation symbol instead. Then propagate all active viruses at once.
name-strike-6-2 = Activate the virus of the mission with the same letter and propagate all active viruses at once; nothing if it is already active.
name-strike-7 = Cross off the ×2 bonus of one greenhouse where it is still available.
name-strike-8 = Draw 2 ASTRA symbols on the moon of the unfinished planet of the active sheet on which you have the most symbols (planet + moon).

# Solo: who flies for ASTRA

name-astra-1 = Katherine
name-astra-2 = Alexei
name-astra-3 = Margaret
name-astra-4 = Franklin
name-astra-5 = Sergei
name-astra-6 = Stephanie
name-astra-7 = Thomas
name-astra-8 = Peggy
name-astra-9 = Welcome Team

reason-only-choice = It is the only place.
reason-player-chooses = You chose among the places.

# Solo: steps

name-step-strike = choose what ASTRA does
name-step-give = choose which card ASTRA gets

# Solo: events

event-cards-drawn = Turn { $turn }: { $cards }.
event-cards-drawn-cards = { $number } with { $effect }
event-deck-reshuffled = The deck is used up: the discard is shuffled and becomes the deck, ASTRA’s effect cards included.
event-astra-card = { $second ->
    [true] ASTRA’s effect card { $letter } comes for the second time.
   *[other] ASTRA’s effect card { $letter } comes.
}
event-mission-turned = Mission { $mission } is turned over: from now on it gives the later value.
event-astra-struck = ASTRA’s effect hits { $spot }.
event-astra-played = ASTRA plays in { $spot }.
event-card-given = { $spare ->
    [true] A solo bonus is crossed off: the card is out of the game.
   *[other] ASTRA gets the card that is left over.
}

# Solo: refusals

illegal-no-such-level = ASTRA has the levels 1 to 8, not { $level }.
illegal-card-stays = Card { $card } does not go to ASTRA.
illegal-no-solo-bonus = No solo bonus is circled that could be crossed off.

# Solo: questions

prompt-strike = ASTRA’s effect card { $letter }: { $how }
prompt-move = ASTRA plays with the first card: choose the planet.
prompt-give = { $bonuses ->
    [0] Choose the card that ASTRA gets.
    [one] A card goes to ASTRA. You can cross off your solo bonus and take it out of the game instead.
   *[other] A card goes to ASTRA. You can cross off one of your { $bonuses } solo bonuses and take it out of the game instead.
}

# Solo: actions

action-give = { $spare ->
    [true] Cross off a solo bonus: card { $card } leaves the game
   *[other] Give card { $card } to ASTRA
}

# Solo: score

score-astra-track = Track
score-astra-robot = Robot cards
score-astra-energy = Energy cards
score-astra-plant = Plant cards
score-astra-water = Water cards
score-astra-astronaut = Astronaut cards
score-astra-planning = Planning cards
score-astra-fixed = Fixed points
score-astra-level = Level

# Solo: options

option-astra = Level of ASTRA
    .explain = ASTRA plays against you when you are alone. The higher the level, the more her cards count: 1 Katherine, 2 Alexei, 3 Margaret, 4 Franklin, 5 Sergei, 6 Stephanie, 7 Thomas, 8 Peggy.
option-ascending = ASTRA grows
    .explain = In a campaign her level goes up with every adventure you win; whoever wins the first seven meets the Welcome Team in the last.
