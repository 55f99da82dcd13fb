# What people can do, as buttons and lists say it

action-token = Keep the starting token { $token }
action-plan = { $slot ->
    [none] Plan { $card }
   *[other] Plan { $card } for { $slot }
}
action-ready = Ready
action-use = Use { $card }
action-buy = Buy the card in cell { $cell }
action-step = One step on the track of { $company }
action-energy = Use all energy: expand { $company }
action-enter = { $column ->
    [none] Enter { $spot }
    [0] Enter { $spot } with an outpost of the first column
    [1] Enter { $spot } with an outpost of the second column
   *[other] Enter { $spot } with an outpost of the third column
}
action-threat = Deal with the threat
action-stop = Stop here
action-return = { $column ->
    [0] Return the piece of { $company } to the first column
    [1] Return the piece of { $company } to the second column
   *[other] Return the piece of { $company } to the third column
}
action-research = Use the card “{ $card }”: research
action-flip = Turn the plan on screen { $screen } face down
action-upload = Upload to the next screen
action-field = Use the card “{ $card }”
action-marker = { $once ->
    [true] One-time marker on “{ $space }”{ $way ->
        [none] { "" }
        [a] , first option
        [b] , second option
        [buy] : buy a card
        [helium] : helium
        [both] : both
        [act] : use the card
        [fetch] : fetch a card
       *[other] , tier { $way }
    }
   *[false] Marker on “{ $space }”{ $way ->
        [none] { "" }
        [a] , first option
        [b] , second option
        [buy] : buy a card
        [helium] : helium
        [both] : both
        [act] : use the card
        [fetch] : fetch a card
       *[other] , tier { $way }
    }
}
action-take = Take the plan { $cell }
action-take-coin = Take coins for the research points
action-take-special = Take the special plan “{ $plan }”
action-lay = { $screen ->
    [none] Put the plan out of play: no screen is left for it
   *[other] Lay the plan on screen { $screen }
}
action-remove = { $column ->
    [0] Remove an outpost from the first column of { $company }
    [1] Remove an outpost from the second column of { $company }
   *[other] Remove an outpost from the third column of { $company }
}
action-cross = Pay and go on
action-halt = Halt before the barrier
action-advance = { $steps ->
    [none] Advance on the track of { $company }
    [one] { $steps } step on the track of { $company }
   *[other] { $steps } steps on the track of { $company }
}
action-discard = Remove { $card }
action-act = Begin with the action of the removed card
action-fetch = Take { $card } from the discard pile
action-mission = Complete the task: { $goal }
action-tile = Put the +1 tile on { $card }
action-rest = { $rest ->
    [none] End the action phase without a deck
   *[other] End the action phase and take the deck of { $rest }
}
action-put = Put { $card } on { $rest }
action-end = End the turn
action-again = Play one more game
action-enough = That is enough
action-next = On to the next chapter
