### 6. forgatókönyv

event-x2 = Füst
    .text = Elfordítja az arcát, és azt mondja, ég valami.

scenario-06-title = A csónakház
scenario-06-intro-1 = A telefonok óta rosszul alszik. Éjjelente Jamie nevét mondja, és kéri, csukjátok be az ablakot a füst miatt. Füst nincs. Minden alkalommal megnézitek, és minden alkalommal becsukjátok az ablakot.
scenario-06-intro-2 = Volt egy ígéret, ennyit tudtok: sötét előszoba, az anyja keze az álla alatt. Ami utána jött, azt kerüli, mint egy lyukat a padlón. „Ne hagyják, hogy szépen mondjam el” – kéri. „Majdnem negyven éve szépen mondom. Magamnak.”
scenario-06-setup = Egy kép már megvan: egy lámpa meg egy ígéret. Billy azt kérte, utána senki se vigasztalja, és ezt minden műszakváltáskor továbbadjátok. Amit most el fog mondani, az sokba kerül neki, és a gyógyszeres kocsin erre nincs semmi.
scenario-06-rules = Kezdő lap: egy homályos emlék a „Tern Street” sorában. A tiszta pakliból kikerül a „Könnyebb, hogy elmondta” esemény, és bekerül a „Füst”. Az emlékek súlya, csak a fájóké: minden lerakott mínuszos tiszta emlék 1-gyel rontja Billy állapotát, és akinél olyan van, amelynek a párja játékban van, annak le kell raknia. A célkártya négy homályos képet mutat.
scenario-06-goal = Maradjatok Billy mellett, amíg el nem jut a tűz éjszakájáig: legalább három tiszta emlék a négy bemutatott közül.
scenario-06-win = Arra kér, üljetek egyenesen, mint egy tárgyaláson. „A kályha az én dolgom volt” – mondja. „Égve hagytam, és kimentem. Jamie tizenhat éves volt. Azt mondta, ő volt, és én hagytam.” Senki sem szól. Ketyeg egy gép. Várja az ítéletet, de az nem jön. „Ennyi” – mondja végül elképedve. „Ennyi volt az egész.”
scenario-06-death = A tűz csak az övé marad. Elégszer láttátok a fényét az arcán, hogy tudjátok: ott volt, és ő közel állt hozzá. Amit mondani készült, azt magával viszi. Kinyitjátok az ablakot, mert mindig azt kérte, csukjátok be.
scenario-06-transfer = Az új osztályon könnyű betegnek tartják. Elhallgatott, megeszi, amit kap, és az ajtót nézi. A lépcsőn találkoztok az egyik ápolójával. „Szokott ez az ember beszélni?” – kérdezi. „Szokott” – mondjátok, és nem tudjátok, hol kezdjétek.
scenario-06-beat-1 = „Tíz perc” – mondja. „Minden csillagot látni lehetett.” Megfogja a korlátot, aztán elengedi. „A cédrus édesen ég. Ezt senki sem mondja az embernek.”
scenario-06-beat-2 = Betűről betűre diktálja a nevet, mintha jegyzőkönyvbe: J, A, M, I, E. „Hogy le legyen írva valahol – mondja –, hogy nem ő volt.”
scenario-06-beat-3 = Hosszú mondatokhoz már gyenge. Rövideket mond. Kiderül, hogy azokba több fér.

## Emlékek, amelyekről innentől többet tudni.

scene-shavings-6 = Quinlan hajóműhelye, az első nap. Billy egy nála magasabb seprűre támaszkodik, és beszívja a kátrány meg a cédrus szagát.
scene-stars-6 = Billy lámpással a kezében jön vissza a parton. A csónakház ablakai mögött túlságosan nagy a fény.
scene-sentence-6 = Quinlan irodájában Jamie azt mondja: én voltam. Billy a sapkáját gyűri, és hagyja, hogy kimondja.
