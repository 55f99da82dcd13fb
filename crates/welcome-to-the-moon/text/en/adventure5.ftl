
# Adventure 5, The Dome

option-adventure-5 = The Dome

name-a5-robot = Build a section of the dome that fits your number, or skip.
name-a5-energy = Cross off the top row of missions, tower, crew or dome, or skip.
name-a5-plant = Circle a plant on the tower level linked to the cell you wrote in, or skip.
name-a5-water = Circle the water on the tower level linked to the cell you wrote in, or skip.
name-a5-astronaut = Cross off an astronaut though the number is unchanged, or skip.
name-a5-planning = Write an X in a cell you can reach and split a section of the dome, or skip.
illegal-not-adjacent = { $spot } cannot be filled yet: begin a skyscraper at one of its two starting levels and go on right above or below a filled cell.
illegal-other-tower-level = { $spot } is not on the tower level linked to the cell you have just written in.
illegal-wrong-parity = { $spot } does not fit { $number }: an even number builds an even section, an odd number an odd one.
illegal-nothing-built-beside = { $spot } stands neither at the ground nor beside anything built.
prompt-split = Choose a section of the dome to split for the X.
score-tower = Research tower
score-skyscrapers = Skyscrapers
score-crew = Crew
score-dome = Unbuilt dome
name-mission-88 = Fill every cell of a skyscraper.
name-mission-89 = Fill the topmost cell of 2 skyscrapers.
name-mission-90 = Circle at least 2 symbols on each of 3 tower levels.
name-mission-91 = Circle all 3 symbols on each of 2 tower levels.
name-mission-92 = Build every section of the dome.
name-mission-93 = Have 4 X written through Planning.
note-storeys-left = Empty storeys left in the skyscraper: { $left }
note-skyscraper-filled = The skyscraper is complete
note-roof-reached = The roof of the skyscraper
note-base-reached = The foundation of the skyscraper
note-no-tower = This space is not linked to the tower
note-tower-symbols = Symbols on tower level { $level }: { $before } → { $after }
note-no-dome = No section of this parity can be built now
note-dome-split = The section is split into two halves
note-dome-left = Parts of the dome left to build: { $left }
note-crew-crossed = Astronauts crossed off (whoever has the most uses the first column): { $before } → { $after }
note-worth = Counts from now on: { $before } → { $after }
