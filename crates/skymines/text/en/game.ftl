game-name = Skymines

# Events

event-chapter-started = Chapter { $chapter } begins: { $map }. Tracks: { $tracks }.
event-chapter-started-tracks = { $company } { $track }
event-game-repeated = The threat stays: game { $game } of the series begins. Tracks: { $tracks }.
event-game-repeated-tracks = { $company } { $track }
event-token-revealed = { $seat } has the starting token { $token }; these cards rest: { $cards }.
event-luna-token = { $seat } takes the bonus of the token { $token }.
event-round-started = Round { $round } begins; { $seat } is first.
event-ready = { $seat } is ready.
event-plans-revealed = { $cards_count ->
    [0] { $seat } has planned no cards.
   *[other] { $seat } has planned { $cards }.
}
event-level-active = { $seat } can use level { $level } of the track { $track } ({ $company }) from now on.
event-cards-used = { $seat } has used { $cards }.
event-card-bought = { $with_id ->
    [coins] { $seat } buys { $card } for { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    }.
   *[units] { $seat } buys { $card } for { $cost ->
        [one] { $cost } unit
       *[other] { $cost } units
    }.
}
event-advanced = { $seat } moves from { $from } to { $to } on the track of { $company }.
event-threshold-crossed = { $paid_count ->
    [0] { $seat } crosses threshold { $level } of { $company }: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
   *[other] { $seat } crosses threshold { $level } of { $company }: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, and as much for { $paid }.
}
event-threshold-crossed-paid = { $seat }
event-barrier-paid = { $seat } pays { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
} for the barrier of { $company }.
event-barrier-halted = { $seat } stops before the barrier of { $company }; { $lost ->
    [one] { $lost } step is
   *[other] { $lost } steps are
} lost.
event-steps-lost = { $seat } loses { $lost ->
    [one] { $lost } step
   *[other] { $lost } steps
}.
event-expansion-begun = { $seat } expands { $company } with { $points } energy.
event-entered = { $ousted ->
    [none] { $company } enters { $spot } for { $price } energy ({ $seat }).
   *[other] { $company } enters { $spot } for { $price } energy and ousts { $ousted } ({ $seat }).
}
event-returned = { $company } gets back its piece from { $spot }.
event-piece-lost = The piece of { $company } from { $spot } leaves the game: its station has no room.
event-outpost-removed = { $seat } removes an outpost from the station of { $company }; a share is worth { $value }.
event-coins-gained = { $seat } gains { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
event-coins-paid = { $seat } pays { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
event-helium-advanced = { $coins ->
    [0] { $seat } advances the helium marker from { $from } to { $to }.
   *[other] { $seat } advances the helium marker from { $from } to { $to }; the rest is { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
}
event-research-advanced = { $coins ->
    [0] { $seat } advances her research from { $from } to { $to }.
   *[other] { $seat } advances her research from { $from } to { $to }; the rest is { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
}
event-slot-on = { $seat } switches on { $slot }, to be used from the next round on.
event-luna-slot-on = { $seat } switches on her slot { $slot }.
event-plan-flipped = { $seat } pays { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
} and turns the plan “{ $plan }” on screen { $screen } face down.
event-uploaded = { $paid ->
    [0] { $seat } uploads to screen { $screen } (“{ $plan }”).
   *[other] { $seat } pays { $paid ->
        [one] { $paid } coin
       *[other] { $paid } coins
    } and uploads to screen { $screen } (“{ $plan }”).
}
event-plan-taken = { $coins ->
    [0] { $seat } takes the plan “{ $plan }”.
   *[other] { $seat } takes the plan “{ $plan }” and { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } of the supplement space.
}
event-points-sold = { $seat } turns { $points ->
    [one] { $points } research point
   *[other] { $points } research points
} into { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
event-plan-laid = { $covered ->
    [none] { $seat } lays “{ $plan }” on screen { $screen }.
   *[other] { $seat } lays “{ $plan }” on screen { $screen } and covers “{ $covered }”.
}
event-plan-unused = { $seat } finds no screen for “{ $plan }”: it is out of play.
event-plans-refilled = New plans: { $plans }.
event-marker-placed = { $once ->
    [true] { $seat } places a one-time marker on { $space }.
   *[false] { $seat } places a marker on { $space }.
}
event-first-player-taken = { $seat } begins the next round.
event-tile-put = { $seat } puts the tile on { $card }: it counts one more.
event-tile-received = { $seat } receives { $card } for the next round.
event-card-discarded = { $seat } removes { $card }.
event-card-fetched = { $seat } takes { $card } back from the discard pile for { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}.
event-mission-done = { $seat } completes a task ({ $goal }) and gains { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
event-personal-space-open = { $seat } has opened the personal bonus space.
event-threat-met = { $seat } spends { $points } energy on the threat.
event-threat-removed = { $seat } removes the threat.
event-deck-taken = { $seat } takes the deck of { $rest }: { $cards }.
event-card-rested = { $card } goes to { $rest } ({ $seat }).
event-phase-ended = { $seat } has ended the action phase.
event-special-revealed = The special plan “{ $plan }” can be taken, and { $coins ->
    [one] { $coins } more coin lies
   *[other] { $coins } more coins lie
} on the supplement space.
event-display-renewed = New cards: { $drawn_count ->
    [0] none
   *[other] { $drawn }
}. Discarded: { $discarded_count ->
    [0] none
   *[other] { $discarded }
}.
event-luna-majority = { $seat } has the majority cards { $left } and { $right }.
event-luna-reshuffled = { $stronger ->
    [true] { $seat } shuffles a new deck with one more grade-II card.
   *[false] { $seat } shuffles a new deck.
}
event-luna-stronger = { $seat } gets a grade-II card on top of her deck.
event-luna-reveals = { $seat } reveals { $card }.
event-luna-acts = { $seat } acts with { $card } in slot { $slot }.
event-luna-chose = { $seat } chooses { $companies }.
event-luna-entered = { $ousted ->
    [none] { $seat } places a piece of { $company } on { $spot }.
   *[other] { $seat } places a piece of { $company } on { $spot } and ousts { $ousted }.
}
event-luna-lost = { $seat } finds no place for { $company }; { $points ->
    [one] { $points } point is
   *[other] { $points } points are
} lost.
event-luna-took = { $seat } takes { $card } from cell { $cell }.
event-luna-blocked = { $seat } cannot place a marker on { $space }.
event-luna-discarded = { $coins ->
    [0] { $seat } discards the plan “{ $plan }”.
   *[other] { $seat } discards the plan “{ $plan }” and takes { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } of the supplement space.
}
event-luna-majority-left = { $discarded ->
    [none] { $seat } looks at { $looked } and keeps both majority cards.
   *[other] { $seat } looks at { $looked } and discards the majority card { $discarded }.
}
event-threat-stays = Nobody has removed the threat.
event-scored = { $seat }: { $points ->
    [one] { $points } coin
   *[other] { $points } coins
} in all.
event-averaged = { $seat }: { $points } on average over { $games } games.
event-success-points = { $seat }: { $points ->
    [one] { $points } success point
   *[other] { $points } success points
} in chapter { $chapter }, { $total } in all.
event-rated = { $seat }: { $rating ->
    [0] “{ rating-0 }”
    [1] “{ rating-1 }”
    [2] “{ rating-2 }”
    [3] “{ rating-3 }”
   *[4] “{ rating-4 }”
} ({ $success ->
    [one] { $success } success point
   *[other] { $success } success points
} in four chapters)
event-chapter-confirmed = { $seat } is ready for the next chapter.
event-series-answered = { $again ->
    [true] { $seat } wants one more game.
   *[false] { $seat } has had enough.
}

# Questions

prompt-token = Which starting token do you keep? You have { $offers }.
prompt-resting = Where does { $card } rest?
prompt-plan = Plan your round: { $placed } of { $slots } slots are filled.
prompt-choose = Which action do you take?
prompt-pool = { $units ->
    [one] { $units } unit is
   *[other] { $units } units are
} left in the pool: buy a card, or move markers.
prompt-expander = Which company do you expand with { $points } energy?
prompt-expand = Where does { $company } go? { $points } energy left.
prompt-burn = Which energy card do you remove? { $left ->
    [one] { $left } card is
   *[other] { $left } cards are
} still to go.
prompt-return = To which column does the outpost of { $company } from { $spot } return?
prompt-points = How do you use { $points ->
    [one] { $points } research point
   *[other] { $points } research points
}?
prompt-remove = From which station do you remove an outpost? { $left ->
    [one] { $left } outpost is
   *[other] { $left } outposts are
} to go.
prompt-advance = On which track do you advance { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}?
prompt-spread = On which track, and how far? Left: { $steps }.
prompt-barrier = Do you pay { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
} for the barrier of { $company }? { $steps ->
    [one] { $steps } step is
   *[other] { $steps } steps are
} left.
prompt-upload = How far do you upload? The marker is on screen { $screen }.
prompt-buy = Which card do you buy for coins?
prompt-discard = Which card do you remove for { $space }?
prompt-both = What comes first: the action of the removed card, or a card of the discard pile?
prompt-fetch = Which card of the discard pile do you take?
prompt-put = On which resting slot do you put { $card }?
prompt-lay = { $plans_count ->
    [1] On which screen do you lay “{ $plans }”?
   *[other] Where do your new plans go? { $plans }.
}
prompt-done = Your action is done: end the turn.
prompt-again = The threat stays after { $games } games. Do you play one more?
prompt-chapter = Chapter { $chapter } is over. On to the next one?

# Scores

score-coins = Coins
score-astrogo = Astrogo shares
score-tawac = Tawac shares
score-skymine = Skymine shares
score-minerva = Minerva shares
score-tank = Tank
score-research = Research
score-average = Average of all games
score-success = Success points

# Notes

note-shares-changed = You have { $to ->
    [one] { $to } share
   *[other] { $to } shares
} of { $company } instead of { $from }.
note-portfolio = All your shares come to { $to } instead of { $from }.
note-value-changed = A share of { $company } goes from { $from } to { $to }; you have { $mine } of them, another player up to { $best }.
note-others-paid = Others gain { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} from it.
note-energy-unused = { $points } energy is lost.
note-ousted = Ousted in this expansion: { $pieces }.
note-reward = { $what_id ->
    [coins] When you stop: { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }.
    [helium] When you stop: { $count } helium.
    [points] When you stop: { $count ->
        [one] { $count } research point
       *[other] { $count } research points
    }.
   *[steps] When you stop: { $count ->
        [one] { $count } step
       *[other] { $count } steps
    } on the track of { $company }.
}

# Why Luna chose what she chose

reason-most-valuable = The most valuable company.
reason-second-most-valuable = The second most valuable company.
reason-least-valuable = The least valuable company.
reason-two-most-valuable-each = The two most valuable companies.
reason-all-four-each = All four companies.
reason-lead-biggest-margin = The company where she leads by the biggest margin.
reason-two-lead-biggest-margin-each = The two companies where she leads by the biggest margin.
reason-slot-cell = The cell that her slot names.
reason-best-share = The card with the most valuable share.
reason-lowest-vacant = The lowest number among vacant places within reach.
reason-highest-vacant = The highest number among vacant places within reach.
reason-lowest-held = No new place: the lowest number where the company already is.
reason-highest-held = No new place: the highest number where the company already is.
reason-lowest-ousted = Nothing is vacant: the lowest number of the company on whose track she is farthest behind.
reason-highest-ousted = Nothing is vacant: the highest number of the company on whose track she is farthest behind.
measure-value = value of a share
measure-vacant = vacant home cells
measure-margin = her lead in cells
