# The table as text, for terminals

draw-terrain-letters = cwbrte
draw-marks = . empty  ~ ice  + station  @ rover  ! lifepod  * meteorite
draw-round = Round { $round }
draw-event = Event: { $event }; { $left } more to come
draw-last-round = The game ends with this round
draw-commander = , commander
draw-tracks = tracks { $rows }
draw-has = lifepods { $pods }, meteorites { $meteors }, rovers { $rovers }, empty squares { $empty }
draw-offer = Tiles in reach: outer { $outer }, inner { $inner }
draw-hand = Your cards
