
# Adventure 3, The Colony

option-adventure-3 = The Colony

name-a3-robot = Draw a tunnel from the network to a neighbouring module, or skip.
name-a3-energy = Raise the multiplier of plants, water or antennas, or skip.
name-a3-plant = Circle the next greenhouse of the quarter you wrote in, or skip.
name-a3-water = Circle the tank of the module you wrote in, or skip.
name-a3-planning = Write an X in any empty module and cross off a planning box, or skip.
illegal-printed-filled = { $spot } counts as filled; nothing can be written there.
illegal-tank-of-another-module = { $spot } belongs to another module than the one you have just written in.
illegal-other-quarter = { $spot } stands in another quarter than the one you have just written in.
illegal-not-connected = Neither end of { $spot } belongs to the network of the starship.
score-plants = Greenhouses
score-water = Water tanks
score-antennas = Antennas
score-quarters = Filled quarters
score-astronauts = Crew
score-planning = Planning
name-mission-76 = Fill 3 columns completely.
name-mission-77 = Fill 3 rows completely.
name-mission-78 = Connect the observatory to the starship by tunnels.
name-mission-79 = Circle every antenna of 2 quarters.
name-mission-80 = Have 10 plants in circled greenhouses.
name-mission-81 = Circle every tank of 2 quarters.
note-quarter-left = Empty modules left in the quarter: { $left }
note-quarter-filled = The quarter is filled
note-column-filled = The column is filled
note-row-filled = The row is filled
note-antennas-connected = Antennas connected: { $count }
note-modules-joined = Modules that join the network of the starship: { $count }
note-greenhouse-plants = Plants in the greenhouse: { $count }
