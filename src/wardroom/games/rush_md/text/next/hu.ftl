### Mi következik a Rush M.D.-ben: így mondja az útmutató a tábla mellett.

## Az akciófázis körül.

next-council = Az óra még nem jár. Nézz körül nyugodtan, aztán nyomd meg a Kész gombot.
next-others = Most már csak a többiekre kell várni.
next-countdown = Mindjárt indul az óra. A szaggatott vonal mutatja, mire koppints.
next-evaluation = Minden beteget értékelünk: az a legjobb, ha pontosan azt kapta, amit a kártya kér. Olvasd el, aztán nyomd meg a Tovább gombot.
next-pause = Valaki szünetet kér. Ha beleegyezel, megáll az óra.
next-resume = Mehet tovább? Akkor folytasd a játékot.

## Homokórák.

next-admit = Kint új betegek várnak. Küldj egy szabad ápolót a betegfelvételhez.
next-hospitalize = Valakinek ágy kell. Küldd az orvosodat a betegfelvételhez.
next-clinic = A rendelőben kezelhető egy beteg. Küldj oda egy ápolót vagy az orvosodat.
next-ward = Az osztályon kezelhető egy beteg. Küldj oda egy ápolót.
next-exam-cultures = Az ágy már a tenyésztésnél áll. Küldd oda az orvosodat.
next-exam-blood-exam = Az ágy már a vérvizsgálatnál áll. Küldd oda az orvosodat.
next-exam-xray = Az ágy már a röntgennél áll. Küldd oda az orvosodat.
next-exam-mri = Az ágy már az MRI-ben áll. Egyensúlyozd az orvosodat a lapkán.
next-surgery-doctor = Műtét: szervet orvos ültet be. Küldd az orvosodat a műtőbe.
next-surgery-nurse = Műtét: gyógyszert ápoló ad be. Küldj egyet a műtőbe.
next-blood = Töltsd fel a vérkészletet: küldj valakit a vérbankba.
next-organs = Töltsd fel a szervkészletet: küldd az orvosodat a gyógyszertárba.
next-pharmacy = Töltsd fel a gyógyszerkészletet: küldj egy ápolót a gyógyszertárba.
next-research = Ehhez a munkához jobb egy kutatáskártya. Küldd oda a homokórát.
next-turn = Ott folytatódik a munka, ahol ez a homokóra áll: fordítsd meg.
next-lift-off = Az orvosodnak itt nincs dolga, és a mező másnak kellhet. Vedd le a homokórát.
next-wobble = Inog a homokórád! Érintsd meg, hogy el ne dőljön.

## Ágyak és betegek.

next-carry = Most { the-bed }nak { $area_ban } a helye.
next-draw = Vegyél fel egy { $type_acc }. Egy akcióval legfeljebb három beteget vehetsz fel.
next-to-bed = Vidd a beteget a sorból { the-bed }ba.
next-whom = { $place_cap }: válaszd ki ezt a beteget.
next-give = { $place_cap }: adj be a betegnek { $kind_acc } a raktárból.
next-syringe = A következőt csak fecskendővel lehet beadni. Előbb vegyél elő egy üreset.
next-finish = Itt végeztél. Fejezd be az akciót.
next-finish-lacking = { $place_cap }: ez a beteg még nem gyógyult meg, mert nincs { $kind } a raktárban. Fejezd be az akciót, és hozzatok belőle.
next-put-back = Ami a kezedben van, arra már nincs szükség. Tedd vissza.

## Vizsgálatok.

next-cultures = Melyik jelzőn van { $icon }? Fordítsd fel őket, és jegyezd meg, amit látsz.
next-disc-out = A korongoknak úgy kell állniuk, mint a kártya hátoldalán. Előbb emelj ki egy rossz korongot.
next-disc-in = Ez a korong való az üres lyukba.
next-read = A korongok már jól állnak. Olvasd le az eredményt.
next-xray-next = Ezen a röntgenképen rajta van { the-bed }. Tedd a pakli aljára.
next-xray-take = Erről a röntgenképről hiányzik { the-bed }, tehát ez kell. Vidd az ágyhoz.
next-mri-draw = A homokóra egyensúlyban van. Húzd fel az MRI-kártyát; az ágy itt marad, amíg le nem pereg a homok.

## Raktár.

next-donate = Vigyél vért a közös készletből a polcra.
next-stock = Vigyél { $kind_acc } a közös készletből a polcra.
next-stock-organ = Vigyél { $kind_acc } a közös készletből a szervek közé.

## Amire várni kell. $count másodpercek száma.

next-hand = Egy pillanatra foglalt a kezed.
next-wait-exam = Vizsgálat következik { the-bed }nál: { $exam }. { $glass_cap } { $count } mp múlva szabad.
next-wait-bed = Valakinek ágy kell: { $glass } { $count } mp múlva szabad.
next-wait-admit = Belefér még egy beteg: { $glass } { $count } mp múlva szabad.
next-wait-treat = { $place_cap }: ez a beteg következik. { $glass_cap } { $count } mp múlva szabad.
next-wait-stock = Kevés a raktárban: { $kind }. { $glass_cap } { $count } mp múlva szabad.
next-wait-ward = A következő teendő a járvány { $ward ->
    [A] az A
   *[B] a B
} osztályon. { $glass_cap } { $count } mp múlva szabad.
next-slot = Lenne tennivaló { $slot_n }, de { $glass } még { $count } mp-ig foglalja a helyet.
next-blocked = Lenne tennivaló { $slot_n }, de tétlenül áll ott { $glass }. Kérd el a helyet.
next-taken = Valaki épp most tesz homokórát { $slot_ra }.
next-scan = Az MRI-felvétel { the-bed }nál még { $count } mp-ig tart. Addig az ágy ott marad.
next-coming = Már érkeznek az új betegek. Mindjárt lesz tennivaló.
next-colleague = { $place_cap }: ezzel a beteggel már más foglalkozik.
next-left = Az imént tolta át valaki { the-bed }at; egy kis ideig még ő foglalkozik vele.
next-left-ward = Az imént tolt át valaki egy ágyat { $ward ->
    [A] az A
   *[B] a B
} osztályról; az ottani járvánnyal egy kis ideig még ő foglalkozik.
next-room = Következik { the-bed }, amint felszabadul a hely, ahol most { $other ->
    [A1] az A1
    [A2] az A2
    [A3] az A3
   *[other] a { $other }
} ágy áll.
next-fetched = Valaki épp viszi a raktárba, ami mindjárt kell: { $kind }.
next-short = { $place_cap }: a betegnek még kell { $kind }, de most nincs, aki hozzon.
next-supply = { $place_cap }: a betegnek még kell { $kind }, de a közös készletből elfogyott.
next-no-bed = { $place_cap }: ez a beteg ágyra vár, de mind a hat foglalt.
next-too-late = { $place_cap }: ezt a beteget már nem lehet időben meggyógyítani. Más nem vár.
next-stuck = { $place_cap }: ezzel a beteggel most nincs mit kezdeni.
next-epidemic = A járvány akkor kezelhető { $ward ->
    [A] az A
   *[B] a B
} osztályon, ha visszakerül oda { the-bed }.
next-epidemic-others = Más már kezeli a járványt { $ward ->
    [A] az A
   *[B] a B
} osztályon.
next-epidemic-short = Járvány { $ward ->
    [A] az A
   *[B] a B
} osztályon: kell még { $kind }, de most nincs, aki hozzon.
next-epidemic-late = Már nem lehet időben kezelni a járványt { $ward ->
    [A] az A
   *[B] a B
} osztályon. Más nem vár.
next-done = Mindenki megkapta, ami kell, új betegre pedig nem jut idő. Várd meg, amíg lejár az óra.
