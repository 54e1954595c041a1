### A Pandemic képernyői magyarul.

## Bábuk: minden szerepnek más betűje van.

web-pandemic-pawn-contingency-planner = V
web-pandemic-pawn-dispatcher = D
web-pandemic-pawn-medic = S
web-pandemic-pawn-operations-expert = M
web-pandemic-pawn-quarantine-specialist = Q
web-pandemic-pawn-researcher = K
web-pandemic-pawn-scientist = T

## A tábla

web-pandemic-map = Világtérkép
web-pandemic-station = kutatóállomás
web-pandemic-stations-left = { $count } kutatóállomás a készletben
web-pandemic-quiet = A következő fertőzés kimarad.
# A következő $after lap között nincs járvány, a következő $within között van.
web-pandemic-epidemic-within =
    { $after ->
        [0] { $within ->
                [1] A következő lap járvány.
               *[other] A következő { $within } lap között járvány van.
            }
       *[other] A következő { $after } lapban nincs járvány, de { $within } lapon belül jön.
    }
# A következő járvány legkorábban a(z) $from., legkésőbb a(z) $within. lap.
web-pandemic-epidemic-brief =
    { $from ->
        [1] { $within ->
                [1] A következő lap járvány
               *[other] Járvány { $within } lapon belül
            }
       *[other] Járvány { $from }–{ $within } lap múlva
    }
web-pandemic-no-epidemic = Nincs több járvány a pakliban.
web-pandemic-close = Bezárás
web-pandemic-again = Koppints újra a megerősítéshez

## Játékosok

web-pandemic-actions-left = még { $count } akció
web-pandemic-hand-size = { $count } lap a kézben, legfeljebb { $most } lehet
web-pandemic-closed-hand = { $count } rejtett lap

## Paklik

web-pandemic-piles = Paklik és dobópaklik
web-pandemic-empty = Még üres.
web-pandemic-deck-parts = A pakli részei felülről; a megjelöltekben még van járvány
# $number: hányadik réteg felülről, $count: hány lap van benne.
web-pandemic-layer =
    { $number ->
        [1] Legfelül { $count ->
                [1] egy lap:
               *[other] { $count } lap, ismeretlen sorrendben:
            }
       *[other] Alatta { $count ->
                [1] egy lap:
               *[other] { $count } lap, ismeretlen sorrendben:
            }
    }
web-pandemic-unseen = Legalul { $count } még fel nem fedett lap.
web-pandemic-unseen-show = Mely városok ezek

## Kérdések

web-pandemic-cure-cards = Válaszd ki az ellenszerhez szükséges { $count } lapot.
web-pandemic-use-cards = Ezekkel a lapokkal ({ $chosen } / { $count })
web-pandemic-forecast =
    Melyik fertőzéskártya legyen { $number ->
        [1] az 1.
        [5] az 5.
       *[other] a { $number }.
    } felülről?
web-pandemic-forecast-so-far = Eddigi sorrend

## Az akciók csoportjai

web-pandemic-group-answer = Válassz
web-pandemic-group-treat = Kezelés
web-pandemic-group-drive = Utazás
web-pandemic-group-fly = Repülés
web-pandemic-group-shuttle = Ingajárat
web-pandemic-group-pawn = Más bábuk mozgatása
web-pandemic-group-cure = Ellenszer felfedezése
web-pandemic-group-build = Építés
web-pandemic-group-share = Tudásmegosztás
web-pandemic-group-fetch = Esemény visszaszerzése
web-pandemic-group-discard = Eldobás
web-pandemic-group-event = Esemény kijátszása
web-pandemic-group-pass = Tovább

## Játék előtt

web-pandemic-roles-chosen = helyenként választva
web-pandemic-seat = { $number }. hely

## Az állás mondatokban

web-pandemic-position-turn = { $turn }. kör: { $seat }, még { $count } akció.
web-pandemic-position-tracks = A fertőzési ráta { $rate }; eddig { $outbreaks } kitörés volt a megengedhető { $most } közül.
web-pandemic-position-deck = { $count } lap maradt a játékospakliban. { $epidemic }
web-pandemic-position-disease = A { $colour } betegség { $status }; { $count } kocka van a készletben.
# $count: egy szín kockáinak száma.
web-pandemic-position-cubes =
    { $count ->
        [3] Egy színből 3 kocka, egy lépésre a kitöréstől: { $cities }.
       *[other] Egy színből { $count } kocka: { $cities }.
    }
web-pandemic-position-player = { $seat } ({ $role }) helye: { $place }. Lapjai: { $hand }.
web-pandemic-position-near = Fertőzött szomszédos városok: { $cities }.
web-pandemic-position-stations = Kutatóállomások: { $cities }.

## A játék görbéje

web-pandemic-curve-all = az összes kocka
web-pandemic-curve-blue = kék
web-pandemic-curve-yellow = sárga
web-pandemic-curve-black = fekete
web-pandemic-curve-red = piros

## Súgó

web-pandemic-help-goal = Miről szól
web-pandemic-help-goal-1 = Együtt játszotok négy betegség ellen. A csapat azonnal győz, amint mind a négy ellenszer megvan, bármi legyen is még a táblán (PAN-1.2).
web-pandemic-help-goal-2 = A csapat veszít a nyolcadik kitörésnél; ha kockát kellene letenni, de abból a színből nincs több; vagy ha két lapot kellene húzni, és a pakliban már nincs annyi (PAN-1.4, PAN-1.5, PAN-1.6).
web-pandemic-help-turn = Egy kör
web-pandemic-help-turn-1 = Először legfeljebb 4 akció, tetszőleges sorrendben; ugyanaz többször is lehet. Korábban is meg lehet állni, a maradék elvész (PAN-2.4).
web-pandemic-help-turn-2 = Utána 2 játékoskártyát kell húzni. A városok és az események a kézbe kerülnek, a járvány azonnal hat (PAN-7.1, PAN-7.2).
web-pandemic-help-turn-3 = Akinek 7-nél több lapja van, eldob vagy eseményt játszik ki, amíg 7 nem marad (PAN-9.2).
web-pandemic-help-turn-4 = Végül annyi fertőzéskártyát kell felfedni, amennyi a fertőzési ráta; mindegyik 1 kockát tesz a városába (PAN-10.1).
web-pandemic-help-moving = Akciók: utazás
web-pandemic-help-moving-1 = Út: egy vonal mentén az összekötött városba. Ami a térkép egyik szélén kilép, a másikon visszajön (PAN-4.1, PAN-4.2).
web-pandemic-help-moving-2 = Közvetlen járat: dobj el egy városkártyát, és repülj abba a városba (PAN-4.3).
web-pandemic-help-moving-3 = Charterjárat: dobd el annak a városnak a kártyáját, ahol állsz, és repülj bárhová (PAN-4.4).
web-pandemic-help-moving-4 = Ingajárat: egyik kutatóállomásról bármelyik másikra, kártya nélkül (PAN-4.5).
web-pandemic-help-work = Akciók: munka a helyszínen
web-pandemic-help-work-1 = Kezelés: végy le 1 kockát a városodból; ha a betegség gyógyítható, a szín összes kockáját (PAN-5.5, PAN-5.6).
web-pandemic-help-work-2 = Építés: dobd el a városod kártyáját, és tégy oda kutatóállomást. Ha már mind a 6 áll, az egyiket át kell helyezni (PAN-5.1, PAN-5.3).
web-pandemic-help-work-3 = Tudásmegosztás: ha két játékos egy városban áll, pontosan annak a városnak a kártyája cserélhet gazdát, bármelyik irányba, ha mindketten beleegyeznek (PAN-5.9, PAN-5.12).
web-pandemic-help-work-4 = Ellenszer: bármelyik kutatóállomáson dobj el 5 egyszínű városkártyát (PAN-5.14).
web-pandemic-help-spread = Hogyan terjednek a betegségek
web-pandemic-help-spread-1 = Egy városban egy színből sosem lehet 3-nál több kocka. Ha a negyedik jönne, kitörés van: helyette minden összekötött város kap 1 kockát (PAN-10.3, PAN-11.2).
web-pandemic-help-spread-2 = Ha egy összekötött város már tele van, ott is kitörés következik, de egy láncban minden városban csak egyszer (PAN-11.3, PAN-11.4).
web-pandemic-help-spread-3 = A járvány növeli a fertőzési rátát, 3 kockáig tölti a fertőzéspakli legalsó lapjának városát, és megkeverve a pakli tetejére teszi a dobott fertőzéskártyákat: ami bajba került, újra bajba kerül (PAN-8.1, PAN-8.2, PAN-8.8).
web-pandemic-help-spread-4 = A gyógyítható betegség még terjed. Ha az utolsó kockája is eltűnt, felszámolt, és soha többé nem tér vissza (PAN-6.4, PAN-6.6, PAN-6.8).
web-pandemic-help-roles = Szerepek
web-pandemic-help-roles-1 = Mindenkinek van egy szerepe, saját képességgel.
web-pandemic-help-events = Események
web-pandemic-help-events-1 = Aki eseménykártyát tart, bárki körében kijátszhatja; ez nem akció (PAN-12.2).
web-pandemic-help-events-2 = Nem egy másik lap végrehajtása közben. Húzás előtt, járványok között, fertőzés előtt és közben a játék megvárja azokat, akiknek van ilyen lapjuk (PAN-12.3, PAN-12.8).
web-pandemic-help-end = Nehézség
web-pandemic-help-end-1 = A játékospakliban 4, 5 vagy 6 járvány van egyenletesen elosztva: a pakli ugyanennyi részének mindegyikében egy (PAN-S.13).
web-pandemic-help-end-2 = A pakli az óra: egy játék legfeljebb 26 körig tart (PAN-1.6).
web-pandemic-help-board = Hogyan olvasd a táblát
web-pandemic-help-board-1 = A kék korong, a sárga négyzet, a fekete háromszög, a piros rombusz. Ha egy színből 3 kocka van, a várost piros gyűrű veszi körül: még egy, és kitör.
web-pandemic-help-board-2 = Ami világít, arra rá lehet koppintani. Ha egy városban több dolgot is tehetsz, a város mellett felsorolva látod.
web-pandemic-help-board-3 = A felső paklik kinyithatók: ott vannak a dobott lapok, és mindaz, amit a következő lapokról mindenki tud.
