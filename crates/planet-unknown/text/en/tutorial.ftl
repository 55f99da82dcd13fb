## The guided first game: heading and text of each step

tutorial-goal = A planet to be built on
    .body = Every player has a planet and a corporation. All play at once: you take a tile and place it on your planet. Completed rows and columns (the numbers on the right and below), the tracks of your corporation, rescued lifepods and objectives bring medals.
tutorial-rotate = Turn the station
    .body = You are the commander of this round: you turn the S.U.S.A.N. station, and the sector in front of each player decides which two tiles they choose from. Point at an option, and the station previews the turn. Choose one.
    .touch = You are the commander of this round: you turn the S.U.S.A.N. station, and the sector in front of each player decides which two tiles they choose from. Tap one of the turns.
tutorial-tiles = Two tiles
    .body = You take one of these two tiles. Each has two sections with a station each. Pattern and symbol tell which: civ, water, biomass, rover, tech or energy. A meteor symbol promises a rock on your planet.
tutorial-place = Place a tile
    .body = Dots mark where it can go. Point at one to see the tile there, and all that it will bring. R turns, F mirrors; the same buttons stand beside the tiles. The first tile goes to the border. Water moves its track only when it covers ice.
    .touch = Dots mark where it can go. Tap one to see the tile there, and all that it will bring; “Place” puts it down. The buttons beside the tiles turn and mirror it, and so do two fingers. The first tile goes to the border. Water moves its track only when it covers ice.
tutorial-advance = Advance the trackers
    .body = Each station moves the tracker of its colour. You choose the order: press the buttons below the question, or the lit cells of the tracks. Symbols on the track give bonuses: cards, patches, rovers, technologies.
tutorial-confirm = Finish
    .body = Until you finish, everything can be taken back: the arrow at the top, or the U key. Finish, and your rivals see your planet, and you see theirs.
    .touch = Until you finish, everything can be taken back with the arrow at the top. Finish, and your rivals see your planet, and you see theirs.
tutorial-again = A new round
    .body = The commander token moves on, the station turns, and new tiles face you. If it is your turn to turn it, choose how.
tutorial-second = The second tile
    .body = From now on a tile shares a side with what lies there. Lifepods under it are destroyed, and a meteorite spoils its row and column: the note warns in red. A power station moves the track of a section beside it.
tutorial-rovers = Rovers
    .body = The rover track puts a rover on the tile just placed and gives movement points. Click squares beside it: a rover picks up lifepods and meteorites. Points are lost at the end of the round.
    .touch = The rover track puts a rover on the tile just placed and gives movement points. Tap squares beside it: a rover picks up lifepods and meteorites. Points are lost at the end of the round.
tutorial-rivals = Neighbours and objectives
    .body = Between you and each neighbour lies an objective: 5 medals for the winner, 2 each for a tie. You see here who leads. Click a neighbour’s planet to look at it.
    .touch = Between you and each neighbour lies an objective: 5 medals for the winner, 2 each for a tie. You see here who leads. Tap a neighbour’s planet to look at it.
tutorial-on = Now it is your game
    .body = The game ends when somebody cannot place a tile or a depot of the station is empty. The question mark beside the name of your planet opens a reminder. Then try the twelve unique planets and eight corporations.

## Boards of one’s own: a planet and a corporation with rules

tutorial-own-planet = A planet with a rule
    .body = Twelve planets have a rule of their own. This is K-273: a tile may not cover both ice and land, all its squares lie on the one or on the other. Squares with lifepods are land.
tutorial-own-corporation = A corporation with a rule
    .body = Horizon Group owns other tracks, and its rovers carry meteorites: one is loaded where it lies, and collected only when the rover reaches a square with a rover station.
tutorial-own-techs = Technologies
    .body = They open one by one as your tech tracker climbs; those that work are bright. Using one is optional. Here the first lets tiles with a rover station lie apart, the third gives a patch for each meteorite.
tutorial-own-place = Place by the new rule
    .body = Turn the station, then place a tile: dots show where it lies wholly on ice or wholly on land. Choose a square without a dot, and you learn why not there.
tutorial-own-reminder = It is all written there
    .body = The question mark opens the reminder with the rules of your planet and corporation. Finish the turn and play on; each new pair of boards is another game.
