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
balance-points = Lost on Normal by running out of Medical Points
balance-nurses = Share of the time a Nurse’s sand is running
balance-doctors = Share of the time a Doctor’s sand is running
balance-epidemics = Epidemics per game that need treatment
balance-deaths = Deaths per game on Normal
balance-empty = Something in the Supply ran out at some point
balance-syringes = Games in which the Supply ran out of syringes
balance-exam = Among all exams: { $exam }
