### Who looks after tables and servers, and who is at them, in English.

web-problem-blocked = You have been banned from this table.
web-chat-asked-to-leave = { $name } is no longer playing here; a computer colleague takes over.
web-chat-older = Earlier messages
web-chat-show = Show { $name } on the board
web-chat-heard = Whose messages I see
web-report = Report someone
web-report-about = The operator of this server will read your report along with the message you pick. Nobody at the table will be notified.
web-report-whom = Who
web-report-line = Their message
web-report-no-line = It isn’t about a message
web-report-why = What’s wrong
web-report-send = Send the report
web-report-sent = Thank you. Your report has been sent to the operator of this server.
web-sat-down = { $name } has joined.
web-came-back = { $name } is back.
web-went-away = { $name } has left.
web-arrival-now =
    { $count ->
        [0] On this device you are currently { $name }. If you continue, that will be replaced; your personal link can bring it back.
        [one] On this device you are currently { $name }, with one table. If you continue, it will be removed from here; your personal link can bring it back.
       *[other] On this device you are currently { $name }, with { $count } tables. If you continue, they will be removed from here; your personal link can bring them back.
    }

## Looking after a table

web-host-table = Manage the table
web-host-tools = Options for { $name }
web-host-swap = Swap seats { $one } and { $other }
web-host-leave = Remove from table
web-host-leave-about = { $name } loses the seat. In a game in progress a computer colleague takes it, and anyone with the invite can take over.
web-host-block = Ban
web-host-block-about = { $name } loses the seat and can’t come back, not even to watch. The invite link changes, because { $name } knows the old one.
web-host-host = Make host
web-host-host-about = From now on { $name } manages this table instead of you.

## Lists of tables

web-table-only = Only tables for one game
web-table-all-games = All games
web-groups = Play again with the same group
web-group-games =
    { $count ->
        [one] One game together: { $game }, { $ago }
       *[other] { $count } games together, the last one { $game }, { $ago }
    }
web-group-again = Play again

## About the server

web-about = About this server
web-about-imprint = Imprint and privacy
web-about-nobody = The operator hasn’t added any details.
web-about-kept = What is stored about you
web-about-person = A name, if you choose one, and a cookie that identifies this browser. There are no passwords and no third-party trackers.
web-about-devices = For each device where you are signed in: which browser and system it has, and when it was last here. If you create passkeys, their public keys, which open nothing.
web-about-tables = Your tables, with your moves and your chat messages. Everyone at a table can see those. A report you send is kept until the operator of this server has dealt with it.
web-about-notices = Only if you ask to be notified of your turns: your e-mail address, or the address of your browser’s push service, and your quiet hours.
web-about-litter =
    { $days ->
        [one] Tables that never started and games that everyone has left are deleted after a day.
       *[other] Tables that never started and games that everyone has left are deleted after { $days } days.
    }
web-about-keep =
    { $days ->
        [one] Tables with no activity for a day are deleted.
       *[other] Tables with no activity for { $days } days are deleted.
    }
web-about-keep-ever = Finished games are kept until someone deletes them.
web-about-yours = In the settings, under “My data”, you can download all of it, sign out other devices, or delete everything about you.
web-about-version = Wardroom { $version }
