### 3. forgatókönyv

scenario-03-title = Akinek szólni kell
scenario-03-intro-1 = A főorvosnő az űrlap üres rovatára koppint. „Egy nevet mondott. Senki sem él végig egy életet egyetlen névvel.” Az ő szeme láttára nézitek át a zakóját: ceruzacsonk, évekkel korábbi árapálytáblázat, egy kulcs, amely itt semmit sem nyit.
scenario-03-intro-2 = „Nincs senki”, mondja. Néhány perccel később pedig a mennyezetnek: „Senki, akihez jogom volna.” Ez már másik mondat, és a szobában mindenki hallotta. Valamikor voltak kezek, amelyeket fogott. Jó volna tudni, kiké.
scenario-03-setup = Kezdő lap: egy homályos emlék a „Tern Street” sorában kezdettől fogva lent fekszik; tiszta párja a pakliban van. A célkártya hét homályos képet mutat, hogy tudjátok, mit keressetek.
scenario-03-goal = Keressetek olyanokat, akik tudni szeretnék, hol van: legalább három tiszta emléket a hét bemutatott közül.
scenario-03-win = Hárman szeretnék tudni, hol van. A székek üresek, mégis szinte itt vannak a szobában: valaki, aki egykor várt rá, és talán még mindig vár. Ceruzával beírjátok a neveket az űrlapba. Ő a ceruzát nézi. „Ne hívják föl őket”, mondja. Nem egészen kérés. Senki sem felel, és senki sem radíroz ki semmit.
scenario-03-death = Nincs szám, amelyet hívni lehetne. Tudjátok, hogy szerették, hallottátok a szünetekben. De egy szünet nem fér el egy űrlapon, és nem is tárcsázható. Amikor a temetkezéstől a család felől kérdeznek, azt mondjátok: „Egyelőre mi.”
scenario-03-transfer = Az iratai név nélkül mennek tovább a következő osztályra. Kézzel írtok hozzájuk egy lapot, mindent, amit tudni véltek, és legelőre teszitek. Hogy olvassa-e valaki egy ilyen mappa első lapját, nem tudni. Remélitek, hogy ők is kíváncsiak lesznek.
scenario-03-beat-1 = „Féltem, hogy elejtem”, mondja, „hát letérdeltem.” Megmutatja, hogyan, csak a karjával, és egy pillanatra mintha volna benne valami.
scenario-03-beat-2 = A nap nagy részét átalussza. Hajnali négykor az ápoló ébren találja, mozgó ajkakkal. Neveket vesz sorra, mint aki indulás előtt a zárakat ellenőrzi. Az ápoló nem szól közbe.
