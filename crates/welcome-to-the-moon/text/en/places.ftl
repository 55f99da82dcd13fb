# How the things on the sheets are called: `place-` names them, `name-of-` says what they belong to.

name-of-quarter-q1 = the upper left quarter
name-of-quarter-q2 = the upper right quarter
name-of-quarter-q3 = the lower left quarter
name-of-quarter-q4 = the lower right quarter
name-of-plants = plants
name-of-water = water
name-of-antennas = antennas
name-of-greenhouse = the greenhouse
name-of-reservoir = the reservoir
name-of-pearl-factory = the pearl factory
name-of-ruby-factory = the ruby factory
name-of-control-center = the production control centre
name-of-planning-center = the planning centre
name-of-opt-greenhouse = the greenhouse optimisation centre
name-of-opt-reservoir = the reservoir optimisation centre
name-of-opt-pearl = the pearl optimisation centre
name-of-opt-ruby = the ruby optimisation centre
name-of-opt-control = the control optimisation centre
name-of-area-missions = the missions
name-of-area-tower = the research tower
name-of-area-crew = the crew
name-of-area-dome = the dome
name-of-virus-grey = grey
name-of-virus-green = green
name-of-virus-blue = blue
name-of-virus-red = red
name-of-virus-purple = purple
name-of-virus-yellow = yellow
name-of-sign-green = the green virus
name-of-sign-blue = the blue virus
name-of-track-plant-symbol = plant
name-of-track-water-symbol = water
name-of-side-1 = the near side
name-of-side-2 = the far side

place-error = { $count ->
    [1] system error
   *[other] system errors
  } { $n }
place-astronaut = { $count ->
    [1] astronaut
   *[other] astronauts
  } { $n }
place-astronaut-wild = { $count ->
    [1] crew wild
   *[other] crew wilds
  } { $n }
place-calendar = { $count ->
    [1] calendar
   *[other] calendars
  } { $n }
place-calendar-wild = { $count ->
    [1] planning wild
   *[other] planning wilds
  } { $n }
place-planning-box = { $count ->
    [1] planning box
   *[other] planning boxes
  } { $n }
place-energy = { $count ->
    [1] energy
   *[other] energies
  } { $n }

place-floor-space = { $count ->
    [1] space
   *[other] spaces
  } { $n } of floor { $floor } ({ $purpose_id ->
    [robot] Robot
    [energy] Energy
    [plant] Plant
    [water] Water
    [astronaut] Astronaut
    [planning] Planning
   *[wild] Wild
  })
place-bonus-rocket = the rockets of compartment { $room } on floor { $floor }
place-bonus-inactive-rocket = the inactive rockets of compartment { $room } on floor { $floor }
place-bonus-refuel = the refuel of compartment { $room } on floor { $floor }
place-bonus-x = the Autoload of compartment { $room } on floor { $floor }
place-bonus-sabotage = { $count ->
    [1] sabotage
   *[other] sabotages
  } { $n } of compartment { $room } on floor { $floor }
place-fuel = the fuel arrow of compartment { $room } on floor { $floor }
place-launch-score = box { $value } of the launch track
place-launch-rocket = { $count ->
    [1] rocket
   *[other] rockets
  } { $n } of the launch track
place-final-rocket = { $count ->
    [1] rocket
   *[other] rockets
  } { $n } beside the final score

place-way-space = { $count ->
    [1] space
   *[other] spaces
  } { $n } of the trajectory
place-cut = the cut between spaces { $a } and { $b }
place-way-tank = the tank at space { $space }
place-station = station { $station }
place-station-robot = { $count ->
    [1] robot
   *[other] robots
  } { $n } of station { $station }
place-station-plant = { $count ->
    [1] plant
   *[other] plants
  } { $n } of station { $station }
place-station-prize = the { $which_id ->
    [first] first
   *[later] later
  } multiplier of station { $station }

place-module = { $count ->
    [1] module
   *[other] modules
  } { $n } of row { $row } from below
place-tunnel-across = the tunnel in row { $row } from below between modules { $a } and { $b }
place-tunnel-up = the tunnel in column { $column } between rows { $a } and { $b } from below
place-antenna = the antenna of module { $column } in row { $row } from below
place-antenna-of = { $count ->
    [1] antenna
   *[other] antennas
  } { $n } of module { $column } in row { $row } from below
place-module-tank = the tank of module { $column } in row { $row } from below
place-quarter = { $of }
place-greenhouse = { $count ->
    [1] greenhouse
   *[other] greenhouses
  } { $n } of { $of }
place-quarter-prize = the { $which_id ->
    [first] first
   *[later] later
  } bonus of { $of }
place-multiplier = ×{ $value } for { $of }

place-mine-space = { $count ->
    [1] space
   *[other] spaces
  } { $n } of mine { $mine }
place-mine = { $count ->
    [1] mine
   *[other] mines
  } { $n }
place-mine-plant = the plant between levels { $a } and { $b } of mine { $mine }
place-mine-water = the water between levels { $a } and { $b } of mine { $mine }
place-stored-plant = { $count ->
    [1] plant
   *[other] plants
  } { $n } of the greenhouse
place-stored-water = { $count ->
    [1] water
   *[other] waters
  } { $n } of the reservoir
place-stored-pearl = { $count ->
    [1] pearl
   *[other] pearls
  } { $n } of the factory
place-stored-ruby = { $count ->
    [1] ruby
   *[other] rubies
  } { $n } of the factory
place-stored-astronaut = { $count ->
    [1] astronaut
   *[other] astronauts
  } { $n } of the control centre
place-stored-planning = { $count ->
    [1] calendar
   *[other] calendars
  } { $n } of the planning centre
place-upgrade-energy = { $count ->
    [1] energy
   *[other] energies
  } { $n } of { $of }
place-upgrade-robot = { $count ->
    [1] robot
   *[other] robots
  } { $n } of { $of }
place-works-prize = the { $which_id ->
    [first] first
   *[later] later
  } bonus of { $of }

place-storey = { $count ->
    [1] storey
   *[other] storeys
  } { $n } of skyscraper { $tower }
place-cellar = { $count ->
    [1] underground storey
   *[other] underground storeys
  } { $n } of skyscraper { $tower }
place-roof-prize = the { $which_id ->
    [first] first
   *[later] later
  } bonus of the roof of skyscraper { $tower }
place-base-prize = the { $which_id ->
    [first] first
   *[later] later
  } bonus of the foundation of skyscraper { $tower }
place-tower-plant = { $count ->
    [1] plant
   *[other] plants
  } { $n } on tower level { $level }
place-tower-water = the water on tower level { $level }
place-dome = { $count ->
    [1] section
   *[other] sections
  } { $n } of the dome
place-dome-left = the left half of section { $section } of the dome
place-dome-right = the right half of section { $section } of the dome
place-area-row = { $count ->
    [1] row
   *[other] rows
  } { $n } of the values of { $of }

place-block-space = { $count ->
    [1] cell
   *[other] cells
  } { $n } of quarter { $quarter }
place-block = { $count ->
    [1] quarter
   *[other] quarters
  } { $n }
place-block-energy = { $count ->
    [1] energy
   *[other] energies
  } { $n } of quarter { $quarter }
place-block-plant = { $count ->
    [1] plant
   *[other] plants
  } { $n } of quarter { $quarter }
place-block-tank = the tank of quarter { $quarter }
place-walkway = the walkway between quarters { $a } and { $b }
place-virus = the { $of } virus
place-virus-sign = the sign of { $of }
place-spread-sign = the spread sign at { $of } { $symbol }
place-track-plant = { $count ->
    [1] plant
   *[other] plants
  } { $n } of the track
place-track-water = { $count ->
    [1] water
   *[other] waters
  } { $n } of the track

place-ship-space = { $count ->
    [1] space
   *[other] spaces
  } { $n } of starship { $ship }
place-ship-energy = { $count ->
    [1] energy
   *[other] energies
  } { $n } of the engine of starship { $ship }
place-ship-plant = { $count ->
    [1] plant
   *[other] plants
  } { $n } of the greenhouse of starship { $ship }
place-ship-double = the doubling of the greenhouse of starship { $ship }
place-ship-tank = the tank of block { $block } of starship { $ship }
place-airlock = the airlock between blocks { $a } and { $b } of starship { $ship }
place-airlock-up = the airlock from block { $a } of starship { $low } to block { $b } of starship { $high }
place-airlock-base = the airlock from the base to block { $block }

place-planet = planet { $planet }
place-planet-space = { $count ->
    [1] space
   *[other] spaces
  } { $n } of planet { $planet }
place-planet-moon = { $count ->
    [1] place
   *[other] places
  } { $n } on the moon of planet { $planet }
place-planet-plant = { $count ->
    [1] plant
   *[other] plants
  } { $n } of planet { $planet }
place-planet-water = { $count ->
    [1] water
   *[other] waters
  } { $n } of planet { $planet }
place-asteroid = { $count ->
    [1] asteroid
   *[other] asteroids
  } { $n }
place-asteroid-bonus = { $count ->
    [1] bonus
   *[other] bonuses
  } { $n } of asteroid { $rock }
place-side-plant = { $count ->
    [1] plant box
   *[other] plant boxes
  } { $n } of { $of }
place-side-water = { $count ->
    [1] water box
   *[other] water boxes
  } { $n } of { $of }
place-side-planning = { $count ->
    [1] planning box
   *[other] planning boxes
  } { $n } of { $of }
place-side-astronaut = { $count ->
    [1] astronaut
   *[other] astronauts
  } { $n } of { $of }
place-side-error = { $count ->
    [1] system error
   *[other] system errors
  } { $n } of { $of }
place-side-green = { $count ->
    [1] value
   *[other] values
  } { $n } of green planets of { $of }
place-side-blue = { $count ->
    [1] value
   *[other] values
  } { $n } of blue planets of { $of }
place-side-grey = { $count ->
    [1] value
   *[other] values
  } { $n } of grey planets of { $of }
