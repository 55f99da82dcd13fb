## What the cards of the campaign and of ASTRA say, in our own words

# Events

card-158 = Solar flare
    .text = This turn nobody may use the effect of their combination or a wild.
    .detail = Astronaut changes nothing, Planning gives no X, and neither a wild nor a crew card that replaces an effect helps; energy from system errors and astronauts kept from earlier turns still work.
card-159 = Supply drop
    .text = This turn everyone may use any of the six effects instead of that of their combination.
    .detail = Works like a wild that costs nothing; a real wild may not be spent in the same turn.
card-160 = Meteor shower
    .text = This turn the combination of the first pile may not be chosen.
    .alone = This turn the first card drawn may be used neither for its number nor for its effect; it goes to ASTRA.
    .detail = Solo: the first card drawn may be used neither for its number nor for its effect; it goes to ASTRA (or leaves the game with a solo bonus).
card-161 = Window of opportunity
    .text = This turn everyone may change their number by 1 for free.
    .detail = Adds to the change of an Astronaut (at most 3 in all); never obliges anyone to write instead of taking an error.
card-162 = Power failure
    .text = This turn and the next two the combination of the second pile may not be chosen.
    .alone = This turn and the next two the second card drawn may be used neither for its number nor for its effect; it goes to ASTRA.
    .detail = This turn is the first of the three. Solo: the same for the second card drawn as for the first with event 160.
card-163 = Red tape
    .text = This turn whoever has the most stars may not claim missions.
    .alone = This turn you may not claim missions if you have more stars than ASTRA.
    .detail = No effect if everyone has the same number of stars. Solo: you may not claim if you have more stars than ASTRA.
card-164 = Inspection
    .text = The first unclaimed mission (A, then B, then C) is turned to its accomplished side.
    .detail = Whoever claims it from now on gets the lower value; in adventure 6 the first real claim still wakes the virus. Nothing happens if all are claimed or turned already.
card-165 = Reinforcements
    .text = Whoever has the fewest stars may at once write an X where they may write one, marking nothing else (adventure 8: their symbol in the first free space of any planet of the active sheet, without its bonus).
    .alone = If you have no more stars than ASTRA, you may at once write an X where you may write one, marking nothing else (adventure 8: your symbol in the first free space of any planet of the active sheet, without its bonus).
    .detail = Several players may be tied for the fewest. The X has all the consequences of a filled space. Solo: only if you have no more stars than ASTRA. Whoever fills their last empty space with it skips this turn without an error.
card-166 = Magnetic storm
    .text = All starship cards are shuffled together and dealt into three new equal piles, and three cards are turned up again.
    .alone = What is left of the deck is shuffled, ASTRA’s effect cards included; the discard and ASTRA’s cards stay as they are.
    .detail = Piles and discards are shuffled together as at the start. Solo: what is left of the deck is shuffled before you draw, effect cards included; the discard and ASTRA’s cards stay as they are.
card-167 = Double shift
    .text = This turn everyone may use the effect of their combination twice (but not Astronaut).
    .detail = Astronaut is used once. Planning twice means two X and two marks. The second use may be skipped. Solo: the same.
card-168 = Last call
    .text = The adventure ends with the sixth turn after this one at the latest.
    .detail = If it has not ended before, its last turn is this one plus six.

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
    .first = Adventure 2, on an unknown turn: Solar flare. { card-158.text }
    .second = Adventure 3, on an unknown turn: Window of opportunity. { card-161.text }
answer-2a = Take it aboard
    .first = From the next adventure on: three X cards are added (Energy, Plant, Robot).
answer-2b = Report it and go on
    .first = Adventure 3, on an unknown turn: Reinforcements. { card-165.text }
    .first-alone = Adventure 3, on an unknown turn: Reinforcements. { card-165.alone }
    .second = Adventure 4, on an unknown turn: Supply drop. { card-159.text }
answer-3a = Shut some down
    .first = From the next adventure on: before every adventure 3 random Robot and 3 random Energy cards are removed.
answer-3b = Overload them
    .first = Adventure 4, on an unknown turn: Double shift. { card-167.text }
    .second = Adventure 5, on an unknown turn: Power failure. { card-162.text }
    .second-alone = Adventure 5, on an unknown turn: Power failure. { card-162.alone }
answer-4a = Study them
    .first = From the next adventure on: cards 0, 8½ and 42 are added, each with two effects to choose from.
answer-4b = Sell them
    .first = Adventure 5, on an unknown turn: Meteor shower. { card-160.text }
    .first-alone = Adventure 5, on an unknown turn: Meteor shower. { card-160.alone }
    .second = Adventure 5: first place gives 1 star more.
answer-5a = Allow it
    .first = From the next adventure on: before every adventure 4 random Plant and 2 random Water cards are removed.
    .second = Adventure 6: first place gives 1 star more.
answer-5b = Send inspectors
    .first = Adventure 6, on an unknown turn: Inspection. { card-164.text }
    .second = Adventure 7, on an unknown turn: Red tape. { card-163.text }
    .second-alone = Adventure 7, on an unknown turn: Red tape. { card-163.alone }
answer-6a = Specialists
    .first = From the next adventure on: cards 4, 6/9 and 12 with the wild effect are added.
answer-6b = Families
    .first = From the next adventure on: all cards 7 are removed.
    .second = Adventure 7, on an unknown turn: Reinforcements. { card-165.text }
    .second-alone = Adventure 7, on an unknown turn: Reinforcements. { card-165.alone }
answer-7a = Treaty
    .first = Adventure 8: one more mission card joins each of the pools A, B and C before the draw.
answer-7b = Race
    .first = Adventure 8, on an unknown turn: Last call. { card-168.text }
    .second = Adventure 8, on an unknown turn: Magnetic storm. { card-166.text }
    .second-alone = Adventure 8, on an unknown turn: Magnetic storm. { card-166.alone }

# The card of ASTRA in each adventure

astra-1-effect = Cross off one Sabotage icon still available on your sheet and circle one system error.
astra-1-earn = Every Sabotage you trigger: 1 solo bonus.
astra-2-effect = Cross off the high multiplier of one station where it is still available.
astra-2-earn = Every high station multiplier you take: 2 solo bonuses.
astra-2-comparison = Completely filled sections against half of ASTRA’s Energy cards (rounded down): at least as many = 20 points, fewer = 10; without a filled section 0.
astra-3-effect = Cross off the 15-point bonus of one quarter where it is still available.
astra-3-earn = Every 15-point quarter bonus you take: 2 solo bonuses.
astra-3-comparison = Crossed-off astronauts against ASTRA’s Astronaut cards: at least as many = 20 points, fewer = 10; none crossed off = 0.
astra-4-effect = Cross off one filling bonus (8, 10, 8 or 12 points) that is still available.
astra-4-earn = Every filling bonus you take: 2 solo bonuses.
astra-5-effect = Cross off the high bonus at the top or the bottom of one skyscraper where it is still available.
astra-5-earn = Every high top or bottom bonus you take: 1 solo bonus.
astra-5-comparison = Crossed-off astronauts against ASTRA’s Astronaut cards: at least as many = first column of the crew area, fewer = second column; none crossed off = 0.
astra-6-effect = 1st draw: green or blue virus (or a propagation symbol), then propagate. 2nd draw: virus of the mission with the same letter, then propagate.
astra-6-earn = Every virus you activate (mission, plant, water) and every propagation symbol you cross off on a track: 1 solo bonus. Propagations caused by system errors give none.
astra-7-effect = Cross off the ×2 bonus of one greenhouse where it is still available.
astra-7-earn = Every ×2 greenhouse bonus you take: 1 solo bonus.
astra-8-effect = Draw 2 ASTRA symbols on the moon of the unfinished planet of the active sheet on which you have the most symbols (planet + moon).
astra-8-earn = Every second planet you take control of during the game, both sheets together: 1 solo bonus.
