### What a messenger shows of an invite link. $game is the game, $host who invites.

invitation-title = { $host } invites you to a game of { $game }
invitation-of-guest = You are invited to a game of { $game }
invitation-seats =
    { $free ->
        [one] 1 of { $seats } seats is free. Open the link to join; no account needed.
       *[other] { $free } of { $seats } seats are free. Open the link to join; no account needed.
    }
