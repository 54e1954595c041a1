### Miért döntöttek így a Karantén gépi munkatársai – egy mondatban, az asztal számaival.
### $tile egy lapka, $colour egy páciens színe, $owner egy játékos (sosem kap ragot), $cubes egy ár színei.

why-lay = Még { $count } kórtermet kell letenni; a { $colour } itt hagy helyet a bővítésre.
why-opening = A kezdés mind a { $count } lapkája jó helyen van.
why-draw = Még { $count } kockát kell húzni; jobb akkor tervezni, amikor már mind ismert.
why-end = { $count ->
    [0] Minden akció elfogyott.
   *[other] A hátralévő { $count } akció egyike sem tenné jobbá ezt a kórházat.
}
why-cafeteria = A Büfé ingyen ad egy jelzőt.
why-queue-own = { $count ->
    [0] Itt nincs szabad { $colour } ágy, de a páciens nekem többet ér, mint másnak.
   *[other] A kórházamban { $count } szabad { $colour } ágy van.
}
why-queue-other = Ezen a várólistán segít a legkevesebbet a { $colour } páciens: { $owner }. { $count ->
    [0] Ott nincs neki szabad ágy.
   *[other] Ott { $count } szabad { $colour } ágy van.
}
why-infect = Aki használja ({ $owner }), annak majd takarítania kell: { $tile }.
why-infect-ward = Karantén ide: { $tile } ({ $owner }). { $count ->
    [0] Senki sem vár rá, de egyszer ki kell takarítani.
   *[other] A várólistán { $count } { $colour } páciens vár rá.
}
why-infect-own = Itt okozza nekem a karantén a legkisebb kárt: { $tile }.
why-infect-own-ward = Itt okozza nekem a karantén a legkisebb kárt: { $tile }. { $count ->
    [0] Senki sem vár rá.
   *[other] { $count } { $colour } páciens vár rá.
}
why-spread = Ha { $tile_t } is eléri a karantén, tovább tart a takarítás.
why-no-spread = A láz továbbterjedése rossz kórházat érne.
why-cure = { $count } { $colour } páciens gyógyítható: ugyanennyi kocka a készletbe, és szabad ágyak.
why-emergency = A Baleseti osztály legyen szabad, mire a következő páciens érkezik.
why-admit = Van ágy a várólista első { $count } páciensének.
why-build-ward = { $count ->
    [0] Még nincs ágy { $colour } pácienseknek.
    [one] Csak egy ágy van { $colour } pácienseknek.
   *[other] { $count } ágy van { $colour } pácienseknek, és egy újabb kórterem is illik az alaprajzba.
}
why-build-room = { $count } kockáért megéri megvenni { $tile_t }: legalább egy pont, és amit a helyiség tud.
why-bought = Megvan, most helyet keresünk neki: { $tile }.
why-contract = Szerződés ennyiért: { $cubes } ({ $tile }). { $rivals ->
    [0] Egyik ellenfélnek sincsenek most ilyen kockái.
   *[other] { $rivals } ellenfélnek vannak most ilyen kockái.
}
why-take = Enyém a szerződés, az elvétele nem kerül akcióba: { $tile }.
why-place = Félre volt téve, és most már jó helye van: { $tile }.
why-disinfect = Karantén alatt van, és megér egy akciót fertőtleníteni { $tile_t }.
why-disinfect-cube = A szürke kocka a Laboratóriumomnak számít: { $tile }.
why-pathology = { $count } szürke kocka van a kórházakban; a Kórbonctan egy akcióval egy egész tömböt megtisztít.
why-pharmacy = A Gyógyszertár rögtön meggyógyítja a sor elején állót: { $colour } páciens.
why-gift-shop = { $count ->
    [0] Nincs { $colour } kocka a készletemben.
   *[other] { $count } { $colour } kocka van a készletemben; még egy most a leghasznosabb.
}
why-marker = { $count ->
    [0] Nincs jelzőm; egy későbbre megéri ezt az akciót.
   *[other] { $count } jelzőm van; még egy későbbre megéri ezt az akciót.
}
why-extra = { $count } jelzőm van; egyikük plusz akciót ad ebben a fordulóban.
why-move = Ha a { $colour } páciens máshol áll, gyorsabban halad a sor.
why-triage = { $count } páciens vár; a szabad ágyak sorrendjében egyszerre többen jutnak be.
why-rebuild = Átépítve { $count } helyett { $more } kartonozó lesz.
why-rebuild-room = A kartonozók száma { $count } marad, de a következő lapkák jobb helyet találnak.
why-finish = Így zárható le legjobban, ami elkezdődött.
why-cancel = Bárhogyan fejeznénk be, a visszavonás többet ér.

## Mi az egész forduló célja, mit hagy nyitva, és mi rontott a terven.

aim-tile = Kerüljön a kórházba { $tile }.
aim-contract = A következő körtől akció nélkül elvehető lesz: { $tile }, ha addig marad belőle.
aim-cure = Gyógyítsunk { $count } színt ({ $number } ilyen páciens fekszik vagy vár).
aim-admit = Hozzuk be a sort: { $count } páciens vár.
aim-clean = Takarítsunk: { $count } szürke kocka van a kórházakban.
open-line = Utána még { $count } páciens vár.
changed-own = Más úton indultál el, innen új terv kell.
gain-points = Az egész terv: { $points } pont{ $rooms ->
    [same] { "" }
   *[other] { " " }· helyiségek { $rooms }
}{ $stations ->
    [same] { "" }
   *[other] { " " }· kartonozók { $stations }
}{ $stock ->
    [same] { "" }
   *[other] { " " }· kockák { $stock }
}{ $line ->
    [same] { "" }
   *[other] { " " }· üres várólista { $line }
}
