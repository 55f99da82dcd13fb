## The guided first game: heading and text of each step

tutorial-goal = Prizes for coins
    .body = Everybody has 15 coins. In each round a prize is turned up and all bid for it in secret. The most points at the end win.
tutorial-offer = What is on offer
    .body = This prize is worth as many points as its number says. If nobody wins it, it stays for the next round, beside the next prize.
tutorial-bid = Lay a bid
    .body = Choose how many coins to bid: 6 should do. Nobody sees your bid until all have bid, and only the winner pays.
tutorial-shown = All bids are turned up
    .body = The highest bid pays its coins to the bank and wins. Those who tie for it roll a die each. You won: the prize is yours.
tutorial-claim = Keep it or melt it
    .body = A prize that you keep scores its points at the end. A prize that you melt becomes as many coins at once. Keep this one.
tutorial-next = The next round
    .body = Your coins are what you have left for the rounds to come; at the end five of them make a point. Bid as you like.
tutorial-end = Over to you
    .body = That is the whole game. After seven rounds the points are counted, and among equals the most coins win.
