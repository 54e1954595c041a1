# Games that have been played: playing on from them, sharing them, and all of one’s own.

web-play-on = Play on from here
web-play-on-about = A new table that stands as this game did after { $ply } moves. The same cards and draws are still to come.
web-play-on-over = The game ends here. Go back to an earlier moment to play on from it.
web-play-on-company = Who plays?
web-play-on-colleagues = With colleagues
web-play-on-alone = I play every seat
web-play-on-friends = With friends
web-play-on-seat = My seat
web-play-on-go = Play on
web-origin-table = This table goes on from move { $ply } of another game.
web-origin-record = This table goes on from move { $ply } of a record.
web-origin-look = Look at that game
web-share = Share this moment
web-share-moment = Link to this moment
web-share-all = Anyone with the link may look
web-share-closed = Only players of this table can open the link until you switch this on:
web-share-not-yet = Until whoever opened the table shares the game, the link works only for its players.
web-share-name = Show them my name
web-share-about = They see the whole game but not the chat, and only the names of those who show theirs.
web-game-private = This game is not shared. Ask one of its players to share it.
web-your-games = Your games
web-games-none = You have not played here yet.
web-games-game = Game
web-games-company = Company
web-games-result = Result
web-games-all = All
web-games-alone = Alone
web-games-people = With people
web-games-colleagues = With colleagues
web-games-won = Won
web-games-lost = Lost
web-games-running = Still running
web-games-tried = What if
web-games-open = Not begun yet
web-games-playing = Still running
web-games-numbers = In numbers
web-games-total =
    { $games ->
        [0] No finished game among these.
        [one] One finished game, { $won ->
            [0] not won.
           *[other] won.
        }
       *[other] { $games } finished games, { $won } of them won.
    }
web-games-by-game = By game
web-games-by-company = By company
web-games-by-group = By group
web-games-group = With whom
web-games-by-difficulty = By difficulty
web-games-by-role = By role
web-games-count = Games
web-games-list = Games ({ $count })
web-games-records = All records (ZIP)
web-games-csv = List as CSV
web-games-what-if = What if
web-games-delete = Delete this game
web-games-delete-sure = Delete for good
web-games-delete-about = A game you played without other people is deleted entirely. One you played with others stays theirs, without your name and what you said.
web-problem-dealt = This table goes on from another game; its options stay as they were.
web-problem-no-what-if = A game with chapters can be played on only by those who played it, and only from its own table.
