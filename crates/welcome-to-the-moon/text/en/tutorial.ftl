## The guided first game: heading and text of each step

tutorial-goal = A ship on the pad
    .body = Every player has a ship. All play at once: you choose a number, write it in a space, and a window lights up. The first to cross off all 31 rockets on the right with no error left launches.
tutorial-combinations = Three combinations
    .body = Each turn there are three combinations of a number and an effect. The small icon in the corner tells which effect this pile gives next. Combinations do not run out: your neighbour may take the same one.
tutorial-take = Take a combination
    .body = Point at a combination, and the ship hints at the spaces where its number fits. The effect chooses the floor: each floor has its sign on the left. The lowest, the wild floor, takes any. Choose a combination.
tutorial-write = Write the number
    .body = On every floor numbers grow from left to right. Small ones are better written on the left, large ones on the right. The note beside a space tells what will happen. Write the number in one of the lit spaces.
tutorial-bonuses = Compartments pay
    .body = Spaces form compartments. When one is filled, the symbols above it work: rockets for the launch track, an X for any space, the pump refuels, the bolt sabotages your rivals. “Reminder” lists them.
tutorial-confirm = Confirm the turn
    .body = Until you confirm, the turn can be taken back step by step: the arrow at the top, or Ctrl+Z. Fresh marks are amber. Confirm, and they turn to ink, and your rivals see your sheet.
tutorial-flip = The cards turn over
    .body = When all are ready, new numbers appear, and the old ones show their effects. The other sheets lie beside yours: press a small sheet to open it.
tutorial-again = One more turn
    .body = Take a combination that helps to finish a compartment, or leaves room for other numbers.
tutorial-write-again = Write this number, too
    .body = Click a space that is not lit to learn why it is closed. When no number fits at all, you circle a system error: 5 points less.
tutorial-missions = Missions
    .body = The three missions are for everybody. Whoever fulfils one first gets more; the others get less. Here the reward is rockets of the launch track.
tutorial-on = Now it is your game
    .body = Confirm the turn and fly. The other seven adventures play the same way, numbers, effects, missions, but every sheet is a place of its own.
