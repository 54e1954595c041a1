# What is explained when it happens for the first time: two sentences, at most 35 words.

first-warning = Figyelmeztetés jár orvosi ellátás nélküli napért, betöltetlen műszakért, és ha a holnapi műszakvezető orvosa túlhajszolt. A másodiknál elveszítitek a forgatókönyvet.
first-critical = Kritikus kártyán csak orvosi ellátás lehet, és minden fedetlen jel 1-gyel rontja Billy állapotát. Ha mindet lefeditek, a személyzet egyik tagja jelzőt kap.
first-day = Minden napnak három műszakja van: töltsétek be a kártya helyeit, aztán válasszatok ellátást. Orvosi ellátás nélküli napért figyelmeztetés jár.
first-band = Billy állapota sötétebb sávba került. Az emlékei közti események hatása ettől függ, ezért az orvosi ellátás most többet ér.
first-overworked = Valaki túl sokat dolgozott, és kihagyja a teljes következő napot. Ha idejében, a délelőtti műszak után szabadságra külditek, minden fáradtsága elmúlik.
first-tired = Az átvezénylés és a beugrás fáradtsággal jár, és mindig egy jelzőbe vagy egy kézben tartott emlékbe kerül. Fáradtságot csak a szabadság vesz le.
first-clear = Egy tiszta emlék megtalálta a homályos párját. A célhoz csak a tiszta emlékek számítanak.
first-answer = A válasz egy tiszta emlék. Estig lefordítva marad, és akkor kerül a helyére, ha a homályos párja már a rácson van.
first-hazy = Billy emlékezik, de az emlék még homályos. Este a rácsra kerül, utána pedig kérdezni lehet az életszakaszáról.
first-averted = A kritikus kártya minden jele le van fedve: a válság elhárult. A személyzet egyik tagja ezért jelzőt kap.
first-unstable = A kártya minden piros cseppje 1-gyel rontja Billy állapotát, hacsak az orvosi ellátás le nem fedi egy jelzővel. 0-nál Billy meghal, és elveszítitek a forgatókönyvet.
first-evening = Aki ma nem dolgozott, gondoskodásjelzőket kap; két játékosnál a műszakvezető orvosa egyetlen műszak után is. Jelzővel lehet jeleket lefedni és kérdezni, ezért hagyjatok valakit pihenni.
first-stable = A stabil kártya időt ad a kérdésekre. Ellátás után a kártyára beosztott orvosok jelzőért tiszta emléket kérhetnek egy olyan életszakaszból, amely már a rácson van.
