
# Adventure 6, The Virus

option-adventure-6 = The Virus

name-a6-robot = Close a walkway, or skip.
name-a6-energy = Circle an energy of the quarter you wrote in, or skip.
name-a6-plant = Circle a plant of the quarter you wrote in, or skip.
name-a6-water = Circle the tank of the quarter you wrote in, or skip.
name-a6-planning = Write an X in any empty cell and cross off a calendar, or skip.
name-grey = the grey virus
name-green = the green virus
name-blue = the blue virus
name-red = the red virus
name-purple = the purple virus
name-yellow = the yellow virus
event-virus-activated = { $virus_id ->
    [green] The green virus becomes active in quarter { $quarter } on every sheet: { $by_seats_count ->
        [0] ASTRA woke it.
       *[other] { $by_seats } woke it.
    }
    [blue] The blue virus becomes active in quarter { $quarter } on every sheet: { $by_seats_count ->
        [0] ASTRA woke it.
       *[other] { $by_seats } woke it.
    }
    [red] The red virus becomes active in quarter { $quarter } on every sheet: { $by_seats_count ->
        [0] ASTRA woke it.
       *[other] { $by_seats } woke it.
    }
    [purple] The purple virus becomes active in quarter { $quarter } on every sheet: { $by_seats_count ->
        [0] ASTRA woke it.
       *[other] { $by_seats } woke it.
    }
   *[yellow] The yellow virus becomes active in quarter { $quarter } on every sheet: { $by_seats_count ->
        [0] ASTRA woke it.
       *[other] { $by_seats } woke it.
    }
}
event-viruses-spread = { $by_seats_count ->
    [0] ASTRA lets
    [one] { $by_seats } lets
   *[other] { $by_seats } let
} the viruses spread: { $hit_seats_count ->
    [0] nobody is hit.
   *[other] { $hit_seats } must infect cells.
}
illegal-no-empty-target = { $spot } will not do: the grey virus breaks out where a target is empty, in quarter 1, 4, 8 or 11.
illegal-quarter-elsewhere = { $spot } is not in the quarter you have just written in.
illegal-quarter-full = { $spot } cannot be circled: the quarter has no empty cell left.
illegal-not-infectable = { $spot } is not an empty cell of quarter { $quarter }, where the virus is now.
prompt-outbreak = Choose a cell of quarter 1, 4, 8 or 11: the grey virus breaks out in that quarter and infects that cell.
prompt-infect = The virus is in quarter { $quarter }: choose the cell that it infects.
prompt-close = A row of plants is complete: close a walkway.
prompt-power = A row of water is complete: circle an energy in any quarter with an empty cell.
score-evacuated = Evacuated quarters
score-infected = Infected cells
name-mission-94 = Evacuate any 2 quarters.
name-mission-95 = Evacuate every quarter of one floor.
name-mission-96 = Close every walkway of each of 3 quarters.
name-mission-97 = Close every walkway of the quarters with the green and the blue virus.
name-mission-98 = Circle every energy on 2 floors.
name-mission-99 = Circle every plant and every tank on 2 floors.
note-power = Energies of quarter { $quarter }: { $before } → { $after }
note-ward-left = Empty spaces left in quarter { $quarter }: { $left }
note-evacuated = Quarter { $quarter } is evacuated: { $cells } × { $energies } = { $points }
note-virus-wakes = The virus wakes on every sheet
note-spread-set = The viruses spread on all other sheets
note-sealed = Quarter { $quarter } is closed on all sides
note-walkways-left = Open walkways of quarter { $quarter }: { $left }
note-infected = Cells infected: { $count }
