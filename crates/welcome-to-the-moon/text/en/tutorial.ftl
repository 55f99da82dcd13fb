## The guided first game: heading and text of each step

tutorial-goal = A ship on the pad
    .body = Every player has a ship. All play at once: you choose a number, write it in a space, and a window lights up. The first to cross off all 31 rockets on the right with no error left launches.
tutorial-combinations = Three combinations
    .body = Each turn there are three combinations of a number and an effect. The small icon in the corner tells which effect this pile gives next. Combinations do not run out: your neighbour may take the same one.
tutorial-take = Take a combination
    .body = Point at a combination, and the ship hints at the spaces where its number fits. The effect chooses the floor: each floor has its sign on the left. The lowest, the wild floor, takes any. Choose a combination.
    .touch = Tap a combination, and the ship shows the spaces where its number fits. The effect chooses the floor: each floor has its sign on the left. The lowest, the wild floor, takes any. Choose a combination.
tutorial-write = Write the number
    .body = On every floor numbers grow from left to right. Small ones are better written on the left, large ones on the right. The note beside a space tells what will happen. Write the number in one of the lit spaces.
    .touch = On every floor numbers grow from left to right. Small ones are better written on the left, large ones on the right. The first tap on a lit space tells what will happen there, the second one writes the number.
tutorial-bonuses = Compartments pay
    .body = Spaces form compartments. When one is filled, the symbols above it work: rockets for the launch track, an X for any space, the pump refuels, the bolt sabotages your rivals. “Reminder” lists them.
tutorial-confirm = Confirm the turn
    .body = Until you confirm, the turn can be taken back step by step: the arrow at the top, or Ctrl+Z. Fresh marks are amber. Confirm, and they turn to ink, and your rivals see your sheet.
    .touch = Until you confirm, the turn can be taken back step by step with the arrow at the top. Fresh marks are amber. Confirm, and they turn to ink, and your rivals see your sheet.
tutorial-flip = The cards turn over
    .body = When all are ready, new numbers appear, and the old ones show their effects. The other sheets lie beside yours: press a small sheet to open it.
tutorial-again = One more turn
    .body = Take a combination that helps to finish a compartment, or leaves room for other numbers.
tutorial-write-again = Write this number, too
    .body = Click a space that is not lit to learn why it is closed. When no number fits at all, you circle a system error: 5 points less.
    .touch = Tap a space that is not lit to learn why it is closed. When no number fits at all, you circle a system error: 5 points less.
tutorial-missions = Missions
    .body = The three missions are for everybody. Whoever fulfils one first gets more; the others get less. Here the reward is rockets of the launch track.
tutorial-on = Now it is your game
    .body = Confirm the turn and fly. The other seven adventures play the same way, but every sheet is a place of its own: choose one on the shelf, and “What is new” shows it in three steps.

## What is new in the other adventures: three steps each

tutorial-a2-goal = A line of 36 spaces
    .body = The trajectory runs from Earth to the Moon. Numbers grow along it, and any effect goes with any space. A cut starts the order afresh: behind it you may begin again with small numbers.
tutorial-a2-new = Energy cuts the line
    .body = Take the combination with Energy, write its number, circle the energy. One of this pair is already circled in print, so the pair is complete at once, and you draw a cut between any two spaces.
tutorial-a2-score = Sections and stations
    .body = A section filled from cut to cut counts for the ranking, the longest one scores its length. Plants of a station are worth its multiplier, which its robots bring. The game ends with three missions, a full line or three errors.

tutorial-a3-goal = A colony of rows and columns
    .body = Numbers grow twice here: from left to right in each row, from bottom to top in each column. Whoever fills a quarter first gets 15 points, the others 5.
tutorial-a3-new = Robots dig tunnels
    .body = Take the first combination with Robot, write its number, then draw a tunnel from the starship to a module beside it. An antenna counts once its module is filled and connected.
tutorial-a3-score = Energy sets the value
    .body = Plants, water and antennas are multiplied, and each multiplier starts at zero: every Energy raises one of them. Planning writes an X anywhere, but costs more each time.

tutorial-a4-goal = Mines to be emptied
    .body = Each of the three levels grows from left to right. When all three spaces of a mine are filled, its circled resources go up to the structures. Only what is extracted scores.
tutorial-a4-new = Robots improve structures
    .body = Take the first combination with Robot, write its number, then cross off a robot in any structure. With all robots and energies of a structure crossed off, its lower, better value counts.
tutorial-a4-score = Circle first, then extract
    .body = Water and Plant circle what lies above or below the space you write in. Resources not yet circled when the mine is full are lost, and those left in a mine at the end score nothing.

tutorial-a5-goal = Four skyscrapers
    .body = Start a skyscraper just above or just below the ground and build up and down from there. Numbers grow from bottom to top. Whoever reaches a top or a bottom first gets the larger bonus.
tutorial-a5-new = Robots build the dome
    .body = Take the first combination with Robot, write its number, then build a section of the dome. Odd numbers build odd sections, even numbers even ones, from the ground inwards.
tutorial-a5-score = What is missing costs
    .body = Every section of the dome left unbuilt costs points at the end. Energy crosses off rows: missions, tower and crew become worth more, the gaps in the dome cost less.

tutorial-a6-goal = A colony with viruses
    .body = Each floor grows from left to right. A quarter without an empty cell is evacuated: its numbers times its circled energies. Infected cells count nothing and cost 1 each.
tutorial-a6-new = The grey virus
    .body = Before the first turn everybody lets a grey virus loose. Choose one of the lit cells: it is infected, and the virus of its quarter is active from now on.
tutorial-a6-score = Close the walkways
    .body = When viruses spread, each infects a cell of its quarter, or of the quarters beside it when its own is full. Robots close walkways in its way. Plant and Water score on their tracks, but some boxes wake a virus or spread them.

tutorial-a7-goal = Up through six starships
    .body = Numbers grow on each starship from left to right. You may write only where you can get from the base through open airlocks: at first in the two modules of the lowest starship.
tutorial-a7-new = Robots open airlocks
    .body = Take the first combination with Robot, write its number, then open an airlock. A space with a robot on it opens one more as soon as it is filled.
tutorial-a7-score = Full modules, full greenhouses
    .body = A full module pays for the circled energies of its starship, double with its tank. A filled greenhouse pays for its plants; whoever fills it first doubles them.

tutorial-a8-goal = Planets instead of numbers
    .body = Every sheet lies between two neighbours, and the turns alternate between your two sheets. A number is not written: it says on which planet you draw your symbol. Most symbols control a full planet.
tutorial-a8-new = Energy raises planets
    .body = Take the first combination with Energy and draw your symbol on a planet that shows its number. Then choose which type of planet is worth more to you on this sheet.
tutorial-a8-score = Two sides count
    .body = Both of your sides score: plants, water and the planets you control, each at the worth of its type. Moons break close contests, asteroids bring bonuses. The game also ends when all planets of one sheet are full.
