### A Karantén képe a terminálban, magyarul.

cli-quarantine-turn =
    { $turn ->
        [0] Épülnek a kórházak
       *[other] { $turn }. forduló
    }
cli-quarantine-patients-left = Hátralévő páciensek: { $count }
cli-quarantine-tiles-left = Még kapható lapkák: { $count }
cli-quarantine-drawn = Kihúzva:

# Egy kórterem az alaprajzon, a színe jele után.
cli-quarantine-ward = terem
# A várólista egyik, mozgatható páciense.
cli-quarantine-place = { $place }. hely

## Oldalak.

cli-quarantine-about-map = a kórházak, a várólisták és a piac
cli-quarantine-about-rules = a szabályok egy oldalon; „szabályok labor”: csak az az egy helyiség
# After the list of commands: the signs of the picture.
cli-quarantine-signs = Jelek: ■ sárga, ◆ vörös, ▲ zöld, ● kék, ✕ szürkeláz, · szabad ágy; ahol a fal nyitott, ott átjáró van.

## Leckék ott, ahol a böngésző szavai a mozdulatairól szólnak.

cli-lesson-first-yellow = A kórházad az előtérrel kezdődik. Tedd a sárga kórtermet tőle 1 mezővel északra. Az átjárói találkozzanak az előtér átjáróival.
cli-lesson-first-red = Most tedd a vörös kórtermet az előtértől 1 mezővel keletre. Egyik átjárója átjáróval találkozzon, hogy el lehessen jutni az előtérig; a többi nézhet falra.
cli-lesson-first-green = Ha négy lapka négyzetet alkot, az kartonozó, és egy pontot ér; mindegy, milyen lapkák. Egészítsd ki a négyzetet a zöld kórteremmel.
cli-lesson-first-blue = A kék kórterem az előtértől 1 mezővel nyugatra kerül. A bejárat előtti mező, délen, mindig üres marad: ott várnak a páciensek.
cli-lesson-first-ready = Áll a kórházad, egy kartonozóval. Válaszd ezt: „{ do-open }”.
cli-lesson-first-queue = Sárga páciens. Akit kihúzol, bármelyik várólista végére állhat. A sárga kórtermed szabad, ezért a saját várólistádat válaszd.
cli-lesson-first-admit = A sárga után kék, zöld és vörös jött. Fogadd be az elsőt: sorban mindegyik egy vele azonos színű, szabad kórterembe kerül, mindez egyetlen akció. Senki sem előzhet.
cli-lesson-first-agreed = A kék kocka is ott van: kettő elég. A szerződéshez válaszd ezt: „{ do-set-price }”.
cli-lesson-first-fever = A szürke kocka maga a szürkeláz: karantén alá von egy lapkát, ott nincs se befogadás, se gyógyítás. Válaszd a riválisod vörös kórtermét.
cli-lesson-first-rival = Zöld páciens, de a zöld kórtermed foglalt. Válaszd a riválisod várólistáját: ott egy vörös páciens áll elöl, akinek most nincs kórterme, így az a várólista nem halad.
cli-lesson-first-beds = Most fogadj be újra: a kék és a vörös is ágyat kap. A várólistád üres lesz, és újra pontot ér.
cli-lesson-rooms-powers = Az asztalnál írd be a „szabályok” szót és egy helyiség nevét, és elolvashatod, mit tud. Egy helyiség csak a kórházadban működik: félrerakva nincs hatása, és pontot sem ad.
