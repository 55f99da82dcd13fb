# Options

option-length = Length
    .explain = Which missions lie on the board.
option-length-short = Short: two short missions and a long one
option-length-long = Long: a short mission and two long ones
option-first-colonists = First Colonists
    .explain = For a first game: fixed missions, starting spaces dealt out, and cards with small tasks.
option-space-oddity = Space Oddity
    .explain = The game ends with the colonization phase in which the end comes about.
option-goal = Solo goal
    .explain = What you must achieve against Lacerda; for one player only.
option-goal-colonists = First Colonists (level 1)
option-goal-next-generation = Next Generation (level 2)
option-goal-hunky-dory = Hunky Dory (level 3)
option-goal-martian-potato = A Martian Potato (survival)
