### The rules book: how the game is explained to those who want to read before or between playing.

book-story = A történet és a cél
book-story-theme = Négy betegség ütötte fel a fejét egyszerre, mindegyik a világ más részén. Ti vagytok a kis csapat, amelyet ellenük küldenek: orvosok, kutatók és szervezők, akik gyógyítanak, kordában tartják a legrosszabb gócokat, és négy ellenszeren dolgoznak.
book-story-together = Egy csapatként győztök vagy veszítetek, egymással nem versenyeztek. Beszéljetek meg mindent: kinek a lapjai illenek össze, ki hová repüljön, mi fordulhat rosszra legközelebb. A saját körödben azonban tiéd az utolsó szó.

book-table = Mit látsz az asztalon
book-table-map = A térképen 48 város van négy színben, és a vonalak, amelyek összekötik őket. Két város akkor van összekötve, ha vonal fut közöttük; más nem számít szomszédságnak.
book-picture-table = Az asztal a játék közepén: városok kockákkal, bábuk, kutatóállomások, a szélén a paklik.
book-table-cubes = A kockák a város betegei: egy kocka néhány esetet jelent, három kockával a város már a szakadék szélén áll. Minden színből 24 kocka van; amit leveszel, visszakerül a készletbe.
book-table-decks = Két pakli van. A játékospakliból kerülnek a lapok a kezetekbe. A fertőzéspakli dönti el, melyik város betegszik meg.
book-table-tracks = Két sáv méri a bajt: a fertőzési ráta megmutatja, hány fertőzéskártyát kell felfedni körönként, a kitörések sávja pedig nyolcig számol.
book-table-hand = A kezedben városkártyák vannak, mindegyik a városa színében, és eseménykártyák. Egy városkártya kétféleképpen hasznos: most repülhetsz vele, később ellenszer lehet belőle.
book-picture-hand = Kézben tartott lapok: városkártyák a városok színében. Öt egyszínű lapból lesz egy ellenszer.
book-table-card = Vidd a mutatót valami fölé, vagy koppints rá, és kinyílik a kártyája: mi ez, milyen állapotban van, mit tehetsz vele, és mit miért nem. A kártya „A szabályok között” gombja ebbe a könyvbe vezet.

book-setup = Az első kör előtt
book-setup-program = Mindent a program készít elő; ti csak a nehézséget választjátok. Ezt teszi:
book-setup-atlanta = Minden bábu { city-atlanta.ban } kezd, ott áll az első kutatóállomás. Öt további vár a készletben.
book-setup-infected = Kilenc fertőzéskártyát fordítotok fel: három város 3, három 2, három pedig 1 kockát kap. Ezek lesznek az első eldobott lapok, így egy korai járvány épp ezeket a városokat hozza vissza.
book-setup-hands = Mindenki kap egy szerepet és kezdőlapokat: két játékosnál 4-et, háromnál 3-at, négynél 2-t.
book-setup-first = Az kezd, akinél a legnépesebb város kártyája van.

book-turn = A kör menete
book-turn-phases = Minden kör három részből áll, mindig ebben a sorrendben:
book-turn-order = Először te cselekszel, így megelőzheted, amit a fertőzéskártyák okoznának. A járvány viszont előbb is jöhet: ha lehet, ne hagyj háromkockás várost.
book-turn-decide = Olyan akciót, amely semmin sem változtatna, a játék nem kínál fel, és más nem használhatja el az akcióidat. A { role-dispatcher } mások bábuját is mozgathatja, de csak a saját akcióiból.
book-turn-example = Példa: elmész { city-chicago.ba }, kezeled a kéket, továbbmész { city-san-francisco.ba }, és ott is kezeled. Négy akció, két kockával kevesebb; aztán húzol két lapot, és jönnek a fertőzések.

book-moving = Utazás
book-moving-intro = Mindegyik lépés egy akcióba kerül, és egy másik városban ér véget. Egy városban több bábu is állhat, és a város színe sosem akadály.
book-picture-moving = { city-atlanta.bol } szárazon és vízen csak a vonalak mentén lehet továbbmenni. Minden máshoz kártya kell, vagy egy második kutatóállomás.
book-moving-thrift = Az utazás ingyen van, a repülés egy kártyába kerül. Mielőtt repülsz, gondold meg, nem kell-e az a lap valakinek az ellenszeréhez.

book-work = Munka a városban
book-work-intro = Ezt a négy dolgot ott teheted, ahol a bábud áll. Mindegyik egy akció.
book-work-cure = Az ellenszerhez kutatóállomásnak kell állnia a városodban, és a lapoknak a saját kezedben kell lenniük. A város színe nem számít: a piros betegség ellenszere a kék { city-atlanta.ban } is felfedezhető. Ha több lapod van a kelleténél, te választod ki, melyik marad.
book-work-share = A lapok átadása a legnehezebb. Mindkét bábunak abban a városban kell állnia, amelyiket a lap mutatja; csak a { role-researcher } adhat bármilyen városkártyát. Beszéljétek meg egy körrel előre a találkozót, és megspóroltok egymásnak egy utat.

book-cards = Lapok és kézlimit
book-cards-draw = Az akcióid után két lapot húzol egyszerre. A városkártya és az esemény a tiéd. A járványt azonnal végre kell hajtani, és nem jár helyette másik lap.
book-cards-limit = A limit a húzás végén számít, amikor már minden járvány lezajlott, és arra is vonatkozik, aki lapot kap. Laponként választasz; ha egy eseményt eldobás helyett kijátszol, az hat is. Máskor senki sem dobálhat el lapokat.

book-infection = Fertőzés és kitörés
book-infection-cards = A kör végén egyesével kell felfedni a fertőzéskártyákat; mindegyiket végre kell hajtani, mielőtt jön a következő.
book-picture-outbreak = Egy háromkockás város, gyűrűvel. Még egy kocka, és kitörés lesz: minden városba kerül egy kocka, ahová vonal vezet.
book-infection-marker = Minden kitörés eggyel lépteti a jelzőt. A város megtartja a három kockáját, így egy másik lapnál újra kitörhet.
book-infection-colours = Csak a kitörő betegség kockái számítanak. Egy városban több szín kockái is lehetnek, mindegyikből legfeljebb három.

book-epidemics = Járványok
book-epidemics-when = A játékospakli minden részében lapul egy járvány. Amikor valaki kihúzza, három dolog történik:
book-epidemics-increase = Emelkedés: a fertőzési ráta eggyel továbblép, és már ebben a körben számít.
book-epidemics-infect = Fertőzés: fordítsátok fel a fertőzéspakli legalsó lapját. A városába annyi kocka kerül, hogy három legyen; ha már volt ott akár egy is, kitörés is következik.
book-epidemics-intensify = Erősödés: az eldobott fertőzéskártyák, köztük ez is, megkeverve visszakerülnek a pakli tetejére.
book-epidemics-why = A harmadik lépésen múlik a játék. Járvány után tudjátok, mely városok jönnek, csak a sorrendet nem. Először a háromkockásokat kezeljétek.
book-epidemics-two = Ha két járvány jön egyszerre, egymás után kell végrehajtani őket. A második után annak a városnak a lapja van felül, amelyik épp megtelt, és ott még ebben a körben kitörés lesz, ha senki sem akadályozza meg.

book-cured = Gyógyítható és felszámolva
book-cured-active = Egy betegség addig aktív, amíg nincs meg az ellenszere. Maga az ellenszer egyetlen kockát sem vesz le.
book-cured-gain = Az ellenszer a kezelésnél térül meg: egy akció megtisztít egy várost attól a színtől. Jó, ha egy betegséget sikerül felszámolni, de a győzelemhez nem szükséges.

book-events = Események

book-roles = Szerepek
book-roles-intro = Nincs két egyforma szerep, és mindegyik képessége az egész játszmában érvényes.
book-roles-pairs = Vannak jó párosok: a { role-researcher } lapokkal látja el a Tudóst; a { role-dispatcher } városról városra viszi a Szanitécet; a { role-contingency-planner } kétszer játszik ki egy jó eseményt.

book-end = Hogyan ér véget
book-end-win = Abban a pillanatban győztök, amikor megvan a negyedik ellenszer, akár hét kitöréssel és teli táblával is. Azonnal veszítetek, ha ezek közül bármelyik bekövetkezik:
book-end-outbreaks = A kitörések jelzője eléri a 8-at.
book-end-cubes = Kockát kellene letenni, de abból a színből nincs több. Az üres készlet önmagában még nem vereség.
book-end-deck = Húzni kellene, de kettőnél kevesebb játékoskártya maradt. Az utolsó kettőt még ki lehet húzni: a következő játékosnak akkor még megvannak az akciói.
book-end-last = Pontok nincsenek: a hajszállal elért győzelem is győzelem.

book-options = Az asztal beállításai
book-options-intro = Ezeket az asztal nyitásakor választjátok. Játék közben a súgó mutatja, mi van beállítva.
book-options-solo = Egyedül legalább két szereppel játszol, nyílt lapokkal. Bármelyik helyre ülhet gépi munkatárs: ismeri a csapat lapjait, de a paklik sorrendjét nem, és minden mozgatásba, lapcserébe beleegyezik.

book-questions = Miért nem lehet…?
book-questions-give = Miért nem adhatom oda ezt a lapot?
    .answer = Mert nem azt a várost mutatja, ahol mindketten álltok, vagy nem vagytok egy városban. Csak a { role-researcher } adhat bármilyen városkártyát. Esemény sosem cserél gazdát.
book-questions-cure = Öt piros lapom van. Miért nem fedezhetem fel az ellenszert?
    .answer = Kutatóállomásnak kell állnia a városodban. Az esemény nem számít városkártyának, és minden ellenszert csak egyszer lehet felfedezni.
book-questions-event = Miért nem játszhatom ki most az eseményemet?
    .answer = Épp egy lap vagy egy akció végrehajtása zajlik. A következő alkalom húzás előtt, fertőzés előtt vagy két fertőzés között jön. Olyan eseményt sem lehet kijátszani, amely semmin sem változtatna.
book-questions-build = Miért nem építhetek itt?
    .answer = Pontosan ennek a városnak a kártyája kell hozzá, hacsak nem te vagy a { role-operations-expert }, és a városban még nem állhat kutatóállomás.
book-questions-outbreak = Miért volt kitörés egy városban, ha már megvan az ellenszer?
    .answer = A gyógyítható betegség tovább terjed. Csak akkor áll meg végleg, ha az utolsó kockája is eltűnt.
book-questions-discard = Miért nem dobhatok el egy fölösleges lapot?
    .answer = Lap csak fizetségként, kijátszott eseményként vagy hét lap fölött kerül ki a kézből.
book-questions-hidden = Miért csak a hátlapját látom mások lapjainak?
    .answer = 5 vagy 6 járványnál a lapok rejtettek, hacsak az asztal mást nem választott. Elmondani azért mindent szabad.
book-questions-refuse = Valaki nem engedte, hogy a bábuját mozgassam. Most mi lesz?
    .answer = Más bábujának mozgatásához és a tudásmegosztáshoz a másik játékos beleegyezése kell. Az akció nem veszett el; javasolj valami mást.
book-questions-stop = Mind a négy akciót fel kell használnom?
    .answer = Nem. Bármikor abbahagyhatod; a húzás és a fertőzés mindenképp következik.

book-summary = Minden egy oldalon
book-summary-turn = Legfeljebb 4 akció:
book-summary-move = Mozgás: utazás ingyen; repülés egy városba a kártyájáért; repülés bárhová annak a városnak a kártyájáért, ahol állsz; állomásról állomásra ingyen.
book-summary-treat = Kezelés: 1 kocka, vagy egy gyógyítható szín összes kockája.
book-summary-build = Építés: a városod kártyájáért egy kutatóállomás.
book-summary-share = Tudásmegosztás: annak a városnak a kártyája cserél gazdát, ahol mindketten álltok.
book-summary-cure = Ellenszer: kutatóállomáson 5 egyszínű lap.
book-summary-draw = Az akciók után húzz 2 lapot; legfeljebb 7 maradhat.
book-summary-infect = Végül annyi város fertőződik meg, amennyi a fertőzési ráta. A negyedik kocka kitörés: egy kocka kerül minden vele összekötött városba.
book-summary-win = A negyedik ellenszer győzelem; a nyolcadik kitörés, a hiányzó kocka vagy az elfogyott pakli vereség.
