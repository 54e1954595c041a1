# The first lesson: at most 35 words a step, and one idea in each.

lesson-first = Keeping order
    .rule = Tidy a room, draw a card, and see what it does.

lesson-first-goal = Four rooms, twelve cards. Each card brings mess into a room. If no room ever holds more than five, you win together when the last card has been drawn.
lesson-first-tidy = On your turn you tidy first, which removes 1 mess from a room. Tap the red room, or any other that isn’t tidy.
lesson-first-no-rest = You could take a rest, but there is mess in every room. Tidy one of them.
lesson-first-draw = Now draw a card: its mess goes into its room. What has been drawn can’t be taken back.
lesson-first-again = The other player has rested and drawn a card. Your turn again: tidy a room, or rest too.
lesson-first-end = That’s all: tidy, draw, next player. Keep an eye on the room with the least space left.
