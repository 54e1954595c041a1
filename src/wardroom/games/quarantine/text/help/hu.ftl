### A játék szabályai a magunk szavaival, szakaszonként; minden bekezdés megnevezi a szabályait.

help-goal = A cél
help-goal-1 = Négyféle színű páciens érkezik; azonos színű kórterembe fogadod be, majd ott meggyógyítod őket, a meggyógyítottak kockáiból pedig helyiségeket veszel.
    .rules = QUA-9.2, QUA-10.2, QUA-12.2
help-goal-2 = Egy-egy pont jár a kórház minden speciális helyiségéért, minden teljes kartonozóért, a készlet minden két kockájáért és az üres várólistáért.
    .rules = QUA-20.1–QUA-20.5
help-goal-3 = Pontegyenlőségnél az győz, akinek kevesebb lapkája, ha ez is egyenlő, akinek kevesebb kartonozója van; különben a győzelem közös.
    .rules = QUA-20.7

help-turn = A forduló: négy meg négy
help-turn-1 = Négy kockát ki kell húznod, és négy akciót hajthatsz végre, tetszés szerint váltogatva.
    .rules = QUA-5.4
help-turn-2 = A kihúzott kocka azonnal a helyére kerül, minden más előtt. A fordulót te fejezed be; a fel nem használt akciók elvesznek.
    .rules = QUA-5.5, QUA-5.7, QUA-5.8
help-turn-3 = A pluszakció-jelző egy további akciót ad. Az elvétele egy akcióba kerül, és fordulónként legfeljebb kétszer lehetséges; felhasználni a következő fordulótól lehet.
    .rules = QUA-8.4, QUA-8.5, QUA-14.2
help-turn-4 = Akció nélkül, az akciók között: jelző visszaadása, félrerakott lapka lerakása, a saját szerződés lapkájának elvétele.
    .rules = QUA-5.9

help-patients = Páciensek
help-patients-1 = A zsákból kihúzott páciens bármelyik várólista végére állhat, a tiédre vagy máséra.
    .rules = QUA-6.1
help-patients-2 = Befogadás: a várólistád első páciense egy azonos színű, fertőtlenített, szabad kórterembe kerül, aztán, ha lehet, a következő is, mindez egyetlen akció. Senki sem előzhet.
    .rules = QUA-9.2, QUA-9.4, QUA-9.5
help-patients-3 = Gyógyítás: egy szín minden páciense a fertőtlenített lapkáidról a készletedbe kerül.
    .rules = QUA-10.2
help-patients-4 = Páciens mozgatása: a várólistád egyik páciense bármelyik másik helyre kerülhet.
    .rules = QUA-13.1

help-fever = A szürkeláz
help-fever-1 = A szürke kocka bármelyik kórház egy lapkáját karantén alá helyezi. Ha ott már van karantén, csak azzal szomszédos lapka választható.
    .rules = QUA-7.1–QUA-7.3
help-fever-2 = A karantén alatt lévő lapka semmire sem jó: nincs befogadás, nincs gyógyítás, a helyiség nem működik, és nem építhető át.
    .rules = QUA-1.7
help-fever-3 = Ha a lapka egy teljes kartonozó része, a készletből még egy kocka kerülhet a kartonozó egy másik lapkájára; onnan már nem terjed.
    .rules = QUA-7.8–QUA-7.11
help-fever-4 = Fertőtlenítés: vegyél le egy szürke kockát bármelyik kórházból; a piac mellé kerül.
    .rules = QUA-15.1, QUA-15.2
help-fever-5 = Az első fordulódban a szürke kockák a piac mellé kerülnek, és másikat kell húzni helyettük.
    .rules = QUA-6.3

help-market = Piac és szerződések
help-market-1 = Egy helyiséget csak akkor lehet megvenni, ha már van ára. Szerződés: tegyél egy paklira legalább két pácienskockát, és vidd a kórházad mellé; ez marad az ára a játék végéig.
    .rules = QUA-11.1, QUA-11.2, QUA-11.4
help-market-2 = A következő fordulódtól ingyen elvehetsz egy lapkát a szerződésed paklijából. A maradék az árával visszakerül a piacra; ha ez volt az utolsó, az ár a dobozba kerül.
    .rules = QUA-11.8, QUA-11.10, QUA-11.11
help-market-3 = Amíg el nem veszed a lapkádat, mások is vehetnek a pakliból. Minden vásárlásért kapsz egy jelzőt, az utolsó lapka eladásakor pedig visszakapod az árat.
    .rules = QUA-12.7, QUA-12.8
help-market-4 = Építkezés: fizesd ki pontosan az ár színeit a dobozba, és vegyél el egy lapkát. Minden helyiségből csak egy lehet nálad.
    .rules = QUA-12.2, QUA-12.5
help-market-5 = A pluszkórterem két tetszőleges pácienskockába kerül, fordulónként színenként egy vehető, és azonnal le kell rakni.
    .rules = QUA-12.10–QUA-12.13
help-market-6 = A paklin lévő árjelző kockák senkinek sem érnek pontot, a végén sem: az utolsó fordulódban ne köss szerződést.
    .rules = QUA-11.15, QUA-G.27

help-building = Lapkák lerakása
help-building-1 = A lapka egyik átjárójának fertőtlenített lapka átjárójával kell találkoznia, és átjárókon el kell jutni az előtérig.
    .rules = QUA-2.2, QUA-2.3, QUA-2.5
help-building-2 = A többi átjáró nézhet falra.
    .rules = QUA-2.4
help-building-3 = A bejárat előtti mező üres marad, és onnan szabad útnak kell vezetnie kifelé.
    .rules = QUA-2.8, QUA-2.9
help-building-4 = Ha négy lapka négyzetet alkot, az kartonozó, mindegy, milyen lapkák.
    .rules = QUA-3.1, QUA-3.2
help-building-5 = A helyiségeket félre lehet rakni, legfeljebb kettőt; lerakásig nem működnek.
    .rules = QUA-4.1, QUA-4.2, QUA-4.6

help-rebuild = Átépítés
help-rebuild-1 = Fordulónként egyszer legfeljebb két lapkát áthelyezhetsz, elforgathatsz vagy eltávolíthatsz.
    .rules = QUA-16.1, QUA-16.2
help-rebuild-2 = A karantén alatt lévő lapka és az, amelyen páciens van, a helyén marad. Az előtér áthelyezhető, de el nem távolítható.
    .rules = QUA-16.3, QUA-16.6
help-rebuild-3 = Átépítés közben a kórház széteshet; a végén mindennek újra össze kell kapcsolódnia, egy érintetlen, fertőtlenített lapkával is.
    .rules = QUA-16.4, QUA-16.9, QUA-16.10
help-rebuild-4 = Az eltávolított lapka félrekerül. A korábban félrerakottak közben lerakhatók.
    .rules = QUA-16.5, QUA-16.7

help-more = Jó tudni
help-more-1 = A befogadáshoz nem kell út a kórházon át: a közbeeső karantén nem akadály.
    .rules = QUA-9.6
help-more-2 = Minden nyilvános, csak a húzás sorrendje nem: a fenti számok megmutatják, mi van még hátra.
    .rules = QUA-H.2
help-more-3 = Minden több lépésből álló akció visszavonható, amíg be nem fejeződött. Aki egy fordulóban 50-szer élt ezzel, abban a fordulóban több ilyen akcióba már nem foghat.

help-rooms = Speciális helyiségek
help-rooms-1 = Egy játszmában e tizennégyből nyolc kapható.
    .rules = QUA-0.5
help-rooms-2 = Egy helyiség csak akkor működik, ha a kórházadban van, és nincs karantén alatt. Pontot mindenképp ér.
    .rules = QUA-1.8, QUA-20.2

help-end = A játék vége
help-end-1 = Ha valaki megszerzi az utolsó lapkát, vagy a zsákban nincs több páciens, a soron lévő játékos befejezi a fordulóját.
    .rules = QUA-19.1, QUA-19.3, QUA-19.4
help-end-2 = Mindenki másnak van még egy fordulója, kockahúzás nélkül.
    .rules = QUA-19.5, QUA-19.6
help-end-3 = A készlet szürke kockái csak működő Laborral számítanak: kettő ér annyit, mint egy páciens.
    .rules = QUA-20.4
help-end-4 = A félrerakott lapkák, a kórtermek, a jelzők és a szerződések nem érnek pontot.
    .rules = QUA-20.6

help-board = Eligazodás az asztalon
help-board-1 = A színek jele: kék – korong, sárga – négyzet, zöld – háromszög, vörös – rombusz, szürkeláz – hatszög és vonalkázás.
help-board-2 = Húzd a lapkát a mezőre, vagy koppints a mezőre. Az R vagy a gomb elforgatja. A zöld mezőkre úgy illik, ahogy most áll, a szaggatottakon előbb elfordul; máshol megtudod, miért nem rakhatod le.
help-board-3 = A bal oldali kis alaprajzok az összes kórházat mutatják; ha egyre rákoppintasz, nagyban látod.
help-board-4 = Koppints bármire, ami nincs kiemelve, és elolvashatod, mit tud.
help-board-5 = A név melletti pontszám az, amennyit a játékos kapna, ha most érne véget a játék.
