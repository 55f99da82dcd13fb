## The board's own words

sample-game-caption = Round { $round } of { $rounds }
sample-game-points = VP
sample-game-phase-bid = Bidding
sample-game-phase-claim = Claiming
sample-game-board = The table: prizes on offer, and what lies before each player
sample-game-offer = On offer
sample-game-offer-empty = Nothing is on offer
sample-game-worth = { $points ->
    [one] worth { $points } point
   *[other] worth { $points } points
}
sample-game-prize = Prize { $prize }
sample-game-deck = { $count ->
    [0] No prizes left in the deck
    [one] { $count } prize in the deck
   *[other] { $count } prizes in the deck
}
sample-game-melted = Melted
sample-game-bank = { $count ->
    [one] Bank: { $count } coin
   *[other] Bank: { $count } coins
}
sample-game-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
sample-game-prizes = { $count ->
    [0] no prizes
    [one] { $count } prize
   *[other] { $count } prizes
}
sample-game-bid-none = No bid yet
sample-game-bid-hidden = Bid laid face down
sample-game-bid-own = { $coins ->
    [one] Your bid: { $coins } coin
   *[other] Your bid: { $coins } coins
}
sample-game-your-bid = Your bid
sample-game-keep = Keep
sample-game-melt = Melt
sample-game-ready = has bid
sample-game-ready-long = Has laid a bid face down
sample-game-ahead = What this would bring
sample-game-ahead-bid = You pay this if your bid is the highest
sample-game-ahead-offer = You then claim what is on offer
sample-game-ahead-keep = You keep the prize
sample-game-ahead-melt = The prize becomes coins
sample-game-ahead-points = Your points
sample-game-ahead-others = Then another player bids.
sample-game-ahead-open = Then all bids are turned up.
sample-game-ahead-roll = Then dice decide.
sample-game-ahead-draw = Then the next prize is turned up.
