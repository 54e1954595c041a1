### New Game magyarul.

game-title = New Game
game-pitch = Négy szoba, és egyre nő a rendetlenség. Tartsatok együtt rendet az utolsó kártyáig.

## A szobák. Alakok: .cap a mondat elején, .short a táblán, .loc „hol”.

room-red = a piros szoba
    .cap = A piros szoba
    .short = Piros
    .loc = a piros szobában
room-yellow = a sárga szoba
    .cap = A sárga szoba
    .short = Sárga
    .loc = a sárga szobában
room-green = a zöld szoba
    .cap = A zöld szoba
    .short = Zöld
    .loc = a zöld szobában
room-blue = a kék szoba
    .cap = A kék szoba
    .short = Kék
    .loc = a kék szobában

do-tidy = Rakj rendet { $room_loc }
do-rest = Pihenj
do-draw = Húzz egy kártyát

group-tidy = Rendrakás
group-rest = Pihenő
group-draw = Kártyák

log-begin = A szobákban még rend van: { $count } kártya változtat majd ezen.
log-tidy = { $seat } rendet rak { $room_loc }.
log-rest = { $seat } pihen.
log-draw = { $seat } kártyát húz: { $room_loc } { $count } egységgel nő a rendetlenség.
log-turn = { $seat } következik.
log-full = { $room_cap } megtelt.
log-order = Elfogyott az utolsó kártya is: a szobákban rend van.

ask-tidy = { $seat }: rakj rendet egy szobában, vagy pihenj.
ask-draw = { $seat }: húzz egy kártyát.
ask-nothing = Vége a játéknak.

outcome-order = Minden szobában rend van. Nyertetek!
outcome-full = { $room_cap } megtelt. Vesztettetek.
result-order = minden szobában rend van
result-full = megtelt egy szoba

why-over = Vége a játéknak.
why-watching = Ezt a játszmát csak nézed.
why-not-your-turn = Most { $seat } következik.
why-draw-first = A rendrakás megvolt; most húzz egy kártyát.
why-tidy-first = Előbb rakj rendet egy szobában, vagy pihenj, aztán húzz egy kártyát.
why-tidy-already = { $room_cap } már rendben van.

## A kép a terminálban.

cli-new-game-to-come = Hátralévő kártyák: { $count }
