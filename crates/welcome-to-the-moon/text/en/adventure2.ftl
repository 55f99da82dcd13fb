
# Adventure 2, The Journey

option-adventure-2 = The Journey

name-a2-robot = Circle a robot on its way to a station, or skip.
name-a2-energy = Circle the next energy, or skip; every second one brings a cut at once.
name-a2-plant = Circle a plant of a station that adjoins the section you wrote in, or skip.
name-a2-water = Circle the tank at the space you wrote in, or skip.
name-a2-planning = Write an X in any empty space and mark a planning symbol, or skip.
illegal-tank-elsewhere = { $spot } is not at the space you have just written in.
illegal-station-elsewhere = { $spot } is out of reach: the station is not attached to the section you have just written in.
prompt-cut = Draw a cut between two neighbouring spaces.
score-stations = Plants of the stations
score-tanks = Water tanks
score-longest = Longest filled section
score-most-sections = Most filled sections
name-mission-70 = Own the multiplier of 3 different stations.
name-mission-71 = Circle every plant of 2 stations (robots not required).
name-mission-72 = Have 2 completely filled sections of exactly 6 spaces.
name-mission-73 = Have filled sections of exactly 6, 4 and 2 spaces.
name-mission-74 = Circle 6 tanks.
name-mission-75 = Circle 4 tanks that follow one another along the trajectory.
note-section-left = Empty spaces left in the section: { $left }
note-section-filled = The section is filled, its length: { $length }
note-section-cut = The section is cut into { $first } + { $second }
note-cut-next = The next energy brings a cut
note-no-station = No station with plants on this section
note-robots-left = Robots left to the multiplier: { $left }
note-multiplier = The multiplier of the station: ×{ $times }
note-station-waits = The plant counts once the station has a multiplier
