## The reminder of each adventure

# Adventure 1

adventure-1-numbering = Every floor ascends from left to right through all its compartments; no number twice on a floor; the number must go on a floor of its effect or on the wild floor.
adventure-1-effect-astronaut = No effect of its own: the number may go on an Astronaut floor or on the wild floor.
adventure-1-effect-energy = No effect of its own: the number may go on an Energy floor or on the wild floor.
adventure-1-effect-planning = No effect of its own: the number may go on a Planning floor or on the wild floor.
adventure-1-effect-plant = No effect of its own: the number may go on a Plant floor or on the wild floor.
adventure-1-effect-robot = No effect of its own: the number may go on a Robot floor or on the wild floor.
adventure-1-effect-water = No effect of its own: the number may go on a Water floor or on the wild floor.
adventure-1-score-launch-track = Lowest uncrossed score box (150 when all 31 rockets are crossed off).
adventure-1-score-errors = 5 points for each circled error that is not crossed off.
adventure-1-end-launch = A player has launched: all 31 rockets crossed off and no circled error left uncrossed.
adventure-1-end-missions = A player has claimed all 3 missions.
adventure-1-end-filled = A player has filled every space.
adventure-1-end-errors = A player has circled all 8 system errors (crossed-off ones count).

# Adventure 2

adventure-2-numbering = The trajectory runs from n01 (Earth) to n36 (Moon). The cuts split it into sections; each section ascends on its own, without repeats.
adventure-2-effect-astronaut = Change the number by up to 2 and cross off an astronaut; every second one circles a wild.
adventure-2-effect-energy = Circle the next energy; on every second one draw a cut between any two neighbouring spaces, at once.
adventure-2-effect-planning = Write an X in any empty space and cross off a calendar; every second calendar circles a wild.
adventure-2-effect-plant = Circle a plant of a station whose link space lies in the section just written in.
adventure-2-effect-robot = Circle any robot; completing a station takes its multiplier.
adventure-2-effect-water = If the number was written at a tank, circle the tank.
adventure-2-score-missions = Sum of the values of the claimed missions.
adventure-2-score-stations = Per station: circled plants × circled multiplier; 0 without a multiplier.
adventure-2-score-tanks = Sum of the circled tanks.
adventure-2-score-longest = Spaces of the longest completely filled section.
adventure-2-score-most-sections = Ranking by the number of completely filled sections; none = 0.
adventure-2-score-errors = 5 points for each crossed-off error.
adventure-2-end-missions = A player has claimed all 3 missions.
adventure-2-end-filled = A player has filled every space.
adventure-2-end-errors = A player has crossed off all system errors.

# Adventure 3

adventure-3-numbering = Every row ascends from left to right and every column from bottom to top; no repeats in a row or column; the starship, the observatory and the two printed X set no limit.
adventure-3-effect-astronaut = Change the number by up to 2 and cross off an astronaut.
adventure-3-effect-energy = Cross off the top box of one of the three multiplier columns.
adventure-3-effect-planning = Write an X in any empty module and cross off the lowest planning box (a growing penalty).
adventure-3-effect-plant = Circle the next greenhouse, from the top, in the quarter just written in.
adventure-3-effect-robot = Draw one tunnel between neighbours, starting from the network.
adventure-3-effect-water = If the number was written in a module with a tank, circle the tank.
adventure-3-score-missions = Sum of the values of the claimed missions.
adventure-3-score-plants = Plants in circled greenhouses × current multiplier.
adventure-3-score-water = Circled tanks × current multiplier.
adventure-3-score-antennas = Circled antennas (the observatory’s three included) × current multiplier.
adventure-3-score-quarters = 15 or 5 for every filled quarter, as circled.
adventure-3-score-astronauts = Ranking by crossed-off astronauts; none = 0.
adventure-3-score-planning = Current value of the planning track.
adventure-3-score-errors = 5 points for each crossed-off error.
adventure-3-end-missions = A player has claimed all 3 missions.
adventure-3-end-filled = A player has filled every space.
adventure-3-end-errors = A player has crossed off all system errors.

# Adventure 4

adventure-4-numbering = Each of the three levels ascends from left to right through all 12 mines, without repeats. Mines put no order on numbers.
adventure-4-effect-astronaut = Change the number by up to 2 and cross off an astronaut in the control centre.
adventure-4-effect-energy = Cross off one energy symbol in any structure.
adventure-4-effect-planning = Write an X in any empty space and cross off a calendar in the planning centre.
adventure-4-effect-plant = Circle one plant directly above or below the space just written in.
adventure-4-effect-robot = Cross off one robot symbol in any structure.
adventure-4-effect-water = Circle one water directly above or below the space just written in.
adventure-4-score-missions = Sum of the values of the claimed missions.
adventure-4-score-greenhouse = Crossed-off symbols × current value, plus your race bonus.
adventure-4-score-reservoir = Crossed-off symbols × current value, plus your race bonus.
adventure-4-score-pearl-factory = Crossed-off symbols × current value, plus your race bonus.
adventure-4-score-ruby-factory = Crossed-off symbols × current value, plus your race bonus.
adventure-4-score-control-center = Crossed-off astronauts × 0, × 3 after the upgrade.
adventure-4-score-planning-center = 3 points for each crossed-off calendar, 0 after the upgrade.
adventure-4-score-errors = 5 points for each crossed-off error.
adventure-4-end-missions = A player has claimed all 3 missions.
adventure-4-end-filled = A player has filled every space.
adventure-4-end-errors = A player has crossed off all system errors.

# Adventure 5

adventure-5-numbering = Every skyscraper ascends from bottom to top, without repeats. The first mark goes into one of the two starting levels, every later mark directly above or below a filled level.
adventure-5-effect-astronaut = Change the number by up to 2 and cross off one astronaut.
adventure-5-effect-energy = Cross off the top row of one of the four areas.
adventure-5-effect-planning = Write an X in an allowed cell, then split one unbuilt, unsplit dome section.
adventure-5-effect-plant = Circle one plant of the research tower level linked to the cell just filled.
adventure-5-effect-robot = Build one outermost unbuilt dome section of the parity of the number just written.
adventure-5-effect-water = Circle the water symbol of the research tower level linked to the cell just filled.
adventure-5-score-missions = Per claimed mission: its circled column in the current row of the missions area.
adventure-5-score-tower = Levels with exactly 1, 2, 3 circled symbols × current row.
adventure-5-score-skyscrapers = Sum of the circled top and bottom bonuses.
adventure-5-score-crew = Whoever has crossed off the most astronauts: first column of their current row; all others: second column; none crossed off: 0.
adventure-5-score-dome = Unbuilt sections (every unbuilt half counts one) × current value.
adventure-5-score-errors = 5 points for each crossed-off error.
adventure-5-end-missions = A player has claimed all 3 missions.
adventure-5-end-filled = A player has filled every space.
adventure-5-end-errors = A player has crossed off all system errors.

# Adventure 6

adventure-6-numbering = Every floor ascends from left to right through all its quarters, without repeats. Infected spaces are skipped; walkways do not matter.
adventure-6-effect-astronaut = Change the number by up to 2 and cross off one astronaut; every second one gives a wild effect.
adventure-6-effect-energy = Circle one energy of the quarter just written in.
adventure-6-effect-planning = Write an X in any empty cell and cross off one calendar; every second one gives a wild effect.
adventure-6-effect-plant = Circle a plant of the quarter just written in and cross off the next plant of the track.
adventure-6-effect-robot = Close any one open walkway.
adventure-6-effect-water = Circle the water tank of the quarter just written in and cross off the next drop of the track.
adventure-6-score-missions = Sum of the values of the claimed missions.
adventure-6-score-plants = Current value of the plant track.
adventure-6-score-water = Current value of the water track.
adventure-6-score-evacuated = Per quarter: numbered spaces (X included, infected excluded) × circled energies (1 to 3).
adventure-6-score-infected = 1 point for each infected space.
adventure-6-score-errors = 5 points for each crossed-off error.
adventure-6-end-missions = A player has claimed all 3 missions.
adventure-6-end-filled = A player has no empty space left (numbered, X or infected).
adventure-6-end-errors = A player has crossed off all system errors.

# Adventure 7

adventure-7-numbering = Every starship ascends from left to right through all its blocks, without repeats; only reachable blocks may be written in.
adventure-7-effect-astronaut = Change the number by up to 2 and cross off one astronaut; every second one gives a wild effect.
adventure-7-effect-energy = Circle one energy in the engine of the starship just written in.
adventure-7-effect-planning = Write an X in any reachable empty cell and cross off the lowest planning box.
adventure-7-effect-plant = Circle one plant in the greenhouse of the starship just written in.
adventure-7-effect-robot = Open one closed airlock of a block that can already be reached.
adventure-7-effect-water = If the cell just filled has the tank of its module, circle it.
adventure-7-score-missions = Sum of the values of the claimed missions.
adventure-7-score-greenhouses = Filled greenhouse: 2/4/7 for 1/2/3 circled plants, ×2 with the circled bonus.
adventure-7-score-modules = Full module: 2/4/7 for 1/2/3 circled energies of its starship, ×2 with its tank circled.
adventure-7-score-planning = Current value of the planning track.
adventure-7-score-errors = 5 points for each crossed-off error.
adventure-7-end-missions = A player has claimed all 3 missions.
adventure-7-end-filled = A player has filled every space.
adventure-7-end-errors = A player has crossed off all system errors.

# Adventure 8

score-planets = Planets
adventure-8-numbering = No numbers are written. The number selects the planet; the symbol goes into the first free space of that planet, in list order.
adventure-8-effect-astronaut = Change the number by up to 2 and circle one astronaut, to be spent in a later turn on this sheet.
adventure-8-effect-energy = Cross off the lowest box of one planet-type column of your side.
adventure-8-effect-planning = Draw your symbol on a free moon space of a planet that is not full, then cross off the lowest planning box.
adventure-8-effect-plant = Cross off a plant of the planet just written on and the lowest plant box of your side.
adventure-8-effect-robot = Draw your symbol on the nearest free asteroid from your side and take its bonuses.
adventure-8-effect-water = Cross off the water of the planet just written on and the lowest water box of your side.
adventure-8-score-missions = Sum of the values of the claimed missions, once per player.
adventure-8-score-plants = Current value of the plant track.
adventure-8-score-water = Current value of the water track.
adventure-8-score-planets = Per type: controlled planets of this sheet × current value of the type on this side.
adventure-8-score-planning = Current value of the planning track.
adventure-8-score-errors = 5 points for each crossed-off error.
adventure-8-end-missions = A player has claimed all 3 missions.
adventure-8-end-filled = All 33 planet spaces of one sheet are filled.
adventure-8-end-errors = A player has crossed off both errors on one of their sides.
