### The rules book: how the game is explained to those who want to read before or between playing.

book-story = A történet és a cél
book-story-theme = Négy forduló egy kórházban, ahol sosem áll meg az élet. Jönnek a betegek, várnak a vizsgálatok, elfogy a szerv meg a fecskendő, és minden homokórában pereg a homok. Kezeltek, ágyat toltok, operáltok és kiabáltok egymásnak, mindezt egyszerre.
book-story-together = Mindenki ugyanannak a kórháznak dolgozik: együtt győztök vagy veszítetek, saját pontja senkinek sincs.

book-table = Mit látsz az asztalon
book-table-boards = Az asztal a kórház alaprajza. Mozgathatod és közelíthetsz; a legfontosabb mindig szem előtt marad.
book-picture-table = A kórház az akciófázis közepén: homokórák a mezőkön, betegek az ágyakban.
book-table-admission = A betegfelvétel a paklikkal és az ágyra várók sorával, mellette a rendelő.
book-table-wards = Két osztály, egyenként három ággyal.
book-table-exams = A négy vizsgálat helye: tenyésztés, vérvizsgálat, röntgen és MRI.
book-table-rooms = Két műtő.
book-table-stores = A vér, a gyógyszerek és a szervek raktára. Ami ott van, beadható; ami a közös készletben, azt előbb el kell hozni.
book-table-card = Vidd a mutatót valami fölé, vagy koppints rá üres kézzel, és kinyílik a kártyája. Az ott látható „A szabályok között” gomb vezet ebbe a könyvbe; az óra közben jár.

book-setup = Az első forduló előtt
book-setup-program = A műszakot a program készíti elő:
book-setup-objective = A játékosok számának megfelelő célkitűzés: mit kell elérni, és hány orvosi ponttal indultok.
book-setup-stock = A raktárban mindenből van egy kevés, több játékosnál több; szerv még nincs.
book-setup-decks = Megkevert paklik járóbetegekkel, fekvőbetegekkel és diagnózisokkal. Semmi más nem múlik a véletlenen.
book-setup-begin = Az első játszmában hagyjátok ki a járványokat és a kutatást, és kérjétek, hogy a játék figyelmeztessen a tévedésekre.

book-round = Egy forduló
book-round-ready = Ha mindenki készen áll, három másodperces visszaszámlálás következik. Aki készen áll, már nem gondolhatja meg magát.
book-round-pause = Az órát nem lehet tetszés szerint megállítani, és az olvasás sem állítja meg. A játék szünetel, ha valakinek megszakad a kapcsolata, vagy ha mindenki megszavazza a szünetet, fordulónként legfeljebb kétszer; a táblák addig nem látszanak.

book-glasses = Homokórák
book-glasses-fair = A saját orvosodat és bármelyik olyan ápolót veheted el, akinek lepergett a homokja. Az ápolót egyenesen a mezőjéről is bárki elveheti, akárki tette oda.
book-glasses-example = Példa: egy ápolót a rendelő egyik mezőjére teszel, beadsz két tablettát, és rögtön a röntgenhez teszed az orvosodat. A kezelés ezzel befejeződött, az ápoló viszont ott marad, amíg le nem pereg a homokja, és valaki el nem viszi.

book-patients = Betegek
book-picture-patients = Egy ágy az osztályán. Amit a beteg kapott, az ágyban marad, és vele együtt utazik.
book-patients-rows = A rendelőben és a sorban hat-hat beteg fér el. Ne vegyetek fel több beteget, mint amennyit el tudtok látni: az értékelésnél mindenki számít, akit felvettetek.
book-patients-stay = A beteg végig ugyanabban az ágyban marad, és annak az osztályához tartozik, akkor is, ha az ágy épp vizsgálaton vagy műtőben áll. Az üres ágyak a helyükön maradnak.

book-treatment = Kezelés és készletek
book-treatment-need = A járóbetegnek az kell, amit a kártya mutat. A fekvőbetegnek kellhet azonnali kezelés, vizsgálat, és utána az is, amit a diagnózis előír. Amit korábbi fordulókban kapott, az is számít.
book-treatment-amounts = Egy akcióval 1 tablettát, 2 infúziót, 2 egység intravénás gyógyszert, 3 fecskendőt, 3 egység vért vagy 2 egyforma szervet hozhatsz.

book-exams = Vizsgálatok
book-exams-which = A beteg jele megmondja, melyik vizsgálat kell: fertőzéshez tenyésztés, autoimmun betegséghez vérvizsgálat, fizikai sérüléshez röntgen, neuropszichológiai jelhez MRI. Minden szükséges vizsgálatot el kell végezni, bármilyen sorrendben, mindegyiket egyszer.
book-picture-exams = Tenyésztés: nyolc lefordított jelző. Amit egyikőtök látott, jegyezze meg mindenki.
book-exams-best = Több diagnóziskártya közül csak a leghatékonyabb szerint kell kezelni, és csak az hoz hírnevet.
book-exams-broken = Aki félbehagy egy vizsgálatot, később elölről kezdi. Tenyésztés, vérvizsgálat és röntgen után az ágy rögtön mehet; az MRI-ben meg kell várnia, amíg lepereg a homok.

book-surgery = Műtét
book-surgery-spread = Egy műtét több akcióra, mindkét műtőre és több fordulóra is elosztható. Kézzel ott csak a fecskendőt lehet megfogni.

book-evaluation = Értékelés
book-evaluation-order = Először a járványok jönnek, aztán sorban a betegek, utána a kutatás feladatai, végül hazamennek a meggyógyultak.
book-evaluation-spare = Amiből egy meg nem gyógyult betegnek fölöslege van, azt a következő forduló előtt elvehetitek.

book-epidemics = Járványok
book-epidemics-serve = Egy ápoló az osztályon egyetlen akcióval minden ágyat elláthat, amely a helyén áll. Ez a kezelés külön tálcán van, és nem lehet elrontani; a kártya a forduló után mindenképp lekerül az asztalról.

book-research = Kutatás
book-research-cards = Minden fordulóban három kutatáskártyát fedtek fel, mindig újakat:
book-research-task = Feladatok: ha a fordulóban teljesül, ami rajtuk áll, orvosi pontokat kaptok.
book-research-action = Akciók: saját mezőjük van, és többnyire egy ismert akció erősebb változatai.
book-research-duty = Egyik sem kötelező.

book-hands = Irányítás

book-end = Hogyan ér véget
book-end-win = A negyedik értékelés után a célkitűzés minden pontjának teljesülnie kell. Ezeket kérheti:
book-end-reputation = Hírnév, amely sosem csökken.
book-end-patients = Elbocsátott betegek.
book-end-points = Megmaradt orvosi pontok.
book-end-lost = 0 orvosi pontnál azonnal elveszítitek a játékot, bármelyik fázisban.
book-end-solo = Egyedül két orvosod és öt perced van, de csak két kezed.

book-options = Az asztal beállításai
book-options-intro = Ezeket az asztal nyitásakor választjátok. Bármelyik helyre ülhet gépi munkatárs; a kezéből semmi sem csúszik ki, de gondolkodnia neki is kell.

book-questions = Miért nem lehet…?
book-questions-glass = Miért nem vehetem el ezt a homokórát?
    .answer = Még pereg benne a homok, vagy egy másik játékos orvosa.
book-questions-slot = Senki sem dolgozik ott. Miért foglalt a mező?
    .answer = A homokóra addig foglalja a mezőjét, amíg valaki el nem viszi, akkor is, ha már lepergett.
book-questions-exam = Miért nem kezdhetem el a vizsgálatot?
    .answer = Előbb az ágynak kell ott állnia, a beteg jelének ezt a vizsgálatot kell kérnie, és a beteg még nem eshetett át rajta; a mezőre pedig csak orvos kerülhet.
book-questions-treat = Miért nem kezelhetem ezt a beteget?
    .answer = Az osztályon az ágynak a helyén kell állnia, és egy ápolónak pontosan ehhez a beteghez kell akciót kezdenie. Ágy nélkül senkit sem lehet kezelni.
book-questions-syringe = Miért nem adhatok be vért?
    .answer = Kell hozzá egy elővett üres fecskendő, vagy ennél a betegnél egy olyan, amelyben már vér van, és még fér bele. Egy fecskendőbe csak egyféle szer kerülhet, legfeljebb hat egység.
book-questions-lost = Miért ért véget az akcióm?
    .answer = Másik homokórát tettél le. Egyszerre mindenki csak egy dolgot csinálhat.
book-questions-cured = Mindent beadtam, ami a kártyán áll. Miért nem gyógyult meg a beteg?
    .answer = Lehet, hogy hiányzik egy vizsgálat, kevésbé hatékony diagnózis szerint kezeltétek, vagy a műtéti mappa valamelyik tételét az osztályon adtátok be. Amit rossz helyen kapott, nem számít.
book-questions-organ = Miért nem tehetek több szervet a raktárba?
    .answer = A raktárban hat szerv fér el. Dobj el egyet; ahhoz nem kell homokóra.
book-questions-time = Lejárt az idő. Miért dolgoznak még mások?
    .answer = Aki még a fázis vége előtt kezdte el az akcióját, befejezheti, amíg pereg a homokja.
book-questions-read = Áll az óra, amíg ezt olvasom?
    .answer = Nem. Olvass az orvosi tanács alatt, vagy szavazzatok meg egy szünetet.

book-summary = Minden egy oldalon
book-summary-round = Orvosi tanács óra nélkül, négy perc akció, értékelés; mindez négyszer.
book-summary-nurse = Ápoló: legfeljebb három beteg felvétele, kezelés az osztályon, gyógyszer készletezése, gyógyszer és vér a műtétnél.
book-summary-doctor = Orvos: betegek ágyba fektetése, vizsgálatok, szervek készletezése, szervek beültetése műtétnél.
book-summary-either = Bármelyik: kezelés a rendelőben, vér készletezése.
book-summary-bed = Homokóra nélkül: ágyak tolása, szervek eldobása.
book-summary-end = Pontos kezelés: hírnév. Túl sok: 2 pont mínusz. Bármi hiányzik: 1, 3 vagy 8 pont mínusz, és a beteg állapota romlik.
book-summary-win = Négy forduló után teljesüljön a célkitűzés, és közben ne fogyjon el az összes orvosi pontotok.
