### Jak wygląda zrównoważona gra Quarantine – dla laboratorium.

balance-no-place = Zdobyte kafelki, dla których nie ma dozwolonego miejsca
balance-closed = Szpitale, których na koniec nie można już rozbudować
balance-stations = Pełne dyżurki w szpitalu na koniec gry (średnio)
# $count to liczba graczy.
balance-start = Wygrywa pierwszy gracz; liczba graczy: { $count }
balance-room = Przy czterech graczach wygrywa właściciel { $tile_gen }
