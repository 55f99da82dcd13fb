# The table as text, for terminals

draw-headline = Adventure { $adventure }, turn { $turn }
draw-sheet = { $name }’s sheet
draw-circled = circled:
draw-crossed = crossed off:
draw-astra = ASTRA: { $points }
draw-points = Your points: { $points }
