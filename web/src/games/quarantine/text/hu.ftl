### A Quarantine képernyői magyarul.

## Nevek, amelyek elférnek egy lapkán

web-quarantine-short-lobby = Előtér
web-quarantine-short-storage = Raktár
web-quarantine-short-waiting-room = Váró
web-quarantine-short-security = Biztonsági
web-quarantine-short-accounting = Gazdasági
web-quarantine-short-triage = Priorizáló
web-quarantine-short-cafeteria = Menza
web-quarantine-short-laboratory = Labor
web-quarantine-short-maintenance = Karbantartás
web-quarantine-short-gift-shop = Ajándékbolt
web-quarantine-short-pharmacy = Gyógyszertár
web-quarantine-short-pathology = Patológia
web-quarantine-short-containment = Fertőtlenítő
web-quarantine-short-emergency-room = Baleseti
web-quarantine-short-helipad = Helikopter

## Dolgok és számuk

# $kind a kockák színe.
web-quarantine-cubes-of =
    { $kind ->
        [yellow] { $count } sárga
        [red] { $count } piros
        [green] { $count } zöld
        [blue] { $count } kék
       *[grey] { $count } szürke
    }
web-quarantine-nothing = semmi
web-quarantine-nobody = senki
web-quarantine-patient = { $colour } páciens
web-quarantine-quarantined = karantén alatt
web-quarantine-station = teljes kartonozó: 1 pont, de itt terjed tovább a szürkeláz
web-quarantine-ward = Plusz kórterem
web-quarantine-ward-rule = Egy ágy egy azonos színű páciensnek. A plusz kórterem ára két tetszőleges pácienskocka; fordulónként színenként legfeljebb egy vehető, és azonnal le kell rakni.
web-quarantine-any = bármely { $count }
web-quarantine-ward-stack =
    Plusz kórterem ({ $colour }): { $count ->
        [0] elfogyott
       *[other] még { $count }
    }. Ára: két tetszőleges kocka.
web-quarantine-stack-sold = { $name }: elfogyott
web-quarantine-stack-unpriced = { $name }: { $count } lapka, még nincs ára
web-quarantine-stack-priced = { $name }: { $count } lapka a piacon, ára: { $price }
web-quarantine-stack-owned = { $name }: { $count } lapka, { $owner } szerződése, ára: { $price }
web-quarantine-sold = elfogyott
web-quarantine-no-price = még nincs ára
web-quarantine-no-market = A piac akkor nyílik meg, ha minden kórház áll.

## A tábla

web-quarantine-hospitals = Kórházak
web-quarantine-hospital-of = { $seat } kórháza
web-quarantine-show-hospital =
    { $seat } kórházának megjelenítése: { $points } pont, { $count ->
        [0] senki sem vár
       *[other] { $count } várakozó
    }
web-quarantine-line-of = { $seat } várólistája: { $line }
web-quarantine-place-in-line = { $place }. hely: { $colour } páciens
web-quarantine-join-here = Küldd ide
web-quarantine-no-line = Senki sem vár: ez a végén 1 pont.
web-quarantine-lay-here = Rakd ide: { $name }, mező: { $cell }, átjárók: { $passages }
web-quarantine-block = Terület innen: { $cell }; { $count } szürke kocka
web-quarantine-gauges = Húzózsák, doboz és készletek
web-quarantine-tiles-left = Még { $count } lapka szerezhető meg
web-quarantine-few-patients =
    { $count ->
        [0] A zsákban nincs több páciens
       *[other] A zsákban már csak { $count } páciens van
    }
web-quarantine-few-tiles = Már csak { $count } lapka kapható
web-quarantine-last-turns = Utolsó fordulók: { $seat } kivételével mindenki játszik még egyszer, kockahúzás nélkül.

## Az asztal széle

web-quarantine-desk = Asztal
web-quarantine-actions-left = Még { $count } akció
web-quarantine-draw =
    { $count ->
        [1] Húzd ki az utolsó kockát
       *[other] Húzz egy kockát ({ $count })
    }
web-quarantine-spend = Add vissza egy jelződet
web-quarantine-turn = Forgatás (R)
web-quarantine-settle = Rakd le így
web-quarantine-drawn =
    { $kind ->
        [yellow] Sárga páciens
        [red] Piros páciens
        [green] Zöld páciens
        [blue] Kék páciens
       *[grey] Szürke kocka
    }
web-quarantine-lifts =
    { $count ->
        [0] Több lapka nem emelhető fel
       *[other] Még { $count } lapka emelhető fel
    }
web-quarantine-paid = Fizetve { $count }/{ $due }:
web-quarantine-new-order = Az új sorrend eddig
web-quarantine-which = Melyiket választod?
web-quarantine-close = Bezárás

## Miért nem kerülhet ide a lapka

web-quarantine-why-occupied = Itt már van lapka.
web-quarantine-why-entrance = A bejárat előtti mező mindig üres marad.
web-quarantine-why-fenced = Ez bekerítené a bejáratot: az utcáról ki kell jutni a szabadba.
web-quarantine-why-far = Nincs elég közel a kórház egyik lapkájához sem.
web-quarantine-why-walls = Erre a mezőre csak falak néznek: egyik szomszédnak sincs ide átjárója.
web-quarantine-why-turn = Forgasd el: átjárónak átjáróval kell találkoznia.
web-quarantine-why-quarantine = Itt csak karantén alatt lévő lapkákhoz kapcsolódna; legalább egy fertőtlenített is kell.
web-quarantine-why-island = Innen nem vezet átjáró az előtérbe.
web-quarantine-why-turning = Forgasd el ott, ahol van, vagy válaszd a Mégse gombot.
web-quarantine-why-cube = Ez a kocka oda nem kerülhet.
web-quarantine-unfinished-hand = Tedd le vagy rakd félre, amit felemeltél.
web-quarantine-unfinished-lobby = Az előtérnek a kórházban kell állnia.
web-quarantine-unfinished-unchanged = Még semmit sem építettél át.
web-quarantine-unfinished-aside = Legfeljebb két lapka lehet félrerakva.
web-quarantine-unfinished-entrance = A bejárat el van zárva vagy be van kerítve.
web-quarantine-unfinished-quarantine = Az átépített lapkáknak érintetlen, fertőtlenített lapkához kell kapcsolódniuk.
web-quarantine-unfinished-cut-off = Néhány lapka el van vágva az előtértől.

## Játékosok és pontok

web-quarantine-first = Kezdőjátékos
web-quarantine-if-it-ended = Pontszám, ha most érne véget a játék
web-quarantine-points =
    { $count ->
       *[other] pont
    }
web-quarantine-item-rooms = Helyiségek
web-quarantine-item-stations = Kartonozók
web-quarantine-item-cubes = Kockák
web-quarantine-item-line = Várólista
web-quarantine-scoring = Pontozás

## Az akciók csoportjai

web-quarantine-group-answer = Válassz
web-quarantine-group-lay-yellow = Sárga kórterem
web-quarantine-group-lay-red = Piros kórterem
web-quarantine-group-lay-green = Zöld kórterem
web-quarantine-group-lay-blue = Kék kórterem
web-quarantine-group-cell = Hová?
web-quarantine-group-rotation = Merre forduljon?
web-quarantine-group-go-on = Tovább
web-quarantine-group-admit = Páciensek befogadása
web-quarantine-group-cure = Gyógyítás
web-quarantine-group-buy = Építkezés
web-quarantine-group-contract = Szerződéskötés
web-quarantine-group-tiles = Saját lapkák, akció nélkül
web-quarantine-group-line = Páciens mozgatása
web-quarantine-group-disinfect = Fertőtlenítés
web-quarantine-group-rooms = Saját helyiségek
web-quarantine-group-markers = Jelzők
web-quarantine-group-rebuild = Átépítés

## A választások szabályai

web-quarantine-rule-rebuild = Helyezz át, forgass el vagy távolíts el legfeljebb két olyan lapkát, amelyen nincs se páciens, se szürkeláz; a Karbantartással négyet, akció nélkül. Fordulónként egyszer.
web-quarantine-rule-take-marker = Plusz akció egy későbbi fordulóban. Fordulónként legfeljebb kettő.
web-quarantine-rule-stop = Az akció véget ér, a többiek a várólistán maradnak.
web-quarantine-rule-keep-none = Minden szürke kocka a piac mellé kerül.
web-quarantine-rule-no-spread = Nem kerül le második kocka a készletből.
web-quarantine-rule-set-aside = Egy későbbi fordulóban ingyen lerakhatod. Legfeljebb két lapka várhat így; addig nem működik, és pontot sem ér.

## Játék előtt

web-quarantine-seat = { $number }. hely
web-quarantine-rooms-chosen = választott
web-quarantine-rooms-about = Nyolc helyiség kapható. Az újonnan választott annak a helyére lép, amelyet a legrégebben választottál.

## Az állás mondatokban

web-quarantine-position-building = { $seat } a kezdőkórházát építi.
web-quarantine-position-turn =
    { $turn }. forduló: { $seat }; még { $count } akció, { $held ->
        [0] nincs több kihúzandó kocka
       *[other] { $held } kihúzandó kocka
    }.
web-quarantine-position-bag = A zsákban: { $list }; összesen { $count } páciens.
web-quarantine-position-supplies = A piac mellett: { $grey } szürke kocka, { $markers } jelző. A dobozban: { $box }.
web-quarantine-position-hospital = { $seat } kórháza: { $list }.
web-quarantine-position-tile = { $thing }, mező: { $cell }, átjárók: { $passages }
web-quarantine-position-line = { $seat } várólistája elölről: { $line }.
web-quarantine-position-stock = { $seat } készlete: { $list }; { $count } jelző.
web-quarantine-position-score = { $seat } eddigi pontszáma { $count }, teljes kartonozói: { $stations }.
web-quarantine-position-aside = { $seat } félrerakott lapkái: { $names }.
web-quarantine-position-market = Még { $count } lapka szerezhető meg.
web-quarantine-position-ward = { $colour }: { $count }
web-quarantine-position-wards = Plusz kórtermek a piacon: { $wards }.

## A játék görbéje

web-quarantine-curve-seat = { $seat }

## Súgó

web-quarantine-help-goal = Miről szól
web-quarantine-help-goal-1 = Mindenki egy kórházat vezet. A páciensek négy színűek; azonos színű kórterembe fogadod és meggyógyítod őket, a meggyógyítottak kockáiból pedig helyiségeket veszel (QUA-9.2, QUA-10.2, QUA-12.2).
web-quarantine-help-goal-2 = Egy-egy pont jár a kórház minden speciális helyiségéért, minden teljes kartonozóért, a készlet minden két kockájáért és az üres várólistáért (QUA-20.1–QUA-20.5).
web-quarantine-help-goal-3 = Döntetlennél a kevesebb lapka győz, aztán a kevesebb kartonozó; különben a győzelem közös (QUA-20.7).
web-quarantine-help-turn = A forduló: négy meg négy
web-quarantine-help-turn-1 = Négy kockát ki kell húznod, és négy akciót hajthatsz végre, tetszés szerint váltogatva (QUA-5.4).
web-quarantine-help-turn-2 = A kihúzott kocka azonnal a helyére kerül, minden más előtt (QUA-5.5). A fordulót te fejezed be; a fel nem használt akciók elvesznek (QUA-5.7, QUA-5.8).
web-quarantine-help-turn-3 = A pluszakció-jelző egy további akciót ad. Elvenni egy akció, fordulónként legfeljebb kétszer, visszaadni pedig a következő fordulótól lehet (QUA-8.4, QUA-8.5, QUA-14.2).
web-quarantine-help-turn-4 = Akció nélkül, az akciók között: jelző visszaadása, félrerakott lapka lerakása, a saját szerződés lapkájának elvétele (QUA-5.9).
web-quarantine-help-patients = Páciensek
web-quarantine-help-patients-1 = A zsákból kihúzott páciens bármelyik várólista végére állhat, a tiédre vagy máséra (QUA-6.1).
web-quarantine-help-patients-2 = Befogadás: a várólistád első páciense egy azonos színű, fertőtlenített, szabad kórterembe kerül, aztán akár a következő is, mind egyetlen akcióért. Senki sem előzhet (QUA-9.2, QUA-9.4, QUA-9.5).
web-quarantine-help-patients-3 = Gyógyítás: egy szín minden páciense a fertőtlenített lapkáidról a készletedbe kerül (QUA-10.2).
web-quarantine-help-patients-4 = Páciens mozgatása: a várólistád egyik páciense bármelyik másik helyre kerülhet (QUA-13.1).
web-quarantine-help-fever = A szürkeláz
web-quarantine-help-fever-1 = A szürke kocka bármelyik kórház egy lapkáját karantén alá helyezi. Ha ott már van karantén, csak azzal szomszédos lapka választható (QUA-7.1–QUA-7.3).
web-quarantine-help-fever-2 = A karantén alatt lévő lapka semmire sem jó: nincs befogadás, nincs gyógyítás, a helyiség nem működik, és nem építhető át (QUA-1.7).
web-quarantine-help-fever-3 = Ha a lapka egy teljes kartonozó része, a készletből még egy kocka kerülhet a kartonozó egy másik lapkájára; onnan már nem terjed (QUA-7.8–QUA-7.11).
web-quarantine-help-fever-4 = Fertőtlenítés: vegyél le egy szürke kockát bármelyik kórházból; a piac mellé kerül (QUA-15.1, QUA-15.2).
web-quarantine-help-fever-5 = Az első fordulódban a szürke kockák a piac mellé kerülnek, és másikat kell húzni helyettük (QUA-6.3).
web-quarantine-help-market = Piac és szerződések
web-quarantine-help-market-1 = Egy helyiséget csak akkor lehet megvenni, ha már van ára. Szerződés: tegyél egy paklira legalább két pácienskockát, és vidd a kórházad mellé; ez marad az ára a játék végéig (QUA-11.1, QUA-11.2, QUA-11.4).
web-quarantine-help-market-2 = A következő fordulódtól ingyen elvehetsz belőle egy lapkát. A maradék az árával visszakerül a piacra; ha ez volt az utolsó, az ár a dobozba kerül (QUA-11.8, QUA-11.10, QUA-11.11).
web-quarantine-help-market-3 = Addig mások is vehetnek belőle. Minden vásárlásért kapsz egy jelzőt, az utolsó lapka eladásakor pedig visszakapod az árat (QUA-12.7, QUA-12.8).
web-quarantine-help-market-4 = Építkezés: fizesd ki pontosan az ár színeit a dobozba, és vegyél el egy lapkát. Minden helyiségből csak egy lehet nálad (QUA-12.2, QUA-12.5).
web-quarantine-help-market-5 = A plusz kórterem két tetszőleges pácienskockába kerül, fordulónként színenként egy vehető, és azonnal le kell rakni (QUA-12.10–QUA-12.13).
web-quarantine-help-market-6 = A paklin lévő árjelző kockák senkinek sem érnek pontot, a végén sem: az utolsó fordulódban ne köss szerződést (QUA-11.15, QUA-G.27).
web-quarantine-help-building = Lapkák lerakása
web-quarantine-help-building-1 = A lapka egyik átjárójának fertőtlenített lapka átjárójával kell találkoznia, és átjárókon el kell jutni az előtérig (QUA-2.2, QUA-2.3, QUA-2.5).
web-quarantine-help-building-2 = A többi átjáró nézhet falra (QUA-2.4).
web-quarantine-help-building-3 = A bejárat előtti mező üres marad, és onnan ki kell jutni a szabadba (QUA-2.8, QUA-2.9).
web-quarantine-help-building-4 = Négy, négyzetet alkotó lapka kartonozót ad, bármilyen lapkák is (QUA-3.1, QUA-3.2).
web-quarantine-help-building-5 = Helyiséget félre lehet rakni, legfeljebb kettőt; lerakásig semmit sem érnek (QUA-4.1, QUA-4.2, QUA-4.6).
web-quarantine-help-rebuild = Átépítés
web-quarantine-help-rebuild-1 = Fordulónként egyszer legfeljebb két lapkát áthelyezhetsz, elforgathatsz vagy eltávolíthatsz (QUA-16.1, QUA-16.2).
web-quarantine-help-rebuild-2 = A karantén alatt lévő lapka és az, amelyen páciens van, a helyén marad (QUA-16.3). Az előtér áthelyezhető, de el nem távolítható (QUA-16.6).
web-quarantine-help-rebuild-3 = Közben a kórház széteshet; a végén mindennek újra össze kell kapcsolódnia, egy érintetlen, fertőtlenített lapkával is (QUA-16.4, QUA-16.9, QUA-16.10).
web-quarantine-help-rebuild-4 = Az eltávolított lapka félrekerül. A korábban félrerakottak közben lerakhatók (QUA-16.5, QUA-16.7).
web-quarantine-help-more = Jó tudni
web-quarantine-help-more-1 = A befogadáshoz nem kell út a kórházon át: a közbeeső karantén nem akadály (QUA-9.6).
web-quarantine-help-more-2 = Minden nyílt, csak a zsák sorrendje nem: a fenti számok megmutatják, mi van még hátra (QUA-H.2).
web-quarantine-help-more-3 = Minden több lépésből álló akció visszavonható, amíg be nem fejeződött (a szabályleírás 5. része).
web-quarantine-help-rooms = Speciális helyiségek
web-quarantine-help-rooms-1 = Egy játékban e tizennégyből nyolc kapható (QUA-0.5).
web-quarantine-help-rooms-2 = Egy helyiség csak akkor működik, ha fertőtlenítve a kórházadban van (QUA-1.8). Pontot mindenképp ér (QUA-20.2).
web-quarantine-help-end = A játék vége
web-quarantine-help-end-1 = Ha valaki megszerzi az utolsó lapkát, vagy a zsákban nincs több páciens, a soron lévő játékos befejezi a fordulóját (QUA-19.1, QUA-19.3, QUA-19.4).
web-quarantine-help-end-2 = Mindenki másnak van még egy fordulója, kockahúzás nélkül (QUA-19.5, QUA-19.6).
web-quarantine-help-end-3 = A készlet szürke kockái csak működő Laborral számítanak: kettő ér annyit, mint egy páciens (QUA-20.4).
web-quarantine-help-end-4 = A félrerakott lapkák, a kórtermek, a jelzők és a szerződések nem érnek pontot (QUA-20.6).
web-quarantine-help-board = Hogyan olvasd ezt az asztalt
web-quarantine-help-board-1 = A kék korong, a sárga négyzet, a zöld háromszög, a piros rombusz, a szürkeláz pedig hatszög és vonalkázás.
web-quarantine-help-board-2 = Húzd a lapkát a mezőre, vagy koppints a mezőre. Az R vagy a gomb elforgatja. A zöld mezőkön úgy illik, ahogy tartod, a szaggatottakon előbb elfordul; máshol megtudod, miért nem lehet.
web-quarantine-help-board-3 = A bal oldali kis tervek az összes kórházat mutatják; egy koppintás nagyban mutatja.
web-quarantine-help-board-4 = Koppints bármire, ami nincs kiemelve, és elolvashatod, mit tud.
web-quarantine-help-board-5 = A név melletti pontszám az, amennyit a játékos kapna, ha most érne véget a játék.
