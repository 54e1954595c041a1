### Miért döntöttek így a Karantén gépi munkatársai – egy mondatban, az asztal számaival.
### $tile egy lapka, $colour egy páciens színe, $owner egy játékos (sosem kap ragot), $cubes egy ár színei.

why-lay = Még { $count } kórtermet kell letenni; a { $colour } itt hagy helyet a bővítésre.
why-opening = { $count ->
    [5] Mind az 5
   *[other] Mind a { $count }
} kezdőlapka jó helyen van.
why-draw = Még { $count } kockát kell húzni; jobb akkor tervezni, amikor már mind ismert.
why-end = { $count ->
    [0] Minden akció elfogyott.
    [one] Az utolsó akció sem tenné jobbá ezt a kórházat.
   *[other] A hátralévő { $count } akció egyike sem tenné jobbá ezt a kórházat.
}
why-cafeteria = A { tile-cafeteria } ingyen ad egy jelzőt.
why-queue-own = { $count ->
    [0] Itt nem marad szabad { $colour } ágy, de a páciens nekem többet ér, mint másnak.
   *[other] A kórházamban { $count } { $colour } ágy szabad, és senki sem vár rá{ $ahead ->
        [0] .
       *[other] ; a sorban { $ahead } páciens van előtte.
    }
}
    .you = { $count ->
        [0] Itt nem marad szabad { $colour } ágy, de a páciens neked többet ér, mint másnak.
       *[other] A kórházadban { $count } { $colour } ágy szabad, és senki sem vár rá{ $ahead ->
            [0] .
           *[other] ; a sorban { $ahead } páciens van előtte.
        }
    }
why-queue-other = { $owner } megy a legkevesebbre a { $colour } pácienssel: { $count ->
    [0] ott nem marad neki szabad ágy
   *[other] ott { $count } { $colour } ágy marad szabadon
}{ $ahead ->
    [0] .
   *[other] , és { $ahead } páciens van előtte a sorban.
}
why-infect = { $owner } használja { $tile_t }, így majd fertőtlenítenie kell.
why-infect-lobby = Ha az előtér karantén alatt van, { $owner } kevesebb helyre építhet.
why-infect-ward = { $count ->
    [0] Senki sem vár { $tile_ra }, de { $owner } később majd fertőtlenítheti.
   *[other] { $owner } várólistáján { $count } { $colour } páciens vár { $tile_ra }.
}
why-infect-own = Egyik riválishoz sem kerülhet a kocka; a saját lapkáim közül { $tile_ra } téve okozza a legkisebb kárt.
    .you = Egyik riválishoz sem kerülhet a kocka; a saját lapkáid közül { $tile_ra } téve okozza a legkisebb kárt.
why-spread = Ha a karantén { $tile_t } is eléri, { $owner } még tovább fog fertőtleníteni.
why-no-spread = Ha a szürkeláz továbbterjedne, { $owner } azzal sem veszítene többet.
why-no-spread-own = Ez a saját kórházam: itt nem hagyom terjedni a szürkelázat.
    .you = Ez a saját kórházad: itt ne hagyd terjedni a szürkelázat.
why-cure = { $count } { $colour } páciens gyógyítható: ugyanennyi kocka kerül a készletbe, és ágyak szabadulnak fel.
why-emergency = A { tile-emergency-room } legyen szabad, mire a következő páciens érkezik.
why-admit = { $count ->
    [one] Van ágy a várólista első páciensének.
   *[other] Van ágy a várólista első { $count } páciensének.
}
why-build-ward = { $count ->
    [0] Még nincs ágy a { $colour } pácienseknek.
    [one] Csak egy ágy van a { $colour } pácienseknek.
   *[other] { $count } ágy van a { $colour } pácienseknek, és egy újabb kórterem is illik az alaprajzba.
}
why-build-room = { $count } kockáért megéri megvenni { $tile_t }: legalább egy pontot ér, és a képessége is jól jön.
why-bought = Megvan az új lapka, most helyet kell keresni neki: { $tile }.
why-contract = Szerződés { $tile_ra }, az ára { $cubes }: { $rivals ->
    [0] egyik riválisnak sincsenek most ilyen kockái.
   *[other] { $rivals } riválisnak vannak most ilyen kockái.
}
why-take = Enyém a szerződés: akció nélkül elvehetem { $tile_t }.
    .you = Tiéd a szerződés: akció nélkül elveheted { $tile_t }.
why-place = Most már jó helyre kerülhet az eddig félrerakott lapka: { $tile }.
why-disinfect = Megér egy akciót kihozni { $tile_t } a karantén alól.
why-disinfect-cube = Ha fertőtlenítem { $tile_t }, a szürke kocka nekem számít: van { tile-laboratory } a kórházamban.
    .you = Ha fertőtleníted { $tile_t }, a szürke kocka neked számít: van { tile-laboratory } a kórházadban.
why-pathology = { $count } szürke kocka van a kórházakban; a { tile-pathology } egy akcióval egy egész területet megtisztít.
why-pharmacy = A { tile-pharmacy } rögtön meggyógyítja a sor első, { $colour } páciensét.
why-gift-shop = { $count ->
    [0] Nincs { $colour } kocka a készletben.
   *[other] { $count } { $colour } kocka van a készletben; most még egy lenne a leghasznosabb.
}
why-marker = { $count ->
    [0] Nincs jelző; megéri az akciót, hogy későbbre legyen egy.
   *[other] { $count } jelző van; megéri az akciót, hogy későbbre eggyel több legyen.
}
why-extra = { $count } jelző van kéznél; egy jelző pluszakciót ad ebben a fordulóban.
why-move = Ha a { $colour } páciens máshol áll, gyorsabban halad a sor.
why-triage = { $count } páciens vár; a szabad ágyakhoz igazított sorrendben egyszerre többen jutnak be.
why-rebuild = Az átépítéssel { $count } helyett { $more } kartonozó lesz.
why-rebuild-room = Továbbra is { $count } kartonozó lesz, de a következő lapkák jobb helyet találnak.
why-finish = Az elkezdett akciót így a legjobb befejezni.
why-cancel = A visszavonás többet ér, mint bármilyen befejezés.

## Mi az egész forduló célja, mit hagy nyitva, és mi rontott a terven.

aim-tile = Építsük be { $tile_t } a kórházba.
aim-contract = A következő fordulótól akció nélkül elvehető: { $tile }, ha addig marad belőle.
aim-cure = Gyógyítsuk meg { $count } szín pácienseit: { $number } ilyen páciens fekszik ágyban, vagy vár.
aim-admit = Fogadjuk be a várakozókat: { $count } páciens vár.
aim-clean = Fertőtlenítsünk: { $count } szürke kocka van a kórházakban.
open-line = A terv végén még { $count } páciens vár majd.
changed-own = Más úton indultál el, innen új terv kell.
gain-points = Az egész terv: { $later ->
    [nothing] { "" }
   *[other] most{ " " }
}{ $points } pont{ $rooms ->
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
}{ $later ->
    [room] ; később egy helyiség (+1), ha egy rivális sem előzi meg
    [beds] ; később több gyógyulás az új ággyal
    [power] ; később az, amit a helyiség tud
    [action] ; később eggyel több akció
   *[nothing] { "" }
}
