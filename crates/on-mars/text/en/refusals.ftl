# Refusals

illegal-not-now = That is not asked now. First { $question }.
illegal-wrong-number-of-players = One to four can play, not { $players }.
illegal-first-colonists-alone = First Colonists is for two to four players: switch it off to play alone.
illegal-goal-needs-one = A solo goal is for one player, not for { $players }: leave it as it is by default.
illegal-game-over = The game is over.
illegal-not-your-turn = It is not your turn.
illegal-in-the-middle = You are in the middle of an effect: finish this choice first.
illegal-needed-now = You will need this { $good } to finish what you have begun: deliver it afterwards.
illegal-space-taken = Turn order space { $space } is taken: choose a free one.
illegal-space-on-other-side = Space { $space } is not { $side_in }: choose one that is.
illegal-main-done = You have taken your main action: one per turn.
illegal-main-first = Take a main action before you end your turn.
illegal-other-side = You are { $side_in }; { $main } is on the other side.
illegal-nothing-to-do = No step of { $main } is possible now: choose another action.
illegal-step-first = Take at least one step before you finish.
illegal-no-colonist = { $main } needs a colonist from your living quarters, and none can be spared.
illegal-extra-too-dear = { $main } costs { $left } extra, in crystals or colonists: you cannot pay that and still carry it out.
illegal-already-there = Your colonist is still on { $main }: it has to come home first.
illegal-no-boost = This cannot be boosted now.
illegal-nobody-to-boost = { $fresh ->
    [0] Your living quarters are empty: there is nobody to boost with.
   *[other] Only colonists gained this turn ({ $fresh }) are at home, and they cannot boost.
}
illegal-no-crystal = This takes { $needed ->
    [one] { $needed } crystal
   *[other] { $needed } crystals
}; you can spend { $crystals }. Crystals below the depot have to wait.
illegal-wrong-payment = The price is { $price }; minerals can replace other resources.
illegal-wrong-payment-price = { $count ->
    [one] { $count } { $good }
   *[other] { $count } { $good_many }
}
illegal-cannot-pay = You cannot afford this: it costs { $price }.
illegal-cannot-pay-price = { $count ->
    [one] { $count } { $good }
   *[other] { $count } { $good_many }
}
illegal-not-on-display = The blueprint { $blueprint } is not on display.
illegal-no-marker = You have no marker left for another blueprint.
illegal-not-in-grid = The { $tech } is not in that cell of the grid.
illegal-has-tech = You already have the { $tech }: take another one.
illegal-lab-full = This cell of your laboratory is taken: { $lab }.
illegal-not-first-column = New technologies go to column 1 of the laboratory, not here: { $lab }.
illegal-no-tile-there = No technology that you can develop is here: { $lab }.
illegal-not-next = No arrow leads from { $from } to { $to }: follow the arrows.
illegal-lab-taken = Another technology is there: { $to }.
illegal-warehouse-empty = The warehouse has no { $good_many }.
illegal-not-in-warehouse = The warehouse never holds { $good_many }.
illegal-no-crystals-here = Only a resource can be taken here, no crystal.
illegal-cannot-store = You have no room for more { $good_many }: your limit is { $limit }.
illegal-no-tech = { $seat } does not have the { $tech }.
illegal-tech-too-low = The { $tech } is at level { $level } here; level { $needed } is needed.
illegal-tech-not-allowed = No technology can be used here, or one has been used already.
illegal-no-points = Nothing is left of this effect: boost it, or finish.
illegal-not-beside = { $cell } is not next to the piece: move one cell at a time.
illegal-no-bot-there = You have no bot on { $cell }.
illegal-no-room-to-stop = A piece cannot stay on { $cell }, and its steps would not take it to a free cell.
illegal-part-first = Two pieces share { $cell }: part them first, by a move you can still make.
illegal-cannot-stop-here = Your rover cannot stop on { $cell }: it cannot claim the tile there.
illegal-cannot-claim = You cannot claim this tile: you have one like it, or it would do nothing for you.
illegal-stack-empty = No { $building_many } are left.
illegal-no-shelter-left = All your shelters are built.
illegal-no-colonist-for-mine = A mine needs a colonist from your living quarters.
illegal-other-building = This effect builds { $wanted_id ->
    [oxygen_condenser] an
   *[other] a
} { $wanted }, not { $building_id ->
    [oxygen_condenser] an
   *[other] a
} { $building }.
illegal-cell-built = There is a building on { $cell }: choose a free cell.
illegal-outside-zone = { $cell } is outside your building zone: move a bot there or next to it first.
illegal-wrong-distance = { $building_id ->
    [oxygen_condenser] An
   *[other] A
} { $building } must stand next to or two cells from another one; { $cell } is neither.
illegal-no-tech-for-complex = That joins { $needed ->
    [one] { $needed } { $building }
   *[other] { $needed } { $building_many }
}: nobody’s technology has level { $needed }.
illegal-not-unbuilt = { $blueprint } is not one of your unused blueprints.
illegal-wrong-building = { $blueprint } needs { $needed_id ->
    [oxygen_condenser] an
   *[other] a
} { $needed }; there is none on { $cell }.
illegal-already-advanced = The building on { $cell } is advanced already.
illegal-complex-too-small = The complex on { $cell } has { $size } { $size ->
    [one] building
   *[other] buildings
}; this blueprint needs { $needed }.
illegal-outside-upgrade-zone = { $cell } is outside your building zone: move a bot there or next to it first.
illegal-others-shelter = The shelter on { $cell } is not yours: upgrade one of your own.
illegal-no-upgrades-left = No more of these are possible now.
illegal-no-ship = There is no ship in slot { $slot }.
illegal-level-too-low = At colony level { $level } you can welcome { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
} in all: the colony has to rise first.
illegal-no-ships-left = There is no ship left for this effect.
illegal-cannot-land = A bot cannot land on { $cell }: choose one of your shelters without a piece, or else the nearest empty cell.
illegal-not-for-hire = The { $scientist } is not in the agency.
illegal-not-for-taking = This contract is not in the agency: { $contract }.
illegal-too-few-colonists = This takes { $needed ->
    [one] { $needed } colonist
   *[other] { $needed } colonists
} from your living quarters; you have { $colonists } there.
illegal-only-contracts = You can only take a contract here.
illegal-only-scientists = You can only hire a scientist here.
illegal-not-in-deck = This contract is no longer in the deck: { $contract }.
illegal-nobody-there = You have no colonist on { $main }.
illegal-nobody-working = You have no colonist to take back.
illegal-not-from-there = This effect takes no colonist back from there.
illegal-quarters-full = Your living quarters have no free slot: they hold { $room }.
illegal-no-minerals = Choose a battery, water, a plant or oxygen: minerals and crystals are not given here.
illegal-no-source = Nothing of yours produces here: { $building }.
illegal-no-discovery = There is no discovery tile in place { $spot }.
illegal-discovery-useless = Discovery tile { $spot } would do nothing for you now: choose the other.
illegal-executive-done = You have taken your executive action: one per turn.
illegal-ship-in-slot = A ship covers slot { $slot }: welcome it first.
illegal-executive-too-dear = { $slot_exec } costs { $cost ->
    [one] { $cost } crystal
   *[other] { $cost } crystals
}; you can spend { $crystals }.
illegal-executive-useless = { $slot_exec } would do nothing now.
illegal-not-built = { $blueprint } is not built yet: upgrade a building with it first.
illegal-not-yours = { $blueprint } is not yours, and no scientist works there.
illegal-use-too-dear = Using { $blueprint } costs { $cost ->
    [one] { $cost } crystal
   *[other] { $cost } crystals
}; you can spend { $crystals }.
illegal-use-useless = { $blueprint } would do nothing now.
illegal-not-your-scientist = The { $scientist } does not work for you.
illegal-works-elsewhere = The { $scientist } works only in advanced { $building_many }.
illegal-already-works = The { $scientist } is at work already.
illegal-not-your-goal = You do not hold the private goal { $goal }.
illegal-one-goal-only = You have completed a private goal: one per game.
illegal-goal-not-met = You have not reached { $goal } yet: “{ $goal_condition }”
illegal-travel-in-between = The reward of { $goal } is a journey: take it between your actions.
illegal-nothing-to-spend-on = Nothing here is paid with crystals.
illegal-not-your-contract = This is not your contract: { $contract }.
illegal-not-needed = You need no more { $good_many } for { $contract }.
illegal-nothing-to-deliver = You have no { $good_many } to deliver.
illegal-not-your-card = You do not hold { $card }.
illegal-errand-not-done = You have not done this in this turn yet: “{ $card_task }”
illegal-one-errand-only = You have revealed a B card this turn: one per turn.
illegal-not-nearest = { $cell } is not one of the nearest free cells.
illegal-no-shuttle = The shuttle does not leave { $side_from } this round: travel by ship, or stay.
illegal-no-ship-in-hangar = There is no ship in your hangar.
illegal-not-three-away = { $cell } is not three cells from your rover.
illegal-not-empty = { $cell } is not empty: a discovery tile needs an empty cell.
