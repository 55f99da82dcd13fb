# Words of the board: everything that is not a card, a tile or a rule.

## Frame
on-mars-caption-setup = setting up
on-mars-caption = round { $round } · colony level { $level }
on-mars-caption-last = round { $round }, the last one · colony level { $level }
on-mars-phase-colonization = Colonization
on-mars-phase-shuttle = Shuttle
on-mars-unit = OP
on-mars-fact-orbit = In orbit, space { $space }
on-mars-fact-colony = In the colony, space { $space }
on-mars-fact-shelters = Shelters on Mars: { $count }
on-mars-fact-advanced = Advanced buildings: { $count }
on-mars-fact-ships = Ships in the hangar: { $count }

## Views
on-mars-views = Parts of the table
on-mars-view-overview = Overview
on-mars-view-orbit = Orbit
on-mars-view-colony = Colony
on-mars-view-base = My base
on-mars-base-of = Base: { $name }
on-mars-turn-order = Turn order and shuttle
on-mars-shuttle-at = Shuttle { $side }, space { $count } of its way

## Surface
on-mars-map = The surface of Mars, 91 cells
on-mars-empty = empty
on-mars-told = { $name }: { $what }
on-mars-space-side = { $space } · { $side }
on-mars-tool = { $name } · level { $level }
on-mars-tool-own = yours: nobody is owed anything
on-mars-tool-owed = its owner gets 1 oxygen or develops it
on-mars-tool-low = too low: level { $needs } is needed
on-mars-owned = { $what } ({ $name })
on-mars-marker = advanced building marker
on-mars-b-mine = Mine
on-mars-b-generator = Generator
on-mars-b-water-extractor = Water Extractor
on-mars-b-greenhouse = Greenhouse
on-mars-b-oxygen-condenser = Oxygen Condenser
on-mars-b-shelter = Shelter
on-mars-lies-crystal = crystal
on-mars-lies-research = research tile { $letter }
on-mars-lies-discovery = discovery tile
on-mars-piece-bot = Bot
on-mars-piece-rover = Rover
on-mars-piece-colonist = Miner
on-mars-pick-bot = Move this bot
on-mars-pick-rover = Move the rover
on-mars-pick-at = { $what } on { $cell }
on-mars-pick-building = Build: { $name }
on-mars-far = go there in { $count } steps
on-mars-choose-next = Choose how

## Life support
on-mars-lss = Life support
on-mars-level = colony level { $level }
on-mars-level-short = level { $level }
on-mars-lss-level = Life support, colony level { $level }: { $columns }
on-mars-lss-column = { $building } { $row }
on-mars-op = { $count } OP
on-mars-op-each = { $count } OP each
on-mars-plus-minus = ±{ $count } OP
on-mars-plus-or-minus = +{ $won } or −{ $lost } OP
on-mars-plus-minus-short = +{ $won } / −{ $lost }

## Actions
on-mars-actions = Main actions
on-mars-choices = Choices
on-mars-brief-landing-pod = down to the colony
on-mars-brief-learn-tech = for the row’s price
on-mars-brief-resupply = 1 from the warehouse
on-mars-brief-control-center = 2 + 2 steps
on-mars-brief-welcome-ship = plant and water
on-mars-boost-colonist = Colonists add steps
on-mars-boost-crystal = Crystals add steps
on-mars-extra = Extra cost: { $count } (crystals or colonists)
on-mars-posts = On action cells
on-mars-pay = Pay

## Orbit
on-mars-blueprints = Blueprints
on-mars-blueprints-note = { $count ->
    [0] a good at once, OP at the end
   *[other] a good at once, OP at the end · { $count } to come
}
on-mars-from-size = Complex of at least { $size }
on-mars-built = built
on-mars-warehouse = Warehouse
on-mars-up-to = up to { $count } each
on-mars-discoveries = Discoveries
on-mars-in-stacks = in the stacks
on-mars-more = { $count } more
on-mars-techs = Technologies
on-mars-row-price = price of the row →
on-mars-free = free
on-mars-goods-mineral = Minerals
on-mars-goods-battery = Batteries
on-mars-goods-water = Water
on-mars-goods-plant = Plants
on-mars-goods-oxygen = Oxygen
on-mars-goods-crystal = Crystals

## Base
on-mars-lab = Laboratory
on-mars-lab-note = level = column
on-mars-lab-entry = entry
on-mars-depot = Depot
on-mars-depot-note = one action a turn
on-mars-depot-shut = Closed by a ship
on-mars-waiting = { $count ->
    [one] 1 crystal waits for your next turn
   *[other] { $count } crystals wait for your next turn
}
on-mars-quarters = Quarters
on-mars-quarters-long = Living quarters: { $count } of { $room }
on-mars-working = Working area
on-mars-hangar = Hangar
on-mars-progress = Progress
on-mars-progress-note = { $count } of 5 · { $op } OP
on-mars-done = done
on-mars-my-blueprints = My blueprints
on-mars-built-of = built { $built } of { $count }
on-mars-no-blueprints = No blueprints yet: take them in orbit
on-mars-papers = Scientists, contracts, goals
on-mars-papers-none = Nothing yet
on-mars-goals = Private goals
on-mars-goals-hidden = { $count ->
    [one] 1 private goal, face down
   *[other] { $count } private goals, face down
}
on-mars-goal-met = can be completed
on-mars-deliver = deliver
on-mars-colonists = Colonists
on-mars-colonists-brief = { $quarters } in the quarters, { $working } working, { $miners ->
    [one] 1 miner
   *[other] { $miners } miners
}

## Stock
on-mars-stock = What I have
on-mars-of = of { $count }
on-mars-in-quarters = ready
on-mars-at-work = working
on-mars-executive-free = executive action left
on-mars-executive-done = executive action used

## Missions and agency
on-mars-missions = Missions
on-mars-remaining = { $count ->
    [0] the end is near
   *[other] { $count } to the end
}
on-mars-mission-letter = Mission { $letter }
on-mars-agency = Scientists and contracts
on-mars-agency-op = OP at the end
on-mars-price = price
on-mars-contract-upgrade = complex of 4+
on-mars-contract-deliver = deliver

## Answers
on-mars-do-end = End the turn
on-mars-do-done = Done
on-mars-do-stay = Stay
on-mars-do-keep = Keep the oxygen
on-mars-do-claim = Claim the tile
on-mars-do-boost = Boost with a colonist
on-mars-do-accept = Take it
on-mars-do-extra-crystal = Pay a crystal
on-mars-do-extra-colonist = Pay with a colonist
on-mars-do-retrieve-working = From the working area
on-mars-do-fuel-bot = Crystal: +1 for bots
on-mars-do-fuel-rover = Crystal: +1 for the rover
on-mars-do-travel-shuttle = Fly with the shuttle
on-mars-do-travel-ship = Fly with a ship
on-mars-flight-free = by shuttle, free
on-mars-flight-ship = by own ship
on-mars-do-shuttle-orbit = Shuttle to orbit
on-mars-do-shuttle-colony = Shuttle to the colony
on-mars-do-build = Build on { $cell }
on-mars-do-aboard-bot = Colonist and bot
on-mars-do-aboard-crew = Colonists only
on-mars-do-learn = To cell { $cell }
on-mars-do-no-tech = Take none

## What comes of it
on-mars-ahead = What comes of it
on-mars-ahead-points = Points at the end
on-mars-ahead-hidden = The rest is not known yet

## Lacerda
on-mars-rival-turn = Lacerda’s turn
on-mars-rival-travels = Travels with the shuttle
on-mars-rival-stays = Does not travel
on-mars-rival-bot = Lacerda’s bot
on-mars-rival-deck = Deck
on-mars-rival-deck-note = { $open } of { $count } turned up, pass { $pass }

## Result
on-mars-score = Final score
on-mars-total = Total
on-mars-turning = What decided it: “{ $line }”, where { $name } is { $by } OP ahead.
on-mars-key-rooms = overview, orbit, colony, base
