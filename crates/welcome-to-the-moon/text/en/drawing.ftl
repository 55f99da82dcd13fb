# The table as text, for terminals

draw-headline = Adventure { $adventure }, turn { $turn }
draw-sheet = { $name }’s sheet
draw-space-empty = __ an empty space
draw-space-printed = -- printed as filled
draw-sign-x = an X
draw-sign-infected = an infection
draw-sign-owner = a symbol of the sheet’s owner
draw-sign-neighbour = a symbol of the neighbour
draw-circled = circled:
draw-crossed = crossed off:
draw-astra = ASTRA: { $points }
draw-points = Your points: { $points }
