### 4. forgatókönyv

scenario-04-title = Amennyit nyom
scenario-04-intro-1 = Nem minden emlék tesz jót neki. Kezditek látni az értékeken: van történet, amely után órákig egyenletes a pulzusa, és van, amely után a falnak fordul. Erre nincs oszlop a lázlapon. Valaki vonalzóval rajzolt egyet.
scenario-04-intro-2 = „Ne csak a szépeket válogassák” – mondja. „Észrevenném.” A pszichológusnő, aki csütörtökönként jön, bólint, amikor elmondjátok neki. Igaza van, mondja. Csak arra ügyeljetek, ne úgy aludjon el, hogy a másik fajta maradt legfelül.
scenario-04-setup = Mostantól mindkettőt leírjátok: mit mesélt el, és mit tett az vele. Plusz a margón, mínusz a margón. Mínuszt senki sem szeret rajzolni. De amibe belekezdett, azt a helyére akarja tenni, ti pedig megígértétek, hogy nem néztek félre.
scenario-04-rules = Az előkészületek nem változnak. Az emlékek súlya: amikor tiszta emlék kerül a helyére, a kellemes (plusz) 1-gyel javítja Billy állapotát, a fájó (mínusz) 1-gyel rontja. Akinél olyan tiszta emlék van, amelynek a párja játékban van, annak le kell raknia.
scenario-04-goal = Tartozzon össze a jó és a rossz: legalább öt tiszta emlék, és közöttük legalább kettővel több kellemes, mint fájó.
scenario-04-win = Előbb nevet valamin, ami az esőben történt. Aztán sír, máson vagy ugyanazon, ti pedig zsebkendőt adtok neki, és vele együtt néztek ki az ablakon. Aztán alszik, hét órát egyhuzamban, ennyit még soha. Reggel azt mondja: „Egy teher ez. Mindig kettőnek hittem.”
scenario-04-death = Túl nehéz volt egyetlen éjszakára. Amit emelni kezdett, azt már nem tudta idejében letenni. Mindannyian újra meg újra végiggondoljátok azokat az órákat, és nem találtok olyan pontot, ahol meg kellett volna állítani. Nem is akarta, hogy megállítsátok. Azt mondta: „Ezt az egyet még befejezem.”
scenario-04-transfer = Az új osztályon utánatok kérdez. Az ebédlőben mondják el nektek, kedvesen, ahogy üdvözletet szokás átadni. Nekik még nem mesélt semmit; azt mondja, a többieket várja. A tálcátokat nézitek. Búcsúzni nem volt idő.
scenario-04-beat-1 = Ez után azt kéri, oltsátok le a lámpát. A sötétben maradtok, amíg a lélegzete meg nem találja az ütemét. „Egy fiók” – mondja végül. „Minden abba az egy fiókba ment.”
scenario-04-beat-2 = A szíve azt költi, amije van. Közelebb húzzátok a széket, és kevesebbet beszéltek. Ő, úgy látszik, érti, hogy ez a tisztelet jele.
scenario-04-beat-3 = Az igazgató átnézte a lázlapokat. Nem barátságtalan. Egy kórházi osztály nem gyóntatószék, mondja, és a szabályoknak megvan az okuk. Ti ismeritek az okokat. De azt is tudjátok, ki fekszik a négyes szobában.
