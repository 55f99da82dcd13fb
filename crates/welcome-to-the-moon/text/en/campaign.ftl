# Campaign: dilemmas

name-dilemma-1 = The launch pad is burning: strip the ship or fly as you are?
name-dilemma-1a = { answer-1a }. { answer-1a.first }
name-dilemma-1b = { answer-1b }. { answer-1b.first } { answer-1b.second }
name-dilemma-2 = A drifting probe is calling. Take it aboard?
name-dilemma-2a = { answer-2a }. { answer-2a.first }
name-dilemma-2b = { answer-2b }. { answer-2b.first } { answer-2b.second }
name-dilemma-2b-alone = { answer-2b }. { answer-2b.first-alone } { answer-2b.second }
name-dilemma-3 = The generators are worn out. Shut some down or overload them?
name-dilemma-3a = { answer-3a }. { answer-3a.first }
name-dilemma-3b = { answer-3b }. { answer-3b.first } { answer-3b.second }
name-dilemma-3b-alone = { answer-3b }. { answer-3b.first } { answer-3b.second-alone }
name-dilemma-4 = The miners found strange crystals. Study or sell them?
name-dilemma-4a = { answer-4a }. { answer-4a.first }
name-dilemma-4b = { answer-4b }. { answer-4b.first } { answer-4b.second }
name-dilemma-4b-alone = { answer-4b }. { answer-4b.first-alone } { answer-4b.second }
name-dilemma-5 = The laboratory asks for a secret experiment. Allow it?
name-dilemma-5a = { answer-5a }. { answer-5a.first } { answer-5a.second }
name-dilemma-5b = { answer-5b }. { answer-5b.first } { answer-5b.second }
name-dilemma-5b-alone = { answer-5b }. { answer-5b.first } { answer-5b.second-alone }
name-dilemma-6 = Who may board the ships first: the specialists or the families?
name-dilemma-6a = { answer-6a }. { answer-6a.first }
name-dilemma-6b = { answer-6b }. { answer-6b.first } { answer-6b.second }
name-dilemma-6b-alone = { answer-6b }. { answer-6b.first } { answer-6b.second-alone }
name-dilemma-7 = Two new suns ahead: negotiate a treaty or race for the planets?
name-dilemma-7a = { answer-7a }. { answer-7a.first }
name-dilemma-7b = { answer-7b }. { answer-7b.first } { answer-7b.second }
name-dilemma-7b-alone = { answer-7b }. { answer-7b.first } { answer-7b.second-alone }

# Campaign: events of the cards

name-event-card-158 = { card-158 }. { card-158.text }
name-event-card-159 = { card-159 }. { card-159.text }
name-event-card-160 = { card-160 }. { card-160.text }
name-event-card-160-alone = { card-160 }. { card-160.alone }
name-event-card-161 = { card-161 }. { card-161.text }
name-event-card-162 = { card-162 }. { card-162.text }
name-event-card-162-alone = { card-162 }. { card-162.alone }
name-event-card-163 = { card-163 }. { card-163.text }
name-event-card-163-alone = { card-163 }. { card-163.alone }
name-event-card-164 = { card-164 }. { card-164.text }
name-event-card-165 = { card-165 }. { card-165.text }
name-event-card-165-alone = { card-165 }. { card-165.alone }
name-event-card-166 = { card-166 }. { card-166.text }
name-event-card-166-alone = { card-166 }. { card-166.alone }
name-event-card-167 = { card-167 }. { card-167.text }
name-event-card-168 = { card-168 }. { card-168.text }

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
prompt-crew = { $place ->
    [1] You share first place with ASTRA: pick a crew card for the next adventure.
   *[other] You came last: pick a crew card for the next adventure.
}
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
