### Co rozstrzygnęło skończoną grę i jaka była najlepsza tura każdego gracza. $seat to gracz, o którym mowa.
### $owner to najlepszy z pozostałych. $number i $points to punkty tych dwojga za to samo.

lead =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
decided-rooms = { $seat } wygrywa o { lead }, drugie miejsce: { $owner }. Największa różnica to pomieszczenia specjalne, { $number } do { $points }.
decided-stations = { $seat } wygrywa o { lead }, drugie miejsce: { $owner }. Największa różnica to dyżurki, { $number } do { $points }.
decided-cubes = { $seat } wygrywa o { lead }, drugie miejsce: { $owner }. Największa różnica to punkty za kostki, { $number } do { $points }.
decided-line = { $seat } wygrywa o { lead }, drugie miejsce: { $owner }. Różnicę zrobiła pusta kolejka.

feat-turn = Tura { $turn }: { $seat } zdobywa { lead } w jednej turze.
feat-room = Tura { $turn }: { $seat } zdobywa { lead } w jednej turze i buduje { $tile_acc }.

boast-points =
    Quarantine: najlepszy szpital zdobył { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }. Masz na to odpowiedź?
