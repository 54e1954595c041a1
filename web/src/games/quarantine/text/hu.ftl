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
        [red] { $count } vörös
        [green] { $count } zöld
        [blue] { $count } kék
       *[grey] { $count } szürke
    }
web-quarantine-nothing = semmi
web-quarantine-nobody = senki
web-quarantine-patient = { $colour } páciens
web-quarantine-quarantined = karantén alatt
web-quarantine-station = teljes kartonozó: 1 pont, de itt terjed tovább a szürkeláz
web-quarantine-ward = Pluszkórterem
web-quarantine-ward-rule = Egy ágy egy azonos színű páciensnek. A pluszkórterem ára két tetszőleges pácienskocka; fordulónként színenként legfeljebb egy vehető, és azonnal le kell rakni.
web-quarantine-any = { $count } tetszőleges
web-quarantine-ward-stack =
    Pluszkórterem ({ $colour }): { $count ->
        [0] elfogyott
       *[other] még { $count } kapható
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
web-quarantine-no-line = Senki sem vár: ez a végén 1 pontot ér.
web-quarantine-ahead = Közben már rakhatod a kórtermeidet: a kórházad akkor nyílik meg, amikor rád kerül a sor.
web-quarantine-lay-here = Rakd ide: { $name }, { $spot }, átjárók: { $passages }
web-quarantine-turn-here = Forgatás: { $name }, { $spot }, átjárók: { $passages }
web-quarantine-block = Terület, amelynek délnyugati sarka { $spot } van: { $count } szürke kocka
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

web-quarantine-desk = Akciópult
web-quarantine-actions-left = Még { $count } akció
web-quarantine-draw =
    { $count ->
        [1] Húzd ki az utolsó kockát
       *[other] Húzz egy kockát (még { $count })
    }
web-quarantine-spend = Adj vissza egy jelzőt
web-quarantine-turn = Forgatás (R)
web-quarantine-turn-tap = Forgatás
web-quarantine-settle = Rakd le így
web-quarantine-drawn =
    { $kind ->
        [yellow] Sárga páciens
        [red] Vörös páciens
        [green] Zöld páciens
        [blue] Kék páciens
       *[grey] Szürke kocka
    }
web-quarantine-lifts =
    { $count ->
        [0] Több lapka nem emelhető fel
       *[other] Még { $count } lapka emelhető fel
    }
web-quarantine-paid = Kifizetve { $count }/{ $due } kocka:
web-quarantine-new-order = Az új sorrend eddig
web-quarantine-turn-actions = A forduló nyolc akciója
web-quarantine-action-admit = Befogadás
web-quarantine-action-cure = Gyógyítás
web-quarantine-action-contract = Szerződés
web-quarantine-action-build = Építkezés
web-quarantine-action-move = Mozgatás
web-quarantine-action-disinfect = Fertőtlenítés
web-quarantine-action-marker = Jelző
web-quarantine-action-rebuild = Átépítés
web-quarantine-action-later = Ez most nem lehetséges.
web-quarantine-cost-action = Egy akcióba kerül.
web-quarantine-cost-rebuild = Egy akcióba kerül; működő Karbantartással ingyenes.
web-quarantine-admit-all = Befogadás: { $count }
web-quarantine-your-stock = A készleted
web-quarantine-price-least = Legalább { $count } kocka, bármilyen színű
web-quarantine-price-payers = Most ki tudná fizetni: { $names }
web-quarantine-price-nobody = Most senki sem tudná kifizetni
web-quarantine-arrange = Húzd a lenti várólistán a pácienseket az új sorrendbe.
web-quarantine-set-order = Ez legyen a sorrend
web-quarantine-follow = A soron lévő követése
web-quarantine-which = Melyiket választod?

## Miért nem kerülhet ide a lapka

web-quarantine-why-turning = Forgasd el a lapkát ott, ahol van, vagy válaszd a Mégse gombot.
web-quarantine-why-cube = Ez a kocka oda nem kerülhet.

## Játékosok és pontok

web-quarantine-first = Kezdőjátékos
web-quarantine-goal = Pont: { $count }, legjobb: { $most }
web-quarantine-if-it-ended = Pontszám, ha most érne véget a játék
web-quarantine-points =
    { $count ->
       *[other] pont
    }
web-quarantine-item-rooms = Helyiségek
web-quarantine-item-stations = Kartonozók
web-quarantine-item-cubes = Kockák
web-quarantine-item-line = Üres várólista
web-quarantine-item-tiles = Lapkák
web-quarantine-scoring = Pontozás

## A választások szabályai

web-quarantine-rule-rebuild = Helyezz át, forgass el vagy távolíts el legfeljebb két olyan lapkát, amelyen nincs se páciens, se szürkeláz; a Karbantartással négyet, akció nélkül. Fordulónként egyszer.
web-quarantine-rule-take-marker = Egy jelző egy későbbi fordulóban pluszakciót ad. Fordulónként legfeljebb kettő vehető el.
web-quarantine-rule-stop = Az akció véget ér, a többiek a várólistán maradnak.
web-quarantine-rule-keep-none = Minden szürke kocka a piac mellé kerül.
web-quarantine-rule-no-spread = Nem kerül ki második kocka a készletből.
web-quarantine-rule-set-aside = A félrerakott lapkát egy későbbi fordulóban ingyen lerakhatod. Legfeljebb két lapka várhat így; addig nem működnek, és pontot sem érnek.

## Játék előtt

web-quarantine-seat = { $number }. hely
web-quarantine-rooms-chosen = választott
web-quarantine-rooms-about = Nyolc helyiség kapható. Ha másikat választasz, az kerül ki, amelyiket a legrégebben választottad.

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
web-quarantine-position-lobby = { $thing }, átjárók: { $passages }
web-quarantine-position-tile = { $thing }, { $spot }, átjárók: { $passages }
web-quarantine-position-line = { $seat } várólistája elölről: { $line }.
web-quarantine-position-stock = { $seat } készlete: { $list }; { $count } jelző.
web-quarantine-position-score = { $seat } eddig { $count } pontot szerzett, és { $stations } teljes kartonozója van.
web-quarantine-position-aside = { $seat } félrerakott lapkái: { $names }.
web-quarantine-position-market = Még { $count } lapka szerezhető meg.
web-quarantine-position-ward = { $colour }: { $count }
web-quarantine-position-wards = Pluszkórtermek a piacon: { $wards }.

## A játék görbéje

web-quarantine-curve-seat = { $seat }
web-quarantine-turned-up = { $seat } egy forduló alatt { $count } pontot szerez, így már { $points } pontja van.
web-quarantine-turned-down = { $seat } egy forduló alatt { $count } pontot veszít, így { $points } pontja marad.

## A dolgok lapjai és kérdések másokhoz

# $count cubes will be drawn, in this turn or in the next.
web-quarantine-fever-risk =
    { $count ->
        [one] { $chance } eséllyel szürke a következő kocka.
       *[other] { $chance } eséllyel van szürke a következő { $count } kocka között.
    }
web-quarantine-fever-early = A játékosok első fordulójában a szürke kockák nem ártanak.
web-quarantine-thing-payers = Most ki tudja fizetni: { $names }.
web-other-ask-turn = { $seat }: még { $count } akció és { $held } kihúzandó kocka.
web-other-ask-turn-rest = { $seat }: még { $count } akció, kihúzandó kocka már nincs.
web-other-ask-building = { $seat } a kezdőkórházát építi.

## Nagy pillanatok

web-quarantine-moment-opens = { $seat } megnyitotta { $tile_t }.
web-quarantine-moment-fever = Itt a szürkeláz!
web-quarantine-moment-last = Az utolsó fordulók
web-quarantine-moment-won = Győzelem!
web-quarantine-moment-over = Vége a játéknak
