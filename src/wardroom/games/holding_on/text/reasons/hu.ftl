### Miért döntött így a jó hallgatóság – egy mondatban, az állás számaival.
### $staff egy bábu, $period Billy egyik életszakasza, $regret egy megbánás, $contact valaki, akit hívni lehet.

why-assign-asks = Ebben a stabil műszakban { $staff } kérdezhet is Billytől: { $count } gondoskodásjelzője van.
why-assign-doctor = { $count ->
    [0] Ehhez a műszakhoz orvos kell, és { $staff_dat } nincs félretenni való gondoskodásjelzője.
   *[other] Ehhez a műszakhoz orvos kell; { $staff_dat } { $count } gondoskodásjelzője van.
}
why-assign-nurse = { $count ->
    [0] Nincs orvos a pihenőszobában, ezért egy ápoló viszi a műszakot.
   *[other] Ide elég egy ápoló; a pihenőszobában lévő { $count } orvosra később lesz szükség.
}
why-all-hands = { $count ->
    [one] A pihenőszobában egy ember maradt, és ebben a műszakban szükség van rá.
    [2] A pihenőszobában két ember van, és ebben a műszakban mindkettőjükre szükség van.
   *[other] A pihenőszobában { $count } ember van, és ebben a műszakban mindegyikükre szükség van.
}
why-cover-call-assistant = A pihenőszoba üres; egy orvosi asszisztens tehermentesíti a többieket.
why-cover-move = { $count ->
    [0] Nincs szabad ember; { $staff } nem fáradt, átjöhet.
   *[other] Nincs szabad ember; a csapatnak az kerül a legkevesebbe, ha { $staff } jön át { $count } fáradtsággal.
}
why-cover-stand-in = { $count ->
    [0] Nincs szabad ember; { $staff } nem fáradt, beugorhat.
   *[other] Nincs szabad ember; a csapatnak az kerül a legkevesebbe, ha { $staff } ugrik be { $count } fáradtsággal.
}
why-cover-stop = A pihenőszoba üres, és más nem tud jönni; a jelenlévők viszik a műszakot.
why-lose-token = { $count ->
    [one] Az egyetlen gondoskodásjelző lenne a legkisebb veszteség.
   *[other] { $count } gondoskodásjelzőből egy lenne a legkisebb veszteség.
}
why-lose-hazy = { $count ->
    [one] Az egyetlen homályos emlék lenne a legkisebb veszteség.
   *[other] { $count } homályos emlékből egy lenne a legkisebb veszteség.
}
why-lose-clear = { $count ->
    [one] Az egyetlen tiszta emlék lenne a legkisebb veszteség.
   *[other] { $count } tiszta emlékből egy lenne a legkisebb veszteség.
}
why-phone = Egy orvos ráér telefonálni; { $contact } még { $count } híváskártyával hívható.
why-no-phone = { $count ->
    [0] Senki sincs a pihenőszobában, így nincs, aki telefonálhatna.
   *[other] A pihenőszobában { $count } ember van; orvos most nem ér rá telefonálni.
}
why-no-phone-none = A célhoz már senki sem hiányzik azok közül, akiket most hívni lehetne.
why-no-phone-late = { $day ->
    [1] Az 1.
    [5] Az 5.
   *[other] A { $day }.
} napon egy hívás már nem vinne közelebb a célhoz.
why-call = { $contact } hangja még hiányzik a célhoz; még { $count } híváskártya van.
why-leave = { $count ->
    [0] Ma már boldogulunk { $staff } nélkül is.
   *[other] Jobb, ha { $staff } holnapig pihen: { $count } a fáradtsága.
}
why-no-leave = { $count ->
    [0] Nincs a pihenőszobában senki, aki elmehetne.
    [one] A pihenőszobában egy ember van, és ma még szükség lesz rá.
    [2] A pihenőszobában két ember van, és ma még mindkettőjükre szükség lesz.
   *[other] A pihenőszobában { $count } ember van, és ma még mindegyikükre szükség lesz.
}
why-serve = A jelzőknek { $staff } veszi a legtöbb hasznát: { $count ->
    [0] egy sincs nála.
   *[other] { $count } van nála.
}
why-put-fits = { $place ->
    [1] Az 1.
    [5] Az 5.
   *[other] A { $place }.
} helyen az emlék öltései egy szomszédos emléken folytatódnak.
why-put-hem = { $place ->
    [1] Az emlék bal széle sima szegély, vagyis a rács széle: csak az 1. hely jöhet szóba.
   *[other] Az emlék jobb széle sima szegély, vagyis a rács széle: csak a { $place }. hely jöhet szóba.
}
why-put-between = Az emlék bal és jobb szélén is öltések vannak, tehát mindkét oldalán van szomszédja: csak a { $first }–{ $last }. hely jöhet szóba.
why-swap = Így jobban illeszkednek a szélek { $period_sor }, ahol { $count } emlék van.
why-arranged = { $count ->
    [0] Még nincs emlék az asztalon.
    [one] Az asztalon lévő egyetlen emlék jó helyen van.
   *[other] Az asztalon lévő { $count } emlék a lehető legjobban van elrendezve.
}
why-match = Ugyanez az alak látható egy homályos emléken { $period_sor }: a kettő összetartozik.
why-no-match = Egyik homályos emléken sem látható { $period_sor } ez az alak.
why-medical = Billy állapota { $health }, és orvosi ellátás nélkül ebben a műszakban { $count } ponttal romolhat.
why-medical-free = Billy állapota { $health }; az orvosi ellátás javíthat rajta.
why-medical-duty = Ma még nem volt orvosi ellátás, és nélküle figyelmeztetés jár.
why-palliative = Billy állapota { $health }, kibírja, ha { $count } ponttal romlik; a vele töltött idő { $brings ->
    [tokens] gondoskodásjelzőt
    [memories] emléket
    [both] gondoskodásjelzőt és emléket
   *[either] gondoskodásjelzőt vagy emléket
} hoz.
why-palliative-free = Ez a kártya nem ront Billy állapotán ({ $health }); a vele töltött idő pedig { $brings ->
    [tokens] gondoskodásjelzőt
    [memories] emléket
    [both] gondoskodásjelzőt és emléket
   *[either] gondoskodásjelzőt vagy emléket
} hoz.
why-cover-symbol = A kártyán még { $count } jel fedetlen; egy jelző megóvja Billyt a romlástól.
why-cover-critical = Válság: még { $count } jel fedetlen.
why-stop = { $count ->
    [0] A csapatnak nem maradt gondoskodásjelzője.
    [one] A csapat utolsó gondoskodásjelzője fontosabb dologra kell majd.
   *[other] A csapat { $count } gondoskodásjelzője fontosabb dologra kell majd.
}
why-give = A jelzőnek { $staff } veszi a legtöbb hasznát: { $count ->
    [0] egy sincs nála.
   *[other] { $count } van nála.
}
why-give-pool = { $count ->
    [0] A jelző az ápolók üres készletében ér a legtöbbet.
   *[other] A jelző az ápolók készletében ér a legtöbbet; { $count } van benne.
}
why-take-hazy = { $count ->
    [0] Az asztalon még nincs emlék; most egy emlék többet ér egy jelzőnél.
   *[other] Az asztalon { $count } emlék van; most még egy emlék többet ér egy jelzőnél.
}
why-take-token = { $count ->
    [0] A csapatnak nincs gondoskodásjelzője; egy jelző most többet ér egy emléknél.
   *[other] A csapatnak { $count } gondoskodásjelzője van; még egy jelző most többet ér egy emléknél.
}
why-talk = Ebben a beszélgetésben nem kell terelni Billyt, így { $staff } is vezetheti.
why-talk-guide = A beszélgetést { $staff } terelheti: { $count } gondoskodásjelzője van.
why-guide = Billy { $period_bol } még { $count } homályos emlékről nem beszélt.
why-no-guide = Billy még { $count } homályos emlékről nem beszélt; meséljen arról, amiről szeretne.
why-insist = Nem { $period_bol } kell a leginkább emlék; egy másik megér egy jelzőt.
why-accept = Jól jön egy emlék { $period_bol }.
why-spend-health = Billy állapota { $health }; még egy pont megér egy jelzőt.
why-spend-memory = Még egy emlék megér egy jelzőt.
why-decline = { $count ->
    [one] Az utolsó jelző később többet ér majd.
   *[other] Ez a { $count } jelző később többet ér majd.
}
why-query = { $count ->
    [0] Egy válasz { $period_rol } lerövidíti a keresést.
    [one] Az asztalon egy homályos emlék van { $period_bol }; egy választól kitisztulhat.
   *[other] Az asztalon { $count } homályos emlék van { $period_bol }; egy választól kitisztulhat az egyik.
}
why-face = Billy készen áll, hogy szembenézzen { $regret_val }: { $count } idetartozó emlék már tiszta.
why-pass = { $count ->
    [0] A csapatnak nincs gondoskodásjelzője a kérdezéshez.
    [one] A csapat utolsó gondoskodásjelzője többet ér a következő válasznál.
   *[other] A csapat { $count } gondoskodásjelzője többet ér a következő válasznál.
}
open-medical = Ma még nem volt orvosi ellátás.
open-goal = A célhoz még { $count } feltétel hiányzik. { $days ->
    [0] Ez az utolsó nap.
   *[other] Még { $days } nap van hátra.
}
changed-own = Más úton indultál el, innen új terv kell.

## Amit este először mondanak, a megoldás előtt.

nudge-hem = Nézd meg az emlék bal és jobb szélét: a sima szegély a rács széle.
nudge-fits = Az emlék egyik széle egy asztalon lévő emlékben folytatódik.
nudge-between = Ennek az emléknek a bal és a jobb szélén is öltés van: hol nem lehet a helye?
nudge-swap = Nézz végig ezen a soron: „{ $period }”. Két szomszédos szél még nem illik össze.
nudge-arranged = Kövesd végig a széleket minden sorban: megszakad valahol egy öltés?
nudge-match = Nézd meg az alakot: látható valahol ebben a sorban: „{ $period }”?
