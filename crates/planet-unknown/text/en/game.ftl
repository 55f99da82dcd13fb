game-name = Planet Unknown

# What is pending

name-pending-place = place a tile
name-pending-planet = choose a planet
name-pending-corporation = choose a corporation
name-pending-discard = return a private objective
name-pending-flux = put the flux token on a track
name-pending-rotate = turn the station
name-pending-extra = place another tile
name-pending-station = advance for a station
name-pending-energy = advance for a power station
name-pending-boost = use a synergy boost
name-pending-advance = advance a tracker
name-pending-regress = move a tracker down
name-pending-patch = place a biomass patch
name-pending-choice = choose one of two bonuses
name-pending-rover = place a rover
name-pending-pod = say where a lifepod goes
name-pending-collect = collect something from the planet
name-pending-destroy = destroy meteorites
name-pending-relocate = move a rover to any square
name-pending-civ = choose a civ card
name-pending-keep = keep one of the objectives
name-pending-meteor = put a meteorite on a symbol
name-pending-scrap = destroy a rover
name-pending-lose = destroy a lifepod
name-pending-cancel = give up a private objective
name-pending-empty = empty a compartment

# Ends

name-end-stuck = somebody could not place a tile
name-end-empty = a depot is empty
name-end-events = the last event has come

# Results of a game alone

name-solo--15 = critical failure
name-solo--10 = mission failed
name-solo--5 = low output, but alive
name-solo-0 = mission accomplished
name-solo-5 = excellent, a promotion is earned
name-solo-10 = an incredible planet
name-solo-15 = the stars aligned

# Events

event-planet-chosen = { $seat } plays on { $planet }.
event-corporation-chosen = { $seat } plays for { $corporation }.
event-round-began = Round { $round }; { $commander_seat } is the commander.
event-station-turned = { $seat ->
    [none] The station turns by one sector.
   *[other] { $steps ->
        [0] { $seat } leaves the station as it is.
        [one] { $seat } turns the station by one sector.
       *[other] { $seat } turns the station by { $steps } sectors.
    }
}
event-event-revealed = Event: { $event } ({ $left } left).
event-compartment-emptied = { $seat } empties a compartment: { $ring }.
event-confirmed = { $seat } has finished.
event-tile-placed = { $seat } places a tile: { $tile }.
event-tile-set-aside = { $seat } can place nothing and sets a tile aside: { $tile }.
event-patches-placed = { $seat } places { $squares_count ->
    [one] a biomass patch
   *[other] biomass patches
} at { $squares }.
event-trackers-moved = { $seat } moves trackers: { $trackers }.
event-trackers-moved-trackers = { $on ->
    [none] { $track } → { $row }
   *[other] { $track } on the { $on } track → { $row }
}
event-rovers-moved = { $squares_count ->
    [0] { $seat } has no rover left on the planet.
    [one] { $seat } now has a rover at { $squares }.
   *[other] { $seat } now has rovers at { $squares }.
}
event-collected = { $seat } collects { $lifepods ->
    [0] { $meteorites ->
        [one] a meteorite
       *[other] { $meteorites } meteorites
    }
    [one] a lifepod{ $meteorites ->
        [0] {""}
        [one] {" "}and a meteorite
       *[other] {" "}and { $meteorites } meteorites
    }
   *[other] { $lifepods } lifepods{ $meteorites ->
        [0] {""}
        [one] {" "}and a meteorite
       *[other] {" "}and { $meteorites } meteorites
    }
}.
event-flux-moved = { $seat } puts the flux token on the { $track } track.
event-civ-resolved = { $seat } takes “{ $card }” and uses it.
event-civ-kept = { $card ->
    [none] { $seat } keeps a civ card of level { $level }.
   *[other] { $seat } keeps “{ $card }” for the end.
}
event-objective-shared = { $seat } lays out “{ $objective }” for everybody.
event-last-round = The game ends with round { $round }: { $reason }.
event-civs-revealed = { $seat } turns up { $cards }.
event-objectives-revealed = { $seat } turns up { $objectives_private }.
event-medals-counted = { $seat } has { $medals ->
    [one] { $medals } medal
   *[other] { $medals } medals
}.
event-solo-ended = { $medals } of { $target } medals: { $result }.

# Refusals

illegal-wrong-number-of-players = One to six can play, not { $players }.
illegal-board-twice = { $board } exists only once.
illegal-wrong-mix = There must be twenty event cards, and no more cards of a signal than the box holds; now there are { $green } green, { $orange } orange and { $red } red ones.
illegal-solo-needs-events = A solo game is always played with events.
illegal-game-over = The game is over.
illegal-already-confirmed = You have finished; the others are still playing.
illegal-not-your-turn = It is { $seat }’s turn to choose.
illegal-planet-taken = { $planet } is taken; each unique planet exists once.
illegal-corporation-taken = { $corporation } is taken; each unique corporation exists once.
illegal-not-yours = “{ $objective_private }” is not among your cards.
illegal-not-held = “{ $objective_private }” is not among your cards.
illegal-not-drawn = “{ $objective }” is not among the objectives you have drawn.
illegal-not-commander = Only the commander turns the station, before the tiles are taken.
illegal-no-position = The station has six positions; it cannot turn by { $steps }.
illegal-no-such-gain = Nothing you have gained allows this now.
illegal-nothing-to-place = You have no tile to place now.
illegal-not-on-offer = { $tile } does not lie on top of your depot.
illegal-other-tile-taken = You have taken { $tile } and must place it.
illegal-take-by-placing = Place { $tile } at once; taking it first brings you nothing.
illegal-cannot-be-placed = { $tile } fits nowhere on your planet.
illegal-can-be-placed = A tile can be placed, so none may be set aside.
illegal-same-way = { $tile } looks the same another way; use that one.
illegal-off-the-grid = There the tile would leave the grid of the planet.
illegal-overlaps = There the tile would lie on another tile.
illegal-first-elsewhere = { $centre ->
    [true] The first tile must cover one of the four squares in the centre.
   *[other] The first tile must touch the outer border of the planet.
}
illegal-not-adjacent = The tile must share a side with what lies on the planet.
illegal-event-forbids = “{ $event }” forbids that this round.
illegal-planet-forbids = The rule of { $planet } forbids that.
illegal-no-such-advance = Nothing you have gained advances the { $track } tracker that way.
illegal-cannot-advance = The { $track } tracker cannot move up now.
illegal-tracker-in-the-way = The { $track } tracker cannot move up now: another tracker is in its way.
illegal-cannot-reach = The { $track } tracker cannot go to { $cell_cell }.
illegal-other-track = The { $track } tracker keeps to its own track and cannot go to { $cell_cell }.
illegal-not-sideways = This card lifts the { $track } tracker; it does not move it sideways.
illegal-not-twice = This advance of the { $track } tracker is not doubled.
illegal-no-regress = Nothing asks you to move a tracker down.
illegal-other-regress = { $by_id ->
    [event] Another tracker than the { $track } one has to go down, one that can go as far as stated.
    [tech] The { $track } tracker cannot go down now.
   *[other] The { $track } tracker cannot pay for the civ card; another one has to go down.
}
illegal-no-patch = You have no biomass patch to place.
illegal-patch-elsewhere = A biomass patch cannot be placed at { $at }.
illegal-patch-on-tile = { $meteorite ->
    [true] A biomass patch cannot lie on the meteorite at { $at }.
   *[other] A biomass patch cannot lie on what covers { $at } already.
}
illegal-no-rover = You have no rover to place.
illegal-rover-elsewhere = The rover goes on a free square of the tile just placed, not on { $at }.
illegal-no-extra-rover = No event has given you a rover to place.
illegal-extra-rover-elsewhere = The rover of the event goes on a free square of a tile placed this round, not on { $at }.
illegal-no-rover-there = No rover of yours stands at { $at }.
illegal-no-moves = You have no movement point for that.
illegal-not-one-step = From { $from } to { $to } is not one step a rover can make.
illegal-no-square = { $at } is not a square of your planet.
illegal-rover-in-the-way = Another rover stands at { $at }.
illegal-no-teleport = Nothing teleports a rover from { $from } to { $to }.
illegal-no-dump = No rover at { $at } can drop its meteorite into water.
illegal-nothing-to-collect = Nothing at { $at } can be collected now.
illegal-no-lifepod = No lifepod lies at { $at }.
illegal-no-meteorite = No meteorite lies at { $at }.
illegal-nothing-in-line = No meteorite lies in { $line }.
illegal-no-symbol = There is no empty meteor symbol at { $at }.
illegal-pod-spot-taken = A lifepod cannot be put on { $spot_cell }.
illegal-no-pod = No collected lifepod can be moved from { $spot_cell }.
illegal-no-pod-to-lose = No collected lifepod can be destroyed here: { $spot_cell }.
illegal-flux-there = The flux token lies on the { $track } track already.
illegal-no-look = Nothing opens the civ stack of level { $level } for you now.
illegal-not-shown = “{ $card }” is not among the cards you look at.
illegal-no-event-left = No event card is left to look at.
illegal-empty-already = That compartment is empty already: { $ring }.
illegal-cannot-waive = Only what cannot be carried out in the ordinary way can be given up.
illegal-still-pending = Before you finish you have to { $item }.

# Questions

prompt-draft = Choose a planet and a corporation.
prompt-discard = Return one of your { $objectives } private objectives.
prompt-flux = Put the flux token on a track.
prompt-rotate = Turn the station, or leave it as it is.
prompt-place = { $tiles_count ->
    [one] Place the tile: { $tiles }.
   *[other] Place one of your two tiles on the planet.
}
prompt-aside = No tile fits: set one aside and advance for both its stations.
prompt-extra = Place another tile from your depot.
prompt-pick = { $level ->
    [0] Take one of the civ cards that are left.
   *[other] Take one of the civ cards of level { $level }.
}
prompt-resolve = { $pending_count ->
    [0] { $optional_count ->
        [one] You may { $optional }, or finish your turn.
       *[other] Finish your turn, or in any order: { $optional }.
    }
    [one] You still have to { $pending }.
   *[other] In any order: { $pending }.
}{ $pending_count ->
    [0] {""}
   *[other] { $optional_count ->
        [0] {""}
       *[other] {" "}If you like: { $optional }.
    }
}{ $moves ->
    [0] {""}
    [one] {" "}You have { $moves } movement point.
   *[other] {" "}You have { $moves } movement points.
}
prompt-confirm = { $moves ->
    [0] Finish your turn.
    [one] Finish your turn, or drive rovers: { $moves } movement point.
   *[other] Finish your turn, or drive rovers: { $moves } movement points.
}

# Actions

action-planet = Play on { $planet }
action-corporation = Play for { $corporation }
action-return = Return “{ $objective_private }”
action-rotate = { $steps ->
    [0] Leave the station as it is
    [one] Turn the station by one sector
   *[other] Turn the station by { $steps } sectors
}
action-take = Take the tile: { $tile }
action-place = Place the tile: { $tile }, { $way }, upper left corner at { $at }
action-aside = Set the tile aside: { $tile }
action-advance = { $by_id ->
    [station] Advance the { $track } tracker for its station
    [energy] Advance the { $track } tracker for a power station
    [boost] Synergy boost: advance the { $track } tracker
    [card] By a card: advance the { $track } tracker
    [bonus] Bonus of the cell: advance the { $track } tracker
    [raise] Lift the { $track } tracker
    [event] By the event: advance the { $track } tracker
    [tech] By a technology: advance the { $track } tracker
   *[other] At the end: advance the { $track } tracker
}{ $to ->
    [none] {""}
   *[other] {" "}to { $to_cell }
}{ $twice ->
    [true] , twice
   *[other] {""}
}
action-regress = Move the { $track } tracker down
action-patch = Place a biomass patch at { $at }
action-store = Keep a biomass patch for the end
action-double = Take two biomass patches instead of one
action-swap = Take a synergy boost instead of a biomass patch
action-choose = { $patch ->
    [true] Choose the biomass patch
   *[other] Choose the other bonus
}
action-reset = Bring the biomass tracker back to the start
action-rover = Place a rover at { $at }
action-drop = Place the extra rover at { $at }
action-move = Move a rover from { $from } to { $to }
action-teleport = Teleport a rover from { $from } to { $to }
action-relocate = Bring a rover from { $from } to { $to }
action-dump = Drop the meteorite of the rover at { $at } into the water
action-collect = Collect what lies at { $at }
action-destroy = Destroy the meteorite at { $at }
action-clear = Destroy all meteorites in { $line }
action-pod = Put the lifepod here: { $to_cell }
action-reposition = Move a lifepod: { $from_cell } → { $to_cell }
action-flux = Put the flux token on the { $track } track
action-rush = Advance the flux tracker to its next milestone
action-benefits = Take all bonuses in the row of the { $track } tracker
action-objectives = Draw three objectives
action-keep = Keep “{ $objective }”
action-look = { $level ->
    [0] Look through all civ stacks
   *[other] Look through the civ stack of level { $level }
}
action-add = Add a card of the next level to the choice
action-pick = Take “{ $card }”
action-peek = Look at the next event
action-meteor = Put a meteorite at { $at }
action-scrap = Destroy the rover at { $at }
action-abandon = Destroy the lifepod at { $at }
action-lose = Destroy the lifepod: { $from_cell }
action-cancel = Give up “{ $objective_private }”
action-empty = Empty a compartment: { $ring }
action-waive = { $kind_id ->
    [advance] Do not advance the tracker
    [boost] Do not use the synergy boost
    [regress] Do not move a tracker down
    [patch] Give up the biomass patch
    [rover] Give up the rover
    [tile] Give up the other tile
    [card] Give up the card, or what it brings
   *[event] Do not carry out the event
}
action-confirm = Finish the turn

# Notes on what an action would bring about

note-line-done = Complete: { $line }, { $medals } { $medals ->
    [one] medal
   *[other] medals
}.
note-line-left = To complete { $line }: { $left } { $left ->
    [one] square
   *[other] squares
} to go.
note-meteorite-lands = A meteorite comes to lie on { $at }: { $row } and { $column } pay nothing while it lies there.
note-ice-covered = Ice covered: { $count }.
note-no-ice = The water station covers no ice: it brings nothing.
note-no-expansion = The biomass station touches no other biomass: it brings nothing.
note-lifepods-lost = { $count ->
    [one] A lifepod is destroyed.
   *[other] { $count } lifepods are destroyed.
}
note-rovers-lost = { $count ->
    [one] A rover is destroyed.
   *[other] { $count } rovers are destroyed.
}
note-cities-covered = { $count ->
    [one] A city is covered and pays nothing any more.
   *[other] { $count } cities are covered and pay nothing any more.
}
note-civ-card-gained = { $level ->
    [0] A civ card of any level.
   *[other] A civ card of level { $level }.
}
note-moves-gained = Movement points: { $count }.
note-technology-opens = Technology { $technology } works.

# Score

score-civ-cards = Civ cards
score-planet = Rows and columns
score-planet-bonus = Rule of the planet
score-track-civ = Civ track
score-track-water = Water track
score-track-biomass = Biomass track
score-track-rover = Rover track
score-track-tech = Tech track
score-lifepods = Lifepods
score-meteorites = Meteorites
score-private-objectives = Private objectives
score-neighbour-objectives = Neighbour objectives
