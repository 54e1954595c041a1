### A keret magyarul.

web-title = Wardroom
web-your-turn = Te jössz
web-loading = Egy pillanat…
web-close = Bezárás
web-cancel = Mégse
web-copy = Másolás
web-copied = Kimásolva
web-saved = Elmentve
web-menu = Továbbiak
web-to-front-page = Kezdőlap
web-main-navigation = Fő navigáció
web-skip-to-content = Ugrás a tartalomra
web-skip-to-board = Ugrás a táblára
web-skip-to-actions = Ugrás az akciókra
web-server-silent = A szerver nem válaszol; újra próbáljuk…
web-zoom-in = Nagyítás
web-zoom-out = Kicsinyítés

## Kezdőlap

web-front-headline = Kórházas társasjátékok egy asztalnál
web-front-pitch = Egyedül, barátokkal vagy gépi munkatársakkal. Nem kell fiók: nyiss asztalt, küldd el a linket, és játssz.
web-your-name = A neved
web-guest = Vendég
web-games = Játékok
web-play-now = Játsszunk!
web-set-up = Beállítás
web-not-built = Még nem készült el
web-your-tables = Az asztalaid
web-your-tables-none = Egyetlen asztalnál sem ülsz.
web-open-tables = Nyitott asztalok
web-open-tables-none = Most senki sem keres társaságot.
web-finished-tables = Befejezett játékok
web-records = Játékleírások
web-records-about = Minden játék után marad egy leírás: egy kis szövegfájl. Nyisd meg, és lépésről lépésre végignézheted a játékot.
web-record-open = Játékleírás megnyitása
web-record-drop = vagy húzd ide
web-record-other = Másik leírás megnyitása
web-record-damaged = A fájl sérült; az látszik, amit el lehetett olvasni. ({ $why })

web-shelf-pandemic = Pandemic
web-shelf-pandemic-pitch = Szakértők csapata négy betegség ellen.
web-shelf-holding-on = Holding On
web-shelf-holding-on-pitch = Az osztály csapata egy haldoklót ápol, és összerakja élete történetét.
web-shelf-quarantine = Quarantine
web-shelf-quarantine-pitch = Építs kórházat, gyógyítsd meg az ajtó előtt várakozókat, és tartsd kint a lázat.
web-shelf-rush-md = Rush M.D.
web-shelf-rush-md-pitch = Körönként négy perc, valódi homok a homokórában: sürgősségi osztály teljes gőzzel.

## Váróterem és asztallisták

web-lobby = Váróterem
web-people-here = { $count } ember van itt.
web-open-a-table = Új asztal: { $game }
web-nobody-yet = Még senki
web-seats-free = { $count } szabad hely
web-status-playing = Folyik a játék
web-status-others = Mások döntenek
web-status-over = Vége
web-continue = Folytatás
web-sit-down = Leülök
web-watch = Megnézem
web-look-back = Visszanézem

## Új asztal

web-new-table = { $game }: új asztal
web-seats = Helyek
web-seats-count = Hány játékos?
web-seat-number = { $number }. hely
web-seat-me = Én ({ $name })
web-seat-for-somebody = Szabad: aki jön, leülhet
web-colleagues = Gépi munkatársak
web-seat-open = Szabad hely
web-options = Beállítások
web-public = Az asztal látszik a váróteremben
web-public-about = Bárki leülhet vagy nézheti.
web-private-about = Csak az ülhet le vagy nézheti, akinek megvan a link.
web-open-table = Asztal megnyitása
web-begin = Kezdés
web-begin-watching = Kezdés és nézés
web-begin-about =
    { $count ->
        [one] Ha elkezded, a szabad helyre gépi munkatárs ül.
       *[other] Ha elkezded, a szabad helyekre gépi munkatársak ülnek.
    }
web-campaign = Kampány
web-campaign-new = Új kampány kezdése
web-campaign-alone =
    { $finished ->
        [0] Egyedül játszom, most kezdődött
       *[other] Egyedül játszom, befejezett forgatókönyvek: { $finished }
    }
web-campaign-with =
    { $finished ->
        [0] Közösen: { $names }; most kezdődött
       *[other] Közösen: { $names }; befejezett forgatókönyvek: { $finished }
    }
web-campaign-on = Tovább a kampányban
web-no-such-game = Ezt a játékot itt nem lehet játszani.
web-waiting-room = { $game }: játékosokra várva
web-invite = Meghívás
web-invite-about = Aki megnyitja ezt a linket, leülhet; fiók nem kell hozzá.
web-invite-link = Meghívó link
web-invite-watch = Link ehhez az asztalhoz
web-waits-for-host = A játék akkor kezdődik, ha minden hely betelt, vagy előbb, ha az asztal nyitója úgy dönt.
web-no-seat-free = Nincs szabad hely

web-colleague-average = Ügyeletes orvos
    .rule = átlagos tempó, együtt tervez a csapattal
web-colleague-expert = Főorvos
    .rule = gyors kéz és tökéletes memória
web-colleague-planner = Tervező
    .rule = több körre előre gondolkodik
web-colleague-random = Újonc
    .rule = véletlenszerűen választ
web-colleague-novice = Gyakornok
    .rule = azt teszi, ami éppen a legjobbnak látszik
web-colleague-steady = Osztályvezető
    .rule = megtervezi az egész fordulót
web-colleague-sharp = Igazgató
    .rule = megtervezi az egész fordulót, és semmit sem pazarol el
web-colleague-listener = Jó hallgatóság
    .rule = úgy gondozza Billyt, hogy legyen idő meghallgatni
# Két azonos nevű játékost a hely száma különböztet meg.
web-numbered-name = { $name } { $number }

## Az asztal

web-board = Tábla
web-actions = Akciók
web-column = Napló, csevegés és súgó
web-column-close = Napló, csevegés és súgó bezárása
web-tabs = Az asztal részei
web-tab-hand = Kéz
web-tab-actions = Akciók
web-tab-log = Napló
web-log = Napló
web-chat = Csevegés
web-help = Súgó
web-clock = Óra
web-watching = Nézőként vagy itt.
web-thinking = { $name } gondolkodik…
web-seconds = { $count } mp
web-skip-motion = Átugrás
web-waiting-for = Akire várunk: { $names }.
web-actions-past = Egy korábbi pillanatot nézel.
web-actions-moving = Egy pillanat…
web-which-one = Melyiket?
web-all-actions = Minden akció
web-find-action = Akció keresése
web-find-none = Nincs ilyen akció.
web-confirm = Biztosan?
web-confirm-do = Legyen
web-confirm-not = Még nem
web-first-steps = Koppints arra, ami világít; az „Akciók” közt minden lépés ott van.
web-undo = Visszavonás
web-hint = Tipp
web-hint-do = Legyen
web-hint-thinking = Egy munkatárs átgondolja a helyzetedet…
web-hint-none = Egy munkatárs itt várna.
web-other-table-calls = Egy másik asztal vár rád
web-link-lost = Megszakadt a kapcsolat; újra próbáljuk…
web-link-ended = Ez az asztal már nem érhető el számodra.

web-player-you = te
web-player-here = itt van
web-player-away = nincs itt
web-player-colleague = gépi munkatárs
web-player-stand-in = helyettes: { $kind }
web-player-asked = dönt
web-player-thinking = gondolkodik
web-let-stand-in = Helyettesítse munkatárs: { $kind }
web-take-back-seat = Visszaveszem a helyem
web-give-back-seat = Hely visszaadása

web-the-deal = Az osztás
web-took-back = { $name } visszavont egy lépést.
web-reason = Miért: { $reason }
web-chat-empty = Még senki sem szólt.
web-chat-colleague-replaced = Az egyik munkatárs kiesett; helyette az Újonc játszik tovább.
web-chat-say = Mondj valamit
web-chat-send = Küldés

web-replay = Visszajátszás
web-replay-first = Az elejére
web-replay-back = Egy lépés vissza
web-replay-next = Egy lépés előre
web-replay-run = Lejátszás
web-replay-pause = Szünet
web-replay-moment = A játék pillanata
web-replay-at = { $at }. lépés, összesen { $plies }
web-replay-now = Vissza a jelenbe
web-see-as = Nézőpont
web-see-as-spectator = Néző

web-leave = Felállok az asztaltól
web-leave-about = A helyedet gépi munkatárs veszi át. Amíg tart a játék, visszajöhetsz.
web-leave-sure = Felállok

## A játék után

web-game-over = Vége a játéknak.
web-curve = A játék menete
web-turning-points = Fordulópontok
web-rematch = Még egyszer
web-rematch-same-deal = Ugyanez az osztás
web-rematch-join = A következő játékhoz
web-record-download = Leírás megőrzése
web-ending-replay = Játék végignézése
web-ending-close = Lássuk a táblát
web-ending-open = Hogyan zajlott

## Súgó

web-help-options = Ez az asztal
web-help-keys = Billentyűk
web-help-position = Az állás szavakkal
web-key-arrows = ← ↑ ↓ →
web-key-arrows-about = A lehetséges lépések között léptetnek.
web-key-enter = Enter
web-key-enter-about = Választ; még egyszer ott, ahol nem lehet visszavonni.
web-key-escape = Esc
web-key-escape-about = Elveti a választást.
web-key-undo = U
web-key-undo-about = Visszavonja az utolsó lépésedet, amíg semmi új nem derült ki.
web-key-hint = H
web-key-hint-about = Tippet kér egy munkatárstól.
web-key-log = L
web-key-log-about = Napló.
web-key-help = ?
web-key-help-about = Súgó.
web-key-replay = , .
web-key-replay-about = Egy lépés vissza, egy lépés előre.

## Beállítások

web-settings = Beállítások
web-language = Nyelv
web-theme = Téma
web-theme-system = Eszköz szerint
web-theme-light = Világos
web-theme-dark = Sötét
web-motion = Mozgás
web-motion-slow = Lassú
web-motion-usual = Szokásos
web-motion-fast = Gyors
web-motion-off = Nincs
web-sound = Hang
web-keys = Betűparancsok
web-notices = Szóljon, ha én jövök
web-notices-declined = A böngésző nem engedi, hogy ez az oldal értesítést küldjön.
web-personal-link = Személyes link
web-personal-link-about = Másik eszközön is folytathatod: a személyes linked oda visz. Ne mutasd meg senkinek.
web-personal-link-make = Személyes link készítése
web-arrival = Folytatás ezen az eszközön
web-arrival-about = Ez a link egyetlen emberé. Aki megnyitja, az ő nevében játszik tovább minden asztalánál.
web-arrival-go = Folytatás
web-lost = Itt nincs semmi
web-lost-about = Ezen a címen nincs oldal.

## Miért nem lehetett. $text a szerver saját mondata, angolul.

web-problem-offline = A szerver nem válaszol. Próbáld újra egy kicsit később.
web-problem-odd = Valami nem sikerült: { $text }
web-problem-malformed = A szerver ezt nem értette.
web-problem-too-large = Ez túl hosszú.
web-problem-too-fast = Ez túl gyors volt; várj egy kicsit.
web-problem-foreign-origin = Ez az oldal nem a szerveré.
web-problem-nobody = A szerver már nem ismer; töltsd be újra az oldalt.
web-problem-bad-link = Ez a személyes link nem érvényes.
web-problem-unknown-page = Ezen a címen nincs semmi.
web-problem-wrong-method = A szerver ezt nem értette.
web-problem-unknown-game = Ezt a játékot itt nem lehet játszani.
web-problem-unknown-table = Nincs ilyen asztal, vagy már nincs meg.
web-problem-unknown-campaign = Nincs ilyen kampány, vagy nem a tiéd.
web-problem-unknown-language = Ezen a nyelven nincsenek szövegek.
web-problem-unknown-seat = Az asztalnál nincs ilyen hely.
web-problem-unknown-ply = A játék nem tart még ott.
web-problem-unknown-colleague = Nincs ilyen munkatárs.
web-problem-impossible-option = Így nem lehet osztani: { $text }
web-problem-locked = Ez a fejezet még zárva van; a kampány nem jutott el idáig.
web-problem-bad-name = A név legalább egy betű legyen, és ne legyen túl hosszú.
web-problem-private = Ez zártkörű asztal: a meghívó link kell hozzá.
web-problem-full = Ez a hely foglalt.
web-problem-seated = Már ennél az asztalnál ülsz.
web-problem-not-seated = Ezt csak az teheti, aki az asztalnál ül.
web-problem-not-yours = Ezt csak az teheti, aki az asztalt nyitotta.
web-problem-not-your-seat = Ez a hely másé.
web-problem-here = Akié a hely, itt van, vagy épp csak most ment el.
web-problem-not-begun = A játék még nem kezdődött el.
web-problem-begun = A játék már elkezdődött.
web-problem-over = A játéknak vége.
web-problem-not-over = A játéknak még nincs vége.
web-problem-too-many = Túl sok asztalnál ülsz; előbb fejezz be egy játékot, vagy állj fel valahonnan.
web-problem-old-edition = Ezt az asztalt a szabályok régebbi kiadása szerint osztották.
web-problem-stale = Közben történt valami; nézd meg újra, és válassz megint.
web-problem-illegal = A szabályok ezt most nem engedik.
web-problem-unknown-action = A játékban nincs ilyen akció.
web-problem-not-undoable = Ezt a lépést már nem lehet visszavonni.
web-problem-no-hint = Most senki sem tud tippet adni.
web-problem-bad-record = Ezt a leírást nem lehet elolvasni: { $text }
web-problem-storage = A szerver most semmit sem tud menteni; semmi sem változott.
web-problem-closing = A szerver mindjárt újraindul; az asztal magától visszajön.
web-problem-broken = Valami elromlott a szerveren; feljegyeztük.
