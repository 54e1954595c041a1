### New Game in English.

game-title = New Game
game-pitch = Four rooms, and the mess keeps coming. Keep them tidy together until the last card.

## The rooms. Forms: .cap at the beginning of a sentence, .short on the board.

room-red = the red room
    .cap = The red room
    .short = Red
room-yellow = the yellow room
    .cap = The yellow room
    .short = Yellow
room-green = the green room
    .cap = The green room
    .short = Green
room-blue = the blue room
    .cap = The blue room
    .short = Blue

do-tidy = Tidy { $room }
do-rest = Take a rest
do-draw = Draw a card

group-tidy = Tidy
group-rest = Rest
group-draw = Cards

log-begin = Four rooms are still tidy: { $count } cards are going to change that.
log-tidy = { $seat } tidies { $room }.
log-rest = { $seat } takes a rest.
log-draw = { $seat } draws a card: { $room } gets messier by { $count }.
log-turn = It’s { $seat }’s turn.
log-full = { $room_cap } is full.
log-order = The last card has been drawn: the rooms are in order.

ask-tidy = { $seat }: tidy a room, or take a rest.
ask-draw = { $seat }: draw a card.
ask-nothing = The game is over.

outcome-order = All rooms are still in order. You have won!
outcome-full = { $room_cap } is full. You have lost.
result-order = all rooms in order
result-full = a room is full

why-over = The game is over.
why-watching = You’re only watching this game.
why-not-your-turn = It’s { $seat }’s turn.
why-draw-first = You’ve already tidied or rested; now draw a card.
why-tidy-first = Tidy a room or take a rest first, then draw a card.
why-tidy-already = { $room_cap } is tidy already.

## The picture in the terminal.

cli-new-game-to-come = Cards to come: { $count }
