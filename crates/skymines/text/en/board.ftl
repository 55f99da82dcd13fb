# Words of the board: everything that is not a rule.
skymines-skymine = Skymine
skymines-minerva = Minerva
skymines-astrogo = Astrogo
skymines-tawac = Tawac
skymines-caption = { $map } · round { $round } of { $rounds }
skymines-caption-chapter = Chapter { $chapter } · { $map } · round { $round } of { $rounds }
skymines-phase-planning = Planning
skymines-phase-action = Actions
skymines-coins-unit = coins
skymines-ready = ready
skymines-ready-long = Has chosen, waits for the others
skymines-out = done
skymines-out-long = Has ended the action phase
skymines-fact-shares = Shares: { $count }
skymines-fact-helium = Helium: { $count }
skymines-fact-research = Research screen: { $count }
skymines-fact-first = Holds the first-player marker
skymines-views = Parts of the table
skymines-view-moon = Moon
skymines-view-belt = Belt
skymines-view-markets = Markets and bonuses
skymines-view-console = My console
skymines-tab-markets = Markets
skymines-tab-console = Console
skymines-round = round
skymines-round-of = Round { $round } of { $rounds }
skymines-energy-of = { $planned ->
    [0] Energy: { $spent } spent of { $all }
   *[other] Energy: { $spent } spent, { $planned } planned, of { $all }
}
skymines-energy-sum = { $planned ->
    [0] { $spent }
   *[other] { $spent } + { $planned }
}
skymines-energy-all = of { $all }
skymines-units-left = Units in the pool: { $count }
skymines-map-moon = The Moon, 24 sectors
skymines-map-belt = The asteroid belt
skymines-enter = Enter { $spot }, energy: { $price }
skymines-companies = Companies
skymines-chip = { $company }: a share is worth { $value }, you have { $shares }
skymines-station = Station of { $company }, a share is worth { $value }
skymines-share = share
skymines-you-have = you have
skymines-track = Track { $track }: { $words }
skymines-track-at = { $name } at { $cell }
skymines-track-a1 =
    I: +1 to total energy
    II: +2 to total energy
skymines-track-a2 =
    I: 1 more bonus marker
    II: 2 more bonus markers
skymines-track-b1 =
    I: cards bought with minerals cost 1 less
    II: all cards cost 1 less, resources may be mixed
skymines-track-b2 =
    I: cards bought with titanium cost 1 less
    II: titanium cards count 1 more
skymines-track-c1 =
    I: space: research and helium for 2 coins
    II: space: research and helium for 1 coin
skymines-track-c2 =
    I: space: buy a card and/or 1 helium
    II: space: buy a card for 1 less and/or 2 helium
skymines-track-d1 =
    I: space: remove a card for its cost + 3
    II: space: remove a carbon card for its cost + 8
skymines-track-d2 =
    I: space: 3 and 2 steps on other tracks
    II: space: 3, 2 and 2 steps on other tracks
skymines-track-e1 =
    I: a virtual field icon, 1 more collector
    II: a virtual field icon, 3 more collectors
skymines-track-e2 =
    I: space: use a card from hand or fetch one from the discard
    II: space: use a card from hand and/or fetch one from the discard
skymines-display = Card display
skymines-display-note = cost + surcharge · { $deck } in the deck
skymines-surcharge = +{ $count }
skymines-cell-empty = Cell { $cell } is empty
skymines-research-display = Research display
skymines-research-note = for research points
skymines-supplement = supply
skymines-supplement-long = Coins for whoever takes a plan from the marked column
skymines-points = research points
skymines-plan-down = face down
skymines-special = Counts { $value } at the end, costs { $pay } to enter
skymines-specials = Special plans
skymines-specials-note = points: { $points } · pay to enter, value at the end
skymines-special-gone = taken
skymines-special-start = start
skymines-special-hidden = Still face down
skymines-spaces = Bonus spaces
skymines-markers-left = your markers: { $count }, one-time: { $once }
skymines-marker-of = Marker of { $name }
skymines-marker-once-of = One-time marker of { $name }
skymines-total-of = { $name } { $count }
skymines-totals = Totals: { $words }
skymines-space-maj-research = Research
skymines-space-maj-titanium = Titanium
skymines-space-maj-carbon = Carbon
skymines-space-maj-minerals = Minerals
skymines-space-maj-energy = Energy
skymines-space-std-first-player = First player
skymines-space-std-buy = Buy a card
skymines-space-std-sell = Remove a card
skymines-space-tile-space-resource = Tile +1
skymines-space-tile-space-field = Field tile
skymines-space-tile-space-research = Research tile
skymines-space-tile-space-energy = Energy tile
skymines-space-mission-personal = Personal space
skymines-space-track = Track { $track } { $level }
skymines-place = Place
skymines-way-1 = 1
skymines-way-2 = 2
skymines-way-3 = 3
skymines-way-a = 1st option
skymines-way-b = 2nd option
skymines-way-buy = Card
skymines-way-helium = Helium
skymines-way-both = Both
skymines-way-act = Use
skymines-way-fetch = Fetch
skymines-kind-carbon = Carbon
skymines-kind-minerals = Minerals
skymines-kind-titanium = Titanium
skymines-kind-energy = Energy
skymines-kind-research = Research
skymines-kind-field = Field
skymines-kind-share = Share
skymines-kind-plus = Tile +1
skymines-card-share = Share of { $company }
skymines-pick-card = Pick a card: { $card }
skymines-used = Used: { $card }
skymines-used-short = used
skymines-slots = Action slots
skymines-slots-note = { $on } of 5 are on
skymines-tiles = Bonus tiles
skymines-slot-empty = empty
skymines-locked-tank = helium { $at }
skymines-locked-screen = screen { $at }
skymines-hand = Hand
skymines-hand-note = secret until everybody is ready
skymines-hand-empty = Your hand is empty
skymines-rests = Resting decks
skymines-rests-note = take one when you end the phase
skymines-rest = Deck { $rest }: { $cards }
skymines-rest-empty = empty
skymines-tank = Tank
skymines-uploads-at = Upload marker: screen { $screen } of { $length }
skymines-tank-at = Helium: { $helium } of { $length }
skymines-tank-note = helium { $helium } of { $length } · worth { $value }
skymines-research-track = Research track
skymines-research-short = Research
skymines-screens-note = screen { $screen } of { $length } · worth { $value }
skymines-lays = New plans: pick one, then its screen
skymines-upload-here = Upload marker
skymines-slot-here = Switches an action slot on
skymines-no-a = No A plan on this screen while it is empty
skymines-consoles = Consoles
skymines-mine = My console
skymines-missions = Missions
skymines-missions-note = 2 coins for a task
skymines-task-do = Complete
skymines-task-faceup-science-cards =
    { $count ->
        [one] { $count } science card face up
       *[other] { $count } science cards face up
    }
skymines-task-upload-screen-min = Upload marker on screen { $count } or beyond
skymines-task-coins-min =
    { $count ->
        [one] At least { $count } coin
       *[other] At least { $count } coins
    }
skymines-task-faceup-one-resource-min =
    { $count ->
        [one] { $count } unit of one resource
       *[other] { $count } units of one resource
    }
skymines-task-track-shares-one-company-min =
    { $count ->
        [one] { $count } share of one company by its track
       *[other] { $count } shares of one company by its track
    }
skymines-task-buy-total-cost-min = Buy a card for { $count } or more
skymines-task-helium-steps-one-action-min = { $count } helium in one action
skymines-task-first-thresholds-passed-min =
    { $count ->
        [one] Threshold I on { $count } track
       *[other] Threshold I on { $count } tracks
    }
skymines-task-faceup-energy-min = { $count } energy face up
skymines-task-pieces-placed-one-expansion-min =
    { $count ->
        [one] { $count } piece in one expansion
       *[other] { $count } pieces in one expansion
    }
skymines-task-extra-slots-on = Extra slots that are on: { $count }
skymines-task-cards-with-shares-min =
    { $count ->
        [one] { $count } card with shares
       *[other] { $count } cards with shares
    }
skymines-task-upload-steps-one-action-min =
    { $count ->
        [one] { $count } screen in one action
       *[other] { $count } screens in one action
    }
skymines-task-tank-value-min = Tank worth { $count }
skymines-task-ousted-one-expansion-min = Oust { $count } in one expansion
skymines-task-second-thresholds-passed-min = Threshold II, tracks: { $count }
skymines-task-track-shares-every-company-min =
    { $count ->
        [one] { $count } share of every company
       *[other] { $count } shares of every company
    }
skymines-task-resting-deck-picked-min =
    { $count ->
        [one] Take a resting deck of { $count } card
       *[other] Take a resting deck of { $count } cards
    }
skymines-threat = Threat
skymines-threat-gone = { $name } has removed it: a joker share at the end
skymines-threat-th1 = Threat: pay 6 coins, or coins do not count
skymines-threat-th2 = Threat: 3 more energy, or research does not count
skymines-threat-th3 = Threat: remove 2 energy cards from hand, or shares on cards do not count
skymines-threat-th4 = Threat: tank at 40, or the tank does not count
skymines-threat-th5 = Threat: research at 40, or the game ends after round 6
skymines-threat-th6 = Threat: tank at 25 and research at 20, or the game is played again
skymines-bit-need-carbon = carbon { $count }
skymines-bit-need-minerals = minerals { $count }
skymines-bit-need-titanium = titanium { $count }
skymines-bit-need-energy = energy { $count }
skymines-bit-need-any-single-resource = { $count } of one resource
skymines-bit-need-science-any = other science cards: { $count }
skymines-bit-need-field = field cards: { $count }
skymines-bit-need-research = research cards: { $count }
skymines-bit-coins = coins: { $count }
skymines-bit-helium = helium: { $count }
skymines-bit-points = research points: { $count }
skymines-bit-advance-any = steps on one track of your choice: { $count }
skymines-bit-advance-other = steps on another track: { $count }
skymines-bit-advance-own = steps on the company’s track: { $count }
skymines-bit-remove = remove outposts from stations: { $count }
skymines-bit-pay = pay, coins: { $count }
skymines-bit-fetch = cards from the discard pile: { $count }
skymines-bit-by-total = coins: the total minus { $minus }
skymines-bit-advance = { $company }, steps: { $count }
skymines-bit-first = first-player marker
skymines-bit-buy = buy a card for coins, discount { $discount }
skymines-bit-sell = coins: the card’s cost plus { $count }
skymines-bit-act = action of the removed card
skymines-bit-discard-any = remove a card from hand
skymines-bit-discard-carbon = remove a carbon card from hand
skymines-step-short = { $company } +1
skymines-energy-short = { $company }
skymines-advance-short = { $company } +{ $steps }
skymines-column-short = Column { $column }
skymines-do-ready = Ready
skymines-do-end = End the turn
skymines-do-stop = Stop here
skymines-do-cross = Pay and go on
skymines-do-halt = Halt
skymines-do-upload = Next screen
skymines-do-take-coin = Take coins
skymines-ask-choose = Which action? A card, a bonus marker, or a resting deck to end the phase.
skymines-use-energy = Use all energy: choose a company
skymines-rests-end = taking a deck ends your action phase
skymines-ahead = What comes of it
skymines-ahead-points = Points
skymines-ahead-points-stop = Points, if you stop here
skymines-ahead-hidden = What follows is still hidden
skymines-way = Expansion so far
skymines-way-station = Station
skymines-way-ousts = { $company } is ousted
skymines-step-back = One step back
skymines-campaign = Campaign
skymines-chapter = chapter { $chapter } of 4
skymines-chapter-1 = Moon
skymines-chapter-2 = Belt
skymines-chapter-3 = Outposts
skymines-chapter-4 = Threat
skymines-merit = +{ $points } { $what }
skymines-merit-not-last = ahead of somebody
skymines-merit-beat-two = ahead of two
skymines-merit-win = most coins
skymines-merit-missions = two tasks done
skymines-merit-track-end = ends of tracks
skymines-merit-first-personal = first to open the personal space
skymines-merit-threat = threat removed
skymines-campaign-over = Campaign
skymines-last-chapter = Chapter 4, line by line
skymines-last-game = The last game, line by line
skymines-averages = Average over { $games } games
skymines-average-sum = { $sum } in all
skymines-success-average = { $sum ->
    [one] { $sum } success point
   *[other] { $sum } success points
} in { $games } games, { $points } on average; in the last one:
skymines-turning-average = On average { $name } finished { $by } ahead of second place.
skymines-series = Games against the threat: { $count }
skymines-choose = Choice
skymines-choose-back = Back to the choice
skymines-peek = Show the table
skymines-token-rests = cards to the resting decks
skymines-token-bonus = at the start
skymines-token-plan = plan
skymines-luna-turn = Luna’s turn
skymines-luna-note = level { $level } · { $deck } in the deck, { $spare } stronger ones left
skymines-luna-left = Left majority card
skymines-luna-right = Right majority card
skymines-luna-slots = Luna’s slots
skymines-luna-hidden = face down
skymines-luna-research = research: step { $step }
skymines-luna-reserve = Cards taken
skymines-luna-level = level { $level }
skymines-luna-grade = grade { $grade }
skymines-luna-gain-coins = Coins: { $count }
skymines-luna-helium = Helium: { $count }
skymines-luna-research-steps = Research: { $count }
skymines-luna-advance-company =
    { $count ->
        [one] { $count } step, { $company }
       *[other] { $count } steps, { $company }
    }
skymines-luna-expand-company = Expand by { $count }, { $company }, { $pick }
skymines-luna-gain-card = Cards from cells { $cells }
skymines-luna-gain-share = Card with a share of the most valuable company
skymines-luna-place = Bonus marker
skymines-luna-place-at = Marker: { $space }
skymines-luna-discard-plan = Discard a plan of row { $row }
skymines-luna-discard-special-plan = Discard a special plan
skymines-luna-pick-min = lowest number
skymines-luna-pick-max = highest number
skymines-luna-pick-most-valuable = the most valuable company
skymines-luna-pick-second-most-valuable = the second most valuable
skymines-luna-pick-least-valuable = the least valuable
skymines-luna-pick-two-most-valuable-each = the two most valuable
skymines-luna-pick-all-four-each = all four
skymines-luna-pick-lead-biggest-margin = where she leads most
skymines-luna-pick-two-lead-biggest-margin-each = the two where she leads most
skymines-my-shares = My shares
skymines-my-shares-then = My shares after it
skymines-score-back = Back to the score
skymines-score = Result
skymines-values-note = open coins of the station
skymines-values = Share values
skymines-total = Total
skymines-sum-company =
    { $cards ->
        [0] { $track } by track
       *[other] { $track } by track + { $cards } on cards
    }
skymines-sum-tank = helium { $count }
skymines-sum-research =
    { $specials ->
        [0] screen { $count }
       *[other] screen { $count }, special plans { $specials }
    }
skymines-sum-success = success points: { $count }
skymines-turning = What decided it: { $line }, where { $name } is { $by } ahead of second place.
skymines-lead = In the lead for good since decision { $at } of { $of }.
skymines-key-rooms = map, markets, console
