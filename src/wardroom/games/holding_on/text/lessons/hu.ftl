# A leckék: lépésenként legfeljebb 35 szó, és mindegyikben egy gondolat.

lesson-first = Az első nap
    .rule = Vezesd egy napig az osztályt, és hallgasd meg, mire emlékszik Billy.

lesson-first-goal = Billy Kerr hatvanéves, és napjai vannak hátra. Senki sem tudja, kicsoda. Együtt gondoskodtok róla, és együtt győztök. A fenti öt jel Billy életének egy-egy szakasza: mindegyikből kell egy tiszta emlék.
lesson-first-you = Ma te vagy a műszakvezető; tiéd a sárga orvos. A délelőtti kártyán két hely van, mindkettőt be kell tölteni. A műszakban az elsőként beosztott orvos dönt. Oszd be a sajátodat.
lesson-first-nurse = Következik a második hely. Az orvosok a játékosoké, az ápolók a mindenkori műszakvezetőé. A bábuk alatti körök akkor telnek meg, ha valaki túl sokat dolgozik; most mind üres. Oszd be az első ápolót.
lesson-first-care = Minden piros csepp 1-gyel rontja Billy állapotát. Orvosi ellátásnál jelzőkkel fedhetitek le a cseppeket. Palliatív ellátásnál meghallgatjátok Billyt, és megkapjátok, amit annak a mezője mutat. Egyszerre csak az egyik lehet. Válaszd a palliatív ellátást.
lesson-first-token = Billy állapota 27-re romlott; a mező egy jelzőt és egy emléket ad. A jelzővel mindenki azért fizet, amit ő maga tesz Billyért, ezért senki sem adhatja tovább. Ezt te vedd el.
lesson-first-talk = Most valaki leül Billy mellé. Amit tőle hall, az homályos emlék: a lap estig képpel lefelé marad. Beszélgess vele te: koppints a sárga orvosodra.
lesson-first-leave = Billy egy mondatát hallottad; a lap képét estig senki sem látja. A műszakvezető most szabadságra küldhet valakit: az ma már nem dolgozik, de holnapra kipiheni magát. Senki sem fáradt. Válaszd a Kész gombot.
lesson-first-blue = Aki dolgozott, estig a műszakjában marad. A délutáni kártyán két hely és két piros csepp van. Előbb a kék orvost oszd be: így a társad dönt.
lesson-first-green = Most oszd be a zöld orvost: mindkét orvosnak van egy jelzője, amellyel fizethet. Aztán figyeld, hogyan dönt a társad.
lesson-first-medical = Orvosi ellátás: minden cseppre került egy jelző, így Billy állapota 27 marad; egy fedetlen csepp 1-gyel rontaná. Naponta egyszer kötelező, különben figyelmeztetést kaptok; ezek száma jobbra fent látható. A másodiknál vége a játéknak.
lesson-first-cover = Éjszaka két hely van, de csak egy ápoló maradt. Akit délutánról átvezényelsz, elfárad; aki beugrik, és kettő helyett dolgozik, az is. Az asszisztens ma segít, aztán elmegy. Hívj be egyet.
lesson-first-night = A teljes létszámú éjszaka egy jelzőt hozott. Ha nincs ott orvos, a műszakvezető dönt. Ez a kártya stabil: nincs rajta csepp, Billyt meghallgatni semmibe sem kerül. Válaszd a palliatív ellátást.
lesson-first-either = Érme vagy felhő: mindkét jelnél egy jelző és egy homályos emlék közül választhatsz. Most vegyél el egy homályos emléket (1/2).
lesson-first-again = Még egyszer, a második jelért: most is egy homályos emléket vegyél el (2/2).
lesson-first-second-talk = Mindkét emlékről ugyanaz az ember beszélget Billyvel. Legyen ez a második ápoló.
lesson-first-street = Este van. Aki nem dolgozott, két jelzőt kap; ma mindenki dolgozott. Most felfordítjátok az emlékeket. A sima szegély a rács széle, itt bal oldalt és fent. Tedd az emléket az 1. helyre.
lesson-first-drawer = Minden életszakasznak külön sora, minden emléknek egy igazi helye van. Ezen a lapon a szegély jobb oldalt van. Tedd a 6. helyre.
lesson-first-boatyard = Ezen a lapon megint bal oldalt van a szegély. Tedd az 1. helyre, és nézd meg az öltéseket e lap és a fölötte lévő között.
lesson-first-arranged = Az öltések lapról lapra folytatódnak: ezek igazi szomszédok. A Kész előtt a lapokat soron belül megcserélheted, esténként legfeljebb húszszor. Most jó a sorrend. Válaszd a Kész gombot.
lesson-first-ask = Második nap: a vezetést minden reggel a következő játékos veszi át. Billy stabil, és te ott vagy: egy jelzőért olyan életszakaszról kérdezhetsz, amelyből van emlék a rácson. Kérdezz a Tern Streetről.
lesson-first-enough = Kaptál egy tiszta emléket, de estig nem nézheted meg. Szerencséd volt: ahogy a sor mutatta, hat emlék és két esemény jöhetett. Az utolsó jelződet tartsd meg: nincs több kérdés.
lesson-first-match = Második este. Látod a tiszta emlékedet: egy ülő fiú, üveggolyóval. Tedd arra a homályosra, amelyen ugyanez a fiú és ugyanezek az öltések láthatók.
lesson-first-done = Öt életszakaszból egyhez már van tiszta emléketek. Ha nincs homályos párja a rácson, a tiszta emlék visszakerül a pakliba. Ha Billy állapota 0, megkapjátok a második figyelmeztetést, vagy letelik a tizenhárom nap, vége a játéknak.

## Válaszok arra, amit a lecke még nem kér

lesson-first-doctor-first = Ápolót is beoszthatsz. De a műszakban az elsőként beosztott orvos dönt: kezdd a sajátoddal.
lesson-first-yourself = Akkor ebben a műszakban más döntene. Ma kezdd a saját orvosoddal.
lesson-first-the-first = Bármelyik ápoló megfelelne, de ez a lecke az elsővel folytatódik.
lesson-first-doctors-later = Ha délelőtt két orvos dolgozik, kevesen maradnak a nap hátralévő részére. Inkább az ápolót oszd be.
lesson-first-listen-first = Az orvosi ellátás egy jelzőért megóvná Billyt a romlástól. De akkor senki sem hallgatná meg, és nem tudnátok meg semmit. Orvosi ellátásra délután kerül sor.
lesson-first-take-it = A jelző az ápolók készletének is jól jönne. De holnap kelleni fog neked, hogy kérdezhess.
lesson-first-you-talk = Az ápoló is beszélgethetne Billyvel, de akkor az emlék a mappára kerülne. Ezúttal te ülj le hozzá.
lesson-first-nobody-tired = Senki sem fáradt, és ma mindenkire szükség van.
lesson-first-blue-first = Előbb a kék orvost oszd be, hogy ő dönthessen. A többiek utána jönnek.
lesson-first-two-doctors = Az ápolónak nincs miből fizetnie, és éjszakára is kell valaki.
lesson-first-tires = Ez is segítene, de fáraszt, és minden fáradtság azonnal egy jelzőbe vagy egy emlékbe kerül. Az asszisztens sosem fárad el.
lesson-first-nothing-to-cover = Stabil kártyán egy jelző 1-gyel javít Billy állapotán. De orvosi ellátás ma már volt, és az emlékek elvesznének.
lesson-first-memories-today = A jelző is hasznos volna, de ma este emlékeket szeretnétek kirakni.
lesson-first-the-nurse = Az asszisztens is beszélgethetne, de ez a lecke az ápolóval folytatódik.
lesson-first-left-hem = A bal oldali szegély azt jelenti, hogy a laptól balra már nincs semmi. Ez a lap az 1. helyre való.
lesson-first-right-hem = A jobb oldali szegély azt jelenti, hogy a laptól jobbra már nincs semmi. Ez a lap a 6. helyre való.
lesson-first-they-fit = Itt a szegélyek és az öltések is összeillenek. Hagyd így a lapokat.
lesson-first-ask-street = Erről is kérdezhetnél. Ezúttal a Tern Streetről kérdezz.
lesson-first-ask-first = Van jelződ, és a kártya stabil: jó pillanat egy kérdésre.
lesson-first-keep-one = Az utolsó jelződért még kérdezhetnél, de inkább tartsd meg: holnap új kártya jön.
lesson-first-other-boy = Azon a lapon a fiú sétál, és mások az öltések. Hasonlítsd össze újra.
lesson-first-it-is-here = A párja ott van a rácson. Keresd az ülő fiút.

## Unszolás, terelés, telefon

lesson-talk = A beszélgetés terelése
    .rule = Unszolás, terelés és események; az első forgatókönyv után ajánljuk.

lesson-talk-why = A második forgatókönyvtől bizonyos emlékeket kerestek, itt a { period-1 } emlékeit, és az orvosok terelhetik a beszélgetést. Ma egyedül vagy, két orvossal.
lesson-talk-sit = Délelőtt a sárga orvos dolgozik. Ülj le Billy mellé: válaszd a palliatív ellátást.
lesson-talk-insist = Billy „{ period-4 }” egyik emlékével kezdi. Az idézet után az orvos egy jelzőért másról kérdezhet; ez a lap visszakerül a pakliba. Téged a { period-1 } érdekel: unszold.
lesson-talk-leave = Most a Tern Streetről beszél. Amíg van miből fizetned, többször is unszolhatod. Dél van, szabadságra senkinek sincs szüksége. Válaszd a Kész gombot.
lesson-talk-guide = Most a kék orvos beszélget Billyvel, két emlékről. Terelni az első lap előtt lehet, egy jelzőért, olyan életszakaszra, amelyből van játékban homályos emlék. Tereld a beszélgetést a Tern Streetre.
lesson-talk-event = Előbb egy esemény jött. A két lap egyikének számít, hacsak nem kell figyelmen kívül hagyni; hatása Billy állapotától függ. Egy beszélgetésben sosem lehet terelni és unszolni is.
lesson-talk-phone = A későbbi forgatókönyvekben telefon is van. Ellátás helyett műszakonként egy orvos telefonálhat, ha 2-nél kevesebb a fáradtsága. A hívás a betegkártya után jön.

lesson-talk-listen = Ha orvosi ellátást választasz, lemondasz az emlékről. Előbb hallgasd meg.
lesson-talk-not-this-one = Ezt is meghallgathatnád. De a célhoz a { period-1 } kell, és van jelződ.
lesson-talk-all-needed = Senki sem fáradt, és ma kevesen vagytok.
lesson-talk-steer = Akkor Billy választana. Egy jelzőért te választod, miről beszéljen.

## Fáradtság és szabadság

lesson-rest = Fáradt emberek
    .rule = A fáradtság, az ára és a szabadság, amely megszünteti.

lesson-rest-why = A második napon dél van, és te vezeted az osztályt. Az éjjel kevesen voltatok, ezért a második ápoló tovább maradt. Az alatta lévő pont 1 fáradtság. Addig marad ott, amíg az ápoló szabadságra nem megy.
lesson-rest-send = Most, délelőtt és délután között, a pihenőszobából szabadságra küldhetsz bárkit, csak a saját orvosodat nem. Akit elküldesz, ma már nem dolgozik. Küldd el a második ápolót.
lesson-rest-enough = A második ápoló most pihen. A többiek kipihentek, és ma szükség van rájuk. Válaszd a Kész gombot.
lesson-rest-night = Éjszaka: egy hely, de a pihenőszoba üres. Most hiányzik az ápoló. Akit délutánról átvezényelsz, 1 fáradtságot kap. Vezényeld át a saját orvosodat.
lesson-rest-price = A fáradtságnak azonnal ára van: egy jelző vagy egy kézben tartott emlék. Akinek nincs semmije, nem fizet. Amit Billy mesélt, azt jobb megtartani: adj le egy jelzőt.
lesson-rest-limits = 2 fáradtsággal az orvos se nem kérdezhet, se nem telefonálhat. 3-nál (az ápoló már 2-nél) túlhajszolt, és kihagyja a következő napot; ha a holnapi vezető orvosával történik ez, figyelmeztetés is jár.
lesson-rest-back = Este: a második ápoló kipihenten visszatért. A te orvosod fáradt marad, amíg egy másik vezető szabadságra nem küldi. Idejében küldj embereket szabadságra, amikor még tudsz nélkülözni valakit.

lesson-rest-rested = Az első ápoló nem fáradt. A szabadság nem segítene rajta, délután pedig szükség van rá.
lesson-rest-tired-tonight = Még egy ilyen éjszaka, és a második ápoló túlhajszolt lesz. Ma elegen vagytok: küldd szabadságra.
lesson-rest-only-two = Az asszisztens is segíthetne, és sosem fárad el. De csak kettő van, mindkettő egyetlen napra. Tartogasd őket rosszabb éjszakákra.
lesson-rest-nurses-sooner = Az ápoló már 2 fáradtsággal túlhajszolt, az orvos csak 3-mal. Az orvosodat vezényeld át.
lesson-rest-keep-it = Leadhatnál emléket is; a lap megnézés nélkül visszakerülne a pakliba. De este ki szeretnéd rakni. Adj le egy jelzőt.
