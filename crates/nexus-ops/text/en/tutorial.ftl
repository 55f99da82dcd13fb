## The guided first game: heading and text of each step

tutorial-goal = A moon full of rubium
    .body = You lead a corporation: you buy units, explore the moon and fight for its mines. Battles won and Secret Missions give victory points. The first to reach 12 points wins.
tutorial-human = Buy a Human
    .body = A turn begins with deployment. Pick a Human in the shop below the question, then hex H1a or H1b of your home base. The other way round works, too: first the hex, then the unit.
tutorial-fungoid = Post a miner
    .body = Humans, Fungoids and Crystallines mine rubium. H1c has the richest mine of the base: the number in the pink plate. Buy a Fungoid there.
tutorial-deployed = End deployment
    .body = Rubium that you do not spend stays with you. Press “End deployment”: movement begins.
tutorial-move = Send the Human to explore
    .body = New units move at once. Pick the Human, and the hexes he can reach light up; the badge says what will happen there. Step on a hex with a face-down tile. You can also drag the unit.
tutorial-moved = End movement
    .body = Each unit moves once a turn. Let the Fungoid mine. When movement is over, the tile turns up by itself: exploring is compulsory.
tutorial-found = A find, income, a mission
    .body = The log tells what you found: mines and allies lie under the tiles. Then your mines paid rubium, and you drew a Secret Mission. It is in your hand below the question: rest the pointer or hold a finger on the card to read all of it.
tutorial-turn = Pass the turn
    .body = Before the turn ends you may play a mission that is fulfilled, or sell a card for 1 rubium. For now just end the turn.
tutorial-bot = Your opponent moves
    .body = Its moves leave a trail of its colour on the board. A click on a hex in the log shows the place.
tutorial-reinforce = Reinforcements
    .body = You have more rubium now. Buy another unit, whichever you like. Strong ones cost more and hit more often: the chart of units is in the corner of the screen, a hint on every figure.
tutorial-battle = How a battle goes
    .body = Where your units meet enemies there is a battle: from Dragons down to Humans each unit rolls a die. Wipe the defenders out on your turn and you take a mission. Click on something that is not possible, and the board explains why.
tutorial-on = Now it is your game
    .body = Explore further, take the Monolith in the middle, which gives Energize cards, and attack where your missions pay most. Good luck!
