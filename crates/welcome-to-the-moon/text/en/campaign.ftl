# Campaign: dilemmas

name-dilemma-1 = The launch pad is burning: strip the ship or fly as you are?
name-dilemma-1a = Strip the ship. From the next adventure on: all cards 1, 14 and 15 are removed.
name-dilemma-1b = Fly at once. Adventure 2, on an unknown turn: Solar flare. This turn nobody may use an effect or a wild effect. Adventure 3, on an unknown turn: Window of opportunity. This turn every player may change his number by 1 for free.
name-dilemma-2 = A drifting probe is calling. Take it aboard?
name-dilemma-2a = Take it aboard. From the next adventure on: three X cards are added (Energy, Plant, Robot).
name-dilemma-2b = Report it and go on. Adventure 3, on an unknown turn: Reinforcements. Every player with fewest stars may at once write an X in a cell where he may write one, marking nothing else (adventure 8: his symbol in the first free cell of any planet of the active sheet, no cell bonus). Adventure 4, on an unknown turn: Supply drop. This turn every player may use any of the six effects instead of the one of his combination.
name-dilemma-3 = The generators are worn out. Shut some down or overload them?
name-dilemma-3a = Shut some down. From the next adventure on: before every adventure 3 random Robot and 3 random Energy cards are removed.
name-dilemma-3b = Overload them. Adventure 4, on an unknown turn: Double shift. This turn every player may use the effect of his combination twice (not Astronaut). Adventure 5, on an unknown turn: Power failure. This turn and the next two the combination of the second pile may not be chosen.
name-dilemma-4 = The miners found strange crystals. Study or sell them?
name-dilemma-4a = Study them. From the next adventure on: cards 0, 8½ and 42 are added, each with two effects to choose from.
name-dilemma-4b = Sell them. Adventure 5, on an unknown turn: Meteor shower. This turn the combination of the first pile may not be chosen. Adventure 5: first place gives 1 star more.
name-dilemma-5 = The laboratory asks for a secret experiment. Allow it?
name-dilemma-5a = Allow it. From the next adventure on: before every adventure 4 random Plant and 2 random Water cards are removed. Adventure 6: first place gives 1 star more.
name-dilemma-5b = Send inspectors. Adventure 6, on an unknown turn: Inspection. Flip the first unclaimed mission (A, then B, then C) to its accomplished side. Adventure 7, on an unknown turn: Red tape. This turn the players with most stars may not claim missions.
name-dilemma-6 = Who may board the ships first: the specialists or the families?
name-dilemma-6a = Specialists. From the next adventure on: cards 4, 6/9 and 12 with the wild effect are added.
name-dilemma-6b = Families. From the next adventure on: all cards 7 are removed. Adventure 7, on an unknown turn: Reinforcements. Every player with fewest stars may at once write an X in a cell where he may write one, marking nothing else (adventure 8: his symbol in the first free cell of any planet of the active sheet, no cell bonus).
name-dilemma-7 = Two new suns ahead: negotiate a treaty or race for the planets?
name-dilemma-7a = Treaty. Adventure 8: one more mission card joins each of the pools A, B and C before the draw.
name-dilemma-7b = Race. Adventure 8, on an unknown turn: Last call. The adventure ends at the latest at the end of the sixth turn after this one. Adventure 8, on an unknown turn: Magnetic storm. Shuffle all starship cards together, deal three new equal piles and flip three cards again.

# Campaign: events of the cards

name-event-card-158 = Solar flare. This turn nobody may use an effect or a wild effect.
name-event-card-159 = Supply drop. This turn every player may use any of the six effects instead of the one of his combination.
name-event-card-160 = Meteor shower. This turn the combination of the first pile may not be chosen.
name-event-card-161 = Window of opportunity. This turn every player may change his number by 1 for free.
name-event-card-162 = Power failure. This turn and the next two the combination of the second pile may not be chosen.
name-event-card-163 = Red tape. This turn the players with most stars may not claim missions.
name-event-card-164 = Inspection. Flip the first unclaimed mission (A, then B, then C) to its accomplished side.
name-event-card-165 = Reinforcements. Every player with fewest stars may at once write an X in a cell where he may write one, marking nothing else (adventure 8: his symbol in the first free cell of any planet of the active sheet, no cell bonus).
name-event-card-166 = Magnetic storm. Shuffle all starship cards together, deal three new equal piles and flip three cards again.
name-event-card-167 = Double shift. This turn every player may use the effect of his combination twice (not Astronaut).
name-event-card-168 = Last call. The adventure ends at the latest at the end of the sixth turn after this one.

# Campaign: the story

name-story-1 = The last ships wait on their pads while stones of fire fall from the sky. Fuel yours first.
name-story-2 = The road to the Moon is long. Cut it into stages and pick up the orbital gardens on the way.
name-story-3 = Four quarters, one network of tunnels and an observatory that listens to the stars: build the first town.
name-story-4 = Under the town lie pearls, rubies, water and plants nobody planted. Dig.
name-story-5 = A capital under glass: raise the towers, close the dome, study what the mine gave you.
name-story-6 = Someone coughs in one of the quarters. Close the walkways, save whom you can.
name-story-7 = The ships hang over the domes, half finished. Open the airlocks, warm up the engines, leave.
name-story-8 = Two suns, seven worlds, too many flags. Your neighbours want the same planets.
name-outro-1 = The Earth shrinks to a blue dot behind you.
name-outro-2 = Grey dust rises under the landing legs.
name-outro-3 = The first lights on the Moon are visible from Earth.
name-outro-4 = The stores are full, and the plants in them keep growing at night.
name-outro-5 = Under the dome it rains for the first time.
name-outro-6 = The sirens fall silent. Too many rooms stay dark.
name-outro-7 = The gate flares up and the Moon is gone.
name-outro-8 = The last beacon is planted.

# Campaign: titles of a single player

name-title-24 = Legend of the Moon
name-title-18 = Commander
name-title-12 = Pilot
name-title-6 = Cadet
name-title-0 = Passenger

# Campaign: missions

name-mission-146 = Control 3 planets on each of your two sheets.
name-mission-147 = Have your symbol on 5 asteroids on each of your two sheets.
name-mission-148 = Cross off 6 plant boxes and 4 water boxes on each of your two sheets.

# Campaign: steps

name-step-dilemma = answer the dilemma
name-step-crew = pick a crew card

# Campaign: crew

name-navigator = the Navigator
name-roboticist = the Roboticist
name-engineer = the Power engineer
name-botanist = the Botanist
name-hydrologist = the Hydrologist
name-dispatcher = the Dispatcher

# Campaign: events

event-event-came = Event: { $what }
event-adventure-ended = Adventure { $adventure } ends with turn { $turn }. { $story }
event-captain-named = { $seat } is the captain now.
event-dilemma-answered = { $seat } decides: { $option }
event-crew-picked = { $seat } picks { $crew }.
event-adventure-begun = Adventure { $adventure }. { $story }
event-campaign-ended = The campaign is over. { $epilogue_id ->
    [astra] The agency’s flag flies over both suns, and the Alliance prepares the next expedition.
    [treaty] The treaty holds. First to sign: { $winner_seats }. The new worlds get one calendar and one sky.
   *[race] The race is won: { $winner_seats }. The first planet has a name, and the gate opens for those who stayed behind.
} { $title ->
    [none] Thank you for flying with us.
   *[other] Your title: { $title }.
}

# Campaign: refusals

illegal-closed = Combination { $combination } is closed by an event this turn.
illegal-effects-barred = An event bars all effects this turn.
illegal-no-crew = You have no crew card that helps here.
illegal-claims-barred = An event keeps you from claiming mission { $mission } this turn.

# Campaign: questions

prompt-reinforce = Reinforcements: you may write an X before your turn.
prompt-dilemma = { $question } A: { $a } B: { $b }
prompt-crew = You came last: pick a crew card for the next adventure.
prompt-ready = Confirm when you are ready for adventure { $adventure }.

# Campaign: actions

action-excuse = Call the error off with the Dispatcher
action-answer = { $answer_id ->
    [a] Answer A
   *[b] Answer B
}
action-crew = Pick { $crew }

# Campaign: score

score-stars-1 = Adventure 1
score-stars-2 = Adventure 2
score-stars-3 = Adventure 3
score-stars-4 = Adventure 4
score-stars-5 = Adventure 5
score-stars-6 = Adventure 6
score-stars-7 = Adventure 7
score-stars-8 = Adventure 8

# Campaign: options

option-campaign = Campaign
    .explain = All eight adventures in a row at one table (the adventure chosen above does not matter then), with stars, a captain and decisions that change what follows. You can stop at any time and go on another day.
