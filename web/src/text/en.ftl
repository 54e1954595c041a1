### The frame in English.

web-title = Wardroom
web-your-turn = Your turn
web-turn-of = { $name }’s turn: { $question }
web-you-are-asked = Your decision
web-loading = One moment…
web-close = Close
web-cancel = Cancel
web-copy = Copy
web-copied = Copied
web-saved = Saved
web-menu = More
web-menu-table = This table
web-menu-own = My settings
web-to-front-page = Home
web-main-navigation = Main navigation
web-skip-to-content = Skip to the content
web-skip-to-board = Skip to the board
web-skip-to-actions = Skip to the actions
web-server-silent = The server isn’t responding; trying again…
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-whole = See all
web-picture-pan = Picture: pan with the arrow keys

## Front page

web-front-headline = Hospital games, around one table
web-front-pitch = Play alone, with friends, or with computer teammates and rivals. No account: open a table, share the link, play.
web-your-name = Your name
web-guest = Guest
web-games = Games
web-play-now = Play now
web-with-friends = With friends
web-set-up = Set up
web-not-built = Not available yet
web-your-tables = Your tables
web-your-campaigns = Your campaigns
web-your-tables-none = You aren’t at any table.
web-open-tables = Open tables
web-open-tables-none = Nobody is looking for players right now.
web-finished-tables = Finished games
web-site-offer = Play offline
web-site-offer-about = The same games, running in this browser alone: no server, no internet. Open the page once while you are online.
web-site-offer-go = Play offline
web-records = Records
web-records-about = Every game is saved as a small text file, its record. Open one to replay the game move by move. Saved campaigns open here too.
web-record-open = Open a record file
web-record-drop = or drop it here
web-record-other = Open another record
web-record-damaged = The file is damaged; showing what could be recovered.

web-shelf-players = { $range } players
web-shelf-pandemic = Pandemic
web-shelf-pandemic-pitch = A team of specialists against four diseases.
web-shelf-pandemic-kind = cooperative · 45 minutes
web-shelf-pandemic-goal = The goal: find all four cures together before you run out of cubes or cards, or outbreaks get out of hand.
web-shelf-holding-on = Holding On
web-shelf-holding-on-pitch = A ward team cares for a dying man and pieces together the story of his life.
web-shelf-holding-on-kind = cooperative · 60 minutes a chapter
web-shelf-holding-on-goal = The goal: together, gather the memories each chapter asks for before Billy’s health or the days run out.
web-shelf-quarantine = Quarantine
web-shelf-quarantine-pitch = Build a hospital, cure the patients lining up at its door, and keep the fever out.
web-shelf-quarantine-kind = competitive · 60 minutes
web-shelf-quarantine-goal = The goal: score the most points, from special rooms, complete nurses’ stations, cubes of cured patients and an empty line.
web-shelf-rush-md = Rush M.D.
web-shelf-rush-md-pitch = Four minutes a round, with the sand running in real time: a hospital at full tilt.
web-shelf-rush-md-kind = cooperative, timed or untimed · 40 minutes
web-shelf-rush-md-goal = The goal: meet the Objective together in four rounds; every patient needs exactly the right treatment.

## Lobby and lists of tables

web-lobby = Lobby
web-people-here =
    { $count ->
        [one] { $count } person is here.
       *[other] { $count } people are here.
    }
web-open-a-table = New table: { $game }
web-nobody-yet = Nobody yet
web-status-playing = In progress
web-status-over = Finished
web-continue = Continue
web-sit-down = Join
web-watch = Watch
web-look-back = Replay

## A new table

web-new-table = { $game }: new table
web-seats = Seats
web-seats-count = How many players?
web-seat-number = Seat { $number }
web-seat-me = Me ({ $name })
web-seat-for-somebody = Open to anyone
web-colleagues = Computer colleagues
web-seat-open = Open seat
web-options = Options
web-presets = Game mode
web-presets-own = A custom set of options.
web-public = Show the table in the lobby
web-public-about = Anyone can join or watch.
web-private-about = Only people with the link can join or watch.
web-open-table = Open the table
web-begin = Start the game
web-begin-watching = Start and watch
web-begin-about =
    { $count ->
        [one] The open seat goes to a computer colleague when you start.
       *[other] The open seats go to computer colleagues when you start.
    }
web-campaign = Campaign
web-campaign-new = Start a new campaign
web-campaign-alone =
    { $finished ->
        [0] Just me, not started yet
        [one] Just me, { $finished } scenario finished
       *[other] Just me, { $finished } scenarios finished
    }
web-campaign-with =
    { $finished ->
        [0] With { $names }, not started yet
        [one] With { $names }, { $finished } scenario finished
       *[other] With { $names }, { $finished } scenarios finished
    }
web-campaign-save = Save this campaign as a file
web-campaign-leave = Leave this campaign
web-campaign-leave-sure = Leave for good
web-campaign-leave-about = You’ll no longer see its chapters, and only a new invite can bring you back. The others carry on; you keep your seat in games in progress.
web-campaign-on = Continue the campaign
web-no-such-game = This game can’t be played here.
web-waiting-room = { $game }: waiting for players
web-invite = Invite
web-invite-about = Anyone with this link can join; no account needed.
web-invite-campaign = Anyone who joins becomes part of this campaign and sees its chapters; they can leave it at any time.
web-invite-link = Invite link
web-invite-only-here = This link works only on this computer. To let others in, start Wardroom with --host 0.0.0.0 and open it at this computer’s network address; the link shown here will then work for them, too.
web-scan-code = Show a code to scan
web-scan-code-about = The invite link as a QR code
web-share-link = Share
web-share-invite = Come and play { $game } with us!
web-invites-you =
    { $count ->
        [one] { $names } is inviting you to play.
       *[other] { $names } are inviting you to play.
    }
web-invite-watch = Link to this table
web-waits-for-host = The game starts when all seats are taken, or earlier when the host starts it.
web-no-seat-free = No free seats

web-colleague-gentle = Gentle
    .rule = plays soundly but makes human mistakes
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
web-thinking = { $name } is thinking…
web-status-reading = { $name } is reading
web-seconds = { $count } s
web-go-on = Go on
web-skip-motion = Skip
web-waiting-for = Waiting for: { $names }.
web-other-asked = { $name } is deciding.
web-thing-more =
    And { $count ->
        [one] { $count } more choice
       *[other] { $count } more choices
    } under “Actions”.
web-actions-past = You are looking at an earlier moment.
web-actions-moving = One moment…
web-which-one = Which one?
web-all-actions = All actions
web-find-action = Find an action
web-step-back = Back
web-steps-whole = Show all { $count } choices
web-find-none = No matching actions.
web-confirm = Are you sure?
web-confirm-do = Confirm
web-confirm-not = Not yet
web-confirm-final = This can’t be undone.
web-first-steps = Choose anything that’s highlighted; “All actions” lists everything you can do.
web-first-steps-heard = The arrow keys move between the choices, and P reads out the position.
web-confirm-said = { $action }?
web-confirm-how = Press again to confirm, Escape to cancel.
web-done = Done: { $action }
web-undo = Undo
web-hint = Hint
web-hint-do = Play this
web-hint-reveal = Show me
web-plan = The plan
web-plan-step = Play this step
web-plan-all = Play all steps
web-plan-stopped = The plan stops before “{ $step }”: the position isn’t what it expected.
web-plan-stopped-why = The plan stops here: “{ $step }” isn’t possible now. { $why }
web-hint-thinking = A colleague is studying your position…
web-hint-none = Best to wait for now.
web-other-table-calls = You’re up at another table
web-link-lost = Connection lost; trying again…
web-link-ended = You no longer have access to this table.

web-player-you = you
web-player-here = here
web-player-away = away
web-player-away-since = away since { $when }
web-player-colleague = computer colleague ({ $kind })
web-player-stand-in = { $kind } standing in
web-player-asked = deciding
web-player-thinking = thinking
web-player-change = Change who plays here.
# What is heard of a player: $facts is a list such as “you, deciding”.
web-player-heard = { $name }: { $facts }.
web-missed = Waiting for { $name }, who has been away since { $when }.
web-stand-in-from = A colleague may stand in from { $when }.
web-let-stand-in = Call in a stand-in: { $kind }
web-take-back-seat = Take my seat back
web-give-back-seat = Give the seat back

web-the-deal = Setup
web-took-back = { $name } undid a move.
web-reason = Why: { $reason }
web-reason-of = { $name }’s reason: { $reason }
web-look-here = Go to this moment
web-chat-empty = No messages yet.
web-chat-colleague-replaced = A colleague has dropped out; the Daydreamer takes over.
web-chat-colleague-simpler = A colleague has dropped out; a simpler one takes over.
web-chat-answer-please = I’ll handle it.
web-chat-answer-left = All yours.
web-chat-answer-wait = I’ll wait a moment.
web-chat-answer-not-now = Not now: something else is more urgent.
web-chat-say = Say something
web-chat-send = Send

web-replay = Replay
web-replay-turn-back = Previous turn
web-replay-turn-next = Next turn
web-replay-back = Previous move
web-replay-next = Next move
web-replay-run = Play
web-replay-pause = Pause
web-replay-moment = Position in the game
web-replay-at = Move { $at } of { $plies }
web-replay-now = Back to live
web-see-as = View as
web-see-as-spectator = Spectator

web-leave = Leave the table
web-leave-about = A computer colleague takes over your seat. You can come back any time before the game ends.
web-leave-sure = Leave

## After the game

web-game-over = The game is over.
web-curve = The course of the game
web-turning-points = Turning points
web-rematch = Play again
web-rematch-same-deal = Same setup again
web-rematch-join = Go to the next game
web-record-download = Download the record
web-ending-winners =
    { $count ->
        [one] Winner: { $names }
       *[other] Winners: { $names }
    }
web-ending-replay = Replay the game
web-ending-close = Look at the board
web-ending-open = Results
web-ending-feat = Your best move
web-ending-challenge = Challenge a friend
web-ending-share-about = Send this line wherever you talk to your friends.
web-ending-line = A line to paste
web-ending-picture = Picture of the board
web-ending-boast = I’ve just played { $game }. Can you do better?
web-next-again = Once more
web-next-harder = One step up
web-next-easier = One step down
web-next-daily = Next: today’s challenge
web-next-play = Play this next
web-next-level = opponents: { $level }
web-chance-team = Teams of computer colleagues ({ $level }) win { $share } in 100 such games.
web-chance-rivals = A Good player beats opponents of this level ({ $level }) in { $share } of 100 games.
web-best-new = Your best yet!
web-best-won = Games like this: { $games }, won: { $won }.
web-best-points = Your most points: { $points }. Games like this: { $games }, won: { $won }.
web-front-new = New here?
web-front-start = Start with { $game }: { $minutes } minutes, learning by doing.
web-chance-share = { $share }% won
web-games-by-rival = Against
web-games-against =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, against { $names }
web-games-stood-in = mostly played by a stand-in, doesn’t count
web-games-points = { $game }: your best is { $best } points, your average { $mean }.

## Help

web-help-options = This table
web-help-keys = Keys
web-help-position = The position in words
web-position = Position
web-key-arrows = ← ↑ ↓ →
web-key-arrows-about = Move between the choices.
web-key-shift-arrows = Shift + ← ↑ ↓ →
web-key-shift-arrows-about = Move between everything on the table, including what you can’t choose.
web-key-enter = Enter
web-key-enter-about = Choose (press twice if it can’t be undone).
web-key-escape = Esc
web-key-escape-about = Cancel the selection.
web-key-thing = I
web-key-thing-about = What this is, and what you can do with it.
web-key-position = P
web-key-position-about = The position in words.
web-key-undo = U
web-key-undo-about = Undo your last move, unless something new was revealed.
web-key-hint = H
web-key-hint-about = Ask a colleague for a hint.
web-key-pause = B
web-key-pause-about = Ask for a pause, or end it.
web-key-log = L
web-key-log-about = Log.
web-key-help = ?
web-key-help-about = Help.
web-key-replay = , .
web-key-replay-about = Previous move, next move.

## Settings

web-settings = Settings
web-language = Language
web-theme = Theme
web-theme-system = Same as device
web-theme-light = Light
web-theme-dark = Dark
web-motion = Animation
web-motion-slow = Slow
web-motion-usual = Normal
web-motion-fast = Fast
web-motion-off = Off
web-sound = Sound
web-volume = Volume
web-read-out = Screen reader announces
web-read-out-all = Everything
web-read-out-summary = My moves and a summary
web-read-out-turn = Only my turn
web-keys = Keyboard shortcuts
web-notices = Notify me when it’s my turn
web-notices-declined = Your browser doesn’t allow notifications from this page.
web-personal-link = Personal link
web-personal-link-about = To play on another device, use your personal link. Keep it to yourself.
web-personal-link-make = Create a personal link
web-arrival = Continue on this device
web-arrival-about = This is a personal link. Anyone who opens it plays as that person, at all their tables.
web-arrival-go = Continue
web-lost = Page not found
web-lost-about = There’s nothing at this address.

## Why something was refused.

web-problem-offline = The server isn’t responding. Try again in a moment.
web-problem-odd = Something went wrong.
web-problem-malformed = The server didn’t understand that.
web-problem-too-large = That is too long.
web-problem-too-many-sockets = Too many connections from here; close some tabs.
web-problem-too-fast = That was too fast; wait a moment.
web-problem-unknown-host = The server doesn’t recognise this address; its operator has to add it to the settings.
web-problem-foreign-origin = This page doesn’t belong to the server.
web-problem-nobody = The server no longer recognises you; reload the page.
web-problem-bad-link = This personal link isn’t valid.
web-problem-unknown-page = There’s nothing at this address.
web-problem-wrong-method = The server didn’t understand that.
web-problem-unknown-game = This game can’t be played here.
web-problem-unknown-table = This table doesn’t exist, or no longer does.
web-problem-unknown-campaign = That campaign doesn’t exist, or you aren’t part of it.
web-problem-unknown-language = That language isn’t available.
web-problem-unknown-seat = This table has no such seat.
web-problem-unknown-ply = The game hasn’t got that far.
web-problem-unknown-colleague = There’s no colleague of that kind.
web-problem-impossible-option = The game can’t be set up like this.
web-problem-locked = This chapter is still locked; the campaign hasn’t got that far.
web-problem-bad-name = A name needs at least one letter and must not be too long.
web-problem-private = This table is private: you need its invite link.
web-problem-full = That seat is taken.
web-problem-seated = You are already at this table.
web-problem-not-seated = Only players at this table can do that.
web-problem-open-talk = In this game everyone at the table hears what’s said.
web-problem-not-yours = Only the host can do that.
web-problem-not-your-seat = That seat belongs to someone else.
web-problem-here = The player in that seat is here, or has only just left.
web-problem-not-begun = The game hasn’t started yet.
web-problem-begun = The game has already started.
web-problem-over = The game is over.
web-problem-not-over = The game isn’t over yet.
web-problem-too-many = You are at too many tables; finish or leave one first.
web-problem-old-edition = This table uses an older edition of the rules.
web-problem-stale = The game has moved on; look again and choose again.
web-problem-illegal = The rules don’t allow that now.
web-problem-unknown-action = The game has no such action.
web-problem-not-undoable = That move can no longer be undone.
web-problem-no-hint = No hints are available here right now.
web-problem-bad-record = This record can’t be read.
web-problem-bad-campaign = This campaign file can’t be read.
web-problem-no-room = This server is full; games that are under way continue as usual.
web-problem-storage = The server can’t save anything right now; nothing has changed.
web-problem-closing = The server is about to restart; the table will come back on its own.
web-problem-broken = Something went wrong on the server; it has been logged.

## Company: who sits, waits, watches and talks.

web-table-name = Table name
web-table-name-about = Helps you tell your tables apart; optional.
web-table-search = Search your tables
web-table-search-none = No matching tables.
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
web-ready = I’m ready
web-not-ready = Not ready yet
web-player-ready = ready
web-player-not-ready = not ready yet
web-waits-until-begun = The game starts when the host starts it.
web-begin-unready = Not ready yet: { $names }
web-sit-here = Move to this seat
web-arrange-seat = Arrange seat { $number }
web-arrange-short = Seat
web-arrange-keep = As it is
web-arrange-open = Leave the seat open
web-arrange-colleague = Colleague: { $kind }
web-asked-to-leave = You no longer have a seat at this table.
web-seat-played-by = Who plays in seat { $number }?
web-role-wish = Role for seat { $number }
web-role-wish-short = Role
web-role-any = Random
web-options-change = Change the options
web-options-keep = Use these options
web-watchers = Spectators
web-watchers-silent = Only watch
web-watchers-aside = Talk among themselves
web-watchers-table = Talk to everyone
web-watching-now = Watching: { $names }
web-late = The game has started; you are watching.
web-take-over = Take over for { $name }
web-ask-undo = Ask to undo
web-ask-undo-about = You can’t undo this on your own: something new was revealed, or someone else has moved since. You can ask the others.
web-asks-undo =
    { $count ->
        [one] { $name } asks to undo the last move.
       *[other] { $name } asks to undo the last { $count } moves.
    }
web-asked-undo = Request sent; the others have to agree.
web-agree = Agree
web-decline = No, thanks
web-calls = Quick messages
web-call-mine = I’ll take that
web-call-yours = { $name }, please take that
web-call-nobodys = Nobody is on that for now
web-call-please = Can you handle this?
web-call-wait = Wait
web-call-help = I need help here
web-call-yes = Agreed
web-call-no = I’d rather not
web-call-thanks = Thanks
web-called = { $name }: { $call }
web-point = Point it out
web-pointed = { $name } points at: { $thing }.
web-chat-new = New
web-chat-spectator = { $name } (watching)
web-chat-aside = For spectators only
web-chat-whom = To
web-chat-everyone = everyone
web-chat-to = Only to { $name }
web-chat-to-you = Only to you
web-note = My notes
web-note-about = Only you can see them.
web-note-kept = Saved; only you can see them.
web-chat-left = { $name } has left; a computer colleague takes over.
web-chat-stand-in = { $name } is away; a computer colleague stands in.
web-chat-stood-in = { $name } is away; { $by } asked a computer colleague to stand in.
web-chat-own-stand-in = { $name } is letting a computer colleague play for now.
web-chat-back = { $name } is back in the game.
web-chat-back-since = { $name } is back in the game. A computer colleague had been standing in since { $since }.
web-chat-took-over = { $name } takes over from a computer colleague.
web-chat-asks-back =
    { $count ->
        [one] { $name } asks to undo the last move.
       *[other] { $name } asks to undo the last { $count } moves.
    }
web-chat-declines = { $name } would rather not undo that.
web-private-title = Private table
web-private-how = Ask one of the players for the invite link. Paste it here, or open it in this tab.
web-private-enter = Enter
web-private-wrong = That isn’t the invite link for this table.
web-problem-banned = You have been banned from this server.
web-problem-asked = Another vote is still open.
