## What the cards of the campaign and of ASTRA say, in our own words

# Events

card-158 = Solar flare
    .text = This turn nobody may use an effect or a wild effect.
    .detail = Astronaut changes nothing, no X, no wild, no crew card that replaces an effect; energy from system errors still works.
card-159 = Supply drop
    .text = This turn every player may use any of the six effects instead of the one of his combination.
    .detail = Works like a wild that costs nothing; a real wild may not be spent in the same turn.
card-160 = Meteor shower
    .text = This turn the combination of the first pile may not be chosen.
    .detail = Solo: the first card drawn may be used neither for its number nor for its effect; it goes to ASTRA (or is removed with a solo bonus).
card-161 = Window of opportunity
    .text = This turn every player may change his number by 1 for free.
    .detail = Adds to an Astronaut change (at most 3 in all); never obliges a player to write instead of taking an error.
card-162 = Power failure
    .text = This turn and the next two the combination of the second pile may not be chosen.
    .detail = Counts this turn as the first of three. Solo: the second card drawn, as event 160.
card-163 = Red tape
    .text = This turn the players with most stars may not claim missions.
    .detail = No effect if all players have equally many stars. Solo: the player may not claim if he has more stars than ASTRA.
card-164 = Inspection
    .text = Flip the first unclaimed mission (A, then B, then C) to its accomplished side.
    .detail = A later claim gives the lower value; in adventure 6 the first real claim still activates the virus. Nothing if all are claimed or flipped.
card-165 = Reinforcements
    .text = Every player with fewest stars may at once write an X in a cell where he may write one, marking nothing else (adventure 8: his symbol in the first free cell of any planet of the active sheet, no cell bonus).
    .detail = Several players may be tied for fewest. The X has all consequences of a filled space. Solo: only if the player has no more stars than ASTRA. A player whose last empty space is filled by it skips this turn without an error.
card-166 = Magnetic storm
    .text = Shuffle all starship cards together, deal three new equal piles and flip three cards again.
    .detail = Piles and discards are shuffled together as at setup. Solo: shuffle the remaining draw deck, effect cards included, before drawing; discard and ASTRA's cards stay.
card-167 = Double shift
    .text = This turn every player may use the effect of his combination twice (not Astronaut).
    .detail = Astronaut is used once. Planning twice = two X and two marks. The second use may be skipped. Solo: as printed.
card-168 = Last call
    .text = The adventure ends at the latest at the end of the sixth turn after this one.
    .detail = If the adventure has not ended before, its last turn is this turn + 6.

# Crew

crew-navigator = Navigator
    .text = Once: change the number of your combination by 1.
crew-roboticist = Roboticist
    .text = Once: your effect is Robot.
crew-engineer = Power engineer
    .text = Once: your effect is Energy.
crew-botanist = Botanist
    .text = Once: your effect is Plant.
crew-hydrologist = Hydrologist
    .text = Once: your effect is Water.
crew-dispatcher = Dispatcher
    .text = Once: when you would take a system error, mark nothing and pass the turn.

# Cards that join the deck or leave it

cards-set-x = Probe cards
    .text = Adds three X cards (Energy, Plant, Robot).
cards-set-odd = Crystal cards
    .text = Adds 0, 8½ and 42, each with two effects to choose from.
cards-set-wild = Specialists
    .text = Adds 4, 6/9 and 12 with the wild effect.
cards-rm-robot-energy = Worn generators
    .text = Before every adventure 3 random Robot and 3 random Energy cards are removed.
cards-rm-1-14-15 = Light ship
    .text = All cards 1, 14 and 15 are removed.
cards-rm-7 = No sevens
    .text = All cards 7 are removed.
cards-rm-plant-water = Secret experiment
    .text = Before every adventure 4 random Plant and 2 random Water cards are removed.

# Answers to dilemmas, and what follows

answer-1a = Strip the ship
    .first = From the next adventure on: all cards 1, 14 and 15 are removed.
answer-1b = Fly at once
    .first = Adventure 2, on an unknown turn: Solar flare. This turn nobody may use an effect or a wild effect.
    .second = Adventure 3, on an unknown turn: Window of opportunity. This turn every player may change his number by 1 for free.
answer-2a = Take it aboard
    .first = From the next adventure on: three X cards are added (Energy, Plant, Robot).
answer-2b = Report it and go on
    .first = Adventure 3, on an unknown turn: Reinforcements. Every player with fewest stars may at once write an X in a cell where he may write one, marking nothing else (adventure 8: his symbol in the first free cell of any planet of the active sheet, no cell bonus).
    .second = Adventure 4, on an unknown turn: Supply drop. This turn every player may use any of the six effects instead of the one of his combination.
answer-3a = Shut some down
    .first = From the next adventure on: before every adventure 3 random Robot and 3 random Energy cards are removed.
answer-3b = Overload them
    .first = Adventure 4, on an unknown turn: Double shift. This turn every player may use the effect of his combination twice (not Astronaut).
    .second = Adventure 5, on an unknown turn: Power failure. This turn and the next two the combination of the second pile may not be chosen.
answer-4a = Study them
    .first = From the next adventure on: cards 0, 8½ and 42 are added, each with two effects to choose from.
answer-4b = Sell them
    .first = Adventure 5, on an unknown turn: Meteor shower. This turn the combination of the first pile may not be chosen.
    .second = Adventure 5: first place gives 1 star more.
answer-5a = Allow it
    .first = From the next adventure on: before every adventure 4 random Plant and 2 random Water cards are removed.
    .second = Adventure 6: first place gives 1 star more.
answer-5b = Send inspectors
    .first = Adventure 6, on an unknown turn: Inspection. Flip the first unclaimed mission (A, then B, then C) to its accomplished side.
    .second = Adventure 7, on an unknown turn: Red tape. This turn the players with most stars may not claim missions.
answer-6a = Specialists
    .first = From the next adventure on: cards 4, 6/9 and 12 with the wild effect are added.
answer-6b = Families
    .first = From the next adventure on: all cards 7 are removed.
    .second = Adventure 7, on an unknown turn: Reinforcements. Every player with fewest stars may at once write an X in a cell where he may write one, marking nothing else (adventure 8: his symbol in the first free cell of any planet of the active sheet, no cell bonus).
answer-7a = Treaty
    .first = Adventure 8: one more mission card joins each of the pools A, B and C before the draw.
answer-7b = Race
    .first = Adventure 8, on an unknown turn: Last call. The adventure ends at the latest at the end of the sixth turn after this one.
    .second = Adventure 8, on an unknown turn: Magnetic storm. Shuffle all starship cards together, deal three new equal piles and flip three cards again.

# Who flies for ASTRA, by level

opponent-1 = Katherine
opponent-2 = Alexei
opponent-3 = Margaret
opponent-4 = Franklin
opponent-5 = Sergei
opponent-6 = Stephanie
opponent-7 = Thomas
opponent-8 = Peggy
opponent-9 = Welcome Team

# The card of ASTRA in each adventure

astra-1-effect = Cross off one Sabotage icon still available on your sheet and circle one system error.
astra-1-earn = Every Sabotage you trigger: 1 solo bonus.
astra-2-effect = Cross off the high multiplier of one station where it is still available.
astra-2-earn = Every high station multiplier you take: 2 solo bonuses.
astra-2-comparison = Completely filled sections against half of ASTRA's Energy cards (rounded down): at least as many = 20 points, fewer = 10; without a filled section 0.
astra-3-effect = Cross off the 15-point bonus of one quarter where it is still available.
astra-3-earn = Every 15-point quarter bonus you take: 2 solo bonuses.
astra-3-comparison = Crossed-off astronauts against ASTRA's Astronaut cards: at least as many = 20 points, fewer = 10; none crossed off = 0.
astra-4-effect = Cross off one filling bonus (8, 10, 8 or 12 points) that is still available.
astra-4-earn = Every filling bonus you take: 2 solo bonuses.
astra-5-effect = Cross off the high bonus at the top or the bottom of one skyscraper where it is still available.
astra-5-earn = Every high top or bottom bonus you take: 1 solo bonus.
astra-5-comparison = Crossed-off astronauts against ASTRA's Astronaut cards: at least as many = first column of the crew area, fewer = second column; none crossed off = 0.
astra-6-effect = 1st draw: green or blue virus (or a propagation symbol), then propagate. 2nd draw: virus of the mission with the same letter, then propagate.
astra-6-earn = Every virus you activate (mission, plant, water) and every propagation symbol you cross off on a track: 1 solo bonus. Propagations caused by system errors give none.
astra-7-effect = Cross off the x2 bonus of one greenhouse where it is still available.
astra-7-earn = Every x2 greenhouse bonus you take: 1 solo bonus.
astra-8-effect = Draw 2 ASTRA symbols on the moon of the unfinished planet of the active sheet on which you have most symbols (planet + moon).
astra-8-earn = Every second planet you take control of during the game, both sheets together: 1 solo bonus.
