# Games that have been played: playing on from them, sharing them, and all of one’s own.

web-play-on = Folytatás innen
web-play-on-about = Új asztal, amelyen minden úgy áll, ahogy ebben a játszmában { $ply } lépés után állt. Ugyanazok a lapok és húzások következnek.
web-play-on-over = A játék itt véget ér. A folytatáshoz menj vissza egy korábbi pillanatra.
web-play-on-company = Ki játszik?
web-play-on-colleagues = Gépi munkatársakkal
web-play-on-alone = Minden helyen én
web-play-on-friends = Barátokkal
web-play-on-seat = Az én helyem
web-play-on-go = Tovább
web-origin-table = Ez az asztal egy másik játszmát folytat onnan, ahol { $ply } lépés után tartott.
web-origin-record = Ez az asztal egy lejegyzett játszmát folytat onnan, ahol { $ply } lépés után tartott.
web-origin-look = Az eredeti játszma megtekintése
web-share = Pillanat megosztása
web-share-moment = Link ehhez a pillanathoz
web-share-all = A linkkel bárki megnézheti a játszmát
web-share-closed = Amíg nem teszed nyilvánossá a játszmát, csak az asztal játékosai nyithatják meg a linket:
web-share-not-yet = Amíg az asztal gazdája meg nem osztja a játszmát, a link csak a játékosoknak működik.
web-share-name = Lássák a nevemet
web-share-about = Aki megnyitja a linket, az egész játszmát látja, de a csevegést nem, és csak azok nevét, akik ehhez hozzájárulnak.
web-game-private = Ez a játszma nincs megosztva. Kérd meg az egyik játékost, hogy ossza meg.
web-your-games = A játszmáid
web-games-none = Itt még nem játszottál.
web-games-game = Játék
web-games-company = Társaság
web-games-result = Eredmény
web-games-all = Mind
web-games-alone = Egyedül
web-games-people = Emberekkel
web-games-colleagues = Gépi munkatársakkal
web-games-won = Győzelem
web-games-lost = Vereség
web-games-running = Folyamatban
web-games-tried = Mi lett volna, ha…
web-games-open = Még nem kezdődött el
web-games-playing = Folyamatban
web-games-numbers = Számokban
web-games-total =
    { $games ->
        [0] Ezek között nincs befejezett játszma.
        [one] Egy befejezett játszma, { $won ->
            [0] győzelem nélkül.
           *[other] győzelemmel.
        }
       *[other] { $games } befejezett játszma, ebből { $won } győzelem.
    }
web-games-by-game = Játék szerint
web-games-by-company = Társaság szerint
web-games-by-group = Csoport szerint
web-games-group = Kikkel
web-games-by-difficulty = Nehézség szerint
web-games-by-role = Szerep szerint
web-games-count = Játszmák
web-games-list = Játszmák ({ $count })
web-games-records = Minden jegyzőkönyv (ZIP)
web-games-csv = Lista CSV-ben
web-games-what-if = Mi lett volna, ha…
web-games-delete = Játszma törlése
web-games-delete-sure = Végleges törlés
web-games-delete-about = Az a játszma, amelyben más ember nem vett részt, teljesen törlődik. Amit másokkal játszottál, nekik megmarad, de a neved és az üzeneteid nélkül.
web-problem-dealt = Ez az asztal egy másik játszmát folytat; a beállításai nem módosíthatók.
web-problem-no-what-if = Fejezetekből álló játszmát csak az folytathat, aki részt vett benne, és csak az eredeti asztalnál.
