# Lessons: learning a game by playing it.

web-learn-it = Learn it ({ $minutes } min)
web-learn-known = I know it
web-learn-asked = Have you played this before?
web-learn = Learn
web-lesson-step = Step { $at } of { $steps }
web-lesson-next = Next
web-lesson-back = Back one step
web-lesson-done = Well done! You know enough to sit down at a table.
web-lesson-done-part = Well done! Go on with the next lesson.
web-lesson-covered = First read what lies on the board. The lesson goes on when you have closed it.
web-lesson-choice = Choose one of { $count } moves
web-lesson-colleagues = Your colleagues are at work
web-lesson-happening = What follows
web-lessons-further = Further lessons
web-lesson-minutes = { $minutes } min
web-lesson-learnt = taken
web-lesson-play = Play a game
web-lesson-leave = Leave the lesson
web-lesson-again = Again from the start
web-problem-unknown-lesson = This lesson does not exist.
web-problem-not-in-lessons = This cannot be done in a lesson.
