### A New Game képernyői magyarul.

web-new-game-to-come = Hátralévő kártyák: { $count }
web-new-game-brought = behozott rendetlenség

web-new-game-help = New Game
web-new-game-help-1 = A körödben rakj rendet egy szobában, vagy pihenj, aztán húzz egy kártyát: a rajta látható szobában nő a rendetlenség. Ha egy szobában a rendetlenség öt fölé nő, vesztettetek. Ha elfogyott az utolsó kártya, nyertetek.
