# Colours stand for seats: a name that is one word can be typed in an action.
seat-0 = Red
seat-1 = Blue
seat-2 = Green
seat-3 = Yellow
seat-4 = Violet
seat-5 = Orange
# One letter each, for maps.
seat-0-letter = R
seat-1-letter = B
seat-2-letter = G
seat-3-letter = Y
seat-4-letter = V
seat-5-letter = O

rules-unknown = There is no rule { $rule }.
rules-near = There is no rule { $rule }. Near it: { $near }.
rules-none = No rule contains “{ $words }”.

replay-not-started = No game was begun at this table.
replay-table = { $game }, { $players } seats, seed { $seed }: { $actions } { $actions ->
    [one] action
   *[other] actions
}.

outcome-winner = { $winners_count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}
outcome-solo-won = You have beaten the game, by { $margin }.
outcome-solo-drawn = Neither you nor the game has won.
outcome-solo-lost = The game has beaten you, by { $margin }.
outcome-none = The game is not over yet.
outcome-score = points
outcome-place = place

term-you = you
term-human = human
term-bot = bot { $bot }
term-seed = Seed { $seed }. The same seed and the same actions give the same game.
term-welcome = Type the number of an action or its notation. `help` lists the other words.
term-asks = { $name }: { $question }
term-curtain = { $name } decides next. The others look away; press Enter when ready.
term-no-number = There is no action { $number }; the list ends at { $last }.
term-unreadable = “{ $text }” is no action and no word of this table. { $why } `help` lists the words.
term-sure = { $warning } Give the same action again if you mean it.
term-why = Why: `rules { $rule }`.
term-undone = { $name } takes back: { $action }
term-redealt = What nobody had seen is dealt again.
term-quit = You have left the table.
term-stuck = Nobody can go on, and the game is not over. This is an error of the program.
term-bot-silent = The bot { $name } gave no legal action. This is an error of the program.
term-journal = The journal is in { $file }.
term-log-empty = Nothing has happened yet.
term-help =
    A number      does that action of the list
    notation      does that action: `{ $example }`
    undo          takes back your last action; what nobody had seen is dealt again if a secret came up since
    rules ID      shows a rule; `rules` alone the rule of the question, `rules word` finds a word
    score         shows the points, line by line
    log           shows everything that has happened
    board         draws the table again
    help          shows this
    quit          leaves the table

play-ready = Lagrange is ready: { $url } (Ctrl-C ends it; games are kept).
serve-ready = Serving { $url }
ratings-rebuilt = { $games ->
    [one] One finished game is counted.
   *[other] { $games } finished games are counted.
} { $rated ->
    [0] None of them changed a rating.
    [one] One of them changed ratings.
   *[other] { $rated } of them changed ratings.
} { $ratings ->
    [one] There is one rating now.
   *[other] There are { $ratings } ratings now.
}
serve-no-folder = This system has no usual place for data. Name a folder with --data.
serve-no-smtp-password = Give the password for the mail server in LAGRANGE_SMTP_PASSWORD or with --smtp-password-file.
