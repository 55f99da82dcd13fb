
# Adventure 4, The Mine

option-adventure-4 = The Mine

name-a4-robot = Cross off a robot of any structure, or skip.
name-a4-energy = Cross off an energy of any structure, or skip.
name-a4-plant = Circle a plant right above or below the space you wrote in, or skip.
name-a4-water = Circle a water right above or below the space you wrote in, or skip.
name-a4-planning = Write an X in any empty space and cross off a calendar, or skip.
illegal-resource-elsewhere = { $spot } does not lie right above or below the space you have just written in.
prompt-robots = The control centre is optimised: cross off { $left } more { $left ->
    [one] robot
   *[other] robots
} in any structures.
score-greenhouse = Greenhouse
score-reservoir = Reservoir
score-pearl-factory = Pearl factory
score-ruby-factory = Ruby factory
score-control-center = Production control centre
score-planning-center = Planning centre
name-mission-82 = Complete 5 mines.
name-mission-83 = Complete 4 mines in a row.
name-mission-84 = Activate all 5 optimisation centres.
name-mission-85 = Upgrade or activate 6 structures of any kind.
name-mission-86 = Have circled 8 plants in the mines.
name-mission-87 = Have circled 5 waters in the mines.
note-mine-left = Empty spaces left in the mine: { $left }
note-mine-filled = The mine is full: it is extracted at the end of the turn
note-mine-extracted = The mine is extracted, resources: { $count }
note-pearl-found = The pearl is circled
note-ruby-found = The ruby is circled
note-resource-waits = Extracted when the mine is filled
note-upgrade-left = Symbols left to the upgrade: { $left }
note-upgraded = The structure is upgraded, points a symbol: { $before } → { $after }
note-centre-active = The centre is active, symbols at once: { $count }
