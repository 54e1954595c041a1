### A terminál magyarul.

## Játék előtt

cli-welcome = Írd be egy lehetőség számát vagy szavait. A „súgó” felsorolja a parancsokat.
cli-who = Ki játszik?
cli-who-colleague = Te és egy gépi munkatárs
cli-who-two-colleagues = Te és két gépi munkatárs
cli-who-alone = Te egyedül, minden helyen
cli-who-people = Többen ennél a billentyűzetnél
# Milyen jól játszanak a gépi munkatársak; $count a számuk.
cli-strength = { $count ->
    [one] Milyen jól játsszon a munkatárs?
   *[other] Milyen jól játsszanak a munkatársak?
}
cli-who-names = A nevek, vesszővel elválasztva:
cli-unfinished = Egy befejezetlen játszma vár: wardroom play --resume
cli-resumed =
    { $count ->
        [0] Kezdődik a játék.
       *[other] Folytatódik a játék, eddig { $count } lépés volt.
    }
# $line: hol kezdődik a sérülés; $kept és $lost: hány lépés; $file: a sérült fájl.
cli-damaged = A fájl sérült (az első hibás sor: { $line }): { $kept } lépés megmaradt, { $lost } sor elveszett; a sérült fájl itt maradt meg: { $file }.

## Játék közben

cli-thinking = { $who } gondolkodik…
cli-you = te
cli-reason = Miért: { $reason }
cli-hand-over = A billentyűzetet { $who } veszi át.
cli-press-enter = [Enter]
cli-which = „{ $typed }” többet is jelenthet:
cli-no-number = { $typed }: ilyen szám nincs a listán.
cli-not-understood = Nincs ilyen lehetőség vagy parancs: „{ $typed }”; a „súgó” felsorolja a parancsokat.
cli-not-now = Most nem lehet: { $action }.
cli-let-time-pass = Várj, amíg valami új tennivaló akad
# Túl hosszú csoport: hány lehetősége van.
cli-choices = { $count } lehetőség
cli-step-back = Vissza az előző kérdéshez
cli-undone = Visszavonva: { $action }.
cli-undo-possible = A „vissza” visszavonja az előző lépést.
cli-undo-nothing = Nincs mit visszavonni.
cli-undo-revealed = Az utolsó lépésed már nem vonható vissza, mert azóta valami új derült ki.
# $action: a választás szavakkal; $notation: amit be lehet írni.
cli-hint = Tipp: { $action } ({ $notation }).
cli-hint-wait = Tipp: egyelőre várj.
cli-no-hint = Itt senki sem tud tippet adni.
cli-nothing-found = „{ $about }”: nincs találat.

## Mentés

cli-saved = A játszma el van mentve. Folytatás:
cli-saved-finished = Így nézheted meg újra:
# $chapter is what a chapter of the campaign is called.
cli-unlocked = Új fejezet is játszható: „{ $chapter }”.
cli-unsaved = A játék mentés nélkül megy tovább.
cli-saved-again = A játszma újra el van mentve.
cli-left-unsaved = A játszma utolsó lépései nincsenek elmentve.
cli-save-where = A játszma mindig itt van elmentve: { $file }. Másolat: mentés FÁJL
cli-save-exists = { $file } már létezik; válassz másik nevet.
cli-save-done = A másolat itt van: { $file }.

## Parancsok. Az első szó látszik; mindegyiket érti, az angolt is.

cli-command-undo = vissza v
cli-command-hint = tipp
cli-command-log = napló naplo
cli-command-history = lépések lepesek
cli-command-save = mentés mentes
cli-command-help = súgó sugo ?
cli-command-back = vissza
cli-command-quit = kilépés kilepes vége vege
cli-command-map = térkép terkep
cli-command-discards = dobott dobottak
cli-command-rules = szabályok szabalyok szerep

cli-help = Írd be egy lehetőség számát, jelölését ({ $notation }) vagy a szavainak az elejét ({ $begun }). A 0 passz, várakozás vagy visszalépés az előző kérdéshez; az Enter újra megmutatja az asztalt. Továbbá:
# A szabályok egy oldala után: nevek, amelyekre rá lehet kérdezni.
cli-rules-of = Írd be a „szabályok” szót és egy nevet, és elolvashatod, mit tud:
cli-about-undo = visszavonja az utolsó lépésedet, hacsak azóta nem derült ki valami új
cli-about-hint = megkérdez egy gépi munkatársat, mit tegyél és miért
cli-about-log = mi történt; „napló 50” többet, „napló mind” mindent mutat
cli-about-history = minden lépés jelöléssel
cli-about-save = „mentés FÁJL” másolatot készít; a játszma minden lépés után mentődik
cli-about-help = ez a lista
cli-about-quit = kilép a játékból; a játszma el van mentve
cli-about-map = minden város és az összeköttetései; „térkép párizs”: csak az az egy
cli-about-discards = mindkét dobópakli, és ami kikerült a játékból
cli-about-rules = mit tudnak a szerepek és az események; „szabályok kutató”: csak az az egy

## Visszajátszás

cli-replay-prompt = [Enter] tovább, p vissza, egy szám: ugrás oda, q kilépés >

## Szimulációk

cli-results-so-far = { $share } győzelem
cli-results-none = Egyetlen játszma sem ért véget.
cli-results-ending = Hogyan végződött
cli-results-games = Játszma
cli-results-share = Arány
cli-results-interval = 95%-os intervallum
cli-results-seat = győztes: { $number }. hely
# $low és $high: százalék.
cli-results-wins = Győzelmi arány: { $share } ({ $low } és { $high }% között), { $games } játszma alapján.
# $colleague: a munkatárs fajtája, $games: hányszor ült asztalhoz, $shared: a megosztott győzelmei.
cli-results-kind =
    { $colleague }: { $share } győzelem ({ $low } és { $high }% között), { $games } játszma alapján{ $shared ->
        [0] {""}
       *[other] , ebből { $shared } megosztva
    }; átlagosan { $points } pont.
cli-results-pace = Játszmánként { $decisions } döntés, egyenként { $ms } ms.
cli-results-choices = Átlagosan { $choices } választási lehetőség.
cli-results-slowest = A leglassabb kör { $ms } ms-ig tartott.

cli-soak = { $games } játszma, { $ways }-féle osztás, { $decisions } döntés; a leghosszabb játszmában { $longest }.
cli-soak-sound = Minden invariáns teljesült.
cli-soak-failure = Mag: { $seed } ({ $players }), { $ply }. lépés: { $why } Jegyzőkönyv: { $file }

## Bajnokságok

cli-tournament-players = Játékosok
cli-tournament-points = Pont
cli-tournament-rating = Értékszám
cli-tournament-rivals = A 400-zal nagyobb értékszám tíz győzelmet jelent egy vereségre; ennek a bajnokságnak az átlaga 1500.
cli-tournament-team = Minden csapat ugyanazokat az osztásokat játszotta.

## Egyensúly. $colleague: a munkatárs fajtája.

cli-balance = { $games } játszma minden játékosszámmal, minden helyen: { $colleague }.
cli-balance-target = Cél
cli-balance-cases = Esetek
cli-balance-bounds = Határok
cli-balance-value = Mért érték
cli-balance-holds = Teljesül
cli-balance-yes = igen
cli-balance-no = nem

## Sebesség

cli-bench-pure = sima, másodpercenként
cli-bench-compiled = lefordított, másodpercenként
cli-bench-ratio = ciklusonként
cli-bench-decisions = véletlen döntések
cli-bench-decisions-with-dealing = ugyanez osztással
cli-bench-copies = állásmásolatok
cli-bench-games = végigjátszott véletlen játszmák
cli-bench-peer = { $peer } ({ $decisions }/s)
cli-bench-gain = A lefordított változat a döntésekben { $times }× olyan gyors.
cli-bench-loop = A „ciklusonként” azt jelenti, mennyi fér bele egy mérőciklusba ({ $seconds }); ezt lehet gépek között összehasonlítani.
cli-bench-native = Natív mag: { $decisions } véletlen döntés másodpercenként (saját dobókockával { $quick_decisions }), { $copies } másolat, { $games } teljes játszma, { $batch_steps } lépés kötegben, megfigyelésekkel.
cli-bench-no-native = A Pandemic natív magja itt nincs lefordítva; a `make native` lefordítja, ha van C++-fordító.
cli-load = szerver
cli-load-flat-out = { $tables } asztal, teljes sebesség
cli-load-paced = { $tables } asztal, egyenként { $rate }/s
cli-load-live = { $tables } asztal valós időben, egyenként { $rate }/s
cli-load-moves = elmentett lépések másodpercenként
cli-load-p50 = a lépések felét ennyi időn belül látja a másik játékos
cli-load-p99 = 100 lépésből 99-et ennyi időn belül lát a másik játékos
cli-load-slowest = a leglassabb lépést ennyi idő után látja a másik játékos
cli-load-games = befejezett játszmák
cli-load-refused = elutasítva vagy elveszítve
cli-load-memory = a szerver memóriája
cli-load-memory-per-table = memória asztalonként
cli-load-server = processzor, szerver
cli-load-server-per-move = a szerver processzorideje lépésenként
cli-load-generator = processzor, játékosok
cli-load-aims = Minden lépés a lemezen van, mielőtt bárki értesülne róla. A cél: teljes sebességnél { $moves } lépés másodpercenként, 100 lépésből 99 egyenletes tempónál legfeljebb { $slowest } ms, valós időben legfeljebb { $live } ms alatt.
cli-load-beside = ugyanez elemzések mellett
cli-load-debrief = { $number }. elemzés, { $moves } lépés: { $seconds } s után kész.
cli-load-debrief-aim = A cél: két magon minden elemzés { $seconds } másodpercen belül kész, és egyetlen lépés sem késik miatta.

## Játékok

cli-games-seats = helyek
cli-games-colleagues = munkatársak
cli-games-usual = szokásos

## Leckék

cli-learn-how = Körülbelül { $minutes } percig tart. Mindig tedd meg, amit az adott lépés kér. A „vissza” újra megmutat egy lépést, a „kilépés” véget vet a leckének.
cli-learn-left = Innen folytathatod:
cli-learn-next = Szép munka. A következő lecke:
cli-learn-done = Szép munka: kezdetnek ennyi elég. Most játssz egy igazi játszmát:
