# The deal of the day.

web-daily = Today
web-daily-done = { $done } of { $all } played
web-daily-title = Deal of the day
web-daily-about = Every day each game has one deal, the same for everybody here. The first game you begin counts; play it alone, with computer colleagues or with friends. Anything after that is practice.
web-daily-next = the next ones come at { $moment }, your time
web-daily-streak = { $count } days in a row
web-daily-seats =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
web-daily-state-new = Not played yet
web-daily-state-begun = Your game is in play
web-daily-state-over = Played
web-daily-left = You left this game.
web-daily-finished =
    { $count ->
        [0] Nobody has finished it yet.
        [one] One person has finished it.
       *[other] { $count } people have finished it.
    }
web-daily-company-colleagues = With colleagues
web-daily-company-alone = All seats myself
web-daily-company-friends = With friends
web-daily-practise = Practise it
web-daily-results = Results
web-daily-results-about = Today’s results open up once you have finished your own game; those of earlier days are always open.
web-daily-days = Days
web-daily-hidden = You will see how others fared once you have finished your own game, or when the day is over.
web-daily-people = People
web-daily-you = (you)
web-daily-nobody = Nobody finished this deal.
web-daily-thinking = Computer colleagues are still playing this deal; their results appear here.
web-daily-no-colleagues = No computer colleagues have played this deal.
web-daily-won = Won
web-daily-lost = Lost
web-daily-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
web-daily-unit-turn =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
web-daily-unit-day =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
web-daily-minutes = { $minutes } min
web-daily-others =
    { $count ->
        [one] one more person
       *[other] { $count } more people
    }
web-daily-with-colleagues =
    { $count ->
        [one] a computer colleague
       *[other] { $count } computer colleagues
    }
web-daily-see-results = This was a deal of the day: see how others fared
web-daily-was-practice = Practice: another game of yours counts.
web-chat-daily-counts = This is the deal of the day, and it counts: the first game you begin goes into the results.
web-chat-daily-practice = This is the deal of the day, as practice: another game of yours counts.
web-problem-fixed-deal = The deal of the day is the same for everybody: nothing about it can be changed, and there is no undo by consent.
web-problem-unknown-day = There is no deal for that day.
