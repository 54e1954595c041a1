### Milyen a kiegyensúlyozott Karantén – a laboratórium számára.

balance-no-place = Megszerzett lapkák, amelyeknek nincs szabályos helyük
balance-closed = Kórházak, amelyek a játék végén már nem bővíthetők
balance-stations = Teljes kartonozók kórházanként a játék végén
# $count: a játékosok száma.
balance-start = A kezdőjátékos nyer { $count } játékosnál
balance-room = { $tile }: a tulajdonosa nyer négy játékosnál
