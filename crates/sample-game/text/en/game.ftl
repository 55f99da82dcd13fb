game-name = Sample game

# Events

event-prize-turned-up = The prize { $prize } is turned up.
event-bid-laid = { $coins ->
    [none] { $seat } has bid.
    [one] { $seat } bids { $coins } coin in secret.
   *[other] { $seat } bids { $coins } coins in secret.
}
event-bids-revealed = The bids: { $bids }.
event-bids-revealed-bids = { $seat } { $number }
event-dice-rolled = The tie is rolled off: { $dice }.
event-dice-rolled-dice = { $seat } { $number }
event-offer-won = { $seat } wins the offer for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
event-offer-stays = Nobody wins; the offer stays.
event-prize-kept = { $seat } keeps the prize { $prize }.
event-prize-melted = { $seat } melts the prize { $prize } into coins.

# Refusals

illegal-wrong-number-of-players = Two to five can play, not { $players }.
illegal-wrong-number-of-rounds = A game has 3, 5, 7 or 9 rounds, not { $rounds }.
illegal-too-few-coins = You have { $purse ->
    [one] { $purse } coin
   *[other] { $purse } coins
} and cannot bid { $coins }.
illegal-already-bid = You have already bid; a bid stands.
illegal-claim-first = { $seat } has to claim the prizes first.
illegal-nothing-to-claim = You have not won the prize { $prize }.
illegal-game-over = The last round has been played.

# Questions

prompt-bid = How many of your { $purse ->
    [one] { $purse } coin
   *[other] { $purse } coins
} do you bid for { $offer }?
prompt-claim = Do you keep the prize for points or melt it into coins? You have won { $offer }.

# Actions

action-bid = { $coins ->
    [0] Bid nothing
    [one] Bid { $coins } coin
   *[other] Bid { $coins } coins
}
action-keep = Keep the prize { $prize }
action-melt = Melt the prize { $prize }

# Scores

score-prizes = Prizes
score-coins = Coins

# Options

option-rounds = Rounds
    .explain = How many prizes are turned up, one after another.
option-ties = Ties
    .explain = What happens when several players bid the most.
option-ties-dice = Dice
option-ties-carry = The prize stays

# The table as text, for terminals

draw-offer = On offer: { $offer }; { $deck } more face down
draw-player = coins { $coins }, prizes { $kept }, bid { $bid }
draw-no-bid = –
