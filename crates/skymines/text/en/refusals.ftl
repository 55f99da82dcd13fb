# Refusals

illegal-not-now = That is not asked now. First: { $question }.
illegal-wrong-number-of-players = One to four can play, not { $players }.
illegal-too-many-at-table = { $players } people and { $lunas } Lunas are too many: four in all can play.
illegal-track-board-twice = { $track } and { $other } are two sides of one board: choose another track.
illegal-threat-needs-belt = A threat needs the Belt: choose that map, or no threat.
illegal-game-over = The game is over.
illegal-not-your-turn = It is somebody else’s turn.
illegal-token-not-yours = You were not dealt the token { $token }.
illegal-not-in-hand = { $card } is not in your hand.
illegal-already-planned = { $card } is already in a slot.
illegal-share-in-slot = { $card } is a share: it stays in your hand until the end.
illegal-slots-full = All { $slots ->
    [one] { $slots } slot is
   *[other] { $slots } slots are
} filled.
illegal-slot-off = { $slot } is switched off.
illegal-slot-taken = { $slot } holds a card already.
illegal-slot-named = { $linked ->
    [true] Slots are linked: say which slot the card goes to.
   *[false] Slots are not linked: name the card alone.
}
illegal-not-face-up = { $card } does not lie face up in your action area.
illegal-other-kind = { $card } is for another action; this one needs { $kind_of }.
illegal-other-resource = { $card } is of another type than the cards in the pool.
illegal-nothing-to-mix-for = { $card } is of another type, and even together your cards buy nothing.
illegal-pool-closed = The pool is being spent: { $card } comes too late.
illegal-cell-empty = Cell { $cell } of the display is empty.
illegal-pool-too-small = The card costs { $cost }, and the pool has { $units ->
    [one] { $units } unit
   *[other] { $units } units
}.
illegal-buying-is-over = You can buy one card, before any step.
illegal-buy-first = Cards of different types are for a purchase: buy a card first.
illegal-track-end = Your marker stands at the end of the track of { $company }.
illegal-barrier-too-dear = The barrier of { $company } costs { $cost }, and you have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
illegal-units-left = { $units ->
    [one] { $units } unit is
   *[other] { $units } units are
} left, and a marker can still move: use them.
illegal-no-energy = No energy lies face up in your action area.
illegal-station-empty = The station of { $company } is empty: choose another company.
illegal-no-such-place = { $spot } cannot be entered on this map.
illegal-already-there = { $company } already has a piece on { $spot }.
illegal-out-of-reach = Nothing of { $company } is next to { $spot }.
illegal-too-little-energy = { $spot } costs { $price } energy, and you have { $points } left.
illegal-no-outpost-in-column = Name a column of { $company } that holds an outpost.
illegal-column-alike = { $column ->
    [1] The second column of { $company } is the same as the first: choose that one.
   *[other] The third column of { $company } is the same as an earlier one: choose that one.
}
illegal-no-piece-left = { $company } has no piece left for { $spot }.
illegal-shuttle-has-no-column = A shuttle for { $spot } comes from the centre column by itself: name no column.
illegal-not-that-piece = Another piece than that of { $company } returns first.
illegal-column-full = That column of { $company } has no room for the outpost.
illegal-no-threat = There is no threat to deal with.
illegal-no-shuttle-at-threat = { $company } has no shuttle beside the threat.
illegal-threat-unmet = You do not meet what the threat { $threat } asks for.
illegal-threat-too-far = The threat takes { $needed } energy, and you have { $points } left.
illegal-flip-is-over = One plan can be turned over, before the marker moves.
illegal-no-plan-to-flip = There is no face-up plan on screen { $screen }.
illegal-too-few-coins = That costs { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}, and you have { $coins }.
illegal-screen-empty = Screen { $screen } is empty: the marker cannot enter it.
illegal-last-screen = Your marker stands on the last screen.
illegal-special-too-dear = { $plan } costs { $cost }, and you have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
illegal-plan-unmet = Your face-up cards do not meet the plan { $plan }.
illegal-too-few-points = That takes { $cost ->
    [one] { $cost } research point
   *[other] { $cost } research points
}, and you have { $points }.
illegal-plan-cell-empty = Cell { $cell } holds no plan now.
illegal-special-not-there = { $plan } does not lie face up on the round track.
illegal-plan-not-taken = “{ $plan }” is not among the plans to be laid.
illegal-screen-passed = No plan can be laid on screen { $screen }.
illegal-no-plan-a-here = Screen { $screen } is empty and takes no A plan.
illegal-screen-left = There is a screen for { $plan }.
illegal-no-marker = You have no bonus marker in the reserve.
illegal-no-once-marker = You have no one-time marker in the reserve.
illegal-space-taken = A marker already stands on { $space }.
illegal-other-way = { $space } is not used like that.
illegal-no-majority = You have { $own } ({ $kind }), and somebody has { $best }.
illegal-tier-not-reached = You have { $own } ({ $kind }); that tier needs { $needed }.
illegal-too-few-scientists = You have { $others } other science cards; that tier needs { $needed }.
illegal-first-turn = Whoever began the round cannot use this space on their first turn.
illegal-fee-too-dear = That costs { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}, and you have { $coins }.
illegal-nothing-affordable = You could not pay for any card of the display.
illegal-nothing-to-remove = You have no card in hand that can be removed for this.
illegal-level-not-active = You cannot use { $space } yet: its threshold must be crossed before your turn.
illegal-other-level-used = Your marker stands on the other space of this track; { $space } has to wait for the next round.
illegal-personal-closed = Your personal space opens with the third task.
illegal-nothing-to-take = There is no outpost in that column of { $company }.
illegal-track-not-offered = The track of { $company } cannot be chosen.
illegal-steps-not-offered = { $steps } steps are not among those left.
illegal-not-removable = { $card } cannot be removed for this.
illegal-not-in-discard = { $card } is not in the discard pile.
illegal-no-deck = There are no cards on { $rest }.
illegal-deck-must-be-taken = You have a resting deck and must take one.
illegal-other-card-first = { $card } comes first.
illegal-rest-used = { $rest } already has a card.
illegal-empty-rest-first = Of the empty slots take the first one: { $rest }.
illegal-middle-rests = { $rest } takes no card now: use the three in the middle.
illegal-goal-not-in-play = That task ({ $goal }) is not in play.
illegal-other-mission = You have begun the other mission card.
illegal-goal-done = You have completed that task ({ $goal }) already.
illegal-goal-unmet = That task ({ $goal }) is not met now.
illegal-no-tile = You have no tile to put on a card.
illegal-tile-needs-resource = The tile goes on a face-up resource card that is not in use; { $card } is not one.

# What is asked

name-ask-token = choose a starting token
name-ask-resting = lay your resting cards out
name-ask-plan = plan your round
name-ask-choose = choose an action
name-ask-pool = spend the pool
name-ask-expander = choose a company
name-ask-expand = enter places, or stop
name-ask-burn = remove energy cards
name-ask-return = send ousted pieces back
name-ask-points = use your research points
name-ask-remove = remove an outpost
name-ask-advance = choose a track
name-ask-spread = choose tracks
name-ask-barrier = pay the barrier or halt
name-ask-upload = upload, or stop
name-ask-buy = buy a card
name-ask-discard = remove a card
name-ask-both = use the removed card or take another
name-ask-fetch = take a card of the discard pile
name-ask-put = put your cards to rest
name-ask-lay = lay your plans
name-ask-end = end your turn
name-ask-again = one more game or not
name-ask-next = the next chapter
name-ask-wait = wait for the others
