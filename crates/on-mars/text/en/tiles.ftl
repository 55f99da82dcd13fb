# Tiles, cells and spaces, and what they do. `.boost` is what each colonist or crystal adds.

## Discovery tiles

name-DI1 = Development
    .kind = discovery
text-DI1 = Develop technologies twice at normal cost.
name-DI2 = Mine
    .kind = discovery
text-DI2 = Construct a mine.
name-DI3 = Generator
    .kind = discovery
text-DI3 = Construct a generator at normal cost.
name-DI4 = Water Extractor
    .kind = discovery
text-DI4 = Construct a water extractor at normal cost.
name-DI5 = Greenhouse
    .kind = discovery
text-DI5 = Construct a greenhouse at normal cost.
name-DI6 = Oxygen Condenser
    .kind = discovery
text-DI6 = Construct an oxygen condenser at normal cost.
name-DI7 = Shelter
    .kind = discovery
text-DI7 = Construct a shelter at normal cost.
name-DI8 = Upgrades
    .kind = discovery
text-DI8 = Upgrade up to 2 buildings at normal cost.
name-DI9 = Any Building
    .kind = discovery
text-DI9 = Construct any building at normal cost.
name-DI10 = Hiring
    .kind = discovery
text-DI10 = Hire 1 scientist or take 1 contract at normal cost.
name-DI11 = Blueprints
    .kind = discovery
text-DI11 = Take up to 2 blueprints.
name-DI12 = Warehouse
    .kind = discovery
text-DI12 = Take up to 2 resources or crystals from the warehouse.
name-DI13 = Crystals
    .kind = discovery
text-DI13 = Gain 3 crystals.
name-DI14 = Minerals
    .kind = discovery
text-DI14 = Gain 2 minerals.
name-DI15 = Batteries
    .kind = discovery
text-DI15 = Gain 3 batteries.
name-DI16 = Water
    .kind = discovery
text-DI16 = Gain 3 water.
name-DI17 = Plants
    .kind = discovery
text-DI17 = Gain 3 plants.
name-DI18 = Oxygen
    .kind = discovery
text-DI18 = Gain 3 oxygen.
name-DI19 = Technology
    .kind = discovery
text-DI19 = Take 1 tech tile at its cost.

## Research tiles

text-RA = Develop technologies twice at no cost.
text-RB = Develop technologies twice at no cost.
text-RC = Develop technologies twice at no cost.
text-RD = Develop technologies twice at no cost.

## Technologies

text-tech-mine = To build a mine beside mines, its level must be at least the number of mines joined.
text-tech-generator = To build a generator beside generators, its level must be at least the number of generators joined.
text-tech-water-extractor = To build a water extractor beside water extractors, its level must be at least the number of water extractors joined.
text-tech-greenhouse = To build a greenhouse beside greenhouses, its level must be at least the number of greenhouses joined.
text-tech-oxygen-condenser = To build an oxygen condenser beside oxygen condensers, its level must be at least the number of oxygen condensers joined.
text-tech-shelter = To build a shelter beside your shelters, its level must be at least the number of shelters joined.
text-tech-rover = Your rover may move as many steps more as its level.
text-tech-upgrade = You may make as many upgrades more as its level.
text-tech-ship = You may welcome as many ships more as its level, paying for each and gaining from each.

## Laboratory cells

text-L1T = Take 1 resource or crystal from the warehouse.
text-L1B = Gain 1 crystal.
text-L2T = No reward.
text-L2M = No reward.
text-L2B = No reward.
text-L3T = Gain 1 mineral.
text-L3B = No reward.
text-L4T = No reward.
text-L4M = Move your bots up to 2 steps in all.
    .boost = Each crystal: 1 more step.
text-L4B = No reward.
text-L5T = Upgrade 1 building at normal cost; the Upgrade tech may add more.
    .boost = Each colonist: 1 more upgrade.
text-L5B = Take 1 blueprint.
    .boost = Each colonist: 1 more blueprint.
text-L6M = No reward.

## Main actions

text-landing-pod = Travel to the colony without placing a discovery tile.
text-obtain-blueprint = Take 1 blueprint and what it shows.
    .boost = Each colonist: 1 more blueprint.
text-learn-tech = Take 1 tech tile from the grid into column 1 of your laboratory.
    .boost = One colonist: 1 more tech tile.
text-research-development = Develop technologies twice.
    .boost = Each colonist: 1 more development.
text-resupply = Take 1 resource or crystal from the warehouse.
    .boost = Each colonist: 1 more item.
text-control-center = Move your bots up to 2 steps in all and your rover up to 2.
    .boost = Each crystal: 1 more step for the bots or the rover.
text-construct = Construct a building in your building zone.
text-upgrade = Upgrade a building in your building zone with one of your blueprints.
text-welcome-ship = Bring a ship from depot to hangar for 1 plant and 1 water: 1 colonist and 1 bot, or 2 colonists.
    .boost = Each colonist: 1 more ship.
text-hire = Hire a scientist or take an Earth contract.

## Executive actions

text-exec-1 = Develop one technology once at no cost.
text-exec-2 = Move your rover up to 2 steps; the Rover tech may add more.
    .boost = Each crystal: 1 more step.
text-exec-3 = Take 1 blueprint.
text-exec-4 = Upgrade 1 building for 1 mineral.
text-exec-5 = Gain 1 mineral.
text-exec-6 = Move your bots up to 2 steps in all.
    .boost = Each crystal: 1 more step.
text-exec-7 = Take 1 resource from the warehouse.
text-exec-8 = Use an advanced building of yours, or at no cost one with a scientist.

## Turn order spaces

text-space-1 = No benefit.
text-space-2 = Take 1 resource or crystal from the warehouse.
text-space-3 = Take 1 tech tile at its cost.
text-space-4 = Pay 1 water and 1 plant to gain 1 colonist.
text-space-5 = No benefit.
text-space-6 = Take 1 resource or crystal from the warehouse.
text-space-7 = Move your bots up to 2 steps in all.
    .boost = Each crystal: 1 more step.
text-space-8 = Take 1 blueprint.

## Rewards of the life support system

text-benefit-crystal = Gain 1 crystal.
text-benefit-mineral = Gain 1 mineral.
text-benefit-bots = Move your bots up to 2 steps in all.
    .boost = Each crystal: 1 more step.
text-benefit-retrieve = Take 1 of your colonists back from an action cell or the working area.
text-LT1 = OP equal to the level of your best technology.
text-LT2 = 2 OP for each ship in your hangar.
text-LT3 = 2 OP for each of your advanced buildings.
text-LT4 = 2 OP for each mine with your colonist or marker.
text-LT5 = 2 OP for each of your bots on Mars.
text-LT6 = 2 OP for each of your discovery tiles.
text-LT7 = 2 OP for each of your shelters on Mars.
text-LT8 = 1 OP for each colonist in your living quarters.
