game-name = Welcome to the Moon

# Effects

name-robot = Robot
name-energy = Energy
name-plant = Plant
name-water = Water
name-astronaut = Astronaut
name-planning = Planning

# What stands in a space, and how an element looks

name-x = X
name-empty = nothing
name-infected = an infection
name-circled = circled
name-crossed = crossed off
name-plain = as printed
name-first = first
name-later = later

# Missions

name-A = A
name-B = B
name-C = C

# Steps

name-step-choose = choose a combination
name-step-write = write the number
name-step-effect = use the effect or skip it
name-step-bonus = use the bonus
name-step-finish = claim missions or confirm

# Events

event-cards-flipped = Turn { $turn }: { $combinations }.
event-cards-flipped-combinations = { $number } with { $effect }
event-cards-reshuffled = The piles are used up: each discard is shuffled and becomes its pile again.
event-turn-confirmed = { $seat } has finished.
event-sheet-marked = { $written_count ->
    [0] { $seat } marks { $marked }.
   *[other] { $marked_count ->
        [0] { $seat } writes { $written }.
       *[other] { $seat } writes { $written }; marks { $marked }.
    }
}
event-sheet-marked-written = { $cell } in { $spot }
event-sheet-marked-marked = { $spot }
event-error-taken = { $seat } cannot write any number and takes a system error.
event-mission-claimed = { $claim_id ->
    [first] { $seat } claims mission { $mission } for the first value.
   *[later] { $seat } claims mission { $mission } for the later value.
}
event-game-ended = The game ends with turn { $turn }.

# Refusals

illegal-wrong-number-of-players = One to six can play, not { $players }.
illegal-no-such-adventure = Adventure { $adventure } cannot be played.
illegal-game-over = The game is over.
illegal-already-confirmed = You have finished; the others are still playing.
illegal-another-step = Now you have to { $asked }.
illegal-no-such-combination = There is no combination { $combination }; there are { $combinations }.
illegal-cannot-be-written = { $number } with { $effect } fits nowhere on your sheet.
illegal-error-not-forced = You can write a number, so you may not take a system error.
illegal-no-wild = You have no wild to use as { $effect }.
illegal-wrong-number = { $number } cannot be written; the card shows { $offered }.
illegal-no-space = { $spot } is not a space of this sheet.
illegal-space-filled = { $spot } is filled already.
illegal-out-of-order = { $number } cannot stand in { $spot }: { $other } is in the way, numbers must ascend.
illegal-not-a-target = { $effect } does not mark { $spot }.
illegal-not-markable = { $spot } cannot be marked now.
illegal-already-marked = { $spot } is marked already.
illegal-not-optional = This is compulsory and cannot be skipped.
illegal-no-x = Nothing lets you write an X in { $spot } now.
illegal-already-claimed = You have claimed mission { $mission } already.
illegal-not-fulfilled = Mission { $mission } is not fulfilled. It asks: { $asks }
illegal-missions-wait = Missions are claimed after everybody has finished; mission { $mission } has to wait.
illegal-not-next = { $spot } comes later; the next one is { $next }.

# Questions

prompt-choose = { $wilds ->
    [0] Choose one of the combinations.
   *[other] Choose one of the combinations; a wild can take the place of its effect.
}
prompt-error = None of the numbers fits: take a system error.
prompt-write = { $also ->
    [none] Write { $number } in a space ({ $effect }).
   *[other] Write { $number } or { $also } in a space ({ $effect }).
}
prompt-effect = { $how }
prompt-finish = { $missions_count ->
    [0] Confirm to finish; until then you can take everything back.
    [one] You fulfil mission { $missions }: claim it, or confirm to finish.
   *[other] You fulfil missions { $missions }: claim them, or confirm to finish.
}

# Actions

action-take = { $wild ->
    [none] { $crew ->
        [true] Choose combination { $combination }, with the crew card
       *[other] Choose combination { $combination }
    }
   *[other] { $crew ->
        [true] Choose combination { $combination } as { $wild }, with the crew card
       *[other] Choose combination { $combination } as { $wild }
    }
}
action-write = Write { $number } in { $spot }
action-error = Take a system error
action-cross = Write an X in { $spot }
action-mark = Mark { $spot }
action-skip = Leave the effect unused
action-claim = Claim mission { $mission }
action-confirm = Confirm: finish the turn

# Score

score-missions = Missions
score-errors = System errors

# Options

option-adventure = Adventure
    .explain = Each adventure has a sheet and rules of its own: 1 The Launch, 2 The Journey, 3 The Colony, 4 The Mine, 5 The Dome, 6 The Virus, 7 The Escape, 8 The Battle.
