server-no-such-table = There is no such table.
server-no-such-game = There is no such game.
server-no-such-replay = There is no such replay.
server-try-again = The database is not available right now. Nothing is lost; please try again in a moment.
server-taken = This is taken already.
server-missing = There is no such thing.
server-bad-request = The server does not understand this request.
server-broken = Something is broken on the server. It has been logged.
server-too-fast = Too many messages at once. Please slow down.
server-too-large = This is too large.
server-not-known = Open the start page first, so that the server knows you.
server-wrong-origin = This request comes from another site.
server-wrong-host = This server does not go by that name. Whoever runs it can give the name with --host.
server-not-from-here = These figures are for those who run the server: ask on the machine where it runs.
server-not-the-host = Only the host of the table may do this.
server-wrong-password = The name or the password is wrong.
server-login-form = A login has 3 to 40 Latin or Cyrillic letters (not both), digits, dots, hyphens or underscores.
server-password-form = A password has 8 to 200 characters.
server-name-form = A name has 1 to 40 characters.
server-bad-seats = The seats are not as this game needs them.
server-bad-seed = This is not a seed. Write a whole number below 2⁶⁴.
server-not-over = The record can be downloaded once the game is over.
server-closing = The server is going down for a moment. Your game is kept and goes on when it is back.
server-bad-token = This token is not valid.
server-in-person = This can only be done in the browser, not with a token.
server-no-such-call = There is nothing at this address of the interface.
server-no-such-method = This address of the interface has no such method.
server-too-many-tokens = You have 20 keys already. Revoke one first.
server-bad-language = The languages are en and ru.
server-too-slow = This took too long and was given up. Please try again.
server-no-daily = This game has no challenge of the day.
server-bad-day = This is not a day. Write a date such as 2026-03-01, or “today”.
server-day-to-come = This day has not come yet, and what it brings is a secret until then.
server-day-over = This day is over, and you had not begun its challenge. A new one is waiting for you.
server-daily-secret = The games of this day’s challenge can be looked through a day after it has ended.
server-busy = The server is busy reading other people’s records right now. Please try again in a moment.
server-too-many-running = { $most ->
    [one] You already have a game in progress. Finish it first.
   *[other] You already have { $most } games in progress. Finish one of them first.
}
server-too-many-lobbies = { $most ->
    [one] You already have a table waiting to start. Start its game first.
   *[other] You already have { $most } tables waiting to start. Start one of their games first.
}
server-too-many-bot-tables = { $most ->
    [one] Bots are already playing each other at one of your tables. Let them finish first.
   *[other] Bots are already playing each other at { $most } of your tables. Let them finish one game first.
}
server-too-many-seats = { $most ->
    [one] You already have a seat at a table that is waiting to start. Leave it first.
   *[other] You already have seats at { $most } tables that are waiting to start. Leave one of them first.
}
server-too-many-seats-here = People from your network have taken many seats at open tables. Please wait until some of those games have begun.
server-too-many-spectators = { $most ->
    [one] Somebody is watching this table already, and there is no room for more.
   *[other] { $most } people are watching this table already, and there is no room for more.
}
server-too-many-newcomers = Many new people have come from your network just now. Please try again in a moment.
server-too-many-uploads = { $most ->
    [one] Only one record can be uploaded per day. Please come back tomorrow.
   *[other] Only { $most } records can be uploaded per day. Please come back tomorrow.
}
server-too-many-uploads-here = Too many records have come from your network today. Please come back tomorrow.
server-too-many-tables-here = Too many tables have been opened from your network today. Please come back tomorrow.
server-too-many-streams = Too many connections from your network are open. Please close one first.
server-upload-too-large = This record is too long: at most { $most } kB are allowed.
server-many-logins = Many people are logging in right now. Please try again in a moment.
server-seed-for-start = A seed can be chosen only for a game that starts at once.
server-not-watching = Open the table first: this is for those who see it.
server-too-much-talk = You are talking too fast. Please wait a little.
server-no-account = You are a guest here: make an account first.
server-not-open = This table is not open to strangers any more.
server-nobody-waits = Nobody is waiting for a player right now. Choose a game, and others will find you.
server-not-together = You and somebody at this table do not play together.
server-no-such-player = There is no such player, or they keep to themselves.
server-too-many-friends = You have 200 friends and requests already. Part with one first.
server-no-such-link = This link leads to nobody. Ask your friend for a new one.
server-never-met = You have not been at a table with this player yet.
server-too-many-apart = You have blocked or muted 1,000 people already. Forgive one first.
server-no-friend = You can invite only friends.
server-no-free-seat = All seats are taken.
server-bad-hours = Hours run from 0:00 to 23:59, and notices can be at most a day apart.
server-bad-browser = This browser cannot be sent notices: its address or its keys are wrong.
server-no-mail = This server sends no e-mail.
server-bad-address = No e-mail can be sent to this address. Is it spelled right?
server-too-many-letters = Too many e-mails have been asked for. Try again in a few hours.
server-letter-later = The mail server is not answering right now. Your address is kept; ask for the e-mail again later.
server-letter-refused = The mail server accepts no e-mail for this address.
server-not-confirmed = Confirm the address first: follow the link in the e-mail.
server-no-such-letter = This link is no longer good.
server-vacation-far = A vacation can be planned a year ahead at most.
server-vacation-known = You are on vacation already, or have planned one. End it or call it off first.
server-vacation-long = { $most ->
    [0] You have no vacation days left then. A vacation lasts two weeks at most, and at least two weeks must pass between two of them.
    [one] This vacation can last { $most } day.
   *[other] This vacation can last from 1 to { $most } days.
}
server-too-many-muted = You have muted 200 tables already. Unmute one first.

# What a link to a table shows in a messenger.
preview-title = { $host } invites you to { $game }
preview-text = { $free ->
    [0] The table is full.
    [one] One of { $places } seats is free.
   *[other] { $free } of { $places } seats are free.
} No registration: open the link and play.

# A person without a name is called this, and three letters.
guest = Guest

# What people who are away see on the screen of their device.
notice-title = Lagrange
notice-turn = It’s your turn.
notice-over = The game is over.
notice-rematch = Your opponents want to play again.
notice-invited = A friend invites you to play.
notice-many = { $tables ->
    [one] There is news from { $tables } table.
   *[other] There is news from { $tables } tables.
}
notice-mute = Mute this table

# Letters to people who are away. An address stands behind each sentence that ends with a colon.
letter-subject = { $game }: { $news }
letter-mute = Mute this table:
letter-settings = When and how often you get notices:
letter-stop = No more e-mail:
letter-confirm-subject = Lagrange: confirm your address
letter-confirm = Somebody, most likely you, has asked us to write to this address when a game is waiting. To agree, open this page:
letter-confirm-else = The link works for a day. If you did not ask for this, do nothing: we will not write again.
