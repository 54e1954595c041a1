### 7. forgatókönyv. Alakok: .acc tárgyeset, .there hol csöng a telefon.

contact-lucia = Lucia
    .acc = Luciát
    .there = Triesztben

scenario-07-title = A levél
scenario-07-intro-1 = Egy történettel könnyebb lett, és most látszik, hogy mögötte egy másik állt. „Postás vagyok” – mondja váratlanul. „A legrosszabb, aki valaha élt. Egyetlen levél. Majdnem harminc év.”
scenario-07-intro-2 = A táskája alján, tiszta ingbe bugyolálva, egy boríték. Az éjjeliszekrénybe teszitek, és nem kérdeztek. Látta, hogy láttátok. „Nem az enyém” – mondja. „Nem beszélhetek róla, amíg őróla nem beszéltem.”
scenario-07-setup = A boríték az éjjeliszekrényben marad, és senki sem nyúl hozzá. Előbb jön az az ember, akitől kapta; aztán, ha elbírja, maga a boríték; és csak a végén a telefon. Messzire kell telefonálni. Aki vállalja, annak mindkét kezére és jó sok türelemre lesz szüksége.
scenario-07-rules = A kapcsolatlapka játékban van. Kezdő lap: egy homályos emlék a „Déli fény” sorában. „A fiók” egy kártyapárja, homályos és tiszta, az éjjeliszekrényben van: amikor a kezdő emlék kitisztul, a homályos lap a sorába kerül, a tiszta a pakliba. Van továbbá három híváskártya; a három hívásból egyet vesznek fel. Orvos akkor telefonálhat, ha az éjjeliszekrényből előkerült emlék kitisztult, és minden hívás két saját jelzőjébe kerül. A célkártya négy homályos képet mutat.
scenario-07-goal = Kézbesítsétek a levelet: legalább három tiszta emlék a négy bemutatott közül, köztük az, amelyik az éjjeliszekrényből került elő, és Lucia hangja a telefonban.
scenario-07-win = Az egyik ápoló a nagyanyjától tud olaszul. Telefonon olvassa fel Aldo levelét, lassan, végig: egy kikötő, egy biciklinyi adósság, egy nyár, egy búcsú. Négy perc az egész. Aztán Lucia azt kéri, aki megőrizte. Odatartjátok neki a kagylót. „Grazie” – mondja egy nagyon öreg hang. „Nem ázott el.”
scenario-07-death = A boríték lezárva marad. A holmija között van valami, ami se nem az övé, se nem a tiétek, és a folyosón halkan arról beszéltek, kinek van joga felbontani. Végül úgy hagyjátok, ahogy van, bélyeget vesztek, és együtt mentek el a postára.
scenario-07-transfer = Az áthelyezéskor elvész a levél. Két napig senki sem találja, és Billy már nem is kérdez felőle. Aztán egy betegszállító hozza föl, laposra préselve, mint egy falevelet, a raktárból, egy matrac alól. Utánakülditek, és mellé egy cédulát is, amelyre mindnyájan írtok: itt van, csak kerülőt tett.
scenario-07-voice-1 = „Pronto?” Vékony, egészen nyugodt hang. Azt mondjátok: Aldo, semmi mást, mert csak ebben a szóban vagytok biztosak. A vonal túlsó végén széket húznak közelebb. „Parli” – mondja. Hallgatom.
scenario-07-silence-1 = Triesztben kicsöng. Elképzeltek egy folyosót, kőlapokat, fekete készüléket egy polcon. Senki sem jön. Billy az ujjaival számol a takarón, és a tizenkettedik csengésnél megrázza a fejét.
scenario-07-silence-2 = Foglalt, megint foglalt, aztán süket. „Nagyon szeret beszélni” – mondja. „Ő mesélte. Sorba kellett állni nála.” A borítékra néz. „Ez a levél ráér. Isten a megmondhatója, hogy megszokta már.”
scenario-07-beat-1 = „Ő maga hajtotta rá az ujjaimat” – mondja, és még egyszer megteszi, ujjról ujjra. „Az ember azt hinné, ennyit megtesz valakiért. Hogy akár gyalog is elmegy Olaszországig.”
scenario-07-letter = A boríték a takarón fekszik. Lucia Ferri, egy trieszti utca, megbarnult tinta. A cím alatt, újabb írással, telefonszám: egyszer maga derítette ki, és ennél tovább nem jutott. „Föl kell bontaniuk” – mondja. „Lehet, hogy ő a postát már nem tudja kivárni.” Elfordul, hogy ne lássa; aztán visszafordul, és nézi.

## Emlékek, amelyekről innentől többet tudni.

scene-lunch-7 = Felfordított ládán ül Aldo Ferri, a manlyi komp gépésze, és kettétöri a kenyerét.
scene-hand-7 = Billy kalappal és egy levéllel lép ki a betegszobából. Aldo, aki már a fejét sem bírja fölemelni, arra kérte, vigye el a húgának, Luciának.
scene-rooms-7 = Az üres kandallópárkányon Aldo levele áll, Luciának szól. A boríték nincs felbontva.
