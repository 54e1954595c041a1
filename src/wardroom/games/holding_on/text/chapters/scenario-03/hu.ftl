### 3. forgatókönyv

scenario-03-title = Akinek szólni kell
scenario-03-intro-1 = A főorvosnő az űrlap üres rovatára koppint. „Egy nevet mondott. Senki sem él végig egy életet egyetlen névvel.” Billy szeme láttára nézitek át a zakóját: ceruzacsonk, évekkel ezelőtti árapálytáblázat, egy kulcs, amely itt semmit sem nyit.
scenario-03-intro-2 = „Nincs senki” – mondja. Néhány perccel később pedig a mennyezetnek: „Senki, akihez jogom volna.” Ez már másik mondat, és a szobában mindenki hallotta. Valamikor fogta mások kezét. Jó volna tudni, kikét.
scenario-03-setup = Egy képet magától adott nektek, kérés nélkül; ott van az asztalon, a lámpa alatt. Köré tűzitek, ami csak úgy mellékesen előkerült: hét körvonal, alig több, mint árnyék a redőnyön. Megismernétek őket, ha beszélni kezdene róluk.
scenario-03-rules = Előnnyel indultok: egy homályos emlék már a játék elején ott van a „Tern Street” sorában; tiszta párja a pakliban van. A célkártya hét homályos képet mutat, hogy tudjátok, mit keressetek.
scenario-03-goal = Keressetek olyanokat, akik tudni szeretnék, hol van Billy: legalább három tiszta emléket a hét bemutatott közül.
scenario-03-win = Vannak, akik tudni szeretnék, hol van. A székek üresek, mégis szinte itt vannak a szobában: valaki, aki egykor várt rá, és talán még mindig vár. Ceruzával beírjátok az űrlapba, amitek van: egyetlen nevet, és mellé néhány szót a többi helyett. Ő a ceruzát nézi. „Nem fogják felhívni őket” – mondja. Ez nem egészen kérés. Senki sem felel, és senki sem radíroz ki semmit.
scenario-03-death = Nincs szám, amelyet hívni lehetne. Tudjátok, hogy szerették, hallottátok a szünetekben. De egy szünet nem fér el egy űrlapon, és nem is tárcsázható. Amikor a temetkezési vállalkozó a család felől érdeklődik, azt mondjátok: „Egyelőre mi.”
scenario-03-transfer = Az iratai egyetlen névvel mennek tovább a következő osztályra, cím nélkül. Kézzel írtok hozzájuk egy lapot, mindent, amit tudni véltek, és legelőre teszitek. Hogy olvassa-e valaki egy ilyen mappa első lapját, azt nem tudhatjátok. Remélitek, hogy ott is olyan kíváncsiak lesznek, mint ti voltatok.
scenario-03-beat-1 = „Féltem, hogy elejtem – mondja –, hát letérdeltem.” Megmutatja, hogyan, csak a karjával, és egy pillanatra mintha tartana is valamit.
scenario-03-beat-2 = A nap nagy részét átalussza. Hajnali négykor az ápoló ébren találja, mozgó ajkakkal. Neveket vesz sorra, mint aki indulás előtt a zárakat ellenőrzi. Az ápoló nem szól közbe.

## Emlékek, amelyekről innentől többet tudni.

scene-feather-3 = A hatéves Billy a konyhakövön térdel, hogy biztosan el ne essen. Most adták a karjába az öccsét, Jamie-t.
scene-word-3 = A sötét előszobában az anyja megemeli az állát: bármi lesz is, vigyázz Jamie-re. Billy bólint.
scene-tins-3 = Jamie áll mellette a munkapadnál, két számmal nagyobb overallban. Billy megmutatja neki, hogyan fogja a fakalapácsot.
scene-page-3 = Levél Belfastból, olyan írással, amely éppúgy megöregedett, mint az övé. Jamie azt írja: gyere haza.
