## General

skip = Skip to the main part
to-home = Home
site = Pages
list-more = { $list }, { $next }
list-last = { $list } and { $next }
site-places = Main pages
place-home = Home
place-tables = Tables
place-friends = Friends
place-profile = Profile
place-settings = Settings
back = Back
close = Close
show = Show
save = Save
saved = Saved
copy = Copy
copied = Link copied
copy-failed = The browser does not let us copy. The link: { $text }
loading = Loading…
sending = Sending your move…
you = You
more = More
days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
missing = No such page
problem-missing = There is nothing at this address. The link may be out of date.
problem-server = The server answered with error { $status }. Please try again.
problem-network = The server does not answer. Check your connection and try again.
offline = Connection lost, reconnecting.
offline-unsent = { $count ->
    [one] { $count } move will be sent as soon as it is back.
   *[other] { $count } moves will be sent as soon as it is back.
}
offline-now = Connect now

## Language and look

language = Language
theme = Theme
theme-system = Match system
theme-dark = Dark
theme-light = Light
theme-switch = { $theme ->
    [light] Light theme
   *[dark] Dark theme
}
settings = Settings
settings-look = Look, motion, sound
palette = Player colours
palette-why = The second palette can be told apart with any colour vision. Each player has a shape as well.
palette-standard = Standard
palette-contrast = Distinct
motion = Animation
motion-why = Pieces travel and dice roll. Without motion everything changes at once.
motion-system = Match system
motion-full = On
motion-none = Off
zoom = Board zoom
zoom-now = { $percent }%
sound = Sound
sound-off = Mute
sound-on = Unmute
sound-why = A short tone when an answer is expected from you
notifications = Notifications
notifications-why = The browser tells you about your turn while you are in another tab
notifications-on = Your browser will tell you when it is your turn
notifications-off = Notifications are off
notifications-refused = Your browser does not allow notifications from this page. You can allow them in its settings for this site.
notifications-missing = This browser cannot show notifications from this page
always-ask = Always ask me
always-ask-why = Even when you can only pass; otherwise the table passes by itself
action = Move
action-list = List of all moves
action-list-why = A tab with every possible move in words: you can play without the board
gallery = Component gallery
gallery-note = every part of the interface in every state

## Home

home-title = Five space board games
home-title-1 = Five points of balance.
home-title-2 = Five games about space
home-lead = Complete rules, bots of different strength, games with friends by link. Open a browser and play, no registration needed.
home-start = Start a game
home-choose = Choose a game
home-two-clicks = two clicks to the first move
home-rights = An unofficial implementation of the rules. The names of the games belong to their owners; texts and art were made for this project.
join-code = table code
join-enter = Join
continue = Continue
continue-waiting = { $count ->
    [one] { $count } waiting for you
   *[other] { $count } waiting for you
}
continue-all = All my games
status-yours = Your turn
status-theirs = { $name } to move
status-lobby = Gathering players
status-going = In progress
bell = { $count ->
    [0] My games
    [one] My games: { $count } waiting for you
   *[other] My games: { $count } waiting for you
}
card-players = Players
card-time = Time
card-minutes = { $minutes } min
card-weight = Complexity { $weight } of 5
card-play = Play
card-rules = Rules of { $name }
card-soon = in the works
quick-opponents = Opponents
quick-bots = { $count ->
    [one] Against { $count } bot
   *[other] Against { $count } bots
}
quick-level = Level of the bots
quick-start = Start
quick-lobby = Table for friends
quick-tutorial = Tutorial
level-novice = Novice
level-novice-long = Novice
level-novice-why = bot, moves at random
level-even = Intermediate
level-even-long = Intermediate
level-even-why = bot, looks one move ahead
level-strong = Strong
level-strong-long = Strong
level-strong-why = bot, thinks for half a second
level-master = Master
level-master-long = Master
level-master-why = bot, thinks for two seconds

## New table

new-table = New table
lobby-private = Link only
lobby-facts = { $players } players · { $minutes } min · join and leave at any time
seats = Seats
lobby-order-random = random turn order
lobby-order-fixed = turns in this order
lobby-add-seat = Seat
lobby-open = Free
lobby-open-why = for the first to follow the link
lobby-you = you
lobby-you-host = you, the host
lobby-here = at the table
lobby-away = seat taken, but not connected now
lobby-bot-own = bot { $spec }
lobby-bot = Seat a bot
lobby-hot-seat = On this screen
lobby-ready = here
lobby-free = Free the seat
lobby-remove = Remove the seat
lobby-spectators = Anybody with the link may watch; spectators do not see hands.
lobby-no-spectators = This table has no spectators.
lobby-options = Table options
lobby-option-seats = only with this many seats: { $seats }
lobby-option-own = For each player separately
lobby-pace = Pace
clock = Clock
clock-why = when time is up, a bot plays on
clock-left = Time left
clock-none = No clock
clock-move-90 = 90 seconds per move
clock-game-20 = 20 min per game
clock-game-45 = 45 min per game
clock-days-1 = 1 day per move
clock-days-3 = 3 days per move
setting-shuffle-seats = Random order
setting-shuffle-seats-why = Seats are drawn by lot at the start
setting-spectators = Spectators
setting-spectators-why = Watching by link
setting-silent-spectators = Quiet spectators
setting-silent-spectators-why = Only players write in the chat
setting-open-hands = Open hands on one screen
setting-open-hands-why = No curtain between turns
invite = Invitation
invite-host-only = The host has the links to the seats.
invite-full = No seat is free, nobody else can join.
invite-qr = The invitation as a QR code
invite-group = Link for everybody
invite-group-why = Send it to the group: whoever follows it takes the next free seat.
invite-seats = A link for each seat
invite-link = Link to seat { $seat }
invite-why = A link leads to its own seat, the table code to any free one.
lobby-wait = { $count ->
    [one] Waiting for { $count } player.
   *[other] Waiting for { $count } players.
}
lobby-wait-why = You can seat bots and start now.
lobby-wait-host = Waiting for the host to start the game.
lobby-all-here = Everybody is here.
lobby-fill = { $count ->
    [one] Add a bot
   *[other] Add { $count } bots
}
lobby-few = Start with { $count }
lobby-start = Start the game
join = Invitation
join-title = You are invited to a table
join-why = No registration needed: give a name, so that others know you.
join-by-code = Table { $code }
join-no-code = No table has the code { $code }
join-no-code-why = Check it and try again. A code ends when the game starts.
join-no-table = This invitation leads nowhere
join-no-table-why = The table is gone or its game has begun. Ask for a new link, or enter a table code.
join-sit = Take the seat

## Table

board = Board
dock = Question and cards
side = Log, chat, moves
prompt = Question
phases = Phases of the turn
prompt-yours = Your turn.
prompt-out-of-turn = A question out of turn.
prompt-waiting = { $count ->
    [one] { $names } to move
   *[other] Waiting for { $names }
}
prompt-thinking = { $count ->
    [one] { $names } is thinking…
   *[other] { $names } are thinking…
}
prompt-nobody = Waiting for the others
prompt-over = The game is over
prompt-spectator = You are watching. Hands of the players are hidden.
prompt-clear = Clear choice
film-pause = Pause
film-play = Go on
film-rate = Speed of others’ turns
film-step = One event
film-end = To the present
film-turn = To my turn
film-of = { $count ->
    [0] { $name } moves.
    [one] { $name } moves; { $count } more step.
   *[other] { $name } moves; { $count } more steps.
}
film-awaited = { $count ->
    [0] A question is waiting for you.
    [one] A question is waiting for you after { $count } more step.
   *[other] A question is waiting for you after { $count } more steps.
}
recap = What changed
recap-again = See it again
recap-missed = While you were away
recap-watch = Watch it
pass-choice = Pass for me
pass-ask = Ask me
pass-unless-playable = Pass if nothing to play
pass-this-time = Pass for this battle
pass-in = pass in { $seconds } s
why-not = Why not?
why-instead = Possible instead:
plain-nothing = Nothing is asked of you now.
log = Log
log-empty = Nothing has happened yet.
log-older = Show older lines
chat = Chat
chat-empty = It is quiet here.
chat-say = Message
chat-send = Send
chat-mute = Mute { $name }
chat-unmute = Let { $name } write again
actions = Moves
actions-none = There are no moves now.
score = Score
score-total = Total
seat-yours = , that is you
seat-bot = bot
rival = automated opponent
rival-step = step { $step } of { $count }
rival-back = One step back
rival-play = Play or pause
rival-step-on = One step on
rival-all = To the end
seat-away = not connected
seat-thinking = thinking
seat-resigned = resigned
seat-menu = Seat: { $name }
standing = Answer for me
standing-why = The table gives these answers as soon as the question comes. Undo takes them back.
standing-ask = ask me
seat-bot-plays = A bot is playing for you.
seat-take-back = Take the seat back
seat-hand-over = Hand the seat to a bot. It can be taken back at any moment.
spectators = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
known-seed = chosen seed
undo-can = Undo
undo-ask = Ask for an undo
undo-no = Nothing to undo
request-undo = { $name } asks to undo { $actions ->
    [one] { $actions } move
   *[other] { $actions } moves
}.
request-undo-mine = { $count ->
    [one] Asking for an undo: waiting for { $count } answer.
   *[other] Asking for an undo: waiting for { $count } answers.
}
request-end = { $name } proposes to end the game here.
request-end-mine = { $count ->
    [one] Proposing to end: waiting for { $count } answer.
   *[other] Proposing to end: waiting for { $count } answers.
}
request-yes = Agree
request-no = No
request-withdraw = Withdraw
end-agree = End by agreement
end-agree-why = If all agree, the game ends with the score as it is
end-ask = Propose
resign = Resign
resign-why = A bot plays on in your seat; you come last
resign-ends-why = The game ends here and counts as lost
resign-do = Resign
resign-sure = Yes, resign

# An action that ends the game for whoever does it

sure = Are you sure?
sure-yes = Do it
sure-no = Leave it
curtain-title = { $name } is next
curtain-why = Pass the screen on. Cards are shown when the player is ready.
curtain-ready = Ready, show it
die = { $hit ->
    [true] die { $face }, a hit
   *[false] die { $face }
}
board-fit = Show the whole board
board-in = Larger
board-out = Smaller
board-zoom = Board zoom
board-map = Map of the board: show a place
card-assumed = Assumed: { $text }.
card-instead = Or:
card-more = { $count ->
    [one] and 1 other
   *[other] and { $count } others
}
keys = Keys
key-undo = undo
key-answer = the main answer: end the phase, confirm
key-walk = from place to place on the board
key-enter = do what is pointed at
key-zoom = board larger, smaller, whole
key-score = score
key-rules = rules
key-log = log
key-chat = chat
key-actions = all moves
key-prompt = to the question
key-skip = on with the film: next event
key-back = clear the choice, close
key-help = this list
title-turn = ● Your turn: { $name }
title-question = ● A question for you: { $name }
title-over = Game over: { $name }

## The end

over = Game over
over-you = You win with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
over-won = { $count ->
    [1] { $who } wins
   *[other] A shared victory: { $who }
}
over-points = { $name }: { $points }
over-lost = Defeat
over-gave-up = { $names } resigned.
over-early = { $count ->
    [1] { $who } wins
   *[other] A shared victory: { $who }
}
over-join = Join the rematch
over-rematch = The others want to play again: a table is waiting for you.
over-ended = The game ended without a winner
over-again = Play again
over-replay = Watch
over-board = Board
over-share = Share
over-journal = Record
over-journal-all = The record tells everything, also what stayed face down.
over-result = To the result

old-rules = Earlier rules
old-stuck = This game cannot go on
old-stuck-why = It was begun by version { $played } of the rules. The server now plays by version { $known }, under which the same moves could lead elsewhere, so nobody can move here any more.
old-stuck-what = You can play again with the same people by the new rules, or download the record of the game. Nothing is lost.
old-stuck-watch = Its players can start again by the new rules.
old-over-why = It was played by version { $played } of the rules; the server now plays by version { $known }. The result, the log and the record are kept, but the game cannot be watched move by move.
old-again = Play again by the new rules
old-board = Last position
old-look = Look
old-whole-log = Show the whole log
old-board-note = This is how things stood. Nobody can move here any more.
old-behind = This is the position after { $seen } of { $actions } actions.
old-no-log = This game ended before logs were kept. The record has every move.
old-no-points = —
moments = Decisive moments
moment-at = step { $at }
moment-leads = takes the lead, score { $score }
moment-gains = score { $score }
moment-watch = Watch
chart = Chart of points through the game
chart-title = Points through the game
chart-chapters = Part of the game
chart-target = target { $target }
chart-start = start
chart-decisions = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}

## Replay

replay = Replay
replay-start = To the start
replay-back = Step back
replay-forward = Step forward
replay-end = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-moment = Moment of the game
replay-at = step { $at } of { $last }
replay-turn = Turn { $turn }
replay-begin = The game begins
replay-quiet = Nothing to see in this step
replay-eyes = Point of view
replay-eyes-open = Open information
replay-eyes-seat = Seen by { $name }
replay-link = Link to this moment
replay-key = { $name }: +{ $points } at step { $at }

## Rules

rules = Rules
rules-of = Rules of { $name }
rules-search = Search the rules
rules-page = Open all rules
rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
rules-found-for = Found: “{ $words }”
rules-nothing = Nothing found. Try another word or the number of a rule.
rules-hint = Start typing: numbers, headings and texts of rules are searched.
rules-both = Side by side: { $language }
rules-contents = Contents
rules-game = Game
rules-results = Rules found
rule-copy = Copy the link to rule { $id }
origin-book = by the rulebook
origin-public = from public facts
origin-decision = our decision
origin-reconstructed = reconstructed

## Games

history = My games
history-open = In progress
history-past = Finished
history-none-open = No games in progress.
history-none = No finished games yet.
history-won = Won
history-lost = Lost
history-over = Finished
history-go = Continue
upload = Watch somebody’s game
upload-why = Upload the record of a game (a .jsonl file): it can be downloaded at the end of any game.
upload-choose = Choose a file

## Challenge of the day

daily = Challenge of the day
daily-results = Results of the day
daily-results-of = Results: { $date }
daily-number = { $name } { $value }
daily-titled = { $text } “{ $choice }”
daily-choice = { $name }: { $choice }
daily-begin = Take it on
daily-go-on = Go on
daily-one-try = One deal for everybody, one try.
daily-used = You have had your try; there is no second one.
daily-again = Another one, not counted
daily-rules = Everybody on this server plays the same deal of the day, and has one try. Only what has revealed nothing can be taken back. You may leave the game for later: it counts for the day on which it was begun. Those are ranked who had an account when the day began and have finished within a day of its end; from then on everybody’s games can be looked through.
daily-going = Your game waits where you left it.
daily-missed = This day has passed without you.
daily-result = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, rank { $rank }
daily-result-uncounted = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, would be rank { $rank }
daily-uncounted = Only those who had an account when the day began are ranked. Your rank in brackets is the one you would have, and only you see it.
daily-next = Next one in { $time }
daily-minutes = { $minutes } min
daily-hours = { $hours } h
daily-hours-minutes = { $hours } h { $minutes } min
daily-days = Other days
daily-earlier = Earlier
daily-later = Later
daily-rank = Rank
daily-player = Player
player-rating = { $rating }
player-rating-open = { $rating }?
daily-points = Points
daily-end = Outcome
daily-you = you
daily-ending-won = Won
daily-ending-drawn = Drawn
daily-ending-lost = Lost
daily-ending-resigned = Resigned
daily-ending-late = Late, not ranked
daily-watch = Watch the game of { $name }
daily-played = { $count ->
    [0] Nobody has finished yet.
    [one] { $count } player has finished.
   *[other] { $count } players have finished.
}
daily-playing = { $count ->
    [one] { $count } more is playing.
   *[other] { $count } more are playing.
}
daily-resign-why = The game ends, without a rank among the day’s results

## Profile

profile = Profile
profile-name = Name at the table
profile-guest = You play as a guest: games are kept in this browser. A login and a password open them on other devices.
profile-account = You are logged in as { $login }.
profile-login = Login
profile-password = Password
profile-enter = Log in
profile-create = Create
profile-in = You are logged in
profile-out = You are logged out
profile-logout = Log out
profile-logout-everywhere = Log out everywhere
profile-password-old = Current password
profile-password-new = New password
profile-change = Change password
profile-changed = The password is changed; other devices are logged out
tokens = Bots of your own
tokens-why = A key lets a program play for you.
token-name = Name of the key
token-create = Create a key
token-delete = Delete key { $name }
token-made = The key is shown once:

## Tutorial

tutorial = Tutorial
coach-step = Step { $at } of { $count }
coach-skip = Skip the tutorial
coach-next = Next
coach-end = Play on
coach-do = waiting for your move
coach-wait = watch what happens
coach-again = Start over
coach-astray = Not yet: first do what is ringed.
coach-astray-next = Read on first: press the button.

## Gallery

gallery-controls = Buttons and fields
gallery-pieces = Seats, phases, dice
gallery-surfaces = Question, cards, refusal
gallery-icons = Icons
gallery-choice-a = None
gallery-choice-b = 20 min
gallery-choice-c = A move a day
gallery-toggle = Spectators
gallery-seat = Player { $seat }
gallery-fact-a = Minerals
gallery-fact-b = Energy
gallery-fact-c = Missions
gallery-unit = VP
gallery-phase-deploy = Deploy
gallery-phase-move = Move
gallery-phase-explore = Explore
gallery-phase-fight = Fight
gallery-phase-income = Income
gallery-ask = Where does the rover on B0 go?
gallery-wait = Marina is thinking…
gallery-card = Teleport
gallery-card-text = Carry a rover of yours to any free hex.
gallery-refusal = B10 is two hexes away, and neither is a road.
state-idle = Idle
state-hover = Hovered
state-focus = Focused
state-pending = Pending
state-disabled = Disabled

## Meeting

meet = Find players
meet-find = Find players
meet-open = Open tables
meet-here = { $count ->
    [one] One person is here
   *[other] { $count } people are here
}
meet-which = Game
meet-any = Any game
meet-any-pace = Any pace
meet-live = In one sitting
meet-days = Over several days
meet-lang = Language
meet-any-lang = Any language
meet-now = Play now
meet-now-why = You sit down at a table that waits for people. If there is none, you open one, and others find you here.
meet-opened = The table is open: others can see it in the list. You can fill free seats with bots at any time.
meet-none = No table is open right now. Choose a game and press “Play now”: yours will be the first.
meet-none-fit = No open table fits these wishes.
meet-count = { $count ->
    [one] One open table
   *[other] { $count } open tables
}
meet-host = Host: { $host }
meet-option = { $name }: { $choice }
meet-unrated = Unrated
meet-free = { $free ->
    [0] No seat is free.
    [one] One seat is free.
   *[other] { $free } seats are free.
}
meet-free-there = { $free ->
    [0] No seat is free. At the table: { $names }.
    [one] One seat is free. At the table: { $names }.
   *[other] { $free } seats are free. At the table: { $names }.
}
meet-sit = Sit down
meet-sit-at = Sit down: { $game }, host { $host }
pace-none = No clock
pace-move = { $seconds } seconds per move
pace-move-minutes = { $minutes } min per move
pace-game = { $minutes } min per game
pace-days = { $days ->
    [one] 1 day per move
   *[other] { $days } days per move
}
friends = Friends
friends-none = No friends yet. Send somebody your link, or ask after a game.
friends-here = is here
friends-away = away
friends-more = More about { $name }
friends-asking = Who wants to be friends
friends-asks = { $name } wants to be friends
friends-accept = Accept
friends-decline = Decline
friends-part = Remove from friends
friends-block = Block
friends-unblock = Unblock
friends-mute = Mute
friends-unmute = Unmute
friends-blocked-done = { $name } is blocked: they cannot sit down at your open tables, invite you or write to you
friends-muted-done = You no longer see what { $name } writes
friends-unblocked-done = { $name } is no longer blocked
friends-unmuted-done = You can read { $name } again
friends-asked = You have asked: { $names }
friends-asked-done = The request is sent
friends-ask = Add as friend
friends-new = { $name } is your friend now
friends-made = You are friends now
friends-link = Copy friend link
friends-link-end = End the link
friends-link-why = Whoever opens your link becomes a friend. Friends see when you are here, and what you have played.
friends-apart = Blocked and muted: { $count }
friends-apart-one = blocked or muted
friends-invited = Somebody wants to be friends
friends-invited-why = Friends see when the other is here, can invite each other to a table, and see what the other has played.
friends-become = Become friends
invite-friends = Invite friends
invite-friend-done = { $name } is invited
company = The other players
notice-rematch = { $name } wants to play again: { $game }, { $minutes } min
notice-invited = { $name } invites you: { $game }, { $minutes } min
notice-go = To the table
notice-look = Look
notice-later = Not now
rating = Rating
rating-games = Games
rating-changes = Ratings after this game
rating-provisional = { $left ->
    [one] One more game, and your rating counts.
   *[other] { $left } more games, and your rating counts.
}
ladder = Leaderboards
ladder-games = Games
ladder-none = Nobody is on this board yet.
ladder-hidden = Only you see your line. To be on the board, let others see your games:
ladder-why = A rating counts after { $games } games. A game counts if two or more players with accounts finished it, nobody chose the seed, and the table is not marked unrated. Whoever gives up or runs out of time is last.
player = Player
player-own = My statistics
player-show = What others see
player-open = Everybody sees my games
player-open-why = Statistics by link, and a line on the leaderboards. Otherwise friends only
player-seen = Friends see that I am here
player-seen-why = And can invite me to a table
player-games = Games
player-wins = Wins
player-share = { $wins } ({ $percent }%)
player-best = Best score
player-mean = Mean score
player-boards = Favourite boards
player-board = { $games ->
    [one] one game
   *[other] { $games } games
}, { $wins ->
    [0] no wins
    [one] one win
   *[other] { $wins } wins
}
player-none = No finished games yet.
daily-archive = Archive
daily-streak = { $days ->
    [0] No streak
    [one] One day running
   *[other] { $days } days running
}
daily-longest = Longest streak: { $days }
daily-day = Day
daily-finished = Played
daily-best = Best
daily-own = You
daily-more = Earlier days
daily-nobody = Nobody has played yet.
setting-open = Open table
setting-open-why = In the list for everybody: strangers may sit down
setting-unrated = Unrated
setting-unrated-why = The game changes nobody’s rating

# While the site is closed.
away = While you are away
away-why = When a table is waiting for you and you are not here, we can tell you. Notices name the game and the table, nothing more.
away-push = Notices on this device
away-push-on = This browser tells you even while the site is closed
away-push-off = Off
away-push-refused = Your browser does not allow notifications from this site. You can allow them in its settings.
away-push-missing = This browser cannot receive notices. On an iPhone or iPad, add the site to the home screen first.
away-push-insecure = Browsers allow this only for sites with https
away-quiet = Quiet hours
away-quiet-why = You hear afterwards what happened
away-from = From
away-until = until
away-digest = How often
away-digest-why = Several tables become one notice
away-digest-0 = At once
away-digest-60 = Hourly
away-digest-180 = Every 3 h
away-digest-1440 = Daily
away-muted = { $count ->
    [one] { $count } table is muted
   *[other] { $count } tables are muted
}
away-hear-all = Unmute all
away-table = Notices from this table
away-table-why = While you are away, as chosen in the settings
mail = E-mail
mail-why = One e-mail for all tables that are waiting, with the same quiet hours and pauses
mail-none = This server sends no e-mail
mail-guest = For people with an account: create one in your profile above
mail-address = Your address
mail-give = Confirm
mail-ask = We have written to { $address }. Open the link in that e-mail within a day.
mail-to = To { $address }
mail-again = Send again
mail-other = Another address
mail-forget = Remove
mail-sent = Check your mailbox
vacation = Vacation
vacation-why = While you are on vacation, clocks that count days stand still, nobody takes over your seats, and we keep quiet. Everybody at your tables sees when you will be back.
vacation-late = A vacation lasts two weeks at most. A clock with less than a day left runs on until you have answered; a clock of one to three days does so in its last quarter.
vacation-left = { $left ->
    [one] You have { $left } day left of the { $year } allowed in any twelve months.
   *[other] You have { $left } days left of the { $year } allowed in any twelve months.
}
vacation-days = Days
vacation-from = From (now if left empty)
vacation-go = Go on vacation
vacation-plan = Plan vacation
vacation-is = You are on vacation until { $until }.
vacation-planned = You will be on vacation from { $from } until { $until }.
vacation-back = I am back
vacation-cancel = Call it off
seat-vacation = on vacation until { $until }
letter = E-mail
letter-settings = Settings
letter-confirm = E-mail when a table is waiting
letter-confirm-why = Somebody, most likely you, has asked us to write to your address when a game is waiting.
letter-confirm-do = Confirm address
letter-confirm-done = The address is confirmed. From now on we write when a table is waiting and you are away.
letter-stop = No more e-mail
letter-stop-why = We will not write to you again until you switch e-mail on in the settings.
letter-stop-do = Unsubscribe
letter-stop-done = You will get no more e-mail from us.
letter-mute = Mute table: { $game }
letter-mute-why = We will tell you nothing more about this table while you are away, neither by e-mail nor on your devices.
letter-mute-do = Mute this table
letter-mute-done = This table is muted. You can unmute it in the settings.
history-mute = Mute notices from this table
history-unmute = Unmute notices from this table
waiting = Invitations
waiting-by = { $name } keeps a seat for you: { $game }
waiting-no = No, thanks
invite-friend-waits = The invitation will wait for { $name }
next-game = { $count ->
    [one] Next game
   *[other] Next game ({ $count })
}

# Names one after the other
list = { $before }, { $next }
