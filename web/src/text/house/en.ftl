### Who looks after tables and servers, and who is at them, in English.

web-problem-blocked = Whoever looks after this table does not want you here.
web-chat-asked-to-leave = { $name } no longer plays here; a computer colleague plays on.
web-chat-older = Earlier lines
web-chat-show = Show { $name } on the board
web-chat-heard = Whose lines I read
web-report = Report somebody
web-report-about = Whoever runs this server reads your report with the chosen line. Nobody at the table hears of it.
web-report-whom = Whom
web-report-line = What they said
web-report-no-line = It is not about a line
web-report-why = What is wrong
web-report-send = Send the report
web-report-sent = Thank you. Whoever runs this server will read it.
web-sat-down = { $name } has sat down
web-came-back = { $name } is back.
web-went-away = { $name } has gone.
web-arrival-now =
    { $count ->
        [0] On this device you are { $name } now. That will be gone when you continue; your personal link would bring it back.
        [one] On this device you are { $name } now, at one table. It will be gone from here when you continue; your personal link would bring it back.
       *[other] On this device you are { $name } now, at { $count } tables. They will be gone from here when you continue; your personal link would bring them back.
    }

## Looking after a table

web-host-table = Look after the table
web-host-tools = What to do about { $name }
web-host-swap = Swap seats { $one } and { $other }
web-host-leave = Ask to leave
web-host-leave-about = { $name } loses the seat. In a game that goes on, a computer colleague takes it, and whoever has the invite may take over.
web-host-block = Ask to leave for good
web-host-block-about = { $name } loses the seat and cannot come back, not even to watch. The invite link changes, because { $name } knows the old one.
web-host-host = Hand the table on
web-host-host-about = From now on { $name } looks after this table instead of you.

## Lists of tables

web-table-only = Only tables of one game
web-table-all-games = All games
web-groups = People you have played with
web-group-games =
    { $count ->
        [one] One game together: { $game }, { $ago }
       *[other] { $count } games together, the last one { $game }, { $ago }
    }
web-group-again = Play again

## About the server

web-about = About this server
web-about-imprint = Imprint and privacy
web-about-nobody = Whoever runs this server has written nothing about themselves here.
web-about-kept = What is kept about you
web-about-person = A name, if you choose one, and a cookie by which this browser is known. There are no accounts, no passwords, and nobody else’s trackers.
web-about-tables = The tables at which you sit, with your moves and what you say in their chats. Everybody at a table can see those. What you report about somebody is kept until whoever runs the server has seen to it.
web-about-notices = Only if you ask to be told of your turns: your mail address, or the address of your browser’s push service, and your quiet hours.
web-about-litter =
    { $days ->
        [one] Tables that never began and games that everybody has left are deleted after a day.
       *[other] Tables that never began and games that everybody has left are deleted after { $days } days.
    }
web-about-keep =
    { $days ->
        [one] Every table at which nothing has happened for a day is deleted.
       *[other] Every table at which nothing has happened for { $days } days is deleted.
    }
web-about-keep-ever = Finished games are kept until somebody deletes them.
web-about-yours = In the settings, under “My data”, you can download all of it, sign out other devices, or delete everything about you.
web-about-version = Wardroom { $version }
