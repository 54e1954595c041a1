### What every game needs.

## Players without a name. $number counts from 1.

player = Player { $number }

## A row of things: `a`, `a and b`, `a, b and c`.

list-empty = none
list-comma = { $row }, { $next }
list-and = { $row } and { $last }
list-times = { $count } × { $item }

## What the table asks, where a game says nothing else.

ask-to-choose = { $seat }: choose what to do.

## The colleague that every game has. Games name their own in `text/colleagues`.

colleague-random = Daydreamer
    .rule = chooses at random

## Lessons: what every game answers there.

lesson-not-now = You can do that, but the lesson continues with this: { $wanted }.
lesson-read-first = Read on first: the next step is only a tap away.
lesson-act-first = Don’t just read this step: do what it says.
lesson-over = The lesson is over.
