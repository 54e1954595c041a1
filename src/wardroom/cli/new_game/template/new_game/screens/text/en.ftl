### The screens of New Game in English.

web-new-game-to-come = Cards to come: { $count }
web-new-game-brought = mess brought in

web-new-game-help = New Game
web-new-game-help-1 = On your turn tidy a room or take a rest, then draw a card: its mess goes into its room. A room with more than five is full, and you have lost. When the last card has been drawn, you have won.
