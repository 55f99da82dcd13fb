welcome-to-the-moon-campaign = { option-campaign }
welcome-to-the-moon-campaign-all = Overview
welcome-to-the-moon-campaign-confirm = Confirm the decision
welcome-to-the-moon-campaign-ready = Ready for adventure { $adventure }
welcome-to-the-moon-campaign-skip = Write no X
welcome-to-the-moon-campaign-stars = { $count ->
    [one] { $count } star
   *[other] { $count } stars
}
welcome-to-the-moon-campaign-adventure = Adventure { $adventure }
welcome-to-the-moon-campaign-player = Player
welcome-to-the-moon-campaign-captain = Captain: { $name }
welcome-to-the-moon-campaign-is-captain = Captain
welcome-to-the-moon-campaign-cell = { $stars } ★ for place { $place }
welcome-to-the-moon-campaign-worth = Stars by place: { $stars }
welcome-to-the-moon-campaign-sets = Cards in play
welcome-to-the-moon-campaign-sets-none = The 63 cards of the box.
welcome-to-the-moon-campaign-added = Added
welcome-to-the-moon-campaign-removed = Taken out
welcome-to-the-moon-campaign-events = Events
welcome-to-the-moon-campaign-ahead = { welcome-to-the-moon-campaign-events }: { $events }
welcome-to-the-moon-campaign-events-none = No event is due.
welcome-to-the-moon-campaign-due = Adventure { $adventure }, on an unknown turn
welcome-to-the-moon-campaign-now = { $left ->
    [1] This turn
   *[other] { $left } turns, this one included
}
welcome-to-the-moon-campaign-came = Has come
welcome-to-the-moon-campaign-answers = Decisions
welcome-to-the-moon-campaign-answers-none = No decision has been made yet.
welcome-to-the-moon-campaign-crew = Crew card
welcome-to-the-moon-campaign-crews = Crew cards
welcome-to-the-moon-campaign-use = Use “{ $crew }” with the next combination
welcome-to-the-moon-campaign-using = Now choose the combination
welcome-to-the-moon-campaign-ended = Adventure { $adventure } is over
welcome-to-the-moon-campaign-you-decide = You are the captain: decide for everybody.
welcome-to-the-moon-campaign-alone = It is up to you.
welcome-to-the-moon-campaign-decides = { $name } is the captain and decides for everybody.
welcome-to-the-moon-campaign-choose = Choose { $letter }
welcome-to-the-moon-campaign-chosen = Chosen
welcome-to-the-moon-campaign-next = Next: adventure { $adventure } “{ $name }”
welcome-to-the-moon-campaign-pick = { $place ->
    [1] You share first place with ASTRA: pick a crew card. It works once, in the next adventure.
   *[other] You came last: pick a crew card. It works once, in the next adventure.
}
welcome-to-the-moon-campaign-take = Pick this card
welcome-to-the-moon-campaign-waits = Waiting for: { $names }
welcome-to-the-moon-campaign-peek = Look at the sheets
welcome-to-the-moon-campaign-back = Back to the campaign
welcome-to-the-moon-campaign-story = The campaign begins
welcome-to-the-moon-campaign-about = Eight adventures in a row. Places bring stars, more and more of them; the winner of each adventure becomes captain and decides what changes in the next ones.
welcome-to-the-moon-campaign-begin = To the table
welcome-to-the-moon-campaign-title = Your rank: { $title }
welcome-to-the-moon-campaign-won = { $count ->
    [1] { $who } wins the campaign
   *[other] { $who } win the campaign together
}
welcome-to-the-moon-campaign-solo-result = { $result ->
    [won] You win the campaign against ASTRA
   *[lost] ASTRA wins the campaign
}
