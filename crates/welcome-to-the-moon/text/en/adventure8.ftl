
# Adventure 8, The Battle

option-adventure-8 = The Battle

name-owner = a symbol
name-neighbour = a symbol on the neighbour’s sheet
name-a8-robot = Draw your symbol on the nearest free asteroid, or skip.
name-a8-energy = Raise what one type of planet is worth to you on this sheet, or skip.
name-a8-plant = Cross off a plant of the planet you drew on, or skip.
name-a8-water = Cross off the water of the planet you drew on, or skip.
name-a8-planning = Draw your symbol on the moon of a planet that is not full and cross off a planning box, or skip.
illegal-wrong-planet = { $number } does not lead there: { $spot }.
illegal-other-planet = { $spot } is not on the planet you have just drawn on.
illegal-moon-closed = { $spot } is closed: the planet is full.
illegal-other-side = { $spot } belongs to your neighbour’s side of the sheet.
prompt-bonus = { $optional ->
    [true] { $bonus_id ->
        [plant] The space has a plant: cross off the next plant box of your side, or skip.
        [water] The space has water: cross off the next water box of your side, or skip.
       *[robot] The space has a robot: draw your symbol on the nearest free asteroid, or skip.
    }
   *[false] { $bonus_id ->
        [energy] The asteroid gives energy: raise what one type of planet is worth.
       *[planning] The asteroid gives a moon: draw your symbol on one, free of charge.
    }
}
score-left-plants = Left sheet: greenhouses
score-left-water = Left sheet: water
score-left-green = Left sheet: green planets
score-left-blue = Left sheet: blue planets
score-left-grey = Left sheet: grey planets
score-left-planning = Left sheet: planning
score-right-plants = Right sheet: greenhouses
score-right-water = Right sheet: water
score-right-green = Right sheet: green planets
score-right-blue = Right sheet: blue planets
score-right-grey = Right sheet: grey planets
score-right-planning = Right sheet: planning
name-mission-106 = Control 4 planets on one sheet.
name-mission-107 = Control a planet of each type on one sheet.
name-mission-108 = Have your symbol on 7 asteroids of one sheet.
name-mission-109 = Raise every type of planet twice on one sheet.
name-mission-110 = Cross off 6 plant boxes and 4 water boxes on one sheet.
name-mission-111 = Have your symbol on 4 different moons of one sheet.
note-planet-symbols = Symbols on the planet, yours first: { $mine } : { $theirs }
note-planet-full = The planet is full, your symbols first: { $mine } : { $theirs }
note-no-stock = No such symbol is left on the planet
note-asteroid-mined = Bonuses of the asteroid: { $count }
