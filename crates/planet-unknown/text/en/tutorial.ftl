## The guided first game: heading and text of each step

tutorial-goal = A planet to be built on
    .body = Every player has a planet and a corporation. All play at once: you take a tile and place it on your planet. Completed rows and columns (the numbers on the right and below), the tracks of your corporation, rescued lifepods and objectives bring medals.
tutorial-rotate = Turn the station
    .body = You are the commander of this round: you turn the S.U.S.A.N. station, and the sector in front of each player decides which two tiles they choose from. Point at an option, and the station turns for a try. Choose one.
tutorial-tiles = Two tiles
    .body = You take one of these two tiles. Each has two sections with a station each. Pattern and symbol tell which: civ, water, biomass, rover, tech or energy. A meteor symbol promises a rock on your planet.
tutorial-place = Place a tile
    .body = Dots mark where it can go. Point at one to see the tile there, and all that it will bring. R turns, F mirrors; the same buttons stand beside the tiles. The first tile goes to the border. Water moves its track only when it covers ice.
tutorial-advance = Advance the trackers
    .body = Each station moves the tracker of its colour. You choose the order: press the buttons below the question, or the lit cells of the tracks. Symbols on the track give bonuses: cards, patches, rovers, technologies.
tutorial-confirm = Finish
    .body = Until you finish, everything can be taken back: the arrow at the top, or the U key. Finish, and your rivals see your planet, and you see theirs.
tutorial-again = A new round
    .body = The commander token moves on, the station turns, and new tiles face you. If it is your turn to turn it, choose how.
tutorial-second = The second tile
    .body = From now on a tile shares a side with what lies there. Lifepods under it are destroyed, and a meteorite spoils its row and column: the note warns in red. A power station moves the track of a section beside it.
tutorial-rovers = Rovers
    .body = The rover track puts a rover on the tile just placed and gives movement points. Click squares beside it: a rover picks up lifepods and meteorites. Points are lost at the end of the round.
tutorial-rivals = Neighbours and objectives
    .body = Between you and each neighbour lies an objective: 5 medals for the winner, 2 each for a tie. You see here who leads. Click a neighbour’s planet to look at it.
tutorial-on = Now it is your game
    .body = The game ends when somebody cannot place a tile or a compartment of the station is empty. The question mark beside the name of your planet opens a reminder. Then try the twelve unique planets and eight corporations.
