### Miért nem lehet most megtenni valamit, egy mondatban.
### A $staff egy figura vagy az ápolók készlete, a $shift egy műszak, a $period egy életszakasz, a $regret egy megbánás.

why-not-over = A forgatókönyv véget ért: { $result }.
why-not-yours = { $question } Ez a kérdés nem hozzád szól.

## Előbb valami mást kell eldönteni

why-not-tired-first = Előbb { $staff_dat } le kell adnia valamit a fáradtságért.
why-not-trust-first = Előbb döntsd el, hogy adsz-e egy jelzőt.
why-not-insist-first = Előbb döntsd el, hogy Billy ennél az emléknél maradjon-e.
why-not-phone-first = Előbb döntsd el, hogy telefonáljon-e valamelyik orvos.
why-not-rest-first = A pihenőszobában még ott van { $staff }.

## Ki hol van

why-not-on-leave = { $staff_cap } szabadságon van.
why-not-on-pad = { $staff_cap } ma az osztályt vezeti, műszakot nem vállal.
why-not-not-called = { $staff_cap } nincs behívva mára.
why-not-at-phone = { $staff_cap } ebben a műszakban a telefonnál van.
why-not-on-card = { $staff_cap } már ezen a betegkártyán van.
why-not-off-card = { $staff_cap } nincs ezen a betegkártyán.
why-not-on-shift = { $staff_cap } ma { $shift_acc } viszi.
why-not-gone = { $staff_cap } már végleg elment.
why-not-not-here = { $staff_cap } ma nincs itt.
why-not-not-in-play = { $staff_cap } senkihez sem tartozik ennél az asztalnál.

## Beosztás

why-not-staffed = Már beosztottátok { $shift_acc }.
why-not-no-shift = Most senkit sem lehet műszakra beosztani.
why-not-no-assistant = Nincs több behívható orvosi asszisztens.
why-not-overworked = { $staff_cap } túlhajszolt, többet nem vállalhat.
why-not-too-early = { $staff_cap } { $shift_acc } vitte; átvezényelni csak a közvetlenül előző műszakból lehet.
why-not-can-be-filled = A műszakot még be lehet tölteni, tehát be is kell.
why-not-nobody-there = Még senki sincs a kártyán, pedig valakinek lennie kell.
why-not-stop = Most nincs mit abbahagyni.
why-not-leave = Szabadságot csak a délelőtt és a délután között lehet adni.
why-not-manager-stays = { $staff_cap } ma a műszakvezetői mappánál marad, nem mehet szabadságra.
why-not-serve = Az esti jelzőket csak akkor kell egyenként kiosztani, ha nem jut mindenkinek.
why-not-served = { $staff_cap } már megkapta az esti jelzőit.
why-not-done = Most senkit sem küldtök szabadságra, és emlékeket sem rendeztek át.

## Jelzők

why-not-full = { $staff_cap } már összegyűjtött { $count } jelzőt, többet nem vehet el.
why-not-pool-closed = Ebben a műszakban nem használható az ápolók készlete: se ápoló, se asszisztens nincs a kártyán.
why-not-give = Most nincs kiosztandó jelző.
why-not-averted-pool = Az elhárított válságért a készlet csak akkor kap jelzőt, ha ápoló is van a kártyán.
why-not-cover = Jelzőt csak orvosi ellátás közben lehet jelre rakni.
why-not-no-token = Nincs gondoskodásjelzője { $staff_dat }.
why-not-no-token-yet = Az orvosi ellátáshoz legalább egy jelző kell.
why-not-lose = Most senki sem lett fáradtabb.
why-not-lose-token = Nincs leadható gondoskodásjelzője { $staff_dat }.
why-not-lose-hazy = Nincs leadható homályos emléke { $staff_dat }.
why-not-lose-clear = Nincs leadható tiszta emléke { $staff_dat }.

## Ellátás

why-not-care-yet = Ellátást akkor kell választani, amikor a műszak már be van osztva.
why-not-no-patient = Most egyetlen betegkártya sem vár ellátásra.
why-not-critical = Kritikus kártyán csak orvosi ellátás lehet.
why-not-care-chosen = Erre a műszakra már megvan az ellátás.
why-not-take = Nincs több választható jutalom.

## Beszélgetések és kérdések

why-not-talk = Most nem kell kiválasztani, ki beszélgessen Billyvel.
why-not-focus = Az első forgatókönyvben Billy arról beszél, amiről ő akar.
why-not-guide = A beszélgetést csak az első emlék előtt lehet terelni.
why-not-drawn = Billy most nem beszél olyan emlékről, amelyet vissza lehetne utasítani.
why-not-trust = Most egy esemény sem kér jelzőt a bizalomért.
why-not-period-unheard = Még semmi sincs játékban { $period_bol }, ezért oda nem lehet terelni a beszélgetést.
why-not-period-told = A homályos emlékek paklijában már semmi sincs { $period_bol }.
why-not-period-empty = Az összegyűjtött emlékek között még semmi sincs { $period_bol }, így nincs mire rákérdezni.
why-not-period-clear = Nem maradt tiszta emlék { $period_bol }.
why-not-query = Kérdezni egy stabil műszak végén lehet.
why-not-query-yet = A kérdések az ellátás után következnek.
why-not-query-over = Ebben a műszakban már nem lehet többet kérdezni.
why-not-not-stable = Kérdésekre csak stabil műszakban van idő, ez pedig nem stabil.
why-not-no-regrets = Ebben a forgatókönyvben nincs mivel szembenézni.
why-not-faced = Billy már szembenézett { $regret_val }.
why-not-regret-hazy = Billy csak akkor nézhet szembe { $regret_val }, ha { $count } idetartozó emlék már tiszta.
why-not-face-price = A szembenézéshez { $staff_dat } { $count } gondoskodásjelző kellene.

## A telefon

why-not-phone-scenario = Ebben a forgatókönyvben nincs kinek telefonálni.
why-not-phone-taken = Ebben a műszakban már { $staff } van a telefonnál.
why-not-phone-today = Ma már nem lehet többször telefonálni.
why-not-phone-answered = A hátralévő hívások egyikét sem venné fel senki.
why-not-phone-unknown = Még egyetlen tiszta emlék sem árulja el, kit kellene hívni.
why-not-phone-late = A telefonálásról a beosztás előtt kell dönteni.
why-not-too-tired = { $staff_cap } túl fáradt ahhoz, hogy telefonáljon.
why-not-phone-tired-then = Ha most a telefonhoz vezényelnéd át, { $staff } túl fáradt lenne a híváshoz.
why-not-phone-price = A híváshoz { $staff_dat } { $count } gondoskodásjelző kellene.
why-not-phone-rested = Amíg { $staff } ráér telefonálni, senkit sem lehet átvezényelni a telefonhoz.
why-not-no-caller = Senki sincs a telefonnál.
why-not-call-yet = A hívás a betegkártya után következik.
why-not-hang-up = A hívás nem kerül semmibe, ezért nem lehet kihagyni.
why-not-stranger = Ezt az embert ebben a forgatókönyvben nem lehet felhívni.

## Az este

why-not-put = Most nincs felfordított homályos emlék.
why-not-swap = Az emlékeket este lehet átrendezni.
why-not-swap-empty = Mindkét hely üres.
why-not-match = Most nincs tiszta emlék, amelyet össze kellene vetni.
why-not-slot-empty = Ebben a sorban üres { $slot ->
    [1] az 1.
    [5] az 5.
   *[other] a { $slot }.
} hely.
why-not-slot-clear = Ebben a sorban már tiszta emlék van { $slot ->
    [1] az 1.
    [5] az 5.
   *[other] a { $slot }.
} helyen.
