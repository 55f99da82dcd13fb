# How the things on the sheets are called: `at-` names them, `of-` says what they belong to.

welcome-to-the-moon-of-quarter-q1 = the upper left quarter
welcome-to-the-moon-of-quarter-q2 = the upper right quarter
welcome-to-the-moon-of-quarter-q3 = the lower left quarter
welcome-to-the-moon-of-quarter-q4 = the lower right quarter
welcome-to-the-moon-of-plants = plants
welcome-to-the-moon-of-water = water
welcome-to-the-moon-of-antennas = antennas
welcome-to-the-moon-of-greenhouse = the greenhouse
welcome-to-the-moon-of-reservoir = the reservoir
welcome-to-the-moon-of-pearl-factory = the pearl factory
welcome-to-the-moon-of-ruby-factory = the ruby factory
welcome-to-the-moon-of-control-center = the production control centre
welcome-to-the-moon-of-planning-center = the planning centre
welcome-to-the-moon-of-opt-greenhouse = the greenhouse optimisation centre
welcome-to-the-moon-of-opt-reservoir = the reservoir optimisation centre
welcome-to-the-moon-of-opt-pearl = the pearl optimisation centre
welcome-to-the-moon-of-opt-ruby = the ruby optimisation centre
welcome-to-the-moon-of-opt-control = the control optimisation centre
welcome-to-the-moon-of-area-missions = the missions
welcome-to-the-moon-of-area-tower = the research tower
welcome-to-the-moon-of-area-crew = the crew
welcome-to-the-moon-of-area-dome = the dome
welcome-to-the-moon-of-virus-grey = grey
welcome-to-the-moon-of-virus-green = green
welcome-to-the-moon-of-virus-blue = blue
welcome-to-the-moon-of-virus-red = red
welcome-to-the-moon-of-virus-purple = purple
welcome-to-the-moon-of-virus-yellow = yellow
welcome-to-the-moon-of-sign-green = the green virus
welcome-to-the-moon-of-sign-blue = the blue virus
welcome-to-the-moon-of-track-plant-symbol = plant
welcome-to-the-moon-of-track-water-symbol = water
welcome-to-the-moon-of-side-1 = the near side
welcome-to-the-moon-of-side-2 = the far side

welcome-to-the-moon-at-error = { $count ->
    [1] system error
   *[other] system errors
  } { $n }
welcome-to-the-moon-at-astronaut = { $count ->
    [1] astronaut
   *[other] astronauts
  } { $n }
welcome-to-the-moon-at-astronaut-wild = { $count ->
    [1] crew wild
   *[other] crew wilds
  } { $n }
welcome-to-the-moon-at-calendar = { $count ->
    [1] calendar
   *[other] calendars
  } { $n }
welcome-to-the-moon-at-calendar-wild = { $count ->
    [1] planning wild
   *[other] planning wilds
  } { $n }
welcome-to-the-moon-at-planning-box = { $count ->
    [1] planning box
   *[other] planning boxes
  } { $n }
welcome-to-the-moon-at-energy = { $count ->
    [1] energy
   *[other] energies
  } { $n }

welcome-to-the-moon-at-floor-space = { $count ->
    [1] space
   *[other] spaces
  } { $n } of floor { $floor } ({ $purpose ->
    [robot] Robot
    [energy] Energy
    [plant] Plant
    [water] Water
    [astronaut] Astronaut
    [planning] Planning
   *[wild] Wild
  })
welcome-to-the-moon-at-bonus-rocket = the rockets of compartment { $room } on floor { $floor }
welcome-to-the-moon-at-bonus-inactive-rocket = the inactive rockets of compartment { $room } on floor { $floor }
welcome-to-the-moon-at-bonus-refuel = the refuel of compartment { $room } on floor { $floor }
welcome-to-the-moon-at-bonus-x = the Autoload of compartment { $room } on floor { $floor }
welcome-to-the-moon-at-bonus-sabotage = { $count ->
    [1] sabotage
   *[other] sabotages
  } { $n } of compartment { $room } on floor { $floor }
welcome-to-the-moon-at-fuel = the fuel arrow of compartment { $room } on floor { $floor }
welcome-to-the-moon-at-launch-score = box { $value } of the launch track
welcome-to-the-moon-at-launch-rocket = { $count ->
    [1] rocket
   *[other] rockets
  } { $n } of the launch track
welcome-to-the-moon-at-final-rocket = { $count ->
    [1] rocket
   *[other] rockets
  } { $n } beside the final score

welcome-to-the-moon-at-way-space = { $count ->
    [1] space
   *[other] spaces
  } { $n } of the trajectory
welcome-to-the-moon-at-cut = the cut between spaces { $a } and { $b }
welcome-to-the-moon-at-way-tank = the tank at space { $space }
welcome-to-the-moon-at-station = station { $station }
welcome-to-the-moon-at-station-robot = { $count ->
    [1] robot
   *[other] robots
  } { $n } of station { $station }
welcome-to-the-moon-at-station-plant = { $count ->
    [1] plant
   *[other] plants
  } { $n } of station { $station }
welcome-to-the-moon-at-station-prize = the { $which ->
    [first] first
   *[later] later
  } multiplier of station { $station }

welcome-to-the-moon-at-module = { $count ->
    [1] module
   *[other] modules
  } { $n } of row { $row } from below
welcome-to-the-moon-at-tunnel-across = the tunnel in row { $row } from below between modules { $a } and { $b }
welcome-to-the-moon-at-tunnel-up = the tunnel in column { $column } between rows { $a } and { $b } from below
welcome-to-the-moon-at-antenna = the antenna of module { $column } in row { $row } from below
welcome-to-the-moon-at-antenna-of = { $count ->
    [1] antenna
   *[other] antennas
  } { $n } of module { $column } in row { $row } from below
welcome-to-the-moon-at-module-tank = the tank of module { $column } in row { $row } from below
welcome-to-the-moon-at-quarter = { $of }
welcome-to-the-moon-at-greenhouse = { $count ->
    [1] greenhouse
   *[other] greenhouses
  } { $n } of { $of }
welcome-to-the-moon-at-quarter-prize = the { $which ->
    [first] first
   *[later] later
  } bonus of { $of }
welcome-to-the-moon-at-multiplier = ×{ $value } for { $of }

welcome-to-the-moon-at-mine-space = { $count ->
    [1] space
   *[other] spaces
  } { $n } of mine { $mine }
welcome-to-the-moon-at-mine = { $count ->
    [1] mine
   *[other] mines
  } { $n }
welcome-to-the-moon-at-mine-plant = the plant between levels { $a } and { $b } of mine { $mine }
welcome-to-the-moon-at-mine-water = the water between levels { $a } and { $b } of mine { $mine }
welcome-to-the-moon-at-stored-plant = { $count ->
    [1] plant
   *[other] plants
  } { $n } of the greenhouse
welcome-to-the-moon-at-stored-water = { $count ->
    [1] water
   *[other] waters
  } { $n } of the reservoir
welcome-to-the-moon-at-stored-pearl = { $count ->
    [1] pearl
   *[other] pearls
  } { $n } of the factory
welcome-to-the-moon-at-stored-ruby = { $count ->
    [1] ruby
   *[other] rubies
  } { $n } of the factory
welcome-to-the-moon-at-stored-astronaut = { $count ->
    [1] astronaut
   *[other] astronauts
  } { $n } of the control centre
welcome-to-the-moon-at-stored-planning = { $count ->
    [1] calendar
   *[other] calendars
  } { $n } of the planning centre
welcome-to-the-moon-at-upgrade-energy = { $count ->
    [1] energy
   *[other] energies
  } { $n } of { $of }
welcome-to-the-moon-at-upgrade-robot = { $count ->
    [1] robot
   *[other] robots
  } { $n } of { $of }
welcome-to-the-moon-at-works-prize = the { $which ->
    [first] first
   *[later] later
  } bonus of { $of }

welcome-to-the-moon-at-storey = { $count ->
    [1] storey
   *[other] storeys
  } { $n } of skyscraper { $tower }
welcome-to-the-moon-at-cellar = { $count ->
    [1] underground storey
   *[other] underground storeys
  } { $n } of skyscraper { $tower }
welcome-to-the-moon-at-roof-prize = the { $which ->
    [first] first
   *[later] later
  } bonus of the roof of skyscraper { $tower }
welcome-to-the-moon-at-base-prize = the { $which ->
    [first] first
   *[later] later
  } bonus of the foundation of skyscraper { $tower }
welcome-to-the-moon-at-tower-plant = { $count ->
    [1] plant
   *[other] plants
  } { $n } on tower level { $level }
welcome-to-the-moon-at-tower-water = the water on tower level { $level }
welcome-to-the-moon-at-dome = { $count ->
    [1] section
   *[other] sections
  } { $n } of the dome
welcome-to-the-moon-at-dome-left = the left half of section { $section } of the dome
welcome-to-the-moon-at-dome-right = the right half of section { $section } of the dome
welcome-to-the-moon-at-area-row = { $count ->
    [1] row
   *[other] rows
  } { $n } of the values of { $of }

welcome-to-the-moon-at-block-space = { $count ->
    [1] cell
   *[other] cells
  } { $n } of quarter { $quarter }
welcome-to-the-moon-at-block = { $count ->
    [1] quarter
   *[other] quarters
  } { $n }
welcome-to-the-moon-at-block-energy = { $count ->
    [1] energy
   *[other] energies
  } { $n } of quarter { $quarter }
welcome-to-the-moon-at-block-plant = { $count ->
    [1] plant
   *[other] plants
  } { $n } of quarter { $quarter }
welcome-to-the-moon-at-block-tank = the tank of quarter { $quarter }
welcome-to-the-moon-at-walkway = the walkway between quarters { $a } and { $b }
welcome-to-the-moon-at-virus = the { $of } virus
welcome-to-the-moon-at-virus-sign = the sign of { $of }
welcome-to-the-moon-at-spread-sign = the spread sign at { $of } { $symbol }
welcome-to-the-moon-at-track-plant = { $count ->
    [1] plant
   *[other] plants
  } { $n } of the track
welcome-to-the-moon-at-track-water = { $count ->
    [1] water
   *[other] waters
  } { $n } of the track

welcome-to-the-moon-at-ship-space = { $count ->
    [1] space
   *[other] spaces
  } { $n } of starship { $ship }
welcome-to-the-moon-at-ship-energy = { $count ->
    [1] energy
   *[other] energies
  } { $n } of the engine of starship { $ship }
welcome-to-the-moon-at-ship-plant = { $count ->
    [1] plant
   *[other] plants
  } { $n } of the greenhouse of starship { $ship }
welcome-to-the-moon-at-ship-double = the doubling of the greenhouse of starship { $ship }
welcome-to-the-moon-at-ship-tank = the tank of block { $block } of starship { $ship }
welcome-to-the-moon-at-airlock = the airlock between blocks { $a } and { $b } of starship { $ship }
welcome-to-the-moon-at-airlock-up = the airlock from block { $a } of starship { $low } to block { $b } of starship { $high }
welcome-to-the-moon-at-airlock-base = the airlock from the base to block { $block }

welcome-to-the-moon-at-planet = planet { $planet }
welcome-to-the-moon-at-planet-space = { $count ->
    [1] space
   *[other] spaces
  } { $n } of planet { $planet }
welcome-to-the-moon-at-planet-moon = { $count ->
    [1] place
   *[other] places
  } { $n } on the moon of planet { $planet }
welcome-to-the-moon-at-planet-plant = { $count ->
    [1] plant
   *[other] plants
  } { $n } of planet { $planet }
welcome-to-the-moon-at-planet-water = { $count ->
    [1] water
   *[other] waters
  } { $n } of planet { $planet }
welcome-to-the-moon-at-asteroid = { $count ->
    [1] asteroid
   *[other] asteroids
  } { $n }
welcome-to-the-moon-at-asteroid-bonus = { $count ->
    [1] bonus
   *[other] bonuses
  } { $n } of asteroid { $rock }
welcome-to-the-moon-at-side-plant = { $count ->
    [1] plant box
   *[other] plant boxes
  } { $n } of { $of }
welcome-to-the-moon-at-side-water = { $count ->
    [1] water box
   *[other] water boxes
  } { $n } of { $of }
welcome-to-the-moon-at-side-planning = { $count ->
    [1] planning box
   *[other] planning boxes
  } { $n } of { $of }
welcome-to-the-moon-at-side-astronaut = { $count ->
    [1] astronaut
   *[other] astronauts
  } { $n } of { $of }
welcome-to-the-moon-at-side-error = { $count ->
    [1] system error
   *[other] system errors
  } { $n } of { $of }
welcome-to-the-moon-at-side-green = { $count ->
    [1] value
   *[other] values
  } { $n } of green planets of { $of }
welcome-to-the-moon-at-side-blue = { $count ->
    [1] value
   *[other] values
  } { $n } of blue planets of { $of }
welcome-to-the-moon-at-side-grey = { $count ->
    [1] value
   *[other] values
  } { $n } of grey planets of { $of }
