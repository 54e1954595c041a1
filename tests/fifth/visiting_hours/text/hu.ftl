### Visiting Hours magyarul.

game-title = Látogatási idő
game-pitch = Mindenki jön valakihez, és senki sem mosott kezet. Tartsatok nyitva négy osztályt, amíg az utolsó látogató haza nem megy.

option-day = A nap
option-day-short = hétköznap
    .rule = Tizenkét látogató jön; senki sem tudja, melyik négy maradt otthon.
option-day-long = vasárnap
    .rule = Mind a tizenhat látogató eljön.
option-hands = A kézben tartott látogatók
option-hands-closed = zárt
    .rule = Senki sem látja és senki sem árulja el, kit engednek be a többiek.
option-hands-open = nyílt
    .rule = Mindenki lát minden látogatót, csak a sorban állókat nem.

colleague-nurse = Főnővér
    .rule = ott takarít, ahol a legnagyobb a kosz, és gondol a saját látogatóira

## Az osztályok. Alakok: .cap a mondat elején, .on „hol”, .to „hová”, .obj „mit”.

ward-maternity = a szülészet
    .cap = A szülészet
    .short = Szülészet
    .on = a szülészeten
    .to = a szülészetre
    .obj = a szülészetet
ward-surgery = a sebészet
    .cap = A sebészet
    .short = Sebészet
    .on = a sebészeten
    .to = a sebészetre
    .obj = a sebészetet
ward-children = a gyermekosztály
    .cap = A gyermekosztály
    .short = Gyermekek
    .on = a gyermekosztályon
    .to = a gyermekosztályra
    .obj = a gyermekosztályt
ward-geriatrics = a geriátria
    .cap = A geriátria
    .short = Geriátria
    .on = a geriátrián
    .to = a geriátriára
    .obj = a geriátriát

germs = { $count } baci

do-wash = Fertőtlenítsd { $ward_obj }
do-soap = Tégy ki szappant { $ward_on }
do-rest = Igyál egy teát
do-admit = Engedj be egy látogatót { $ward_to }: { $count } baci

group-wash = Fertőtlenítés
group-soap = Szappan
group-rest = Szünet
group-admit = Látogató

cost-soap =
    { $count ->
        [one] Az utolsó szappan
       *[other] Egy szappan a meglévő { $count } közül
    }

log-begin = Nyílik az ajtó: { $count } látogató jön.
log-wash = { $seat } fertőtleníti { $ward_obj }: { $count } bacival kevesebb.
log-soap = { $seat } szappant tesz ki { $ward_on }.
log-rest = { $seat } teázik.
log-admit = { $seat } beenged egy látogatót { $ward_to }: { $count } baci.
log-washed-in = { $seat } beenged egy látogatót { $ward_to }; elfogy a szappan, de baci nem jut be.
log-draw = A sorban a következő ({ $seat }) { $ward_to } megy: { $count } baci.
log-draw-unseen = A sorban a következőt { $seat } kapja.
log-closed = { $ward_cap } bezár.
log-clean = Hazamegy az utolsó látogató.
log-turn = { $seat } van szolgálatban.

ask-work = { $seat }: fertőtleníts, tégy ki szappant, vagy igyál egy teát.
ask-visit = { $seat }: kit engedsz be?
ask-nothing = Vége a látogatási időnek.

outcome-clean = Minden osztály nyitva maradt. Nyertetek.
outcome-closed = { $ward_cap } bezárt. Vesztettetek.
result-clean = minden osztály nyitva
result-closed = bezárt egy osztály

why-over = A látogatási időnek vége.
why-watching = Aki csak néz, itt nem dolgozik.
why-not-your-turn = Most { $seat } van szolgálatban.
why-work-first = Előbb dolgozz valamit, aztán engedj be egy látogatót.
why-not-held = Nincs nálad olyan látogató, aki { $count } bacit hozna { $ward_to }.
why-visitor-waits = A munkával megvagy; most egy látogató szeretne bejönni.
why-clean = { $ward_cap } már tiszta.
why-soap-there = Szappan már van { $ward_on }.
why-no-soap = A szekrény üres: minden szappan kint van.
why-least-harm = Ez a látogató árt a legkevesebbet: { $ward }.
why-heavy = Van nálam valaki, aki miatt bezárna { $ward }.
why-dirtiest = { $ward_cap } a legkoszosabb.
why-all-clean = Ennél tisztább már nem lesz.

## A kép a terminálban.

cli-visiting-hours-to-come = Még jön: { $count } látogató
cli-visiting-hours-soap = Szappan: { $count }
cli-visiting-hours-soap-out = szappan
cli-visiting-hours-closed = bezárt
cli-visiting-hours-unseen = { $count } látogató
