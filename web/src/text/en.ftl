### The frame in English.

web-title = Wardroom
web-your-turn = Your turn
web-turn-of = { $name }’s turn: { $question }
web-you-are-asked = You are asked
web-loading = One moment …
web-close = Close
web-cancel = Cancel
web-copy = Copy
web-copied = Copied
web-saved = Saved
web-menu = More
web-to-front-page = Home
web-main-navigation = Main navigation
web-skip-to-content = Skip to the content
web-skip-to-board = Skip to the board
web-skip-to-actions = Skip to the actions
web-server-silent = The server does not answer; trying again …
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-whole = See all
web-picture-pan = Picture: move it with the arrow keys

## Front page

web-front-headline = Hospital games, around one table
web-front-pitch = Alone, with friends, or with computer colleagues. No account: open a table, share the link, play.
web-your-name = Your name
web-guest = Guest
web-games = Games
web-play-now = Play now
web-set-up = Set up
web-not-built = Not available yet
web-your-tables = Your tables
web-your-campaigns = Your campaigns
web-your-tables-none = You are not at any table.
web-open-tables = Open tables
web-open-tables-none = Nobody is looking for company at the moment.
web-finished-tables = Finished games
web-records = Records
web-records-about = Every game leaves a record: a small text file. Open one to replay the game move by move.
web-record-open = Open a record file
web-record-drop = or drop it here
web-record-other = Open another record
web-record-damaged = The file is damaged; what could be read is shown.

web-shelf-players = { $range } players
web-shelf-pandemic = Pandemic
web-shelf-pandemic-pitch = A team of specialists against four diseases.
web-shelf-pandemic-kind = together · 45 minutes
web-shelf-pandemic-goal = The goal: find all four cures together before outbreaks, cubes or cards put an end to it.
web-shelf-holding-on = Holding On
web-shelf-holding-on-pitch = A ward team cares for a dying man and pieces together the story of his life.
web-shelf-holding-on-kind = together · 60 minutes a chapter
web-shelf-holding-on-goal = The goal: gather the memories that a chapter asks for together, before Billy’s health or the days run out.
web-shelf-quarantine = Quarantine
web-shelf-quarantine-pitch = Build a hospital, heal the queue at its door, and keep the fever out.
web-shelf-quarantine-kind = against each other · 60 minutes
web-shelf-quarantine-goal = The goal: most points at the end, for special rooms, complete nurses’ stations, cubes of cured patients and an empty line.
web-shelf-rush-md = Rush M.D.
web-shelf-rush-md-pitch = Four minutes a round, real sand running: a hospital at full tilt.
web-shelf-rush-md-kind = together, timed or untimed · 40 minutes
web-shelf-rush-md-goal = The goal: reach what the Objective asks for together in four rounds; every patient needs exactly the right treatment.

## Lobby and lists of tables

web-lobby = Lobby
web-people-here =
    { $count ->
        [one] { $count } person is here.
       *[other] { $count } people are here.
    }
web-open-a-table = New table: { $game }
web-nobody-yet = Nobody yet
web-status-playing = In play
web-status-over = Over
web-continue = Continue
web-sit-down = Sit down
web-watch = Watch
web-look-back = Replay

## A new table

web-new-table = { $game }: a new table
web-seats = Seats
web-seats-count = How many players?
web-seat-number = Seat { $number }
web-seat-me = Me ({ $name })
web-seat-for-somebody = Open: for whoever comes
web-colleagues = Computer colleagues
web-seat-open = Open seat
web-options = Options
web-presets = Kind of game
web-presets-own = Your own choice of options.
web-public = Show the table in the lobby
web-public-about = Everybody may sit down or watch.
web-private-about = Only those who have the link may sit down or watch.
web-open-table = Open the table
web-begin = Begin
web-begin-watching = Begin and watch
web-begin-about =
    { $count ->
        [one] The open seat goes to a computer colleague when you begin.
       *[other] The open seats go to computer colleagues when you begin.
    }
web-campaign = Campaign
web-campaign-new = Begin a new campaign
web-campaign-alone =
    { $finished ->
        [0] Mine alone, just begun
        [one] Mine alone, { $finished } scenario finished
       *[other] Mine alone, { $finished } scenarios finished
    }
web-campaign-with =
    { $finished ->
        [0] With { $names }, just begun
        [one] With { $names }, { $finished } scenario finished
       *[other] With { $names }, { $finished } scenarios finished
    }
web-campaign-leave = Leave this campaign
web-campaign-leave-sure = Leave it for good
web-campaign-leave-about = You will not see its chapters any more, and only a new invite brings you back. The others go on with it; games that are on stay yours.
web-campaign-on = Continue the campaign
web-no-such-game = This game cannot be played here.
web-waiting-room = { $game }: waiting for players
web-invite = Invite
web-invite-about = Whoever opens this link can sit down; no account is needed.
web-invite-campaign = Whoever sits down belongs to this campaign from then on and sees its chapters; they can leave it again at any time.
web-invite-link = Invite link
web-invite-watch = Link to this table
web-waits-for-host = The game begins when all seats are taken, or earlier if whoever opened the table says so.
web-no-seat-free = No seat is free

web-colleague-gentle = Gentle
    .rule = plays soundly and makes the mistakes people make
web-colleague-good = Good
    .rule = plans well and thinks of the others
web-colleague-strong = Strong
    .rule = plays as well as it can
web-colleague-random = Daydreamer
    .rule = chooses at random
# Two players of the same name are told apart by their seats.
web-numbered-name = { $name } { $number }

## The table

web-board = Board
web-actions = Actions
web-column = Actions, log, chat and help
web-column-close = Close the panel
web-bar = Next step
web-goal = Goal
web-tab-hand = Hand
web-tab-players = Players
web-log = Log
web-chat = Chat
web-help = Help
web-clock = Clock
web-watching = You are watching.
web-thinking = { $name } is thinking …
web-seconds = { $count } s
web-skip-motion = Skip
web-waiting-for = Waiting for: { $names }.
web-other-asked = { $name } is deciding.
web-thing-more =
    And { $count ->
        [one] { $count } more choice
       *[other] { $count } more choices
    } under “Actions”.
web-actions-past = You are looking at an earlier moment.
web-actions-moving = One moment …
web-which-one = Which one?
web-all-actions = All actions
web-find-action = Find an action
web-step-back = Back to the last question
web-steps-whole = All { $count } choices at once
web-find-none = No matching action.
web-confirm = Do you really want to?
web-confirm-do = Do it
web-confirm-not = Not yet
web-confirm-final = This cannot be undone.
web-first-steps = What is lit can be chosen; “All actions” lists everything you can do.
web-confirm-said = { $action }: really?
web-confirm-how = Press again to do it, Escape to cancel.
web-undo = Undo
web-hint = Hint
web-hint-do = Do it
web-plan = The plan
web-plan-step = Do this step
web-plan-all = Do all steps
web-plan-stopped = The plan stops here: “{ $step }” is not possible now.
web-hint-thinking = A colleague is thinking about your position …
web-hint-none = A colleague would wait here.
web-other-table-calls = Another table waits for you
web-link-lost = The connection is lost; trying again …
web-link-ended = This table is no longer open to you.

web-player-you = you
web-player-here = here
web-player-away = away
web-player-away-since = away since { $when }
web-player-colleague = computer colleague
web-player-stand-in = { $kind } stands in
web-player-asked = to decide
web-player-thinking = thinking
web-player-change = stand-in
web-missed = It is up to { $name }, who has been away since { $when }.
web-stand-in-from = A colleague may stand in from { $when }.
web-let-stand-in = Let a colleague stand in: { $kind }
web-take-back-seat = Play this seat myself again
web-give-back-seat = Give the seat back

web-the-deal = Setup
web-took-back = { $name } undid a move.
web-reason = Why: { $reason }
web-reason-of = { $name }’s reason: { $reason }
web-look-here = Look at this moment
web-chat-empty = Nobody has said anything yet.
web-chat-colleague-replaced = A colleague has dropped out; the Daydreamer plays on in its place.
web-chat-colleague-simpler = A colleague has dropped out; a simpler one plays on in its place.
web-chat-answer-please = All right, I will see to it.
web-chat-answer-left = It is yours.
web-chat-answer-wait = I will wait a moment.
web-chat-answer-not-now = Not now: something else is more urgent.
web-chat-say = Say something
web-chat-send = Send

web-replay = Replay
web-replay-turn-back = To the turn before
web-replay-turn-next = To the next turn
web-replay-back = One move back
web-replay-next = One move forward
web-replay-run = Play
web-replay-pause = Pause
web-replay-moment = Moment of the game
web-replay-at = Move { $at } of { $plies }
web-replay-now = Back to now
web-see-as = Seen by
web-see-as-spectator = Spectator

web-leave = Leave the table
web-leave-about = A computer colleague takes over your seat. You can come back as long as the game lasts.
web-leave-sure = Leave

## After the game

web-game-over = The game is over.
web-curve = The course of the game
web-turning-points = Turning points
web-rematch = Play again
web-rematch-same-deal = Same setup again
web-rematch-join = To the next game
web-record-download = Download the record
web-ending-winners =
    { $count ->
        [one] Winner: { $names }
       *[other] Winners: { $names }
    }
web-ending-replay = Replay the game
web-ending-close = Look at the board
web-ending-open = Results

## Help

web-help-options = This table
web-help-keys = Keys
web-help-position = The position in words
web-position = Position
web-key-arrows = ← ↑ ↓ →
web-key-arrows-about = Move between the choices.
web-key-shift-arrows = Shift + ← ↑ ↓ →
web-key-shift-arrows-about = Look at everything on the table, also at what cannot be chosen.
web-key-enter = Enter
web-key-enter-about = Choose; once more where it cannot be undone.
web-key-escape = Esc
web-key-escape-about = Cancel the selection.
web-key-thing = I
web-key-thing-about = What a thing is, and what can be done with it.
web-key-position = P
web-key-position-about = The position in words.
web-key-undo = U
web-key-undo-about = Undo your last move, as long as nothing new has come to light.
web-key-hint = H
web-key-hint-about = Ask a colleague for a hint.
web-key-pause = B
web-key-pause-about = Ask for a pause, or end it.
web-key-log = L
web-key-log-about = Log.
web-key-help = ?
web-key-help-about = Help.
web-key-replay = , .
web-key-replay-about = One move back, one move forward.

## Settings

web-settings = Settings
web-language = Language
web-theme = Theme
web-theme-system = Same as device
web-theme-light = Light
web-theme-dark = Dark
web-motion = Animation
web-motion-slow = Slow
web-motion-usual = Usual
web-motion-fast = Fast
web-motion-off = Off
web-sound = Sound
web-volume = Volume
web-read-out = Screen reader tells
web-read-out-all = Everything
web-read-out-summary = My moves and a summary
web-read-out-turn = Only my turn
web-keys = Keyboard shortcuts
web-notices = Notify me when it is my turn
web-notices-declined = Your browser does not allow notifications from this page.
web-personal-link = Personal link
web-personal-link-about = Play on from another device: your personal link brings you there. Keep it to yourself.
web-personal-link-make = Make a personal link
web-arrival = Continue on this device
web-arrival-about = This link belongs to one person. Whoever opens it plays on as that person, at all their tables.
web-arrival-go = Continue
web-lost = Nothing here
web-lost-about = There is no page at this address.

## Why something was refused.

web-problem-offline = The server does not answer. Try again in a moment.
web-problem-odd = Something went wrong.
web-problem-malformed = The server did not understand that.
web-problem-too-large = That is too long.
web-problem-too-many-sockets = Too many connections are open from here; close some tabs.
web-problem-too-fast = That was too fast; wait a moment.
web-problem-unknown-host = The server does not know this address; whoever runs it must name it.
web-problem-foreign-origin = This page does not belong to the server.
web-problem-nobody = The server does not know you any more; load the page again.
web-problem-bad-link = This personal link is not valid.
web-problem-unknown-page = There is nothing at this address.
web-problem-wrong-method = The server did not understand that.
web-problem-unknown-game = This game cannot be played here.
web-problem-unknown-table = There is no such table, or no longer.
web-problem-unknown-campaign = There is no such campaign, or it is not one of yours.
web-problem-unknown-language = There are no texts in that language.
web-problem-unknown-seat = The table has no such seat.
web-problem-unknown-ply = The game has not come that far.
web-problem-unknown-colleague = There is no colleague of that kind.
web-problem-impossible-option = The game cannot be set up like this.
web-problem-locked = This chapter is still locked; the campaign has not come that far.
web-problem-bad-name = A name needs at least one letter and must not be too long.
web-problem-private = This table is private: you need its invite link.
web-problem-full = That seat is taken.
web-problem-seated = You are already at this table.
web-problem-not-seated = Only players at this table may do that.
web-problem-open-talk = In this game everybody at the table hears what is said.
web-problem-not-yours = Only the person who opened the table may do that.
web-problem-not-your-seat = That seat belongs to somebody else.
web-problem-here = The person of that seat is here, or has only just gone.
web-problem-not-begun = The game has not begun yet.
web-problem-begun = The game has begun already.
web-problem-over = The game is over.
web-problem-not-over = The game is not over yet.
web-problem-too-many = You are at too many tables; finish or leave one first.
web-problem-old-edition = This table was set up by an older edition of the rules.
web-problem-stale = The game has moved on; look again and choose again.
web-problem-illegal = The rules do not allow that now.
web-problem-unknown-action = The game has no such action.
web-problem-not-undoable = That move can no longer be undone.
web-problem-no-hint = Nobody can give a hint here now.
web-problem-bad-record = This record cannot be read.
web-problem-storage = The server cannot store anything at the moment; nothing has changed.
web-problem-closing = The server is about to restart; the table comes back by itself.
web-problem-broken = Something went wrong in the server; it has been noted.

## Company: who sits, waits, watches and talks.

web-table-name = Name of the table
web-table-name-about = Helps you tell it from others; may stay empty.
web-table-search = Search your tables
web-table-search-none = No table fits.
web-running-tables = Games to watch
web-more-tables = Show older games
web-row-waits = Waiting for: { $names }
web-row-opened = Opened { $ago }
web-row-moved = Last move { $ago }
web-row-over = Ended { $ago }
web-row-seats = { $taken } of { $seats } seats taken
web-unread =
    { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }
web-ready = I am ready
web-not-ready = Not ready yet
web-player-ready = ready
web-player-not-ready = not ready yet
web-waits-until-begun = The game begins when whoever opened the table says so.
web-begin-unready = Not ready yet: { $names }
web-sit-here = Change to this seat
web-arrange-seat = Arrange seat { $number }
web-arrange-keep = As it is
web-arrange-open = Leave the seat open
web-arrange-colleague = Colleague: { $kind }
web-asked-to-leave = You no longer have a seat at this table.
web-seat-played-by = Who plays in seat { $number }?
web-role-wish = Role for seat { $number }
web-role-any = By chance
web-options-change = Change the options
web-options-keep = Use these options
web-watchers = Spectators
web-watchers-silent = Only watch
web-watchers-aside = Talk among themselves
web-watchers-table = Talk with everybody
web-watching-now = Watching: { $names }
web-late = The game has begun; you are watching.
web-take-over = Play for { $name }
web-ask-undo = Ask to undo
web-asks-undo =
    { $count ->
        [one] { $name } asks to undo the last move.
       *[other] { $name } asks to undo the last { $count } moves.
    }
web-asked-undo = You have asked; the others have to agree.
web-agree = Agree
web-decline = Rather not
web-calls = Short calls
web-call-mine = I’ll take that
web-call-please = Please see to this
web-call-wait = Wait
web-call-help = I need help here
web-call-yes = Agreed
web-call-no = Rather not
web-call-thanks = Thanks
web-called = { $name }: { $call }
web-point = Show it to all
web-pointed = { $name } points at: { $thing }.
web-chat-new = New
web-chat-spectator = { $name } (watching)
web-chat-aside = For spectators only
web-chat-whom = To
web-chat-everyone = everyone
web-chat-to = Only to { $name }
web-chat-to-you = Only to you
web-note = My notes
web-note-about = Only you see them.
web-note-kept = Saved; only you see them.
web-chat-left = { $name } has left; a computer colleague plays on.
web-chat-stand-in = { $name } is away; a computer colleague stands in.
web-chat-stood-in = { $name } is away; { $by } asked a computer colleague to stand in.
web-chat-own-stand-in = { $name } lets a computer colleague play for now.
web-chat-back = { $name } plays again in person.
web-chat-back-since = { $name } plays again in person. A computer colleague had stood in since { $since }.
web-chat-took-over = { $name } plays on in place of a computer colleague.
web-chat-asks-back =
    { $count ->
        [one] { $name } asks to undo the last move.
       *[other] { $name } asks to undo the last { $count } moves.
    }
web-chat-declines = { $name } would rather not undo that.
web-private-title = A private table
web-private-how = Ask one of the players for the invite link. Paste it here, or open it in this tab.
web-private-enter = Come in
web-private-wrong = That is not the invite link of this table.
web-problem-banned = Whoever runs this server does not want you here.
web-problem-asked = The table is still answering another question.
