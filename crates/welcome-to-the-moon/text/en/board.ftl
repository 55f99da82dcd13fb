welcome-to-the-moon-adventure = Adventure { $adventure } “{ $name }”
welcome-to-the-moon-caption = Adventure { $adventure } “{ $name }” · turn { $turn }
welcome-to-the-moon-points = points
welcome-to-the-moon-phase-choose = Combination
welcome-to-the-moon-phase-write = Number
welcome-to-the-moon-phase-effect = Effect
welcome-to-the-moon-phase-missions = Missions

welcome-to-the-moon-confirm = Confirm the turn
welcome-to-the-moon-skip = Skip the effect
welcome-to-the-moon-take = { $wild ->
    [yes] Take { $number } with a wild as { $effect }
   *[no] Take { $number } with { $effect }
}{ $crew ->
    [none] { "" }
   *[card] { "; with the crew card “" }{ $crew_name }”
}{ $rest ->
    [none] { "" }
   *[card] { "; ASTRA gets " }{ $rest_number } with { $rest_effect } (+{ $worth })
}
welcome-to-the-moon-combinations = This turn’s combinations
welcome-to-the-moon-next = Then:
welcome-to-the-moon-next-is = Next effect of this pile: { $effect }
welcome-to-the-moon-number = Number to write:
welcome-to-the-moon-wild-as = Wild effect as:
welcome-to-the-moon-wild-use = Take { $number } with a wild effect

welcome-to-the-moon-effect-robot = Robot
welcome-to-the-moon-effect-energy = { name-energy }
welcome-to-the-moon-effect-plant = { name-plant }
welcome-to-the-moon-effect-water = Water
welcome-to-the-moon-effect-astronaut = Astronaut
welcome-to-the-moon-effect-planning = Planning

welcome-to-the-moon-effect-any = Any effect
welcome-to-the-moon-effect-either = { $one } or { $other }
welcome-to-the-moon-effect-choose = Effect:
welcome-to-the-moon-closed = Closed this turn

welcome-to-the-moon-writing = writing
welcome-to-the-moon-writing-long = Has not confirmed the turn yet
welcome-to-the-moon-ready = ready
welcome-to-the-moon-ready-long = Has confirmed the turn
welcome-to-the-moon-fact-missions = Missions claimed: { $count } of 3
welcome-to-the-moon-fact-errors = System errors: { $count }
welcome-to-the-moon-fact-filled = Spaces filled: { $count }

welcome-to-the-moon-missions = { score-missions }
welcome-to-the-moon-first-later = first / later
welcome-to-the-moon-far = { $done } of { $of } done
welcome-to-the-moon-far-short = { $done } of { $of }
welcome-to-the-moon-tap-again = Tap again to do it
welcome-to-the-moon-letter = { $letter ->
    [B] B
    [C] C
   *[A] A
  }
welcome-to-the-moon-in-rockets = Paid in rockets of the launch track
welcome-to-the-moon-was-first = first
welcome-to-the-moon-was-later = later
welcome-to-the-moon-others = At the table
welcome-to-the-moon-waits = waiting: { $names }
welcome-to-the-moon-open-sheet = Open the sheet of { $name }
welcome-to-the-moon-sheet = Sheet of { $name }
welcome-to-the-moon-next-sheet = The next sheet
welcome-to-the-moon-my-sheet = Close
welcome-to-the-moon-table = Missions and players
welcome-to-the-moon-help = Reminder
welcome-to-the-moon-pad = My score
welcome-to-the-moon-pad-left = left
welcome-to-the-moon-pad-right = right
welcome-to-the-moon-pad-plants = { score-plants }
welcome-to-the-moon-pad-water = Water
welcome-to-the-moon-pad-green = Green planets
welcome-to-the-moon-pad-blue = Blue planets
welcome-to-the-moon-pad-grey = Grey planets
welcome-to-the-moon-pad-planning = { score-planning }

welcome-to-the-moon-sheet-total = Total
welcome-to-the-moon-sheet-after-launch = after launch
welcome-to-the-moon-sheet-errors = System errors: −5 each
welcome-to-the-moon-sheet-launch = LAUNCH
welcome-to-the-moon-sheet-earth = Earth
welcome-to-the-moon-sheet-moon = Moon
welcome-to-the-moon-sheet-water = water
welcome-to-the-moon-sheet-longest = length
welcome-to-the-moon-sheet-sections = sections
welcome-to-the-moon-sheet-quarters = Quarters
welcome-to-the-moon-sheet-crew = Crew
welcome-to-the-moon-sheet-tower = Tower: 1 · 2 · 3
welcome-to-the-moon-sheet-ends = Top, bottom
welcome-to-the-moon-sheet-dome = Dome
welcome-to-the-moon-sheet-blocks = Quarters
welcome-to-the-moon-sheet-infected = Infected
welcome-to-the-moon-sheet-infected-each = −1 a space
welcome-to-the-moon-sheet-greenhouses = Greenhouses
welcome-to-the-moon-sheet-greenhouse-points = 1 · 2 · 3 plants = 2 · 4 · 7
welcome-to-the-moon-sheet-greenhouse-first = first ×2
welcome-to-the-moon-sheet-modules = Modules
welcome-to-the-moon-sheet-module-points = 1 · 2 · 3 energies = 2 · 4 · 7
welcome-to-the-moon-sheet-module-tank = with tank ×2

welcome-to-the-moon-reminder = Adventure { $adventure }: { $name }
welcome-to-the-moon-reminder-goal = What we do
welcome-to-the-moon-reminder-effects = Effects
welcome-to-the-moon-reminder-score = Points
welcome-to-the-moon-reminder-end = The game ends at the end of the turn when
welcome-to-the-moon-reminder-launch = The effect of a card only chooses the floor. When a compartment is filled, its symbols work:
welcome-to-the-moon-bonus-rocket = Cross off this many rockets of the launch track, from below.
welcome-to-the-moon-bonus-rocket-off = Counts only when fuelled: colour its arrow in before the compartment is filled.
welcome-to-the-moon-bonus-refuel = Colour in the arrow of an inactive rocket in a compartment that is not filled.
welcome-to-the-moon-bonus-x = Write an X in any empty space.
welcome-to-the-moon-bonus-sabotage = All others circle a system error; the symbol is gone for everybody.
welcome-to-the-moon-goal-1 = Fill the ship and launch first: cross off all 31 rockets and all errors.
welcome-to-the-moon-goal-2 = Fly from the Earth to the Moon: cut the way into sections, fill them, collect water and settle the stations.
welcome-to-the-moon-goal-3 = Build the colony: join modules by tunnels, grow plants, catch signals.
welcome-to-the-moon-goal-4 = Work the mines: what is circled is extracted when all three spaces of the mine are filled.
welcome-to-the-moon-goal-5 = Grow skyscrapers from the ground up and down, build the dome and the research tower.
welcome-to-the-moon-goal-6 = Settle the quarters and evacuate them full before the viruses reach them along the walkways.
welcome-to-the-moon-goal-7 = Open airlocks, fill the modules and greenhouses of six starships.
welcome-to-the-moon-goal-8 = Capture planets on two sheets shared with your neighbours: the sheet changes every turn.
welcome-to-the-moon-key-skip = let go of what may be left

## A combination
welcome-to-the-moon-pile-left = { $count ->
    [one] 1 card left in this pile
   *[other] { $count } cards left in this pile
  }
welcome-to-the-moon-fits = { $count ->
    [0] fits nowhere
    [one] 1 space
   *[other] { $count } spaces
  }
welcome-to-the-moon-fits-in = { welcome-to-the-moon-fits }: { $kind ->
    [floor] { $groups ->
        [1] floor
       *[other] floors
      } { $list }
    [row] { $groups ->
        [1] row
       *[other] rows
      } { $list }
    [level] { $groups ->
        [1] level
       *[other] levels
      } { $list }
    [tower] { $groups ->
        [1] skyscraper
       *[other] skyscrapers
      } { $list }
    [quarter] { $groups ->
        [1] quarter
       *[other] quarters
      } { $list }
    [ship] { $groups ->
        [1] starship
       *[other] starships
      } { $list }
   *[planet] { $groups ->
        [1] planet
       *[other] planets
      } { $list }
  }
