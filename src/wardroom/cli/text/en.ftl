### The terminal in English.

## Before a game

cli-welcome = Type the number of a choice, or its words. “help” lists the commands.
cli-who = Who’s playing?
cli-who-colleague = You and a computer colleague
cli-who-two-colleagues = You and two computer colleagues
cli-who-alone = Just you, playing every seat
cli-who-people = Several people at this keyboard
# How well the computer colleagues play; $count of them.
cli-strength = { $count ->
    [one] How well should your colleague play?
   *[other] How well should your colleagues play?
}
cli-who-names = Their names, separated by commas:
cli-unfinished = An unfinished game is waiting: wardroom play --resume
cli-resumed =
    { $count ->
        [0] The game starts.
        [one] The game continues after { $count } move.
       *[other] The game continues after { $count } moves.
    }
# $line is where the damage begins, $kept and $lost count moves, $file is the damaged file.
cli-damaged =
    The file is damaged from line { $line } on: { $kept ->
        [one] { $kept } move was saved
       *[other] { $kept } moves were saved
    }, { $lost ->
        [one] { $lost } line is lost
       *[other] { $lost } lines are lost
    }; the damaged file is kept as { $file }.

## During a game

cli-thinking = { $who } is thinking…
cli-you = you
cli-reason = Why: { $reason }
cli-hand-over = Hand the keyboard to { $who }.
cli-press-enter = [Enter]
cli-which = “{ $typed }” could be:
cli-no-number = There’s no number { $typed } in the list.
cli-not-understood = “{ $typed }” is neither a choice nor a command; “help” lists the commands.
cli-not-now = Not possible now: { $action }.
cli-let-time-pass = Wait until there’s something new to do
# A group that is too long for the screen: how many choices it has.
cli-choices = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
cli-step-back = Back to the previous question
cli-undone = Undone: { $action }.
cli-undo-possible = “undo” undoes the previous choice.
cli-undo-nothing = There’s nothing to undo.
cli-undo-revealed = Your last move revealed something new, so it can’t be undone.
# $action is the choice in words, $notation what to type.
cli-hint = Hint: { $action } ({ $notation }).
cli-hint-wait = Hint: wait for now.
cli-no-hint = No hints are available here.
cli-nothing-found = Nothing found for “{ $about }”.

## Saving

cli-saved = The game is saved. To continue:
cli-saved-finished = To see it again:
# $chapter is what a chapter of the campaign is called.
cli-unlocked = From now on you can also play “{ $chapter }”.
cli-unsaved = The game continues unsaved.
cli-saved-again = The game is being saved again.
cli-left-unsaved = The last moves of this game aren’t saved.
cli-save-where = The game saves itself to { $file }. For a copy: save FILE
cli-save-exists = { $file } already exists; choose another name.
cli-save-done = Copy saved to { $file }.

## Commands. The first word is shown; all of them, and the English one, are understood.

cli-command-undo = undo u
cli-command-hint = hint
cli-command-log = log
cli-command-history = history moves
cli-command-save = save
cli-command-help = help h ?
cli-command-back = back b
cli-command-quit = quit q exit
cli-command-map = map
cli-command-discards = discards
cli-command-rules = rules role roles rule

cli-help = Type the number of a choice, its notation ({ $notation }), or the first letters of its words ({ $begun }). 0 passes, waits, or goes back one question; Enter shows the table again. Other commands:
# After the rules on one page: names that can be asked about.
cli-rules-of = Type “rules” and a name to read what it does:
cli-about-undo = undo your last move, unless something new was revealed
cli-about-hint = ask a computer colleague what to do, and why
cli-about-log = what happened; “log 50” for more, “log all” for everything
cli-about-history = all moves in notation
cli-about-save = “save FILE” keeps a copy; the game itself is saved after every move
cli-about-help = this list
cli-about-quit = stop for now; the game is saved
cli-about-map = every city with its connections; “map paris” for just one
cli-about-discards = both discard piles, and what was removed from the game
cli-about-rules = what the roles and events do; “rules medic” for just one

## Replay

cli-replay-prompt = [Enter] next, p previous, a number, q quit >

## Simulations

cli-results-so-far = won { $share }
cli-results-none = No games were finished.
cli-results-ending = How it ended
cli-results-games = Games
cli-results-share = Share
cli-results-interval = 95% interval
cli-results-seat = seat { $number } wins
# $low and $high are percentages.
cli-results-wins =
    Won: { $share } ({ $low } to { $high }%) of { $games ->
        [one] { $games } game
       *[other] { $games } games
    }.
# $colleague is a kind of colleague, $games counts the seats it had, $shared its wins that were shared.
cli-results-kind =
    { $colleague }: won { $share } ({ $low } to { $high }%) of { $games ->
        [one] { $games } game
       *[other] { $games } games
    }{ $shared ->
        [0] {""}
       *[other] , { $shared } of them shared
    }; { $points } points on average.
cli-results-pace = { $decisions } decisions per game, { $ms } ms each.
cli-results-choices = { $choices } choices on average.
cli-results-slowest = The slowest turn took { $ms } ms.

cli-soak =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } over { $ways ->
        [one] { $ways } way
       *[other] { $ways } ways
    } to deal, { $decisions } decisions; the longest game had { $longest }.
cli-soak-sound = Every invariant held.
cli-soak-failure = Seed { $seed } ({ $players }), move { $ply }: { $why } Record: { $file }

## Tournaments

cli-tournament-players = Players
cli-tournament-points = Points
cli-tournament-rating = Rating
cli-tournament-rivals = A rating 400 higher means ten wins for every defeat; 1500 is this tournament’s average.
cli-tournament-team = Every team played the same deals.

## Balance. $colleague is a kind of colleague.

cli-balance =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } across all player counts, { $colleague } in every seat.
cli-balance-target = Target
cli-balance-cases = Cases
cli-balance-bounds = Bounds
cli-balance-value = Measured
cli-balance-holds = Holds
cli-balance-yes = yes
cli-balance-no = no

## Speed

cli-bench-pure = pure, per second
cli-bench-compiled = compiled, per second
cli-bench-ratio = per loop
cli-bench-decisions = random decisions
cli-bench-decisions-with-dealing = the same, including the deal
cli-bench-copies = copies of a position
cli-bench-games = whole random games
cli-bench-peer = { $peer } ({ $decisions }/s)
cli-bench-gain = Compiled, decisions are { $times } times as fast.
cli-bench-loop = “Per loop” is how many fit into one calibration loop ({ $seconds }), the figure to compare between machines.
cli-bench-native = Native core: { $decisions } random decisions per second ({ $quick_decisions } with dice of its own), { $copies } copies, { $games } whole games, { $batch_steps } steps of a batch with observations.
cli-bench-no-native = The native core of Pandemic isn’t built here; `make native` builds it where there is a C++ compiler.
cli-load = server
cli-load-flat-out = { $tables ->
    [one] one table
   *[other] { $tables } tables
  }, flat out
cli-load-paced = { $tables ->
    [one] one table, { $rate }/s
   *[other] { $tables } tables, { $rate }/s each
  }
cli-load-live = { $tables ->
    [one] one table in real time, { $rate }/s
   *[other] { $tables } tables in real time, { $rate }/s each
  }
cli-load-moves = moves stored per second
cli-load-p50 = half reach the other player within
cli-load-p99 = 99 of 100 within
cli-load-slowest = the slowest took
cli-load-games = games finished
cli-load-refused = refused or lost
cli-load-memory = server memory
cli-load-memory-per-table = memory per table
cli-load-server = CPU, server
cli-load-server-per-move = server CPU time per move
cli-load-generator = CPU, players
cli-load-aims = Every move is on disk before any player sees it. The aims: { $moves } moves per second flat out, 99 of 100 within { $slowest } ms when paced and within { $live } ms in real time.
cli-load-beside = the same during debriefs
cli-load-debrief = Debrief { $number }, { $moves ->
    [one] one move
   *[other] { $moves } moves
  }: ready after { $seconds } s.
cli-load-debrief-aim = The aims: each debrief ready within { $seconds } s on two cores, without delaying any moves.

## Games

cli-games-seats = seats
cli-games-colleagues = colleagues
cli-games-usual = usual

## Lessons

cli-learn-how = It takes about { $minutes } minutes. Do what each step says. Type “back” to see a step again and “quit” to stop.
cli-learn-left = To continue where you stopped:
cli-learn-next = Well done. The next lesson:
cli-learn-done = Well done: that’s all you need. Now play a game of your own:
