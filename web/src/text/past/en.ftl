# Games that have been played: playing on from them, sharing them, and all of one’s own.

web-play-on = Continue from here
web-play-on-about = A new table set up like this game after { $ply } moves. The same cards and draws are still to come.
web-play-on-over = The game ends here. Go back to an earlier moment to continue from it.
web-play-on-company = Who plays?
web-play-on-colleagues = With colleagues
web-play-on-alone = I play every seat
web-play-on-friends = With friends
web-play-on-seat = My seat
web-play-on-go = Play on
web-origin-table = This table continues from move { $ply } of another game.
web-origin-record = This table continues from move { $ply } of a record.
web-origin-look = See that game
web-share = Share this moment
web-share-moment = Link to this moment
web-share-all = Anyone with the link can watch
web-share-closed = Only players at this table can open the link until you switch this on:
web-share-not-yet = The link works only for players at this table until the host shares the game.
web-share-name = Show my name
web-share-about = Anyone with the link sees the whole game but not the chat, and only the names of players who show theirs.
web-game-private = This game isn’t shared. Ask one of its players to share it.
web-your-games = Your games
web-games-none = You haven’t played any games here yet.
web-games-game = Game
web-games-company = Players
web-games-result = Result
web-games-all = All
web-games-alone = Alone
web-games-people = With people
web-games-colleagues = With colleagues
web-games-won = Won
web-games-lost = Lost
web-games-running = In progress
web-games-tried = What if
web-games-open = Not started yet
web-games-playing = In progress
web-games-numbers = In numbers
web-games-total =
    { $games ->
        [0] No finished games among these.
        [one] One finished game, { $won ->
            [0] not won.
           *[other] won.
        }
       *[other] { $games } finished games, { $won } of them won.
    }
web-games-by-game = By game
web-games-by-company = By players
web-games-by-group = By group
web-games-group = Group
web-games-by-difficulty = By difficulty
web-games-by-role = By role
web-games-count = Games
web-games-list = Games ({ $count })
web-games-records = All records (ZIP)
web-games-csv = List as CSV
web-games-what-if = What if
web-games-delete = Delete this game
web-games-delete-sure = Delete for good
web-games-delete-about = A game you played without other people is deleted entirely. One you played with others stays theirs, without your name or your messages.
web-problem-dealt = This table continues from another game, so its options can’t be changed.
web-problem-no-what-if = A game with chapters can only be continued by its players, and only from its own table.
