welcome-to-the-moon-astra = ASTRA, your opponent
welcome-to-the-moon-astra-short = ASTRA
welcome-to-the-moon-astra-info = Missions · ASTRA { $points }
welcome-to-the-moon-astra-level = ASTRA · level { $level }
welcome-to-the-moon-astra-lead = { $who ->
    [you] you lead by { $by }
    [astra] leads by { $by }
   *[nobody] you are level
}
welcome-to-the-moon-astra-turn = ASTRA’s turn
welcome-to-the-moon-astra-cards = ASTRA’s cards by effect
welcome-to-the-moon-astra-her-cards = Cards
welcome-to-the-moon-astra-unit-points = points
welcome-to-the-moon-astra-unit-boxes = boxes
welcome-to-the-moon-astra-suit = { $effect }: { $numbers }
welcome-to-the-moon-astra-extra-level = { score-astra-level } { $count }
welcome-to-the-moon-astra-card = Card { $number } with { $effect }
welcome-to-the-moon-astra-drawn = The three cards of this turn
welcome-to-the-moon-astra-hint = A number from one card, an effect from another: the third goes to ASTRA.
welcome-to-the-moon-astra-gets = To ASTRA
welcome-to-the-moon-astra-give = Give to ASTRA
welcome-to-the-moon-astra-spare = Cross off a solo bonus: out of the game
welcome-to-the-moon-astra-used = Used this turn
welcome-to-the-moon-astra-confirm = Confirm ASTRA’s choice
welcome-to-the-moon-astra-track = ASTRA’s track: { $boxes } of { $of } boxes crossed off, { $left } left to her launch
welcome-to-the-moon-astra-launch = launch: { $points }
welcome-to-the-moon-astra-compared-2 = Her filled sections: { $count }
welcome-to-the-moon-astra-compared-3 = Her astronauts: { $count }
welcome-to-the-moon-astra-compared-5 = Her astronauts: { $count }
welcome-to-the-moon-astra-bonuses = Solo bonuses
welcome-to-the-moon-astra-bonuses-left = { $count } to use
welcome-to-the-moon-astra-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
welcome-to-the-moon-astra-pass = pass { $pass } of 2
welcome-to-the-moon-astra-effects = Effect cards
welcome-to-the-moon-astra-effect-come = Has come in this pass
welcome-to-the-moon-astra-effect-due = Still in the deck
welcome-to-the-moon-astra-effect-says = { $letters }:
welcome-to-the-moon-astra-effect-second = In the second pass the mission with the letter is turned over as well.
welcome-to-the-moon-astra-strike = ASTRA’s effect card { $letter }: choose the virus or the symbol. Then all active viruses spread.
welcome-to-the-moon-astra-other-sheet = The other sheet
welcome-to-the-moon-astra-you = You
welcome-to-the-moon-astra-result = { $result ->
    [won] You beat { $name } by { $by }
    [drawn] A draw with { $name }
   *[lost] { $name } wins by { $by }
}
welcome-to-the-moon-astra-result-launched = { $result ->
    [won] You launch before { $name }
   *[lost] { $name } launches before you
}
