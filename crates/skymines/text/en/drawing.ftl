# The table as text, for terminals

draw-round = Round { $round } of 7, { $map }; { $deck } cards in the deck
draw-chapter = Chapter { $chapter }
draw-threat = threat { $threat }
draw-missions = missions { $missions }
draw-company = ({ $track }) share { $value }; columns { $columns }; markers: { $cells }
draw-legend = S Skymine, M Minerva, A Astrogo, T Tawac; 21:S a sector with its outpost, . a vacant one.
draw-legend-belt = S Skymine, M Minerva, A Astrogo, T Tawac; [18:A.T] an asteroid with its cells, (19:M) a shuttle cell, . a vacant one.
draw-cards = Cards on display (cost in coins)
draw-plans = Plans; supplement space { $coins }; special plans { $specials }
draw-spaces = Markers: { $spaces }
draw-first = , first player
draw-has = coins { $coins }, helium { $helium }, screen { $research }, markers { $markers }
draw-area = face up: { $shown }; used: { $used }
draw-luna = level { $level }, majority { $left } and { $right }
draw-hand = Your hand: { $cards }
draw-planned = Planned: { $cards }
draw-rest = Resting deck { $place }: { $cards }
draw-screens = Screens: { $screens }
