# The daily challenge.

web-daily = Today
web-daily-done = { $done } of { $all } played
web-daily-title = Daily challenge
web-daily-about = Each game has one daily setup, the same for everyone here. The first game you start counts; play it alone, with computer colleagues or with friends. Anything after that is practice.
web-daily-next = next ones at { $moment }, your time
web-daily-streak =
    { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
web-daily-seats =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
web-daily-state-new = Not played yet
web-daily-state-begun = In progress
web-daily-state-over = Played
web-daily-left = You left this game.
web-daily-finished =
    { $count ->
        [0] Nobody has finished it yet.
        [one] One person has finished it.
       *[other] { $count } people have finished it.
    }
web-daily-company-colleagues = With colleagues
web-daily-company-alone = Playing every seat
web-daily-company-friends = With friends
web-daily-practise = Practise
web-daily-results = Results
web-daily-results-about = Today’s results open once you have finished your own game; those of earlier days are always open.
web-daily-days = Days
web-daily-hidden = You’ll see how others did once you have finished your own game, or when the day is over.
web-daily-people = People
web-daily-you = (you)
web-daily-nobody = Nobody finished this one.
web-daily-thinking = Computer colleagues are still playing this one; their results will appear here.
web-daily-no-colleagues = No computer colleagues have played this one.
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
web-daily-see-results = This was a daily challenge: see how others did
web-daily-was-practice = Practice: another game of yours counts.
web-chat-daily-counts = This is the daily challenge, and it counts: the first game you start goes into the results.
web-chat-daily-practice = This is the daily challenge, for practice only: another of your games is the one that counts.
web-problem-fixed-deal = The daily challenge is the same for everyone: nothing about it can be changed, and moves can’t be undone by agreement.
web-problem-unknown-day = There is no challenge for that day.
