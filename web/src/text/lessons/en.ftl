# Lessons: learning a game by playing it.

web-learn-it =
    { $lessons ->
        [one] Learn it ({ $minutes } min)
       *[other] Learn it ({ $minutes } min, { $lessons } lessons)
    }
web-learn-known = I know how to play
web-learn-unhurried = Play without a clock first
web-learn-known-hurried = Play with the clock
web-learn-asked = Have you played this before?
web-learn = Learn
web-lesson-step = Step { $at } of { $steps }
web-lesson-head = Lesson { $number } of { $lessons }: { $title }
web-lesson-next = Next
web-lesson-back = Back one step
web-lesson-done = Well done! You know enough to join a table.
web-lesson-done-part = Well done! On to the next lesson.
web-lesson-covered = Read the card on the board first. The lesson continues once you close it.
web-lesson-choice = Choose one of { $count } moves
web-lesson-colleagues = Your colleagues are playing
web-lesson-happening = What happens next
web-lessons-further = More lessons
web-lesson-minutes = { $minutes } min
web-lesson-learnt = completed
web-lesson-play = Play a game
web-lesson-leave = Leave the lesson
web-lesson-again = Start over
web-problem-unknown-lesson = This lesson doesn’t exist.
web-problem-not-in-lessons = You can’t do this in a lesson.
