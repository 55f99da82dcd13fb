# Names of what the boards show. After a number other than one stands `.many`; `.to`, `.in` and `.from` go with a side
# of the board.

## Sides of the board

name-orbit = orbit
    .to = to orbit
    .in = in orbit
    .from = from orbit
name-colony = colony
    .to = to the colony
    .in = in the colony
    .from = from the colony

## Pieces

name-colonist = colonist
    .many = colonists
name-bot = bot
    .many = bots
name-rover = rover
name-ship = ship
    .many = ships
name-shuttle = shuttle

## Resources

name-mineral = mineral
    .many = minerals
name-battery = battery
    .many = batteries
name-water = water
    .many = water
name-plant = plant
    .many = plants
name-oxygen = oxygen
    .many = oxygen
name-crystal = crystal
    .many = crystals
name-any-resource = resource of any kind
    .many = resources of any kind

## Buildings

name-mine = mine
    .many = mines
name-generator = generator
    .many = generators
name-water-extractor = water extractor
    .many = water extractors
name-greenhouse = greenhouse
    .many = greenhouses
name-oxygen-condenser = oxygen condenser
    .many = oxygen condensers
name-shelter = shelter
    .many = shelters

## Technologies

name-tech-mine = Mine tech
    .short = Mine
name-tech-generator = Generator tech
    .short = Power
name-tech-water-extractor = Water tech
    .short = Water
name-tech-greenhouse = Greenhouse tech
    .short = Greenhouse
name-tech-oxygen-condenser = Oxygen tech
    .short = Oxygen
name-tech-shelter = Shelter tech
    .short = Shelter
name-tech-rover = Rover tech
    .short = Rover
name-tech-upgrade = Upgrade tech
    .short = Upgrade
name-tech-ship = Ship tech
    .short = Ship
name-top = top row
name-middle = middle row
name-bottom = bottom row

## Laboratory

name-L1T = column 1, upper cell
name-L1B = column 1, lower cell
name-L2T = column 2, upper cell
name-L2M = column 2, middle cell
name-L2B = column 2, lower cell
name-L3T = column 3, upper cell
name-L3B = column 3, lower cell
name-L4T = column 4, upper cell
name-L4M = column 4, middle cell
name-L4B = column 4, lower cell
name-L5T = column 5, upper cell
name-L5B = column 5, lower cell
name-L6M = column 6

## Main actions

name-landing-pod = Landing Pod
name-obtain-blueprint = Obtain Blueprint
name-learn-tech = Learn Technology
name-research-development = Research and Development
name-resupply = Resupply
name-control-center = Control Center
name-construct = Construct
name-upgrade = Upgrade
name-welcome-ship = Welcome a Ship
name-hire = Hire or Contract

## Executive actions, by depot slot

name-exec-1 = Free Development
name-exec-2 = Drive the Rover
name-exec-3 = Request a Blueprint
name-exec-4 = Upgrade a Building
name-exec-5 = Find a Mineral
name-exec-6 = Move Bots
name-exec-7 = Supplies from the Warehouse
name-exec-8 = Use an Advanced Building

## Turn order spaces

name-space-1 = space 1
name-space-2 = space 2
name-space-3 = space 3
name-space-4 = space 4
name-space-5 = space 5
name-space-6 = space 6
name-space-7 = space 7
name-space-8 = space 8

## Rewards of the life support system

name-benefit-crystal = crystal
name-benefit-mineral = mineral
name-benefit-bots = moving bots
name-benefit-retrieve = taking back a colonist
name-bots = moving bots
name-retrieve = taking back a colonist
name-LT1 = Leading Technology
name-LT2 = Fleet
name-LT3 = Advanced Buildings
name-LT4 = Mining
name-LT5 = Bots
name-LT6 = Discoveries
name-LT7 = Shelters
name-LT8 = Colonists

## Research tiles

name-RA = research A (olive)
    .kind = research
name-RB = research B (teal)
    .kind = research
name-RC = research C (magenta)
    .kind = research
name-RD = research D (light green)
    .kind = research

## The solo opponent and the solo goals

name-lacerda = Lacerda
name-colonists = First Colonists
name-next-generation = Next Generation
name-hunky-dory = Hunky Dory
name-martian-potato = A Martian Potato

## Colours and directions

name-purple = purple
name-green = green
name-yellow = yellow
name-blue = blue
name-N = north
name-NE = north-east
name-E = east
name-SE = south-east
name-S = south
name-SW = south-west
name-W = west
name-NW = north-west

## Numbers of spaces and slots; `.exec` is the executive action of a depot slot

name-1 = 1
    .exec = { name-exec-1 }
name-2 = 2
    .exec = { name-exec-2 }
name-3 = 3
    .exec = { name-exec-3 }
name-4 = 4
    .exec = { name-exec-4 }
name-5 = 5
    .exec = { name-exec-5 }
name-6 = 6
    .exec = { name-exec-6 }
name-7 = 7
    .exec = { name-exec-7 }
name-8 = 8
    .exec = { name-exec-8 }
