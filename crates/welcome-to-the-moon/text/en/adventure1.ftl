
# Adventure 1, The Launch

option-adventure-1 = The Launch

event-sabotaged = { $by_seats } { $by_seats_count ->
    [one] sets off
   *[other] set off
} { $spot }: { $hit_seats_count ->
    [0] nobody is hit.
   *[other] an error for { $hit_seats }.
}
illegal-wrong-floor = A number with { $effect } goes on a floor of that purpose or on the lowest floor; { $spot } is elsewhere.
illegal-compartment-filled = It is too late for { $spot }: the compartment is filled.
prompt-bonuses = { $x ->
    [0] { $refuels ->
        [one] A filled compartment refuels a rocket: choose a fuel arrow.
       *[other] The filled compartments refuel { $refuels } rockets: choose their fuel arrows.
    }
   *[other] { $refuels ->
        [0] { $x ->
            [one] A filled compartment lets you write an X: choose an empty space.
           *[other] The filled compartments let you write { $x } X: choose empty spaces.
        }
       *[other] Use the bonuses of the filled compartments in any order. X to write: { $x }, rockets to refuel: { $refuels }.
    }
}
score-launch-track = Launch track
score-tie-rockets = Tie-break rockets
name-mission-64 = Fill both Astronaut floors and the Water floor.
name-mission-65 = Fill both Robot floors and the Planning floor.
name-mission-66 = Fill the Energy floor.
name-mission-67 = Fill the Plant floor and the Wild floor.
name-mission-68 = Have 10 X written through Autoload.
name-mission-69 = Have 5 system errors circled and not crossed off at the same time.
note-compartment-left = Empty spaces left in the compartment: { $left }
note-compartment-filled = The compartment is filled
note-rockets-launched = Rockets crossed off the launch track: { $count }
note-rockets-fuelled = Rockets that will count with the compartment: { $count }
note-rockets-lost = Rockets that are not fuelled are lost: { $count }
note-sabotage = Sabotage: an error for all others
