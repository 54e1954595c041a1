### A keret magyarul.

web-title = Wardroom
web-your-turn = Te jössz
web-turn-of = { $name } köre. { $question }
web-you-are-asked = Te döntesz
web-loading = Egy pillanat…
web-close = Bezárás
web-cancel = Mégse
web-copy = Másolás
web-copied = Kimásolva
web-saved = Elmentve
web-menu = Továbbiak
web-menu-table = Ez az asztal
web-menu-own = Saját beállításaim
web-to-front-page = Kezdőlap
web-main-navigation = Fő navigáció
web-skip-to-content = Ugrás a tartalomra
web-skip-to-board = Ugrás a táblára
web-skip-to-actions = Ugrás az akciókra
web-server-silent = A szerver nem válaszol; újra próbáljuk…
web-zoom-in = Nagyítás
web-zoom-out = Kicsinyítés
web-zoom-whole = Teljes nézet
web-picture-pan = Kép: nyílbillentyűkkel mozgatható

## Kezdőlap

web-front-headline = Kórházas társasjátékok egy asztalnál
web-front-pitch = Egyedül, barátokkal vagy gépi munkatársakkal. Nem kell fiók: nyiss asztalt, küldd el a linket, és játssz.
web-your-name = A neved
web-guest = Vendég
web-games = Játékok
web-play-now = Játssz most
web-with-friends = Barátokkal
web-set-up = Beállítás
web-not-built = Még nem elérhető
web-your-tables = Az asztalaid
web-your-campaigns = A kampányaid
web-your-tables-none = Egyetlen asztalnál sem ülsz.
web-open-tables = Nyitott asztalok
web-open-tables-none = Most senki sem keres társaságot.
web-finished-tables = Befejezett játszmák
web-site-offer = Internet nélkül
web-site-offer-about = Ugyanezek a játékok csak a böngésződben, szerver és internet nélkül. Elég egyszer megnyitni, amíg van kapcsolat.
web-site-offer-go = Offline játék
web-records = Lejegyzett játszmák
web-records-about = Minden játszmáról készül egy jegyzőkönyv: egy kis szövegfájl. Nyisd meg, és lépésről lépésre végignézheted a játszmát. Az elmentett kampányokat is itt nyithatod meg.
web-record-open = Jegyzőkönyv megnyitása
web-record-drop = vagy húzd ide
web-record-other = Másik jegyzőkönyv megnyitása
web-record-damaged = A fájl sérült; az látszik, amit be lehetett olvasni.

web-shelf-players = { $range } játékos
web-shelf-pandemic = Pandemic
web-shelf-pandemic-pitch = Szakértők csapata négy betegség ellen.
web-shelf-pandemic-kind = együtt · 45 perc
web-shelf-pandemic-goal = A cél: együtt megtalálni mind a négy ellenszert, mielőtt a kitörések, az elfogyó kockák vagy lapok véget vetnek a játéknak.
web-shelf-holding-on = Holding On
web-shelf-holding-on-pitch = Az osztály csapata egy haldoklót ápol, és összerakja élete történetét.
web-shelf-holding-on-kind = együtt · fejezetenként 60 perc
web-shelf-holding-on-goal = A cél: együtt összegyűjteni a fejezetben kért emlékeket, mielőtt elfogy Billy ereje, vagy letelnek a napok.
web-shelf-quarantine = Karantén
web-shelf-quarantine-pitch = Építs kórházat, gyógyítsd meg az ajtó előtt várakozókat, és ne engedd be a szürkelázat.
web-shelf-quarantine-kind = egymás ellen · 60 perc
web-shelf-quarantine-goal = A cél: a legtöbb pont a játék végén. Pontot ér a speciális helyiség, a teljes kartonozó, a gyógyultak kockája és az üres várólista.
web-shelf-rush-md = Rush M.D.
web-shelf-rush-md-pitch = Fordulónként négy perc, közben pereg a homok: kórház teljes gőzzel.
web-shelf-rush-md-kind = együtt, időre vagy óra nélkül · 40 perc
web-shelf-rush-md-goal = A cél: négy forduló alatt együtt teljesíteni a célkitűzést; minden betegnek pontosan a neki való kezelés kell.

## Váróterem és asztallisták

web-lobby = Váróterem
web-people-here = { $count } ember van itt.
web-open-a-table = Új asztal: { $game }
web-nobody-yet = Még senki
web-status-playing = Folyik a játék
web-status-over = Vége
web-continue = Folytatás
web-sit-down = Leülés
web-watch = Megtekintés
web-look-back = Visszajátszás

## Új asztal

web-new-table = { $game }: új asztal
web-seats = Helyek
web-seats-count = Hány játékos?
web-seat-number = { $number }. hely
web-seat-me = Én ({ $name })
web-seat-for-somebody = Szabad: bárki leülhet
web-colleagues = Gépi munkatársak
web-seat-open = Szabad hely
web-options = Beállítások
web-presets = Játékmód
web-presets-own = Saját beállítások.
web-public = Az asztal látszik a váróteremben
web-public-about = Bárki leülhet, vagy nézheti a játékot.
web-private-about = Csak az ülhet le, vagy nézheti a játékot, akinek megvan a link.
web-open-table = Asztal megnyitása
web-begin = Kezdés
web-begin-watching = Kezdés nézőként
web-begin-about =
    { $count ->
        [one] Ha elkezded, a szabad helyre gépi munkatárs ül.
       *[other] Ha elkezded, a szabad helyekre gépi munkatársak ülnek.
    }
web-campaign = Kampány
web-campaign-new = Új kampány kezdése
web-campaign-alone =
    { $finished ->
        [0] Egyedül; még nem kezdődött el
       *[other] Egyedül; { $finished } befejezett forgatókönyv
    }
web-campaign-with =
    { $finished ->
        [0] Közösen: { $names }; még nem kezdődött el
       *[other] Közösen: { $names }; { $finished } befejezett forgatókönyv
    }
web-campaign-save = A kampány mentése fájlba
web-campaign-leave = Kilépés a kampányból
web-campaign-leave-sure = Végleges kilépés
web-campaign-leave-about = A kampány fejezeteit többé nem látod, és csak új meghívóval térhetsz vissza. A többiek folytatják; a megkezdett játszmáid megmaradnak.
web-campaign-on = Tovább a kampányban
web-no-such-game = Ezt a játékot itt nem lehet játszani.
web-waiting-room = { $game }: várakozás a játékosokra
web-invite = Meghívás
web-invite-about = Aki megnyitja ezt a linket, leülhet; fiók nem kell hozzá.
web-invite-campaign = Aki leül, attól fogva részt vesz a kampányban, és látja a fejezeteit; bármikor kiléphet belőle.
web-invite-link = Meghívó link
web-invite-only-here = Ez a link csak ezen a gépen működik. Ha másokat is beengednél, indítsd a Wardroomot a --host 0.0.0.0 kapcsolóval, és nyisd meg ennek a gépnek a hálózati címén; az itt látható link akkor már nekik is működik.
web-scan-code = Beolvasható kód mutatása
web-scan-code-about = A meghívó link QR-kódként
web-share-link = Megosztás
web-share-invite = { $game }: gyere, játssz velünk!
web-invites-you =
    { $count ->
        [one] { $names } játszani hív.
       *[other] { $names } játszani hívnak.
    }
web-invite-watch = Link ehhez az asztalhoz
web-waits-for-host = A játék akkor kezdődik, amikor minden hely elkelt, vagy előbb, ha az asztal gazdája elindítja.
web-no-seat-free = Nincs szabad hely

web-colleague-gentle = Szelíd
    .rule = értelmesen játszik, de emberi hibákat vét
web-colleague-good = Jó
    .rule = jól tervez, és a többiekre is gondol
web-colleague-strong = Erős
    .rule = a lehető legjobban játszik
web-colleague-random = Álmodozó
    .rule = véletlenszerűen választ
# Két azonos nevű játékost a hely száma különböztet meg.
web-numbered-name = { $name } { $number }

## Az asztal

web-board = Tábla
web-actions = Akciók
web-column = Akciók, napló, csevegés és súgó
web-column-close = Panel bezárása
web-bar = Következő lépés
web-goal = Cél
web-tab-hand = Kézben
web-tab-players = Játékosok
web-log = Napló
web-chat = Csevegés
web-help = Súgó
web-clock = Óra
web-watching = Nézőként vagy itt.
web-thinking = { $name } gondolkodik…
web-status-reading = { $name } olvas
web-seconds = { $count } mp
web-go-on = Tovább
web-skip-motion = Átugrás
web-waiting-for = Várakozás: { $names }.
web-other-asked = { $name } dönt.
web-thing-more = És további { $count } lehetőség az „Akciók” között.
web-actions-past = Egy korábbi pillanatot nézel.
web-actions-moving = Egy pillanat…
web-which-one = Melyiket?
web-all-actions = Minden akció
web-find-action = Akció keresése
web-step-back = Vissza az előző kérdéshez
web-steps-whole = Minden lehetőség egyszerre: { $count }
web-find-none = Nincs ilyen akció.
web-confirm = Biztosan?
web-confirm-do = Mehet
web-confirm-not = Még nem
web-confirm-final = Ezt nem lehet visszavonni.
web-first-steps = Ami világít, az választható; a „Minden akció” felsorol mindent, amit most léphetsz.
web-first-steps-heard = A nyilak a lehetséges lépések között léptetnek, a P billentyű elmondja az állást.
web-confirm-said = { $action }: biztosan?
web-confirm-how = Nyomd meg újra a jóváhagyáshoz, vagy az Escape billentyűt, ha mégsem.
web-done = Kész: { $action }
web-undo = Visszavonás
web-hint = Tipp
web-hint-do = Mehet
web-hint-reveal = Mutasd
web-plan = A terv
web-plan-step = Mehet ez a lépés
web-plan-all = Mehet minden lépés
web-plan-stopped = A terv itt megáll, mert megváltozott a helyzet, amelyre ez a lépés épült: „{ $step }”.
web-plan-stopped-why = A terv itt megáll, mert ez most nem lehetséges: „{ $step }”. { $why }
web-hint-thinking = Egy munkatárs átgondolja a helyzetedet…
web-hint-none = Egy munkatárs itt várna.
web-other-table-calls = Egy másik asztal vár rád
web-link-lost = Megszakadt a kapcsolat; újrapróbáljuk…
web-link-ended = Ehhez az asztalhoz már nincs hozzáférésed.

web-player-you = te
web-player-here = itt van
web-player-away = nincs itt
web-player-away-since = { $when } óta nincs itt
web-player-colleague = gépi munkatárs ({ $kind })
web-player-stand-in = helyettes: { $kind }
web-player-asked = dönt
web-player-thinking = gondolkodik
web-player-change = Válaszd ki, ki játsszon itt.
# What is heard of a player: $facts is a list such as “you, deciding”.
web-player-heard = { $name }: { $facts }.
web-missed = { $name } következik, de { $when } óta nincs itt
web-stand-in-from = Helyettest { $when } után lehet kérni
web-let-stand-in = Helyettes kérése: { $kind }
web-take-back-seat = Hely visszavétele
web-give-back-seat = Hely visszaadása

web-the-deal = Előkészítés
web-took-back = { $name } visszavont egy lépést.
web-reason = Miért: { $reason }
web-reason-of = { $name } indoka: { $reason }
web-look-here = Ugrás erre a pillanatra
web-chat-empty = Még senki sem írt.
web-chat-colleague-replaced = Az egyik munkatárs kiesett; helyette az Álmodozó játszik tovább.
web-chat-colleague-simpler = Az egyik munkatárs kiesett; helyette egy egyszerűbb játszik tovább.
web-chat-answer-please = Rendben, intézem.
web-chat-answer-left = Rád bízom.
web-chat-answer-wait = Várok egy kicsit.
web-chat-answer-not-now = Most nem: valami más sürgősebb.
web-chat-say = Írj valamit
web-chat-send = Küldés

web-replay = Visszajátszás
web-replay-turn-back = Az előző körhöz
web-replay-turn-next = A következő körhöz
web-replay-back = Egy lépés vissza
web-replay-next = Egy lépés előre
web-replay-run = Lejátszás
web-replay-pause = Szünet
web-replay-moment = A játszma állása
web-replay-at = { $at }. lépés, összesen { $plies }
web-replay-now = Vissza a jelenbe
web-see-as = Nézőpont
web-see-as-spectator = Néző

web-leave = Felállás az asztaltól
web-leave-about = A helyedet gépi munkatárs veszi át. Amíg tart a játék, visszajöhetsz.
web-leave-sure = Felállás

## A játék után

web-game-over = Vége a játéknak.
web-curve = A játék menete
web-turning-points = Fordulópontok
web-rematch = Még egyszer
web-rematch-same-deal = Ugyanez még egyszer
web-rematch-join = Következő játszma
web-record-download = Jegyzőkönyv letöltése
web-ending-winners =
    { $count ->
        [one] Győztes: { $names }
       *[other] Győztesek: { $names }
    }
web-ending-replay = A játék visszajátszása
web-ending-close = Vissza a táblához
web-ending-open = Eredmény
web-ending-feat = A legjobb lépésed
web-ending-challenge = Hívj ki egy barátot
web-ending-share-about = Küldd el ezt a mondatot ott, ahol a barátaiddal beszélsz.
web-ending-line = Beilleszthető mondat
web-ending-picture = Kép a tábláról
web-ending-boast = Most fejeztem be egy játszmát: { $game }. Neked jobban megy?
web-next-again = Még egyszer
web-next-harder = Egy fokkal nehezebben
web-next-easier = Egy fokkal könnyebben
web-next-daily = Következzen a mai kihívás
web-next-play = Legyen ez a következő
web-next-level = ellenfelek: { $level }
web-chance-team = A gépi csapatok ({ $level }) 100 ilyen játszmából { $share } játszmát nyernek meg.
web-chance-rivals = Egy jó játékos az ilyen ellenfelek ellen ({ $level }) 100 játszmából { $share } játszmát nyer meg.
web-best-new = Ez az eddigi legjobb eredményed!
web-best-won = Ilyen játszmák: { $games }, ebből győzelem: { $won }.
web-best-points = A legtöbb pontod: { $points }. Ilyen játszmák: { $games }, ebből győzelem: { $won }.
web-front-new = Először jársz itt?
web-front-start = Kezdd ezzel: { $game }, { $minutes } perc tanulás játék közben.
web-chance-share = { $share }% győzelem
web-games-by-rival = Ki ellen
web-games-against = { $points } pont, ellenfelek: { $names }
web-games-stood-in = többnyire helyettes játszotta, nem számít
web-games-points = { $game }: a legjobb eredményed { $best } pont, az átlagod { $mean } pont.

## Súgó

web-help-options = Ez az asztal
web-help-keys = Billentyűk
web-help-position = Az állás szavakkal
web-position = Állás
web-key-arrows = ← ↑ ↓ →
web-key-arrows-about = A lehetséges lépések között léptetnek.
web-key-shift-arrows = Shift + ← ↑ ↓ →
web-key-shift-arrows-about = Mindent végigjárnak az asztalon, azt is, ami most nem választható.
web-key-enter = Enter
web-key-enter-about = Választ; ami nem vonható vissza, ahhoz kétszer kell megnyomni.
web-key-escape = Esc
web-key-escape-about = Elveti a választást.
web-key-thing = I
web-key-thing-about = Elmondja, mi a kijelölt dolog, és mit lehet tenni vele.
web-key-position = P
web-key-position-about = Szavakkal elmondja az állást.
web-key-undo = U
web-key-undo-about = Visszavonja az utolsó lépésedet, hacsak azóta nem derült ki valami új.
web-key-hint = H
web-key-hint-about = Tippet kér egy munkatárstól.
web-key-pause = B
web-key-pause-about = Szünetet kér, vagy véget vet neki.
web-key-log = L
web-key-log-about = Megnyitja a naplót.
web-key-help = ?
web-key-help-about = Megnyitja a súgót.
web-key-replay = , .
web-key-replay-about = A visszajátszásban egy lépéssel vissza- és előreléptetnek.

## Beállítások

web-settings = Beállítások
web-language = Nyelv
web-theme = Téma
web-theme-system = Eszköz szerint
web-theme-light = Világos
web-theme-dark = Sötét
web-motion = Animációk
web-motion-slow = Lassú
web-motion-usual = Szokásos
web-motion-fast = Gyors
web-motion-off = Nincs
web-sound = Hang
web-volume = Hangerő
web-read-out = A képernyőolvasó felolvassa
web-read-out-all = Mindent
web-read-out-summary = A lépéseimet és egy összefoglalót
web-read-out-turn = Csak ha én jövök
web-keys = Gyorsbillentyűk
web-notices = Értesítés, ha te jössz
web-notices-declined = A böngésző nem engedi, hogy ez az oldal értesítést küldjön.
web-personal-link = Személyes link
web-personal-link-about = Másik eszközön is folytathatod: nyisd meg ott a személyes linkedet. Ne mutasd meg senkinek.
web-personal-link-make = Személyes link készítése
web-arrival = Folytatás ezen az eszközön
web-arrival-about = Ez a link egyetlen emberé. Aki megnyitja, az ő nevében játszik tovább minden asztalánál.
web-arrival-go = Folytatás
web-lost = Itt nincs semmi
web-lost-about = Ezen a címen nincs oldal.

## Miért nem lehetett.

web-problem-offline = A szerver nem válaszol. Próbáld újra egy kicsit később.
web-problem-odd = Valami nem sikerült.
web-problem-malformed = A szerver ezt nem értette.
web-problem-too-large = Ez túl hosszú.
web-problem-too-many-sockets = Innen túl sok kapcsolat van nyitva; zárj be néhány lapot.
web-problem-too-fast = Ez túl gyors volt; várj egy kicsit.
web-problem-unknown-host = A szerver nem ismeri ezt a címet; az üzemeltetőnek kell megadnia.
web-problem-foreign-origin = Ez az oldal nem ehhez a szerverhez tartozik.
web-problem-nobody = A szerver már nem ismer; töltsd be újra az oldalt.
web-problem-bad-link = Ez a személyes link nem érvényes.
web-problem-unknown-page = Ezen a címen nincs semmi.
web-problem-wrong-method = A szerver ezt nem értette.
web-problem-unknown-game = Ezt a játékot itt nem lehet játszani.
web-problem-unknown-table = Nincs ilyen asztal, vagy már megszűnt.
web-problem-unknown-campaign = Nincs ilyen kampány, vagy nem veszel részt benne.
web-problem-unknown-language = Ezen a nyelven nincsenek szövegek.
web-problem-unknown-seat = Az asztalnál nincs ilyen hely.
web-problem-unknown-ply = A játék még nem tart ott.
web-problem-unknown-colleague = Nincs ilyen munkatárs.
web-problem-impossible-option = Így nem lehet előkészíteni a játékot.
web-problem-locked = Ez a fejezet még zárva van; a kampány nem jutott el idáig.
web-problem-bad-name = A név legalább egy betű legyen, és ne legyen túl hosszú.
web-problem-private = Ez zártkörű asztal: a meghívó link kell hozzá.
web-problem-full = Ez a hely foglalt.
web-problem-seated = Már ennél az asztalnál ülsz.
web-problem-not-seated = Ezt csak az teheti meg, aki az asztalnál ül.
web-problem-open-talk = Ebben a játékban mindenki hallja, amit az asztalnál mondanak.
web-problem-not-yours = Ezt csak az asztal gazdája teheti meg.
web-problem-not-your-seat = Ez a hely másé.
web-problem-here = Akié a hely, itt van, vagy csak az imént ment el.
web-problem-not-begun = A játék még nem kezdődött el.
web-problem-begun = A játék már elkezdődött.
web-problem-over = Vége a játéknak.
web-problem-not-over = Még nincs vége a játéknak.
web-problem-too-many = Túl sok asztalnál ülsz; előbb fejezz be egy játszmát, vagy állj fel valahonnan.
web-problem-old-edition = Ezt az asztalt a szabályok régebbi kiadása szerint készítették elő.
web-problem-stale = Közben történt valami; nézd meg újra az asztalt, és válassz ismét.
web-problem-illegal = A szabályok ezt most nem engedik.
web-problem-unknown-action = A játékban nincs ilyen akció.
web-problem-not-undoable = Ezt a lépést már nem lehet visszavonni.
web-problem-no-hint = Most senki sem tud tippet adni.
web-problem-bad-record = Ezt a jegyzőkönyvet nem lehet elolvasni.
web-problem-bad-campaign = Ezt a kampányfájlt nem lehet elolvasni.
web-problem-no-room = A szerver megtelt; a megkezdett játszmák ugyanúgy folytatódnak.
web-problem-storage = A szerver most semmit sem tud menteni; semmi sem változott.
web-problem-closing = A szerver mindjárt újraindul; az asztal magától visszajön.
web-problem-broken = Valami elromlott a szerveren; feljegyeztük.

## Társaság: ki ül, vár, néz és beszélget.

web-table-name = Az asztal neve
web-table-name-about = Hogy könnyebb legyen megkülönböztetni az asztalaidat; üresen is maradhat.
web-table-search = Keresés az asztalaid között
web-table-search-none = Nincs ilyen asztal.
web-running-tables = Nézhető játszmák
web-more-tables = Régebbi játszmák
web-row-waits = Soron van: { $names }
web-row-opened = Megnyitva { $ago }
web-row-moved = Utolsó lépés: { $ago }
web-row-over = Véget ért { $ago }
web-row-seats = Foglalt helyek: { $taken }/{ $seats }
web-unread = { $count } új üzenet
web-ready = Kezdhetjük
web-not-ready = Még egy pillanat
web-player-ready = készen áll
web-player-not-ready = még nem áll készen
web-waits-until-begun = A játék akkor kezdődik, amikor az asztal gazdája elindítja.
web-begin-unready = Még nem áll készen: { $names }
web-sit-here = Átülés ide
web-arrange-seat = { $number }. hely beállítása
web-arrange-short = Hely
web-arrange-keep = Maradjon így
web-arrange-open = Maradjon szabad
web-arrange-colleague = Munkatárs: { $kind }
web-asked-to-leave = Már nincs helyed ennél az asztalnál.
web-seat-played-by = { $number }. hely: ki játszik itt?
web-role-wish = { $number }. hely: kívánt szerep
web-role-wish-short = Szerep
web-role-any = Véletlenszerűen
web-options-change = Beállítások módosítása
web-options-keep = Ezek legyenek a beállítások
web-watchers = Nézők
web-watchers-silent = Csak néznek
web-watchers-aside = Egymás közt beszélgetnek
web-watchers-table = Mindenkivel beszélgetnek
web-watching-now = Nézik: { $names }
web-late = A játék már elkezdődött; nézőként vagy itt.
web-take-over = { $name } helyett játszom
web-ask-undo = Visszavonás kérése
web-ask-undo-about = Ezt egyedül nem vonhatod vissza: valami új derült ki, vagy azóta más is lépett. Megkérdezheted a többieket.
web-asks-undo =
    { $count ->
        [one] { $name } azt kéri, hogy vonjátok vissza az utolsó lépést.
       *[other] { $name } azt kéri, hogy vonjátok vissza az utolsó { $count } lépést.
    }
web-asked-undo = Elküldted a kérést; a többieknek is bele kell egyezniük.
web-agree = Rendben
web-decline = Inkább ne
web-calls = Gyorsüzenetek
web-call-mine = Ezt én intézem
web-call-yours = { $name }, ezt intézd te, kérlek
web-call-nobodys = Ezt most senki sem intézi
web-call-please = Kérlek, ezt intézd te
web-call-wait = Várj
web-call-help = Itt segítség kell
web-call-yes = Rendben
web-call-no = Inkább ne
web-call-thanks = Köszönöm
web-called = { $name }: { $call }
web-point = Megmutatás mindenkinek
web-pointed = { $name } megmutat valamit: { $thing }.
web-chat-new = Új
web-chat-spectator = { $name } (néző)
web-chat-aside = Csak nézőknek
web-chat-whom = Kinek
web-chat-everyone = mindenkinek
web-chat-to = Csak { $name } látja
web-chat-to-you = Csak te látod
web-note = Jegyzeteim
web-note-about = Csak te látod.
web-note-kept = Elmentve; csak te látod.
web-chat-left = { $name } felállt az asztaltól; gépi munkatárs játszik helyette.
web-chat-stand-in = { $name } nincs itt; gépi munkatárs helyettesíti.
web-chat-stood-in = { $name } nincs itt; { $by } kérésére gépi munkatárs helyettesíti.
web-chat-own-stand-in = { $name } egyelőre gépi munkatársra bízza a játékát.
web-chat-back = { $name } ismét személyesen játszik.
web-chat-back-since = { $name } ismét személyesen játszik. { $since } óta gépi munkatárs helyettesítette.
web-chat-took-over = { $name } játszik tovább egy gépi munkatárs helyett.
web-chat-asks-back =
    { $count ->
        [one] { $name } azt kéri, hogy vonjátok vissza az utolsó lépést.
       *[other] { $name } azt kéri, hogy vonjátok vissza az utolsó { $count } lépést.
    }
web-chat-declines = { $name } nem egyezik bele a visszavonásba.
web-private-title = Zártkörű asztal
web-private-how = Kérd el a meghívó linket az egyik játékostól. Illeszd be ide, vagy nyisd meg ezen a lapon.
web-private-enter = Belépés
web-private-wrong = Ez nem ennek az asztalnak a meghívó linkje.
web-problem-banned = Erről a szerverről kitiltottak.
web-problem-asked = Még folyik egy másik szavazás.
