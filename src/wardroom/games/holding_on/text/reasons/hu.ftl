### Miért döntött így a jó hallgatóság – egy mondatban, az állás számaival.
### $staff egy bábu, $period Billy egyik életszakasza, $regret egy megbánás, $contact valaki, akit hívni lehet.

why-assign-asks = Ebben a stabil műszakban { $staff } kérdezhet is Billytől: { $count } gondoskodásjelzője van.
why-assign-doctor = Ehhez a műszakhoz orvos kell; { $staff } gondoskodásjelzőinek száma { $count }.
why-assign-nurse = { $count ->
    [0] Nincs orvos a pihenőszobában, ezért egy ápoló viszi a műszakot.
   *[other] Ide elég egy ápoló; a pihenőszobában lévő { $count } orvosra később lesz szükség.
}
why-all-hands = Itt szükség van a pihenőszobából mindenkire ({ $count } fő).
why-cover-call-assistant = A pihenőszoba üres; egy orvosi asszisztens tehermentesíti a többieket.
why-cover-move = Senki sem pihen; a csapatnak az kerül a legkevesebbe, ha { $staff } jön át (fáradtsága { $count }).
why-cover-stand-in = Senki sem pihen; a csapatnak az kerül a legkevesebbe, ha { $staff } ugrik be (fáradtsága { $count }).
why-cover-stop = A pihenőszoba üres, és más nem tud jönni; a jelenlévők viszik a műszakot.
why-lose-token = Egy gondoskodásjelző hiányzik majd a legkevésbé ({ $count } van).
why-lose-hazy = Egy homályos emlék hiányzik majd a legkevésbé ({ $count } van).
why-lose-clear = Egy tiszta emlék hiányzik majd a legkevésbé ({ $count } van).
why-phone = Egy orvos nélkülözhető egy hívásra. Még { $count } kártya van: { $contact }.
why-no-phone = { $count ->
    [0] Senki sincs a pihenőszobában, így nincs, aki telefonálhatna.
   *[other] A pihenőszobában { $count } ember van; a telefonhoz nem nélkülözhető orvos.
}
why-no-phone-none = A célhoz már senki sem hiányzik azok közül, akiket most hívni lehetne.
why-no-phone-late = Ezen a napon ({ $day }.) egy hívás már későn jönne a célhoz.
why-call = Ez a hang még hiányzik a célhoz: { $contact }. Még { $count } kártya van.
why-leave = { $count ->
    [0] Ma már nélkülözhető: { $staff }.
   *[other] Ennyi fáradtsággal ({ $count }) jobb holnapig pihenni: { $staff }.
}
why-no-leave = { $count ->
    [0] Nincs a pihenőszobában senki, aki elmehetne.
   *[other] A pihenőszobából ma még mindenkire szükség lesz ({ $count } fő).
}
why-serve = Itt veszik a legtöbb hasznát a jelzőknek: { $staff } jelzőinek száma { $count }.
why-put-fits = Öltései egy szomszédos emléken folytatódnak itt: { $place }. hely.
why-put-hem = { $place ->
    [1] A bal széle sima szegély, vagyis a rács széle: csak az 1. hely jöhet szóba.
   *[other] A jobb széle sima szegély, vagyis a rács széle: csak a { $place }. hely jöhet szóba.
}
why-put-between = Bal és jobb szélén is öltések vannak, tehát mindkét oldalán van szomszédja: csak a { $first }–{ $last }. hely jöhet szóba.
why-swap = Így jobban illeszkednek a szélek ebben a sorban: „{ $period }” ({ $count } emlék van benne).
why-arranged = { $count ->
    [0] Még nincs emlék az asztalon.
   *[other] Az asztalon lévő { $count } emlék a lehető legjobban van elrendezve.
}
why-match = Ebben a sorban egy homályos emléken ugyanez az alak látható, a kettő összetartozik: „{ $period }”.
why-no-match = Ebben a sorban egyik homályos emléken sem látható ez az alak: „{ $period }”.
why-medical = Billy állapota { $health }, és orvosi ellátás nélkül ez a műszak { $count } pontba kerülhet.
why-medical-free = Billy állapota { $health }; az orvosi ellátás javíthat rajta.
why-medical-duty = Ma még nem volt orvosi ellátás, és nélküle figyelmeztetés jár.
why-palliative = Billy állapota { $health }, elbír { $count } pontnyi romlást; a vele töltött idő bizalmat és emlékeket hoz.
why-palliative-free = Ez a kártya nem ront Billy állapotán (marad { $health }), a vele töltött idő pedig bizalmat és emlékeket hoz.
why-cover-symbol = A kártyán még { $count } jel fedetlen; egy jelző megóvja Billyt a romlástól.
why-cover-critical = Válság: még { $count } jel fedetlen.
why-stop = { $count ->
    [0] A csapatnak nem maradt gondoskodásjelzője.
   *[other] A csapat { $count } gondoskodásjelzőjére fontosabb célra lesz szükség.
}
why-give = Ott veszik a legtöbb hasznát a jelzőnek: { $staff } jelzőinek száma { $count }.
why-give-pool = A közös készletben veszik a legtöbb hasznát a jelzőnek ({ $count } van benne).
why-take-hazy = Az asztalon { $count } emlék van; még egy most többet ér, mint egy jelző.
why-take-token = A csapatnak { $count } gondoskodásjelzője van; még egy most többet ér, mint egy emlék.
why-talk = Ehhez a beszélgetéshez nem kell terelni Billyt, így { $staff } is vezetheti.
why-talk-guide = A beszélgetést terelheti { $staff }: { $count } gondoskodásjelzője van.
why-guide = Még { $count } homályos emlékről nem beszélt innen: „{ $period }”.
why-no-guide = Még { $count } homályos emlékről nem beszélt; meséljen Billy arról, amiről szeretne.
why-insist = Nem ebből hiányzik a legtöbb, egy másik emlék megér egy jelzőt: „{ $period }”.
why-accept = Segít egy ilyen emlék: „{ $period }”.
why-spend-health = Billy állapota { $health }; még egy pont megér egy jelzőt.
why-spend-memory = Még egy emlék megér egy jelzőt.
why-decline = Később többet ér majd a jelző ({ $count } van).
why-query = { $count ->
    [0] Egy válasz innen rövidíti a keresést: „{ $period }”.
   *[other] Az asztalon { $count } homályos emlék van innen, egy válasz kitisztíthat egyet: „{ $period }”.
}
why-face = { $count } tiszta emlék szól róla, és Billy készen áll, hogy szembenézzen vele: { $regret }.
why-pass = { $count ->
    [0] A csapatnak nincs gondoskodásjelzője a kérdezéshez.
   *[other] A csapat { $count } gondoskodásjelzője többet ér a következő válasznál.
}
open-medical = Ma még nem volt orvosi ellátás.
open-goal = A célhoz még { $count } feltétel hiányzik. { $days ->
    [0] Ez az utolsó nap.
   *[other] Még { $days } nap van hátra.
}
changed-own = Más úton indultál el, innen új terv kell.
