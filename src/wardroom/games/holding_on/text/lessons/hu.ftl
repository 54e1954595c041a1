# A leckék: lépésenként legfeljebb 35 szó, és mindegyikben egy gondolat.

lesson-first = Az első nap
    .rule = Vezess egy napot az osztályon, és hallgasd meg, mire emlékszik Billy.

lesson-first-goal = Billy Kerr hatvanéves, és napjai vannak hátra. Senki sem tudja, kicsoda. Együtt gondoskodtok róla, és együtt győztök. A fenti öt jel Billy életének egy-egy szakasza: mindegyikből kell egy tiszta emlék.
lesson-first-you = Ma te vagy a műszakvezető; tiéd a sárga orvos. A délelőtti kártyán két hely van, mindkettőt be kell tölteni. A műszakban az elsőnek beosztott orvos dönt. Oszd be a magadét.
lesson-first-nurse = Következik a második hely. Az orvosok a játékosoké, az ápolók a mindenkori vezetőé. A bábuk alatti köröket a fáradtság tölti meg, ha valaki túl sokat dolgozik; most üresek. Oszd be az első ápolót.
lesson-first-care = Minden piros csepp 1-gyel rontja Billy állapotát. Az orvosi ellátás jelzőkkel fedi a cseppeket. A palliatív ellátás közben meghallgatjátok Billyt, és megkapjátok, ami a mezőjében van. Egyszerre csak az egyik lehet. Válaszd a palliatív ellátást.
lesson-first-token = Billy állapota 27-re romlott; a mező egy jelzőt és egy emléket ad. A jelzővel mindenki azért fizet, amit ő maga tesz Billyért, ezért továbbadni sosem lehet. Ezt te vedd el.
lesson-first-talk = Most valaki leül Billy mellé. Amit tőle hall, az homályos emlék: a lap estig képpel lefelé marad. Beszélgess vele te: koppints a sárga orvosodra.
lesson-first-leave = Billy egy mondatát hallottad; a lap képét estig senki sem látja. A vezető most szabadságra küldhet valakit, aki ma már nem dolgozik, és holnapra kipiheni magát. Senki sem fáradt. Válaszd a Kész gombot.
lesson-first-blue = Aki dolgozott, estig a műszakjában marad. A délutáni kártyán két hely és két piros csepp van. Előbb a kék orvost oszd be: így a társad dönt.
lesson-first-green = Most oszd be a zöld orvost: mindkettőjüknek van egy jelzője, amivel fizethet. Aztán figyeld, hogyan dönt a társad.
lesson-first-medical = Orvosi ellátás: minden cseppre került egy jelző, így Billy állapota 27 marad; egy fedetlen csepp 1-gyel rontaná. Naponta egyszer kötelező, különben figyelmeztetés jár: jobbra fent látszik. A másodiknál vége a játéknak.
lesson-first-cover = Éjszaka két hely van, de egy ápoló maradt. Akit délutánról átvezényelsz, elfárad; aki beugrik, és kettő helyett dolgozik, az is. Az asszisztens ma segít, aztán elmegy. Hívd be.
lesson-first-night = A teljes létszámú éjszaka egy jelzőt hozott. Ha nincs ott orvos, a vezető dönt. Ez a kártya stabil: nincs rajta csepp, meghallgatni ingyen van. Válaszd a palliatív ellátást.
lesson-first-either = Érme vagy felhő: a két jel mindegyike egy jelzőt vagy egy homályos emléket ad, ahogy szeretnéd. Kétszer választasz. Vegyél el egy homályos emléket (1/2).
lesson-first-again = Még egyszer, a második jelért: megint homályos emléket vegyél el (2/2).
lesson-first-second-talk = Mindkét emlékről ugyanaz az ember beszélget Billyvel. Legyen ez a második ápoló.
lesson-first-street = Este van. Aki nem dolgozott, két jelzőt kap; ma nincs ilyen. Most felfordítjátok az emlékeket. A sima szegély a rács széle, itt balra és fent. Tedd az emléket az 1. helyre.
lesson-first-drawer = Minden életszakasznak külön sora, minden emléknek egy igazi helye van. Ezen a lapon a szegély jobb oldalt van. Tedd a 6. helyre.
lesson-first-boatyard = Ezen a lapon megint bal oldalt van a szegély. Tedd az 1. helyre, és nézd meg az öltéseket e lap és a fölötte lévő között.
lesson-first-arranged = Az öltések lapról lapra folytatódnak: igazi szomszédok. Amíg nem vagy kész, a lapokat soron belül megcserélheted, esténként legfeljebb húszszor. Most jó a sorrend. Válaszd a Kész gombot.
lesson-first-ask = Második nap: a vezetést minden reggel a következő játékos veszi át. Billy stabil, és te ott vagy: egy jelzőért olyan szakaszról kérdezhetsz, amelyből van emlék a rácson. Kérdezz a Tern Streetről.
lesson-first-enough = Van egy tiszta emléked, estig rejtve. Szerencséd volt: ahogy a sor mutatta, hat emlék és két esemény jöhetett. Az utolsó jelződet tartsd meg: nincs több kérdés.
lesson-first-match = Második este. Látod a tiszta emlékedet: egy ülő fiú, üveggolyóval. Tedd arra a homályosra, amelyen ugyanez a fiú és ugyanezek az öltések vannak.
lesson-first-done = Ötből egy szakasz már tiszta. Ha nincs homályos párja a rácson, a tiszta emlék visszakerül a pakliba. Ha Billy állapota 0, megjön a második figyelmeztetés, vagy eltelt tizenhárom nap, vége a játéknak.

## Válaszok arra, amit a lecke még nem kér

lesson-first-doctor-first = Ápoló is mehet. De a műszakban az elsőnek beosztott orvos dönt: kezdd a magadéval.
lesson-first-yourself = Akkor ebben a műszakban más döntene. Ma kezdd a saját orvosoddal.
lesson-first-the-first = A két ápoló ugyanarra képes. Ez a lecke az elsőre számít.
lesson-first-doctors-later = Ha délelőtt két orvos dolgozik, kevesen maradnak a nap hátralévő részére. Vedd az ápolót.
lesson-first-listen-first = Az orvosi ellátás egy jelzőért megóvná Billyt a romlástól. De akkor senki sem hallgatná meg, és nem tudnátok meg semmit. Majd délután jön sorra.
lesson-first-take-it = A jelző az ápolók készletének is jól jönne. De holnap kelleni fog neked, hogy kérdezhess.
lesson-first-you-talk = Az ápoló is beszélgethetne Billyvel, de akkor az emlék a mappára kerülne. Ezúttal te ülj le hozzá.
lesson-first-nobody-tired = Senki sem fáradt, és ma mindenkire szükség van.
lesson-first-blue-first = Előbb a kék orvost oszd be, hogy ő dönthessen. A többiek utána jönnek.
lesson-first-two-doctors = Az ápolónak nincs miből fizetnie, és éjszakára is kell valaki.
lesson-first-tires = Ez is segítene, de fáraszt, és minden fáradtság azonnal egy jelzőbe vagy egy emlékbe kerül. Az asszisztens sosem fárad el.
lesson-first-nothing-to-cover = Stabil kártyán egy jelző 1-gyel javít Billy állapotán. De orvosi ellátás ma már volt, és az emlékek elvesznének.
lesson-first-memories-today = A jelző is hasznos. Ma este viszont emlékeket szeretnétek kirakni.
lesson-first-the-nurse = Az asszisztens is beszélgethetne. Ez a lecke az ápolóra számít.
lesson-first-left-hem = A bal oldali szegély azt jelenti, hogy balra tőle nincs semmi. Ez a lap az 1. helyre való.
lesson-first-right-hem = A jobb oldali szegély azt jelenti, hogy jobbra tőle nincs semmi. Ez a lap a 6. helyre való.
lesson-first-they-fit = A szegélyek és az öltések összeillenek. Hagyd így a lapokat.
lesson-first-ask-street = Erről is lehetne kérdezni. Ezúttal a Tern Streetről kérdezz.
lesson-first-ask-first = Van jelződ, és a kártya stabil: jó pillanat egy kérdésre.
lesson-first-keep-one = Megtehetnéd, az utolsó jelződért. Tartsd meg: holnap új kártya jön.
lesson-first-other-boy = Azon a lapon a fiú sétál, és mások az öltések. Hasonlítsd össze újra.
lesson-first-it-is-here = A párja ott van a rácson. Keresd az ülő fiút.

## Unszolás, terelés, telefon

lesson-talk = A beszélgetés terelése
    .rule = Unszolás, terelés és események; az első forgatókönyv után ajánljuk.

lesson-talk-why = A második forgatókönyvtől bizonyos emlékeket kerestek, itt a { period-1 } emlékeit, és az orvosok terelhetik a beszélgetést. Ma egyedül vagy, két orvossal.
lesson-talk-sit = Délelőtt a sárga orvos dolgozik. Ülj le Billy mellé: válaszd a palliatív ellátást.
lesson-talk-insist = Billy „{ period-4 }” emlékével kezdi. Az idézet után az orvos egy jelzőért másról kérdezhet; ez a lap visszakerül a pakliba. A Tern Streetet keresed: unszold.
lesson-talk-leave = Most a Tern Streetről beszél. Amíg van miből fizetni, többször is unszolhatod. Dél van, szabadságra senkinek sincs szüksége. Válaszd a Kész gombot.
lesson-talk-guide = Most a kék orvos beszélget, két emlékről. Terelni az első lap előtt lehet, egy jelzőért, olyan életszakaszra, amelyből van homályos emlék játékban. Tereld a Tern Streetre.
lesson-talk-event = Előbb egy esemény jött. A két lap egyikének számít, hacsak nem kell figyelmen kívül hagyni; hatása Billy állapotától függ. Egy beszélgetésben sosem lehet terelni és unszolni is.
lesson-talk-phone = Később lesz telefon is. Ellátás helyett műszakonként egy orvos telefonálhat, ha 2-nél kevesebb a fáradtsága. A hívás a betegkártya után jön.

lesson-talk-listen = Ha orvosi ellátást választasz, lemondasz az emlékről. Előbb hallgasd meg.
lesson-talk-not-this-one = Meghallgathatnád. De a célhoz a { period-1 } kell, és van jelződ.
lesson-talk-all-needed = Senki sem fáradt, és ma kevesen vagytok.
lesson-talk-steer = Akkor Billy választana. Egy jelzőért te választod, miről beszéljen.

## Fáradtság és szabadság

lesson-rest = Fáradt emberek
    .rule = A fáradtság, az ára, és a szabadság, amely elveszi.

lesson-rest-why = A második nap dele; te vezetsz. Éjszakára kevesen voltatok, a második ápoló tovább maradt. Az alatta lévő pont 1 fáradtság. Megmarad, amíg a szabadság el nem veszi.
lesson-rest-send = Most, délelőtt és délután között, a pihenőszobából szabadságra küldhetsz bárkit, csak a saját orvosodat soha. Akit elküldesz, ma már nem dolgozik. Küldd el a második ápolót.
lesson-rest-enough = A második ápoló most pihen. A többiek kipihentek, és ma szükség van rájuk. Válaszd a Kész gombot.
lesson-rest-night = Éjszaka: egy hely, de a pihenőszoba üres. Most hiányzik az ápoló. Akit délutánról átvezényelsz, 1 fáradtságot kap. Vezényeld át a saját orvosodat.
lesson-rest-price = A fáradtságnak azonnal ára van: egy jelző vagy egy kézben tartott emlék. Akinek nincs semmije, nem fizet. Amit Billy mesélt, azt megtartanád: adj le egy jelzőt.
lesson-rest-limits = 2 fáradtsággal az orvos se nem kérdezhet, se nem telefonálhat. 3-nál, az ápoló már 2-nél túlhajszolt, és kihagyja a következő napot; ha a holnapi vezető orvosával történik ez, figyelmeztetés is jár.
lesson-rest-back = Este: a második ápoló kipihenten visszatért. A te orvosod fáradt marad, amíg egy másik vezető szabadságra nem küldi. Adj szabadságot korán, olyankor, amikor valaki nélkülözhető.

lesson-rest-rested = Az első ápoló nem fáradt. A szabadság nem segítene rajta, délután pedig szükség van rá.
lesson-rest-tired-tonight = Még egy ilyen éjszaka, és a második ápoló túlhajszolt lesz. Ma elegen vagytok: küldd szabadságra.
lesson-rest-only-two = Az asszisztens bejönne, és sosem fárad el. De csak kettő van, mindegyik egy napra. Tartsd meg őket rosszabb éjszakákra.
lesson-rest-nurses-sooner = Az ápoló már 2 fáradtsággal túlhajszolt, az orvos csak 3-mal. Az orvosodat vezényeld át.
lesson-rest-keep-it = Megtehetnéd; a lap visszakerülne, és senki sem nézné meg. De este ki szeretnéd rakni. Adj le egy jelzőt.
