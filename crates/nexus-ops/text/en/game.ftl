game-name = Nexus Ops

# Units; every name takes the article "a".

name-human = Human
    .plural = Humans
name-fungoid = Fungoid
    .plural = Fungoids
name-crystalline = Crystalline
    .plural = Crystallines
name-rock-strider = Rock Strider
    .plural = Rock Striders
name-lava-leaper = Lava Leaper
    .plural = Lava Leapers
name-rubium-dragon = Rubium Dragon
    .plural = Rubium Dragons

# Terrain; `.some` stands in a sentence, with its article.

name-forest = Liquifungus Forest
    .some = a Liquifungus Forest
name-crystal = Crystal Spires
    .some = Crystal Spires
name-rock = Rock Plains
    .some = Rock Plains
name-magma = Magma Pool
    .some = a Magma Pool
name-monolith = Monolith
    .some = the Monolith

# Phases

name-deploy = deploy
name-move = move
name-explore = explore
name-fight = fight
name-income = income
name-draw = draw

# Sides of a battle

name-attacker = attacker
name-defender = defender

# Energize cards; `.when` says when a card is played.

-when-deploy = in your deploy phase
-when-battle-start = in a battle, before its first roll
-when-after-roll = in a battle, right after the dice of a step are rolled

name-fungoid-recruits = Fungoid Recruits
    .text = Place 1 Fungoid from your supply on a hex of your home base for free.
    .when = { -when-deploy }
name-crystalline-recruits = Crystalline Recruits
    .text = Place 1 Crystalline from your supply on a hex of your home base for free.
    .when = { -when-deploy }
name-strider-call = Call of the Striders
    .text = Place 1 Rock Strider from your supply on a hex of your home base for free.
    .when = { -when-deploy }
name-dropship = Dropship
    .text = Place 1 or 2 Humans from your supply for free, together on one hex: one you control and Humans may enter, or one of your home base.
    .when = { -when-deploy }
name-teleport = Teleport
    .text = Put one of your units on any other hex without enemy units that it may enter. It may still move this turn.
    .when = { -when-deploy }
name-forced-march = Forced March
    .text = Choose one of your units: this turn it may go 1 hex farther. The usual rules of stopping at enemies and of forbidden terrain apply.
    .when = { -when-deploy }
name-rubium-vein = Rubium Vein
    .text = Take 4 rubium from the bank.
    .when = { -when-deploy }
name-bulk-contract = Bulk Contract
    .text = The next unit you buy this phase costs 4 rubium less, though never less than 0.
    .when = { -when-deploy }
name-uplink = Targeting Uplink
    .text = Before the first roll: choose the attacker or the defender. That side has +1 on all its attack rolls in this battle.
    .when = { -when-battle-start }
name-adrenal-surge = Adrenal Surge
    .text = Before the first roll: choose one unit in the battle. It has +2 on its attack rolls in this battle.
    .when = { -when-battle-start }
name-double-strike = Double Strike
    .text = Before the first roll: choose one unit in the battle. It rolls two dice instead of one, and each can hit.
    .when = { -when-battle-start }
name-spore-cloud = Spore Cloud
    .text = Before the first roll: choose the attacker or the defender. That side has −1 on all its attack rolls in this battle.
    .when = { -when-battle-start }
name-ambush = Ambush
    .text = Before the first roll: choose one unit in the battle. It attacks before all others, its casualty is removed at once, and it does not attack again in its own step.
    .when = { -when-battle-start }
name-force-field = Force Field
    .text = After the dice of a step are rolled: cancel one hit of this step against either side.
    .when = { -when-after-roll }
name-second-chance = Second Chance
    .text = After the dice of a step are rolled: choose a side. It rolls all its misses of this step once more.
    .when = { -when-after-roll }

# Secret Missions

name-win-forest = Win in the Forest
    .text = On your turn, win a battle in a Liquifungus Forest.
name-win-crystal = Win in the Crystal Spires
    .text = On your turn, win a battle on Crystal Spires.
name-win-rock = Win in the Rock Plains
    .text = On your turn, win a battle on Rock Plains.
name-win-magma = Win in a Magma Pool
    .text = On your turn, win a battle in a Magma Pool.
name-win-monolith = Win on the Monolith
    .text = On your turn, win a battle on the Monolith.
name-win-home = Raid
    .text = On your turn, win a battle on a home base hex of another player, whoever defends it.
name-survive-human = Win, Human survives
    .text = On your turn, win a battle in which a Human of yours fights and survives.
name-survive-fungoid = Win, Fungoid survives
    .text = On your turn, win a battle in which a Fungoid of yours fights and survives.
name-survive-crystalline = Win, Crystalline survives
    .text = On your turn, win a battle in which a Crystalline of yours fights and survives.
name-survive-rock-strider = Win, Rock Strider survives
    .text = On your turn, win a battle in which a Rock Strider of yours fights and survives.
name-survive-lava-leaper = Win, Lava Leaper survives
    .text = On your turn, win a battle in which a Lava Leaper of yours fights and survives.
name-survive-rubium-dragon = Win, Rubium Dragon survives
    .text = On your turn, win a battle in which a Rubium Dragon of yours fights and survives.
name-win-no-loss = Flawless victory
    .text = On your turn, win a battle without losing a unit in it.
name-win-vs-three = Crush an army
    .text = On your turn, win a battle that the defender began with 3 or more units.
name-win-on-mine = Seize a mine
    .text = On your turn, win a battle on a hex with a mine, printed or marker.
name-destroy-human = Destroy a Human
    .text = On your turn, destroy an enemy Human; the battle need not be won.
name-destroy-fungoid = Destroy a Fungoid
    .text = On your turn, destroy an enemy Fungoid; the battle need not be won.
name-destroy-crystalline = Destroy a Crystalline
    .text = On your turn, destroy an enemy Crystalline; the battle need not be won.
name-destroy-rock-strider = Destroy a Rock Strider
    .text = On your turn, destroy an enemy Rock Strider; the battle need not be won.
name-destroy-lava-leaper = Destroy a Lava Leaper
    .text = On your turn, destroy an enemy Lava Leaper; the battle need not be won.
name-destroy-rubium-dragon = Destroy a Rubium Dragon
    .text = On your turn, destroy an enemy Rubium Dragon; the battle need not be won.
name-human-slays-dragon = Giant slayer
    .text = On your turn, destroy an enemy Rubium Dragon with a hit by one of your Humans.
name-dominate-forest = Forest domination
    .text = On your turn, control more Liquifungus Forest hexes than any other player.
name-dominate-crystal = Crystal domination
    .text = On your turn, control more Crystal Spires hexes than any other player.
name-dominate-rock = Mountain domination
    .text = On your turn, control more Rock Plains hexes than any other player.
name-dominate-magma = Magma domination
    .text = On your turn, control more Magma Pool hexes than any other player.
name-hold-monolith = Hold the Monolith
    .text = Control the Monolith in your draw phase.

# Exploration tiles; `.found` stands in a sentence, with its article.

name-X01 = Rock Strider
    .found = a Rock Strider
name-X02 = { name-X01 }
    .found = { name-X01.found }
name-X03 = { name-X01 }
    .found = { name-X01.found }
name-X04 = { name-X01 }
    .found = { name-X01.found }
name-X05 = { name-X01 }
    .found = { name-X01.found }
name-X06 = { name-X01 }
    .found = { name-X01.found }
name-X07 = Mine 2
    .found = a mine worth 2
name-X08 = { name-X07 }
    .found = { name-X07.found }
name-X09 = { name-X07 }
    .found = { name-X07.found }
name-X10 = { name-X07 }
    .found = { name-X07.found }
name-X11 = Fungoid, mine 1
    .found = a Fungoid and a mine worth 1
name-X12 = { name-X11 }
    .found = { name-X11.found }
name-X13 = { name-X11 }
    .found = { name-X11.found }
name-X14 = { name-X11 }
    .found = { name-X11.found }
name-X15 = Crystalline, mine 1
    .found = a Crystalline and a mine worth 1
name-X16 = { name-X15 }
    .found = { name-X15.found }
name-X17 = { name-X15 }
    .found = { name-X15.found }
name-X18 = { name-X15 }
    .found = { name-X15.found }
name-X19 = Lava Leaper
    .found = a Lava Leaper
name-X20 = Two Humans
    .found = two Humans
name-X21 = Mine 3
    .found = a mine worth 3
name-X22 = 4 rubium
    .found = 4 rubium
name-X23 = Energize card
    .found = an Energize card
name-X24 = Secret Mission card
    .found = a Secret Mission card

# Events

event-turn-began = { $seat } begins turn { $turn }.
event-unit-bought = { $cost ->
    [0] { $seat } gets a { $unit } on { $hex } for free.
   *[other] { $seat } buys a { $unit } on { $hex } for { $cost } rubium.
}
event-energize-sold = { $seat } sells the Energize card “{ $card }” for 1 rubium.
event-secret-sold = { $seat } sells the Secret Mission “{ $card }” for 1 rubium.
event-energize-played = { $seat } plays “{ $card }”.
event-units-placed = { $count ->
    [1] { $seat } places a { $unit } on { $hex }.
   *[other] { $seat } places { $count } { $unit_plural } on { $hex }.
}
event-unit-teleported = { $seat } teleports a { $unit } from { $from } to { $to }.
event-march-ordered = { $seat } orders a { $unit } on { $hex } to march: it may go 1 hex farther this turn.
event-rubium-gained = { $seat } takes { $amount } rubium from the bank.
event-discount-gained = { $seat } gets { $amount } rubium off the next unit bought this phase.
event-unit-moved = { $seat } moves a { $unit } from { $from } to { $to }.
event-dragon-breathed = { $seat }'s Rubium Dragon on { $from } breathes at { $victim_seat } on { $to } and rolls { $die }: { $hit ->
    [true] a hit
   *[false] a miss
}.
event-hex-explored = { $seat } explores { $hex } and finds { $tile_found }.
event-mine-found = { $seat } puts a mine worth { $mine } on { $hex }.
event-no-figure-to-find = { $seat } has no { $unit } left in the supply, so none appears on { $hex }.
event-battle-began = { $seat } attacks { $defender_seat } on { $hex }.
event-card-passed = { $seat } passes.
event-side-helped = { $seat } gives the { $side } { $modifier ->
    [1] +1
    [-1] −1
   *[other] { $modifier }
} on all attack rolls in this battle.
event-figure-marked = { $seat } puts the card on a { $unit } of the { $side }.
event-dice-rolled = { $seat } rolls for { $unit_plural } on { $hex }: { $dice }; { $hits ->
    [0] no hits
    [one] { $hits } hit
   *[other] { $hits } hits
}.
event-dice-rolled-dice = { $modifier ->
    [0] { $face }
   *[other] { $face }→{ $total }
}
event-misses-rerolled-dice = { $modifier ->
    [0] { $face }
   *[other] { $face }→{ $total }
}
event-hit-cancelled = { $seat } cancels a { $unit }'s hit against { $victim_seat }.
event-misses-rerolled = { $seat } rolls the misses again: { $dice }; { $hits ->
    [0] no new hits
    [one] { $hits } new hit
   *[other] { $hits } new hits
}.
event-unit-destroyed = { $seat } loses a { $unit } on { $hex }.
event-battle-won = { $seat } wins the battle against { $defender_seat } on { $hex }.
event-battle-lost = { $seat } loses the battle against { $defender_seat } on { $hex }.
event-battle-undecided = Nobody wins the battle of { $seat } against { $defender_seat } on { $hex }; the hex stays contested.
event-mission-played = { $seat } fulfils the Secret Mission “{ $card }”: { $vp } VP.
event-mission-taken = { $seat } takes a Mission card: { $vp } VP.
event-hill-taken = { $seat } takes a King of the Hill card: { $vp } VP.
event-income-taken = { $seat } takes { $amount } rubium from mines.
event-secret-drawn = { $seat } takes the Secret Mission “{ $card }” into hand.
event-secrets-drawn = { $count ->
    [1] { $seat } takes a Secret Mission card into hand.
   *[other] { $seat } draws { $count } Secret Mission cards to keep one of them.
}
event-energize-drawn = { $seat } draws the Energize card “{ $card }”.
event-energize-drawn-unseen = { $seat } draws an Energize card.
event-secret-put-under = { $seat } puts the Secret Mission “{ $card }” under the deck.
event-secret-put-under-unseen = { $seat } puts a Secret Mission card under the deck.
event-energize-reshuffled = The discarded Energize cards are shuffled into a new deck.
event-secrets-reshuffled = The discarded Secret Missions are shuffled into a new deck.
event-draw-lost = { $seat } draws no card: the deck and its discard pile are empty.
event-target-reached = { $seat } reaches the target with { $vp } VP.
event-player-eliminated = { $seat } is eliminated: no unit on the board, too little rubium for one, no card in hand.

# Refusals

illegal-game-over = The game is over.
illegal-not-asked = It is { $seat } who decides now.
illegal-wrong-seats = Nexus Ops is for 2 to 4 players, not { $seats }.
illegal-wrong-target = The game is played to 10, 12 or 14 victory points, not { $target }.
illegal-teams-need-four = The team game is for exactly 4 players, not { $seats }.
illegal-nothing-to-end = There is nothing to end here; the question at hand has to be answered first.
illegal-nothing-to-pass = There is nothing to pass on; you pass when battle cards are offered.
illegal-sale-now = Cards are sold on your turn, but not while a roll, a find or a draw is being settled.
illegal-card-not-held = This card is not in your hand.
illegal-not-on-board = There is no hex { $hex } on the board of this game.
illegal-buy-now = Units are bought in your deploy phase; this is the { $phase } phase.
illegal-too-expensive = A { $unit } costs { $cost } rubium, and you have { $rubium }.
illegal-no-figure-left = There are not enough { $unit } figures in your supply.
illegal-not-your-home = New units go on a hex of your home base, and { $hex } is not one.
illegal-start-card-now = Start-of-turn cards are played in your deploy phase; this is the { $phase } phase.
illegal-battle-card-now = “{ $card }” is played { $card_when }.
illegal-wrong-targets = “{ $card }” is not played this way. { $card_text }
illegal-no-effect = “{ $card }” would change nothing now, so it stays in your hand.
illegal-drop-hex = { $unit_plural } cannot be dropped on { $hex }; choose a hex you control that they may enter, or one of your home base.
illegal-teleport-hex = Enemy units stand on { $hex }; a teleport leads to a hex without enemies.
illegal-move-now = { $phase_id ->
    [move] The moves of this turn are over; now the dragons breathe.
   *[other] Units move in your move phase; this is the { $phase } phase.
}
illegal-no-such-unit = You have no { $unit } on { $hex }.
illegal-already-moved = Each { $unit } of yours on { $hex } has already moved this turn.
illegal-other-kind = No { $unit } of yours on { $hex } has exactly these marks: * is a Forced March, + a unit deployed this turn into a running battle.
illegal-forbidden-terrain = A { $unit } may not enter { $terrain_some }.
illegal-too-far = A { $unit } cannot get from { $from } to { $to } in one move.
illegal-blocked = Enemy units are in the way of the { $unit } from { $from } to { $to }; it has to stop where it meets them.
illegal-retreat-into-units = A retreating { $unit } must stop on an empty hex or one you control; enemy units stand on { $hex }.
illegal-breath-now = Dragons breathe at the end of your move phase, when all moves are done.
illegal-no-dragon = You have no Rubium Dragon on { $hex }.
illegal-dragon-spent = Each Rubium Dragon of yours on { $hex } has already breathed this turn.
illegal-dragon-not-in-control = A dragon breathes only from a hex you control, and { $hex } is contested.
illegal-breath-too-far = Breath reaches only a neighbouring hex, and { $to } is no neighbour of { $from }.
illegal-no-victim = There are no enemy units of { $victim_seat } on { $hex }.
illegal-partner-safe = { $victim_seat } is your partner; neither breath nor battle can be directed at a partner.
illegal-explore-now = In your explore phase you turn up the face-down tile on every hex with a unit of yours, leaving none out, and on no other hex.
illegal-settle-now = There are no found units to settle now.
illegal-fight-now = Battles are fought in your fight phase, one on every contested hex with units of yours, and none can be left out.
illegal-not-contested = { $hex } is not contested; a battle needs units of yours and of an enemy on the hex.
illegal-already-fought = A battle was fought on { $hex } this turn, and there is no second one.
illegal-no-defender = There are no enemy units of { $defender_seat } on { $hex }.
illegal-pick-now = There is no victim to pick now; that follows a Lava Leaper's hit with a total of 5 or more.
illegal-loss-now = There is no casualty to remove now.
illegal-not-there = There is no such { $unit } to choose here.
illegal-unmarked-first = A { $unit } without a card's mark is removed before a marked one.
illegal-no-such-mark = No { $unit } here has exactly this mark; a marked figure is named by the number of its mark, others without one.
illegal-no-hit = No { $unit } has scored such a hit against that side in this step.
illegal-no-miss = That side has no miss to roll again in this step.
illegal-mission-now = A mission for a battle or a breath is played right after it; a mission for the state of the board on your turn, but not while a roll, a find or a draw is being settled.
illegal-mission-unmet = “{ $card }” is not fulfilled by what just happened. { $card_text }
illegal-state-unmet = “{ $card }” is not fulfilled now. { $card_text }
illegal-not-won = Mission cards and red Secret Missions are played for a battle you have just won.
illegal-red-played = You have already played a red card for this battle; each battle won allows one.
illegal-keep-now = There are no drawn missions to choose from now.
illegal-not-drawn = This card is not one of the two you have drawn.
illegal-reward-now = There is no reward to choose now; King of the Hill offers it in your draw phase, if you control the Monolith.

note-rubium-changes = Rubium: { $from } → { $to }.
note-tile-ahead = The tile on { $hex } will be turned up.
note-battle-ahead = A battle against { $enemy_seat } on { $hex }.
note-battle-avoided = No battle against { $enemy_seat } on { $hex }.
note-income-changes = Income from mines: { $from } → { $to }.
note-eliminates = This leaves you with no units, no cards and too little rubium for a unit: you would be out of the game.

# Questions

prompt-deploy = Buy units for your home base ({ $rubium } rubium), play start-of-turn cards, or end the phase.
prompt-move = Move your units, each once, or end the movement.
prompt-breathe = Choose a dragon and whom it breathes at, or end the breathing.
prompt-breath-loss = Dragon breath has hit your units on { $hex }: remove one of them.
prompt-explore = Choose the hex to explore next.
prompt-settle = { $count ->
    [1] Choose the hex of your home base where the { $unit } you found appears.
   *[other] Choose the hex of your home base where the { $count } { $unit_plural } you found appear.
}
prompt-fight = Choose the next battle: the hex and the defender.
prompt-cards-before = Before the first roll on { $hex }: play a battle card or pass.
prompt-cards-after-roll = After the roll on { $hex }, before casualties: play a battle card or pass.
prompt-pick = { $hits ->
    [1] Your Lava Leaper picks its target on { $hex }: choose the enemy unit to destroy.
   *[other] Your Lava Leapers pick their targets on { $hex }: choose an enemy unit to destroy ({ $hits } to go).
}
prompt-lose = { $hits ->
    [1] Your units on { $hex } have taken a hit: remove one of them.
   *[other] Your units on { $hex } have taken hits: remove one of them ({ $hits } to go).
}
prompt-missions = Play missions for what you did on { $hex }, or go on.
prompt-keep = Choose which of the two Secret Missions you keep; the other goes under the deck.
prompt-reward = Choose your reward for the Monolith: 2 Energize cards, or a King of the Hill card for 1 VP and an Energize card for each other player.
prompt-end-turn = Play missions you fulfil now, sell cards, or end your turn.

# Actions

action-done = Done
action-pass = Pass
action-buy = Buy a { $unit } on { $hex }
action-sell-energize = Sell “{ $card }” for 1 rubium
action-sell-secret = Sell the mission “{ $card }” for 1 rubium
action-play-mission = Play the mission “{ $card }”
action-take-mission = Take a Mission card
action-play-units = { $count ->
    [1] Play “{ $card }”: 1 unit on { $hex }
   *[other] Play “{ $card }”: { $count } units on { $hex }
}
action-play-teleport = Play “{ $card }”: { $unit } { $from } → { $to }{ $kind_extra ->
    [0] {""}
    [1] {""} (Forced March)
   *[other] {""} (Forced March ×{ $kind_extra })
}{ $kind_fresh ->
    [true] {""} (new)
   *[false] {""}
}
action-play-march = Play “{ $card }”: { $unit } on { $hex }{ $kind_extra ->
    [0] {""}
    [1] {""} (Forced March)
   *[other] {""} (Forced March ×{ $kind_extra })
}{ $kind_fresh ->
    [true] {""} (new)
   *[false] {""}
}
action-play-plain = Play “{ $card }”
action-play-side = Play “{ $card }” on the { $side }
action-play-figure = Play “{ $card }” on the { $side }'s { $figure_unit }{ $figure_mark ->
    [0] {""}
   *[other] {""} (mark { $figure_mark })
}
action-play-cancel = { $picked ->
    [true] Play “{ $card }”: cancel a { $unit }'s picked hit against the { $side }
   *[false] Play “{ $card }”: cancel a { $unit }'s hit against the { $side }
}
action-move = Move { $unit } { $from } → { $to }{ $kind_extra ->
    [0] {""}
    [1] {""} (Forced March)
   *[other] {""} (Forced March ×{ $kind_extra })
}{ $kind_fresh ->
    [true] {""} (new)
   *[false] {""}
}
# The action holds the number of a seat, counted from 0; players count from 1.
action-breathe = Breathe { $from } → { $to }, at { $victim_seat }
action-explore = Explore { $hex }
action-settle = Place on { $hex }
action-fight = Fight on { $hex } against { $defender_seat }
action-pick = Destroy a { $figure_unit }{ $figure_mark ->
    [0] {""}
   *[other] {""} (mark { $figure_mark })
}
action-lose = Lose a { $figure_unit }{ $figure_mark ->
    [0] {""}
   *[other] {""} (mark { $figure_mark })
}
action-keep = Keep “{ $card }”
action-take-energize = Draw 2 Energize cards
action-take-hill = Take King of the Hill: 1 VP

# Scores

score-missions = Mission cards
score-secret-missions = Secret Missions
score-king-of-the-hill = King of the Hill

# Options

option-vp-target = Victory target
    .explain = How many victory points win: 10 for a short game, 12 for a normal one, 14 for a long one. Teams always play to 20.
option-executive-orders = Executive Orders
    .explain = During setup every player is dealt 1 Secret Mission card.
option-king-of-the-hill = King of the Hill
    .explain = If you control the Monolith in your draw phase, choose: draw 2 Energize cards, or take a King of the Hill card for 1 VP while every other player draws 1 Energize card.
option-top-priority = Top Priority
    .explain = In your draw phase take 2 Secret Mission cards, keep one and put the other under the deck.
option-extra-exploration = Extra exploration tiles
    .explain = Six more tiles are mixed with the 18, and 18 of the 24 are used: among them may be a Lava Leaper, two Humans, a mine worth 3, 4 rubium, an Energize card or a Secret Mission card.
option-teams = Team game
    .explain = Four players in two teams, partners sitting opposite each other. Partners add their victory points and win together at 20. House rules.

# The table as text, for terminals

draw-vp = VP
draw-rubium = rubium
draw-energize = Energize
draw-secrets = secret
draw-supply = supply
draw-hand = Your hand
draw-empty-hand = no cards
draw-turn = { $name }'s turn, { $phase }
draw-over = The game is over
draw-battle = Battle on { $hex }: { $attacker } attacks { $defender }
draw-legend-terrain = F forest  C crystal spires  R rock plains  M magma  Ø Monolith  *2 mine  ? unexplored
draw-legend-units = h human  f fungoid  c crystalline  s rock strider  l lava leaper  d rubium dragon
draw-letter-forest = F
draw-letter-crystal = C
draw-letter-rock = R
draw-letter-magma = M
draw-letter-monolith = Ø
draw-unit-letters = hfcsld
draw-phase-deploy = deploy
draw-phase-move = move
draw-phase-explore = explore
draw-phase-fight = fight
draw-phase-income = income
draw-phase-draw = draw
