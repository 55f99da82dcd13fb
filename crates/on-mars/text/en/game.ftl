game-name = On Mars

# Score lines

score-scored = Scored in play
score-progress = Progress
score-ships = Ships
score-colonists = Colonists
score-techs = Technologies
score-built = Advanced buildings
score-unbuilt = Unused blueprints
score-scientists = Scientists
score-contracts = Contracts

# Notes

note-crystals-wait = { $count ->
    [one] The crystal waits
   *[other] { $count } crystals wait
} below the depot until your next turn.
note-crystals-overflow = The depot has no room for { $count ->
    [one] { $count } crystal
   *[other] { $count } crystals
}: welcome a ship or spend some.
note-level-ahead = The colony will rise to level { $level } at the end of the turn.
note-mission-left = { $left ->
    [0] The mission { $mission } is completed.
   *[other] Mission { $mission }: { $left } to go.
}
note-end-ahead = This brings about the end of the game.

# Demands of a solo goal, in short

requirement-colony-level = Colony level
requirement-contracts-completed = Completed contracts
requirement-contracts-completed-each-type = Completed contracts of each type
requirement-contract-completed = The contract of the goal
requirement-private-goals-completed = Private goal
requirement-tech-tile-level = Technology of the highest level
requirement-tech-at-level = Level of the technology
requirement-research-tiles = Research tiles
requirement-own-shelters = Shelters
requirement-mines-with-own-colonist-or-marker = Occupied mines
requirement-own-advanced-buildings = Advanced buildings
requirement-own-advanced-greenhouses = Advanced greenhouses
requirement-greenhouse-complex = Greenhouse complex
requirement-plants-in-storage = Plants in storage
requirement-scientist = The scientist of the goal
requirement-finish-side = Where you finish
requirement-op-margin = Lead over Lacerda in OP

# Demands of a solo goal as events tell them

name-demand-colonists-1 = { goal-colonists-1 }
name-demand-colonists-2 = { goal-colonists-2 }
name-demand-colonists-3 = { goal-colonists-3 }
name-demand-colonists-4 = { goal-colonists-4 }
name-demand-colonists-5 = { goal-colonists-5 }
name-demand-next-generation-1 = { goal-next-generation-1 }
name-demand-next-generation-2 = { goal-next-generation-2 }
name-demand-next-generation-3 = { goal-next-generation-3 }
name-demand-next-generation-4 = { goal-next-generation-4 }
name-demand-next-generation-5 = { goal-next-generation-5 }
name-demand-next-generation-6 = { goal-next-generation-6 }
name-demand-hunky-dory-1 = { goal-hunky-dory-1 }
name-demand-hunky-dory-2 = { goal-hunky-dory-2 }
name-demand-hunky-dory-3 = { goal-hunky-dory-3 }
name-demand-hunky-dory-4 = { goal-hunky-dory-4 }
name-demand-hunky-dory-5 = { goal-hunky-dory-5 }
name-demand-hunky-dory-6 = { goal-hunky-dory-6 }
name-demand-martian-potato-1 = { goal-martian-potato-1 }
name-demand-martian-potato-2 = { goal-martian-potato-2 }
name-demand-martian-potato-3 = { goal-martian-potato-3 }
name-demand-martian-potato-4 = { goal-martian-potato-4 }
name-demand-martian-potato-5 = { goal-martian-potato-5 }
name-demand-martian-potato-6 = { goal-martian-potato-6 }
name-demand-martian-potato-7 = { goal-martian-potato-7 }
name-demand-martian-potato-8 = { goal-martian-potato-8 }
name-demand-martian-potato-9 = { goal-martian-potato-9 }
name-demand-martian-potato-10 = { goal-martian-potato-10 }
name-demand-martian-potato-11 = { goal-martian-potato-11 }
