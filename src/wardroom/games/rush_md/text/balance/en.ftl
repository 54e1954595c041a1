### What a balanced game of Rush M.D. looks like, for the laboratory.

# $count is the number of players.
balance-wins =
    { $count ->
        [one] One player wins
       *[other] { $count } players win
    } { $difficulty ->
        [easy] on Easy
        [hard] on Hard
       *[normal] on Normal
    }
balance-objective = The team wins on Normal with Objective { $letter }
balance-points = Lost on Normal because the last Medical Point is gone
balance-nurses = Share of the time a Nurse’s sand is running
balance-doctors = Share of the time a Doctor’s sand is running
balance-epidemics = Epidemics with a treatment per game
balance-deaths = Deaths per game on Normal
balance-empty = A kind that ran out in the Supply at some point
balance-syringes = Games in which the Supply ran out of syringes
balance-exam = Among all exams: { $exam }
