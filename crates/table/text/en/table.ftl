language-name = English

# Bots are called after stars, free seats by their number.

bot-0 = Vega
bot-1 = Rigel
bot-2 = Altair
bot-3 = Deneb
bot-4 = Mira
bot-5 = Antares
seat-0 = Seat 1
seat-1 = Seat 2
seat-2 = Seat 3
seat-3 = Seat 4
seat-4 = Seat 5
seat-5 = Seat 6

# What happens at a table besides the game.

table-configured = The host has changed the settings of the table.
table-claimed = { $seat } takes a seat.
table-left = { $name } leaves the table.
table-renamed = { $seat } goes by a new name.
table-started = The game begins.
table-undone = { $seat } takes back an action.
table-undone-by-agreement = { $actions ->
    [one] { $seat } takes back an action by agreement.
   *[other] { $seat } takes back an action and what came after it, { $actions } in all, by agreement.
}
table-undone-and-redealt = { $actions ->
    [one] { $seat } takes back an action by agreement. What nobody had seen is dealt again.
   *[other] { $seat } takes back an action and what came after it, { $actions } in all, by agreement. What nobody had seen is dealt again.
}
table-undo-asked = { $seat } asks to take back an action.
table-undo-accepted = { $name } agrees to the undo.
table-undo-denied = The undo is off: { $name } says no.
table-end-asked = { $name } asks to end the game here.
table-end-accepted = { $name } agrees to end the game.
table-end-denied = The game goes on: { $name } says no.
table-handed-over = A bot plays for { $seat } from now on.
table-timed-out = { $seat } is out of time; a bot plays on.
table-taken-back = { $seat } is back in the seat.
table-clock-resumed = The server is back. No clock ran while it was away.
table-went-away = { $seat } is on vacation.
table-came-back = { $seat } is back from vacation.
table-resigned = { $seat } resigns.
table-muted = The host has muted { $name }.
table-unmuted = The host lets { $name } talk again.
table-agreed-end = All agree to end the game here.
table-ended = The game is over.
table-rematch = The same players meet again at a new table.
table-without-words = Something happened for which these rules have no words any more.

# Why the table does not do something.

refusal-no-such-seat = The table has no such seat.
refusal-not-host = Only the host of the table can do this.
refusal-not-your-seat = This seat is not yours to play.
refusal-not-a-player = Only players of this table can do this.
refusal-not-at-table = { $name } is not at the table; people take their seats themselves.
refusal-laid-out = The table is set up already; change one thing at a time.
refusal-seat-taken = This seat is taken.
refusal-seat-held = { $name } sits here. A seat can be changed when nobody sits in it.
refusal-not-in-seat = This player is no longer in this seat, so nobody was sent away.
refusal-no-seat-left = All seats at this table are taken.
refusal-seats-open = Some seats are still free. Invite somebody, or give them to bots.
refusal-already-started = The game has already started.
refusal-not-started = The game has not started yet.
refusal-game-over = The game is over.
refusal-other-rules = This game was begun by version { $played } of the rules, and this server plays by version { $known }. It cannot go on and cannot be replayed here. Its record can be downloaded, and the same people can play again by the new rules.
refusal-not-over = This can be done when the game is over.
refusal-wrong-options = A game cannot be set up like this: { $why }
refusal-wrong-clock = A clock gives at least a second and at most ten years, with at most a day more for each turn.
refusal-wrong-pause = The pause before a pass is at most { $most } milliseconds.
refusal-unknown-bot = { $why }
refusal-bot-too-slow = A bot may think about a decision for { $seconds } seconds at most, with no more than two threads.
refusal-stale-decision = The situation has changed meanwhile; look again before you decide.
refusal-not-asked = Nothing is asked of this seat now.
refusal-unreadable = “{ $action }” is not an action of this game.
refusal-too-early = A pass counts a moment later here, so that its speed tells nothing.
refusal-nothing-to-undo = This seat has done nothing that could be taken back.
refusal-undo-denied = This request was declined or withdrawn. You can ask again after the next action.
refusal-end-denied = This request was declined or withdrawn. You can ask again after the next action.
refusal-request-pending = A request is already waiting for an answer; there can be only one at a time.
refusal-no-request = No such request is waiting for your answer.
refusal-has-resigned = This player has resigned.
refusal-not-absent = This player is at the table, or was a moment ago. A seat can be handed over when its player has been away for a while.
refusal-on-vacation = This player is on vacation. The game waits for them until they are back.
refusal-no-spectators = The host has closed this table to spectators.
refusal-not-watching = Only those who sit at the table or watch it can talk there.
refusal-silent-spectators = At this table only the players talk.
refusal-muted = The host has muted you at this table.
refusal-nobody-there = Nobody like that sits at this table or has said anything.
refusal-empty = There is nothing but spaces here; write something.
refusal-too-many = This is too much at a time; at most { $most } are allowed.
refusal-too-long = This is too long; at most { $most } characters are allowed.
refusal-no-such-window = This game asks no such question.
refusal-lobby-worn = This table has been rearranged too often. Start the game as it is, or open another table.
refusal-journal-long = The record of this game has grown too long for that. You can play on, resign, or agree to end the game.
refusal-journal-full = This game has gone on for too long. It can only be ended now: resign, or ask the others to end it.
refusal-talk-full = So much has been said at this table that nothing can be added.
refusal-daily-stands = In the challenge of the day chance is the same for everybody, so what it has shown cannot be taken back.
refusal-daily-is-yours = The challenge of the day is yours alone to play; no bot takes over.
refusal-daily-to-the-end = The challenge of the day is played to the end. You can leave it for later, or resign.
