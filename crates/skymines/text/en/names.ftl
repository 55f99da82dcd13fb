# Companies and kinds

name-skymine = Skymine
name-minerva = Minerva
name-astrogo = Astrogo
name-tawac = Tawac
name-carbon = carbon
    .of = resource cards
name-minerals = minerals
    .of = resource cards
name-titanium = titanium
    .of = resource cards
name-energy = energy
    .of = energy cards
name-research = research
    .of = a research card
name-field = field research
    .of = a field card
name-share = share
    .of = a share
name-plus = tile
    .of = a tile
name-moon = the Moon
name-belt = the asteroid belt
name-luna-1 = Luna
name-luna-2 = Luna 2
name-luna-3 = Luna 3

# Slots

name-slot-left = the left slot
name-slot-2 = slot 2
name-slot-3 = slot 3
name-slot-4 = slot 4
name-slot-right = the right slot
name-rest-1 = resting slot 1
name-rest-2 = resting slot 2
name-rest-3 = resting slot 3
name-rest-4 = resting slot 4
name-rest-5 = resting slot 5

# Bonus spaces

name-maj-research = Research majority
name-maj-titanium = Titanium majority
name-maj-carbon = Carbon majority
name-maj-minerals = Minerals majority
name-maj-energy = Energy majority
name-std-first-player = First player
name-std-buy = Buy for CrypCoin
name-std-sell = Remove a card
name-tile-space-resource = Reserve: +1 resource
name-tile-space-field = Reserve: Field scientist tile
name-tile-space-research = Reserve: Research scientist tile
name-tile-space-energy = Reserve: Energy tile
name-C1-1 = Track C1, level 1
name-C1-2 = Track C1, level 2
name-C2-1 = Track C2, level 1
name-C2-2 = Track C2, level 2
name-D1-1 = Track D1, level 1
name-D1-2 = Track D1, level 2
name-D2-1 = Track D2, level 1
name-D2-2 = Track D2, level 2
name-E2-1 = Track E2, level 1
name-E2-2 = Track E2, level 2
name-mission-personal = Personal bonus space

# Tasks of missions

name-M1a = 3 face-up science cards in your action area
name-M1b = Your upload marker is on screen 6 or later
name-M1c = Have 8 or more CrypCoin
name-M2a = 7 units of one resource type face up in your action area
name-M2b = Own 4 or more shares of one company by its track
name-M2c = Buy a display card of total cost 6 or more (before discounts) in this turn
name-M3a = Advance 4 or more spaces on your tank track in one action
name-M3b = Pass the first bonus threshold on 3 company tracks
name-M3c = 6 energy face up in your action area
name-M4a = Place 5 or more pieces from one station in one energy action
name-M4b = Both extra action slots are ON
name-M4c = Hold 2 or more cards with extra shares (hand, slots, resting decks)
name-M5a = Move your upload marker 4 or more screens in one action
name-M5b = Your tank track value is 25 or more
name-M5c = Oust 2 or more pieces in one energy action
name-M6a = Pass the second bonus threshold on 1 company track
name-M6b = Own at least 1 share of every company by the tracks
name-M6c = Pick up a resting deck of 4 or more cards

# Places

place-sector = sector { $n }
place-shuttle-cell = shuttle cell { $n }
place-asteroid = asteroid { $n }
place-outpost-cell = asteroid { $asteroid }, cell { $cell }
name-cell-a = a
name-cell-b = b
name-cell-c = c
name-cell-d = d
