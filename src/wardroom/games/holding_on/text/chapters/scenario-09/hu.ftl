### 9. forgatókönyv. Alakok: .val eszközhatározó.

regret-fire = a tűz
    .val = a tűzzel
regret-letter = a levél
    .val = a levéllel
regret-seat = az üres szék
    .val = az üres székkel

scenario-09-title = Három megbánás
scenario-09-intro-1 = „Három van – mondja –, mint a mesében.” Fölemel három ujjat, és nézi őket: egy kályha, egy levél, egy szék. Mindegyikről hallottatok már. Elmondta, mi történt. Azt még nem mondta ki, amit mondani szeretett volna.
scenario-09-intro-2 = A lelkész szerint a megbocsátásról van szó, a pszichológus szerint a rendről. A takarítónő, aki éppoly régen ismeri, mint ti, azt mondja, valakinek ott kell ülnie, amíg túl nem esik rajta. Úgy döntötök, mindhármuknak igaza van, és felváltva ültök a széken.
scenario-09-setup = Három kártyára íratott veletek egy-egy szót; az éjjeliszekrényben vannak, lefelé fordítva. Mindegyik történetből egy kép már tisztán ott függ az asztal fölött. A többihez csendes műszak kell neki, valamelyikőtök a széken, és egy óra, amely senki másé.
scenario-09-rules = Minden megbánás egyik emléke kezdettől fogva a sorában van, a homályos és a tiszta lap is. Az éjjeliszekrényben három megbánáskártya van. Érvényes az emlékek súlya: a pluszjel 1-gyel javítja, a mínuszjel 1-gyel rontja Billy állapotát, és azt a tiszta emléket, amelynek a párja játékban van, le kell rakni. Egy megbánás akkor kész, ha négy emlékéből legalább kettő tiszta. Stabil kártyánál, amikor az orvosok kérdezhetnek, egy beosztott orvos, akinek 2-nél kevesebb a fáradtsága, két saját jelzőjét a kártyára teheti, és Billyvel együtt szembenézhet a megbánással. Amelyikkel egyszer szembenéztetek, azzal többször már nem kell.
scenario-09-goal = Billyvel együtt nézzetek szembe mindhárom megbánással: a tűzzel, a levéllel, az üres székkel.
scenario-09-win = Három dolog elhangzott. A szobában semmi sem változott, se a kancsó, se a redőny, se a fény a padlón. Csak a monitor csendesebb, vagy úgy tűnik, mert már nem azt figyelitek. Nyitott tenyérrel alszik. Az éjjeliszekrényen három megfordított kártya. A holmijához teszitek őket; még egyszer szükség lesz rájuk.
scenario-09-death = A második mondatba már belekezdett. Most az egyszer mind ott voltatok, senkiért sem kellett szaladni. Lehet, hogy befejezte; az ajka még mozgott egy kicsit. A szavakat egyikőtök sem hallotta. A folyosón megegyeztek abban, hogy befejezte.
scenario-09-transfer = Az ágya mellett üres a szék. A másik osztály üvegajtaján át látjátok, amikor valamelyikőtök valami ürüggyel arra megy. Valakinek ott kellene ülnie. Semmi keresnivalótok azon a folyosón. Másnap jobb az ürügy, és egy perccel tovább maradtok.
scenario-09-regret-fire = „Jamie – mondja az üres széknek –, az én kályhám volt. Tizenhat éves voltál, nem lett volna szabad bátrabbnak lenned nálam. Készen voltak a szavak, és én tengerre szálltam velük. Most odaadom őket neked.” Leírjátok, dátummal, és ő aláírja.
scenario-09-regret-letter = „Aldo – mondja –, kézbesítve. Előbb részeg voltam, aztán szégyelltem, és az tovább tartott. A húgod azt mondja, még mindig tartozol neki egy biciklivel.” Fülel, mintha felelne valaki. „Megkértem, hogy engedje el.”
scenario-09-regret-seat = „Nell – mondja –, ott voltam. A kocsiban, leállított ablaktörlővel. Az elejét hallottam a falon át. Azt gondoltam, ilyen állapotban az embernek nincs joga bemenni. Neked kellett volna eldöntened, és én meg se kérdeztelek.” A szék egészen közel van az ágyhoz. Végig ott volt.
scenario-09-beat-1 = Azt kérdezi, milyen nap van. Péntek, mondjátok. „Akkor a nehezet pénteken csinálom meg” – mondja, és nem árulja el, melyik az.
scenario-09-beat-2 = Egy csészét már nem tud megtartani. Egy gondolatot még igen, egészen a végéig, mondja, és ha megkérdezik, ő is ezt a sorrendet választotta volna.
scenario-09-beat-3 = Levél az igazgatótól, két sor, minden szava helyénvaló. Valaki kitűzi a táblára. Valaki más egy rajzot tűz mellé: járda, lépcső, ajtó, ablak, kémény.
