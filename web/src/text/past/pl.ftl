# Games that have been played: playing on from them, sharing them, and all of one’s own.

web-play-on = Graj dalej od tego miejsca
web-play-on-about = Nowy stół, na którym wszystko stoi tak jak w tej partii po { $ply ->
        [one] { $ply } ruchu
       *[other] { $ply } ruchach
    }. Dalej czekają te same karty i losowania.
web-play-on-over = Tu partia się kończy. Cofnij się do wcześniejszego momentu, żeby grać dalej.
web-play-on-company = Kto gra?
web-play-on-colleagues = Ze współpracownikami
web-play-on-alone = Gram na wszystkich miejscach
web-play-on-friends = Ze znajomymi
web-play-on-seat = Moje miejsce
web-play-on-go = Graj dalej
web-origin-table = Przy tym stole trwa dalszy ciąg innej partii, od ruchu { $ply }.
web-origin-record = Przy tym stole trwa dalszy ciąg zapisanej partii, od ruchu { $ply }.
web-origin-look = Zobacz tamtą partię
web-share = Udostępnij ten moment
web-share-moment = Link do tego momentu
web-share-all = Każdy, kto ma link, może oglądać
web-share-closed = Dopóki nie włączysz udostępniania, link otworzą tylko gracze tego stołu:
web-share-not-yet = Dopóki osoba, która otworzyła stół, nie udostępni partii, link działa tylko dla grających.
web-share-name = Pokaż moje imię
web-share-about = Oglądający zobaczą całą partię, ale nie czat, a imiona tylko tych graczy, którzy je pokazują.
web-game-private = Ta partia nie jest udostępniona. O udostępnienie poproś kogoś, kto w niej grał.
web-your-games = Twoje partie
web-games-none = Nie ma tu jeszcze żadnej twojej partii.
web-games-game = Gra
web-games-company = Skład
web-games-result = Wynik
web-games-all = Wszystkie
web-games-alone = W pojedynkę
web-games-people = Z ludźmi
web-games-colleagues = Ze współpracownikami
web-games-won = Wygrane
web-games-lost = Przegrane
web-games-running = W toku
web-games-tried = A gdyby…
web-games-open = Jeszcze nie zaczęta
web-games-playing = W toku
web-games-numbers = W liczbach
web-games-total =
    { $games ->
        [0] Nie ma tu skończonych partii.
        [one] Jedna skończona partia, { $won ->
            [0] bez wygranej.
           *[other] wygrana.
        }
        [few] { $games } skończone partie, wygrane: { $won }.
       *[other] { $games } skończonych partii, wygrane: { $won }.
    }
web-games-by-game = Według gry
web-games-by-company = Według składu
web-games-by-group = Według grupy
web-games-group = Z kim
web-games-by-difficulty = Według trudności
web-games-by-role = Według postaci
web-games-count = Partie
web-games-list = Partie ({ $count })
web-games-records = Wszystkie zapisy (ZIP)
web-games-csv = Lista jako CSV
web-games-what-if = A gdyby…
web-games-delete = Usuń tę partię
web-games-delete-sure = Usuń na zawsze
web-games-delete-about = Partia bez innych ludzi znika w całości. Partia z innymi zostaje dla nich, bez twojego imienia i twoich słów.
web-problem-dealt = Przy tym stole trwa dalszy ciąg innej partii; ustawień nie można zmienić.
web-problem-no-what-if = Partię z rozdziałami może kontynuować tylko ktoś, kto w niej grał, i tylko od stołu, przy którym się toczyła.
