## Board, hand, battle

nexus-ops-vp = VP
nexus-ops-caption = Round { $round } · turn { $turn } · to { $target } VP
nexus-ops-fact-rubium = Rubium: { $count }
nexus-ops-fact-energize = Energize cards: { $count }
nexus-ops-fact-secrets = Secret Missions: { $count }
nexus-ops-fact-hexes = Hexes controlled: { $count }
nexus-ops-board = { $count ->
    [one] Board: the moon, { $count } hex. Arrow keys walk from hex to hex
   *[other] Board: the moon, { $count } hexes. Arrow keys walk from hex to hex
}
nexus-ops-home-of = home base of { $name }
nexus-ops-unexplored = unexplored
nexus-ops-mine = mine { $value }
nexus-ops-contested = contested
nexus-ops-yours = yours
nexus-ops-stack = { $unit } ×{ $count }{ $kind ->
    [march] {""}, forced march +{ $marches }
    [fresh] {""}, new: may leave the battle
    [both] {""}, new, forced march +{ $marches }
   *[plain] {""}
}
nexus-ops-units-of = { $name }: { $stacks }
nexus-ops-hex = { $hex }, { $terrain }{ $name ->
    [none] {""}
   *[other] , { nexus-ops-home-of }
}{ $tile ->
    [down] , { nexus-ops-unexplored }
   *[up] {""}
}{ $value ->
    [0] {""}
   *[other] , { nexus-ops-mine }
}{ $contested ->
    [yes] , { nexus-ops-contested }
   *[no] {""}
}{ $units ->
    [none] {""}
   *[other] , { $units }
}{ $effect ->
    [none] {""}
   *[other] : { $effect }
}{ $share ->
    [none] {""}
   *[other] , { nexus-ops-odds-badge }
}
nexus-ops-stack-of = { $stack }, { $hex }, { $whose ->
    [you] { nexus-ops-yours }
   *[other] { $name }
}{ $effect ->
    [none] {""}
   *[other] : { $effect }
}
nexus-ops-card = { $title }. { $kind }{ $count ->
    [none] {""}
   *[other] . { nexus-ops-points }
}. { $text }{ $now ->
    [yes] {" "}({ nexus-ops-playable })
   *[no] {""}
}
nexus-ops-tip-card = { $kind }{ $count ->
    [none] {""}
   *[other] {" "}· { nexus-ops-points }
}
nexus-ops-tip-hex = { $hex } · { $terrain }
nexus-ops-tip-ability = { $name }. { $text }
nexus-ops-battle-now = { $step ->
    [before] { nexus-ops-battle-before }
   *[other] { nexus-ops-battle-step }
}{ $value ->
    [0] {""}
   *[other] {" "}· { nexus-ops-mine }
}
nexus-ops-ahead-group = { $count } units to { $hex }
nexus-ops-ahead-points = Victory points
nexus-ops-ahead-roll = Then dice decide.
nexus-ops-ahead-draw = Then a card is drawn.
nexus-ops-ahead-reveal = Then something is turned up.
nexus-ops-ahead-secret = The rest depends on what others hold.
nexus-ops-ahead-others = Then another player decides.
nexus-ops-ahead-over = The game ends.
nexus-ops-effect-move = move
nexus-ops-effect-explore = move and explore
nexus-ops-effect-fight = into battle
nexus-ops-effect-deploy = place a unit
nexus-ops-effect-breathe = breathe
nexus-ops-effect-teleport = teleport
nexus-ops-effect-select = pick
nexus-ops-effect-lose = remove the unit
nexus-ops-done-deploy = End deployment
nexus-ops-done-move = End movement
nexus-ops-done-breathe = End breathing
nexus-ops-done-missions = Go on
nexus-ops-done-turn = End turn
nexus-ops-kind-red = battle mission
nexus-ops-kind-mission = mission
nexus-ops-kind-deploy = start of turn
nexus-ops-kind-battle-start = battle, before rolls
nexus-ops-kind-after-roll = battle, after a roll
nexus-ops-points = { $count ->
    [one] { $count } victory point
   *[other] { $count } victory points
}
nexus-ops-playable = playable now
nexus-ops-sell = Sell “{ $card }” for 1 rubium
nexus-ops-hand = Your cards
nexus-ops-hand-empty = You hold no cards.
nexus-ops-shop = Units for sale
nexus-ops-buy = { $unit }: costs { $cost }, hits on { $hits }+, { $supply } in supply
nexus-ops-supply = In supply: { $count }
nexus-ops-chart = Units
nexus-ops-chart-left = supply
nexus-ops-chart-supply = Figures left in your supply
nexus-ops-chart-cost = Cost in rubium
nexus-ops-chart-hits = Hits on this number and above
nexus-ops-decks = Decks and discards
nexus-ops-deck-energize = Energize deck: { $count }
nexus-ops-deck-secrets = Secret Mission deck: { $count }
nexus-ops-discard-energize = Energize discard: { $count }
nexus-ops-discard-secrets = Secret Mission discard: { $count }
nexus-ops-discard-empty = Empty
nexus-ops-deeds = Missions fulfilled: { $count }
nexus-ops-deeds-of = { $name }: { $vp } VP
nexus-ops-deeds-cards = Mission cards ×{ $count }
nexus-ops-deeds-hill = King of the Hill ×{ $count }
nexus-ops-group = Who goes from { $hex }
nexus-ops-group-kind = { $unit }: { $chosen } of { $ready } picked
nexus-ops-group-less = Fewer: { $unit }
nexus-ops-group-more = More: { $unit }
nexus-ops-group-everyone = All { $count }
nexus-ops-ask-keep = Which mission do you keep?
nexus-ops-ask-reward = Reward for the Monolith
nexus-ops-reward-energize = 2 Energize cards
nexus-ops-reward-energize-text = Take them into your hand.
nexus-ops-reward-hill = { score-king-of-the-hill }
nexus-ops-reward-hill-text = A point for you, an Energize card for everyone else.
nexus-ops-ask-missions-won = Victory on { $hex }! Which mission do you play?
nexus-ops-ask-missions = Missions for { $hex }
nexus-ops-ask-nothing = You hold no mission that fits.
nexus-ops-mission-card = Mission card
nexus-ops-mission-card-text = For the battle won, instead of a red mission.
nexus-ops-ask-breath-loss = The breath hit { $hex }. Whom do you remove?
nexus-ops-ask-whom = Against whom?
nexus-ops-ask-figure = “{ $card }”: on which unit?
nexus-ops-ask-side = “{ $card }”: for which side?
nexus-ops-ask-hit = “{ $card }”: which hit do you cancel?
nexus-ops-ask-pick = Pick the victim
nexus-ops-ask-lose = Remove one of your units
nexus-ops-battle = Battle on { $hex }, { $terrain }
nexus-ops-battle-before = Before the first roll
nexus-ops-battle-step = { $step ->
    [0] Ambush
   *[other] Step { $step } of 6
}
nexus-ops-peek = Show the board
nexus-ops-unpeek = To the battle on { $hex }
nexus-ops-step-done = done
nexus-ops-step-now = now
nexus-ops-step-next = to come
nexus-ops-step-none = no units
nexus-ops-side-modifier = { $modifier } to all rolls
nexus-ops-hits-due = { $count ->
    [one] { $count } to remove
   *[other] { $count } to remove
}
nexus-ops-aim-side = Play for the { $side }
nexus-ops-mark-modifier = { $modifier } to its roll
nexus-ops-mark-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
nexus-ops-nobody-left = Nobody is left
nexus-ops-die = Die { $face }{ $modifier }: { $result }
nexus-ops-die-hit = hit
nexus-ops-die-picks = picks
nexus-ops-die-miss = miss
nexus-ops-die-cancelled = cancelled
nexus-ops-rolls = Rolls of this battle
nexus-ops-reroll = Misses rolled again
nexus-ops-hits = { $count ->
    [0] no hits
    [one] { $count } hit
   *[other] { $count } hits
}
nexus-ops-window = Card window
nexus-ops-window-open = open
nexus-ops-window-closed = closed
nexus-ops-window-you = your answer
nexus-ops-window-asked = is asked
nexus-ops-window-passed = passed
nexus-ops-window-empty = no cards
nexus-ops-window-later = later
nexus-ops-your-cards = Your Energize cards
nexus-ops-turn-of = Turn: { $name }
nexus-ops-result-won = { $name } wins on { $hex }
nexus-ops-result-none = Battle on { $hex }: the attacker has not won
nexus-ops-card-played = { $name } plays a card
nexus-ops-card-sold = { $name } sells a card
nexus-ops-card-mission = { $name } fulfils a mission
nexus-ops-tip-unit = Costs { $cost } · hits on { $hits }+
nexus-ops-tip-modifier = { $terrain }: { $amount } to attack rolls.
nexus-ops-tip-mines = Mines rubium.
nexus-ops-tip-forbidden = May not enter: { $terrains }.
nexus-ops-tip-monolith = Whoever controls the Monolith in their draw phase takes 2 Energize cards.
nexus-ops-tip-unexplored = A face-down tile: the first to end a move here turns it up.
nexus-ops-tip-mine = The mine gives { $value } rubium a turn to whoever controls the hex with a Human, Fungoid or Crystalline.
nexus-ops-tip-contested = Contested: there will be a battle here.

## Abilities of units

ability-stride = Stride
    .text = May move 2 hexes if the first or the second hex it enters is Rock Plains. The hex it starts from does not count. It must stop on entering a hex with enemy units.
ability-leap = Lava leap
    .text = If it starts its move in a Magma Pool it may land on a hex exactly 2 steps away, passing over whatever stands in between.
ability-pick-target = Picks its target
    .text = When a Lava Leaper hits with die + modifiers of 5 or more, its owner chooses which enemy unit in the battle is destroyed.
ability-flight = Flight from the Monolith
    .text = If it starts its move on the Monolith it may move to any hex of the board.
ability-breath = Plasma breath
    .text = At the end of your movement phase each dragon standing on a hex you control may roll one die against an adjacent hex; on 4+ the chosen enemy player there removes one unit of their choice. This is not a battle.
nexus-ops-ahead-turn = Ahead this turn
nexus-ops-ahead-battles = { $count ->
    [one] { $count } battle:
   *[other] { $count } battles:
}
nexus-ops-ahead-ready = Not moved yet: { $count ->
    [one] { $count } unit
   *[other] { $count } units
}
nexus-ops-ahead-income = Income: +{ $amount } rubium
nexus-ops-ahead-missions = To draw: { $count ->
    [one] { $count } Secret Mission
   *[other] { $count } Secret Missions
}
nexus-ops-ahead-energize = To draw: { $count ->
    [one] { $count } Energize card
   *[other] { $count } Energize cards
}

## Odds of a battle

nexus-ops-odds = Odds of the battle
nexus-ops-odds-win = win
nexus-ops-odds-undecided = undecided
nexus-ops-odds-lost = loss
nexus-ops-odds-percent = { $percent }%
nexus-ops-odds-little = <1%
nexus-ops-odds-nearly = >99%
nexus-ops-odds-both = Nobody survives: { $share }; that counts as a win.
nexus-ops-odds-losses = Expected losses: you { $own }, { $name } { $theirs }
nexus-ops-odds-hits = Chance of a die to hit
nexus-ops-odds-badge = { $share } to win
nexus-ops-odds-fought_from_here = If nobody else joins or leaves.
nexus-ops-odds-no_cards = No cards are played.
nexus-ops-odds-cheapest_first = The cheapest units fall first.
nexus-ops-odds-dearest_picked = Lava Leapers pick the most expensive unit.
nexus-ops-odds-sampled = From 20,000 battles: give or take { $error }%.
