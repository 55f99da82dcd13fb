# Words of the board: everything that is not a card, a board or a rule.
planet-unknown-caption-setup = setting up
planet-unknown-caption-round = round { $round }
planet-unknown-caption-last = round { $round }, the last one
planet-unknown-unit = medals
planet-unknown-phase-rotate = Turning the station
planet-unknown-phase-event = Event
planet-unknown-phase-turn = Tiles
planet-unknown-phase-civs = { score-civ-cards }
planet-unknown-terrain-civ = { name-civ }
planet-unknown-track-civ = Civ track
planet-unknown-terrain-water = { name-water }
planet-unknown-track-water = Water track
planet-unknown-terrain-biomass = { name-biomass }
planet-unknown-track-biomass = Biomass track
planet-unknown-terrain-rover = { name-rover }
planet-unknown-track-rover = Rover track
planet-unknown-terrain-tech = { name-tech }
planet-unknown-track-tech = Tech track
planet-unknown-terrain-energy = energy
planet-unknown-outer = Large
planet-unknown-inner = Small
planet-unknown-tile = { $size } tile: { $terrains }
planet-unknown-tile-meteor = { $size } tile with a meteorite: { $terrains }
planet-unknown-two-tiles = The two tiles of your sector
planet-unknown-rotate = Rotate (R)
planet-unknown-flip = Mirror (F)
planet-unknown-ways = All ways the tile can lie
planet-unknown-way = Turned by { $degrees }°
planet-unknown-way-mirrored = Mirrored and turned by { $degrees }°
planet-unknown-fits-nowhere = Lying like this, the tile fits nowhere
planet-unknown-lay = Place
planet-unknown-here = Here
planet-unknown-tap-hint = Tap a dot to see what the tile will bring
planet-unknown-if-here = If you place it here
planet-unknown-not-here = Not here
planet-unknown-why-hint = Click to see the rule
planet-unknown-energy-one-of = Power station, one of: { $tracks }
planet-unknown-at-end = at the end
planet-unknown-medal-track = Medals on the track
planet-unknown-medals-in-all = Medals in all
planet-unknown-bonus-synergy = Synergy boost
planet-unknown-bonus-civ = Civ card, level
planet-unknown-bonus-patch = Biomass patch
planet-unknown-bonus-rover = A new rover
planet-unknown-row = row { $number }
planet-unknown-column = column { $letter }
planet-unknown-collects-pod = Picks up a lifepod
planet-unknown-collects-meteor = Picks up a meteorite
planet-unknown-my-planet = Your planet: { $name }
planet-unknown-planet-of = The planet of { $name }
planet-unknown-open-planet = Open the planet of { $name }
planet-unknown-station = The S.U.S.A.N. station, sector { $sector } faces you
planet-unknown-turns = How to turn the station
planet-unknown-stay = Leave it
planet-unknown-by =
    { $steps ->
        [one] By { $steps } sector
       *[other] By { $steps } sectors
    }
planet-unknown-rivals = Rivals
planet-unknown-around = Station and rivals
planet-unknown-medals =
    { $count ->
        [one] { $count } medal
       *[other] { $count } medals
    }
planet-unknown-duel-lead = You lead: { $win } for the win
planet-unknown-duel-behind = Your rival leads: { $win } for the win
planet-unknown-duel-even = Tied: { $tie } each
planet-unknown-corporation = Corporation
planet-unknown-tracks = Tracks of { $name }
planet-unknown-techs = Technologies
planet-unknown-tech-on = works
planet-unknown-tech-off = not open yet
planet-unknown-used-game = used up
planet-unknown-used-round = used this round
planet-unknown-tech = technology { $key }: { $text }
planet-unknown-key = { $key }
planet-unknown-cell = { $track }, { $row }
planet-unknown-area = the collection area
planet-unknown-chip = { $text }. { $label }
planet-unknown-card-note = { planet-unknown-level } · { $when }
planet-unknown-agenda = What is still to be done
planet-unknown-mode = { $kind ->
    [patch] { planet-unknown-mode-patch }
    [rover] { planet-unknown-mode-rover }
    [drop] { planet-unknown-mode-drop }
    [collect] { planet-unknown-mode-collect }
    [destroy] { planet-unknown-mode-destroy }
    [clear] { planet-unknown-mode-clear }
    [meteor] { planet-unknown-mode-meteor }
    [scrap] { planet-unknown-mode-scrap }
    [abandon] { planet-unknown-mode-abandon }
    [relocate] { planet-unknown-mode-relocate }
    [move] { planet-unknown-mode-move }
    [teleport] { planet-unknown-mode-teleport }
    [dump] { planet-unknown-mode-dump }
   *[lay] { planet-unknown-mode-lay }
}{ $at ->
    [none] {""}
   *[other] {" "}({ $at })
}
# A step of a tracker: 3 → 4, or to another track: 3 → 4 water
planet-unknown-step = { $from } { $to ->
    [twice] +2
   *[other] → { $to }{ $on ->
        [none] {""}
       *[other] {" "}{ $on }
    }
}
planet-unknown-mode-lay = Tile
planet-unknown-mode-patch = Biomass patch: choose a square
planet-unknown-mode-rover = Rover: choose a square of the tile
planet-unknown-mode-drop = Extra rover: choose a square
planet-unknown-mode-collect = Collect: choose on the planet
planet-unknown-mode-destroy = Destroy a meteorite
planet-unknown-mode-clear = Clear a row or column
planet-unknown-mode-meteor = Meteorite: choose a symbol
planet-unknown-mode-scrap = Destroy a rover
planet-unknown-mode-abandon = Destroy a lifepod
planet-unknown-mode-relocate = Relocate a rover
planet-unknown-mode-move =
    { $moves ->
        [0] Rover: click where it drives for free
        [one] Rover: click where it drives; { $moves } movement point
       *[other] Rover: click where it drives; { $moves } movement points
    }
planet-unknown-mode-teleport = Teleport a rover
planet-unknown-mode-dump = Dump the load in the water
planet-unknown-pod-from = Take a lifepod from { $place }
planet-unknown-pod-to = Lifepod to { $place }
planet-unknown-pod-on-track = Lifepod on a track
planet-unknown-collected = Collected
planet-unknown-moves =
    { $count ->
        [one] { $count } movement point
       *[other] { $count } movement points
    }
planet-unknown-pods-collected =
    { $count ->
        [one] { $count } lifepod collected
       *[other] { $count } lifepods collected
    }
planet-unknown-meteors-collected =
    { $count ->
        [one] { $count } meteorite collected
       *[other] { $count } meteorites collected
    }
planet-unknown-rovers-left =
    { $count ->
        [one] { $count } rover in the supply
       *[other] { $count } rovers in the supply
    }
planet-unknown-patches-stored =
    { $count ->
        [one] { $count } patch kept for the end
       *[other] { $count } patches kept for the end
    }
planet-unknown-cards-kept =
    { $count ->
        [one] { $count } civ card
       *[other] { $count } civ cards
    }
planet-unknown-fact-open =
    { $count ->
        [one] { $count } square of the planet is open
       *[other] { $count } squares of the planet are open
    }
planet-unknown-goal-met =
    { $medals ->
        [one] Fulfilled now: { $medals } medal
       *[other] Fulfilled now: { $medals } medals
    }
planet-unknown-goal-open =
    { $medals ->
        [one] Not yet: { $medals } medal
       *[other] Not yet: { $medals } medals
    }
planet-unknown-busy = choosing
planet-unknown-busy-long = Has not finished yet
planet-unknown-ready = ready
planet-unknown-ready-long = Has finished
planet-unknown-commander = Commander
planet-unknown-confirm = Finish
planet-unknown-choose-planet = Which planet do you take?
planet-unknown-choose-corporation = Which corporation do you take?
planet-unknown-choose-return = Which private objective do you return?
planet-unknown-choose-keep = Which objective do you keep?
planet-unknown-choose-cancel = Which private objective do you give up?
planet-unknown-choose-pick = Which civ card do you take?
planet-unknown-return = return it
planet-unknown-keep = keep it
planet-unknown-cancel = give it up
planet-unknown-difficulty = Difficulty { $level } of 4
planet-unknown-level = Level { $level }
planet-unknown-at-once = at once
planet-unknown-at-the-end = at the end of the game
planet-unknown-peek = Show the planet
planet-unknown-back-to-cards = Back to the choice
planet-unknown-back = Back to your planet
planet-unknown-event = Event of the round
planet-unknown-signal-green = green signal
planet-unknown-signal-orange = orange signal
planet-unknown-signal-red = red signal
planet-unknown-events-left =
    { $count ->
        [one] { $count } event to come
       *[other] { $count } events to come
    }
planet-unknown-next-event = Next event: { $name }
planet-unknown-views = What to show
planet-unknown-tab-planet = Planet
planet-unknown-tab-station = Station
planet-unknown-tab-tracks = Tracks
planet-unknown-tab-rivals = Rivals
planet-unknown-score-cards = { score-civ-cards }
planet-unknown-score-cards-how = Medals on end-of-game cards
planet-unknown-score-planet = { score-planet }
planet-unknown-score-planet-how = Fully covered and without meteorites
planet-unknown-score-tracks = Tracks
planet-unknown-score-tracks-how = The highest medal passed on each track
planet-unknown-score-collected = Lifepods and meteorites
planet-unknown-score-collected-how = 1 for a lifepod, 1 for every 3 meteorites
planet-unknown-score-private = { score-private-objectives }
planet-unknown-score-private-how = 5 for each fulfilled
planet-unknown-score-neighbours = Objectives with neighbours
planet-unknown-score-neighbours-how = 5 for a win, 2 for a tie
planet-unknown-score-order = Order of the count
planet-unknown-score-back = Previous step
planet-unknown-score-next = Next: { $step }
planet-unknown-score-total =
    { $count ->
        [one] In all: { $count } medal
       *[other] In all: { $count } medals
    }
planet-unknown-score-bars = How the players stand
planet-unknown-score-sum = In all
planet-unknown-target = Target: { $target }
planet-unknown-whose = Whose planet
planet-unknown-none = Nothing
planet-unknown-planet-bonus = Bonus of the planet
planet-unknown-spoiled = What spoiled the rest
planet-unknown-spoiled-meteors =
    { $count ->
        [one] { $count } meteorite is left on the planet. Its row and column do not count.
       *[other] { $count } meteorites are left on the planet. Their rows and columns do not count.
    }
planet-unknown-spoiled-empty =
    { $count ->
        [one] { $count } square is not covered.
       *[other] { $count } squares are not covered.
    }
planet-unknown-special = Special rules: { $planet } and { $corporation }
planet-unknown-help = Reminder
planet-unknown-help-round = A round
planet-unknown-help-round-text = The commander turns the station. Everybody takes one of the two tiles of their sector and places it on their planet; its stations move trackers. When all are ready, civ cards are taken in turn order.
planet-unknown-help-place = Placing
planet-unknown-help-place-text = The first tile touches the border of the planet, each later one shares a side with what lies there. Tiles do not overlap or leave the grid. Lifepods and rovers under a tile are destroyed.
planet-unknown-help-stations = Stations
planet-unknown-help-station-civ = Civ: civ cards.
planet-unknown-help-station-water = Water: moves only when ice is covered.
planet-unknown-help-station-biomass = Biomass: patches cover single squares.
planet-unknown-help-station-rover = Rovers: collect lifepods and meteorites.
planet-unknown-help-station-tech = Tech: opens technologies.
planet-unknown-help-station-energy = Power station: moves the track of a neighbouring station instead.
planet-unknown-help-symbols = Symbols on the tracks
planet-unknown-help-symbol-synergy = Synergy boost: advance any tracker.
planet-unknown-help-symbol-card = A civ card of this level.
planet-unknown-help-symbol-patch = A patch for one square.
planet-unknown-help-symbol-rover = A new rover on the tile just placed.
planet-unknown-help-symbol-move = Movement points for rovers.
planet-unknown-help-symbol-chip = A technology of the corporation.
planet-unknown-help-symbol-lifepod = Lifepod: 1 medal when collected.
planet-unknown-help-symbol-meteorite = A meteorite spoils its row and column; three collected give 1 medal.
planet-unknown-help-score = Medals
planet-unknown-help-score-text = Completed rows and columns, the highest medal of each track, lifepods, every three meteorites, civ cards and objectives.
planet-unknown-help-end = End of the game
planet-unknown-help-end-text = The game ends with the round in which somebody cannot place a tile, both compartments of a depot are empty or the last event has come.
planet-unknown-help-keys = Keys
planet-unknown-help-keys-text = R turns the tile, F mirrors it, T takes the other tile, arrows move it over the planet, Enter places it, E finishes, U takes back.
planet-unknown-take-rover = Choose the rover: { $at }
planet-unknown-cards = Your cards
planet-unknown-by-station = Stations:
planet-unknown-by-energy = Power station:
planet-unknown-by-boost = Boost:
planet-unknown-by-card = Card:
planet-unknown-by-bonus = Bonus of the cell:
planet-unknown-by-event = Event:
planet-unknown-by-tech = Technology:
planet-unknown-choose = A choice
planet-unknown-drive =
    { $points ->
        [one] Drive there for { $points } point: { $at }
       *[other] Drive there for { $points } points: { $at }
    }
planet-unknown-stack = Civ cards of level { $level }: { $count }
planet-unknown-shared = Objective for everybody
planet-unknown-key-turn = turn the tile
planet-unknown-key-mirror = mirror the tile
planet-unknown-key-tile = take the other tile
planet-unknown-enlarge = Show the station large
