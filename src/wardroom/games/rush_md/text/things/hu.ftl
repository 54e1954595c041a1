### Minden, ami a kórházban van.

## Tárgyak. .acc: tárgyeset, egy darab; .cap: mondat elején; .db és .dbt: szám után, a .dbt tárgyesetben.

# Ennyi egy fajtából, felsorolásban.
counted = { $count } { $kind_db }

kind-orange = narancssárga tabletta
    .cap = Narancssárga tabletta
    .acc = narancssárga tablettát
    .db = narancssárga tabletta
    .dbt = narancssárga tablettát
kind-white = fehér tabletta
    .cap = Fehér tabletta
    .acc = fehér tablettát
    .db = fehér tabletta
    .dbt = fehér tablettát
kind-blue = kék tabletta
    .cap = Kék tabletta
    .acc = kék tablettát
    .db = kék tabletta
    .dbt = kék tablettát
kind-fluids = infúzió
    .cap = Infúzió
    .acc = infúziót
    .db = infúzió
    .dbt = infúziót
kind-green = zöld intravénás gyógyszer
    .cap = Zöld intravénás gyógyszer
    .acc = zöld intravénás gyógyszert
    .db = egység zöld intravénás gyógyszer
    .dbt = egység zöld intravénás gyógyszert
kind-yellow = sárga intravénás gyógyszer
    .cap = Sárga intravénás gyógyszer
    .acc = sárga intravénás gyógyszert
    .db = egység sárga intravénás gyógyszer
    .dbt = egység sárga intravénás gyógyszert
kind-blood = vér
    .cap = Vér
    .acc = vért
    .db = egység vér
    .dbt = egység vért
kind-syringe = fecskendő
    .cap = Fecskendő
    .acc = fecskendőt
    .db = fecskendő
    .dbt = fecskendőt
kind-heart = szív
    .cap = Szív
    .acc = szívet
    .db = szív
    .dbt = szívet
kind-kidney = vese
    .cap = Vese
    .acc = vesét
    .db = vese
    .dbt = vesét
kind-lung = tüdő
    .cap = Tüdő
    .acc = tüdőt
    .db = tüdő
    .dbt = tüdőt
kind-bone = csont
    .cap = Csont
    .acc = csontot
    .db = csont
    .dbt = csontot

## Homokórák. .acc: tárgyeset, .cap: mondat elején.

glass-red = a piros orvos
    .cap = A piros orvos
    .acc = a piros orvost
glass-black = a fekete orvos
    .cap = A fekete orvos
    .acc = a fekete orvost
glass-green = a zöld orvos
    .cap = A zöld orvos
    .acc = a zöld orvost
glass-yellow = a sárga orvos
    .cap = A sárga orvos
    .acc = a sárga orvost
glass-nurse1 = az 1. ápoló
    .cap = Az 1. ápoló
    .acc = az 1. ápolót
glass-nurse2 = a 2. ápoló
    .cap = A 2. ápoló
    .acc = a 2. ápolót
glass-nurse3 = a 3. ápoló
    .cap = A 3. ápoló
    .acc = a 3. ápolót
glass-nurse4 = a 4. ápoló
    .cap = A 4. ápoló
    .acc = a 4. ápolót

## Akciómezők, névelővel. .ra: hová kerül oda a homokóra, .n: hol áll, .rol: honnan vesszük el.

slot-ADM-N = betegfelvétel, ápoló
    .ra = a betegfelvétel ápolói mezőjére
    .n = a betegfelvétel ápolói mezőjén
    .rol = a betegfelvétel ápolói mezőjéről
slot-ADM-D = betegfelvétel, orvos
    .ra = a betegfelvétel orvosi mezőjére
    .n = a betegfelvétel orvosi mezőjén
    .rol = a betegfelvétel orvosi mezőjéről
slot-OPC-1 = járóbeteg-rendelő, 1. mező
    .ra = a járóbeteg-rendelő 1. mezőjére
    .n = a járóbeteg-rendelő 1. mezőjén
    .rol = a járóbeteg-rendelő 1. mezőjéről
slot-OPC-2 = járóbeteg-rendelő, 2. mező
    .ra = a járóbeteg-rendelő 2. mezőjére
    .n = a járóbeteg-rendelő 2. mezőjén
    .rol = a járóbeteg-rendelő 2. mezőjéről
slot-WA-1 = A osztály, 1. mező
    .ra = az A osztály 1. mezőjére
    .n = az A osztály 1. mezőjén
    .rol = az A osztály 1. mezőjéről
slot-WA-2 = A osztály, 2. mező
    .ra = az A osztály 2. mezőjére
    .n = az A osztály 2. mezőjén
    .rol = az A osztály 2. mezőjéről
slot-WB-1 = B osztály, 1. mező
    .ra = a B osztály 1. mezőjére
    .n = a B osztály 1. mezőjén
    .rol = a B osztály 1. mezőjéről
slot-WB-2 = B osztály, 2. mező
    .ra = a B osztály 2. mezőjére
    .n = a B osztály 2. mezőjén
    .rol = a B osztály 2. mezőjéről
slot-CUL = tenyésztés
    .ra = a tenyésztéshez
    .n = a tenyésztésnél
    .rol = a tenyésztéstől
slot-BLX = vérvizsgálat
    .ra = a vérvizsgálathoz
    .n = a vérvizsgálatnál
    .rol = a vérvizsgálattól
slot-XRY = röntgen
    .ra = a röntgenhez
    .n = a röntgennél
    .rol = a röntgentől
slot-MRI = MRI
    .ra = az MRI-hez
    .n = az MRI-nél
    .rol = az MRI-től
slot-BB = vérbank
    .ra = a vérbankhoz
    .n = a vérbanknál
    .rol = a vérbanktól
slot-PH-1 = gyógyszertár, 1. mező
    .ra = a gyógyszertár 1. mezőjére
    .n = a gyógyszertár 1. mezőjén
    .rol = a gyógyszertár 1. mezőjéről
slot-PH-2 = gyógyszertár, 2. mező
    .ra = a gyógyszertár 2. mezőjére
    .n = a gyógyszertár 2. mezőjén
    .rol = a gyógyszertár 2. mezőjéről
slot-PH-D = gyógyszertár, orvos
    .ra = a gyógyszertár orvosi mezőjére
    .n = a gyógyszertár orvosi mezőjén
    .rol = a gyógyszertár orvosi mezőjéről
slot-ORA-D = A műtő, orvos
    .ra = az A műtő orvosi mezőjére
    .n = az A műtő orvosi mezőjén
    .rol = az A műtő orvosi mezőjéről
slot-ORA-N = A műtő, ápoló
    .ra = az A műtő ápolói mezőjére
    .n = az A műtő ápolói mezőjén
    .rol = az A műtő ápolói mezőjéről
slot-ORB-D = B műtő, orvos
    .ra = a B műtő orvosi mezőjére
    .n = a B műtő orvosi mezőjén
    .rol = a B műtő orvosi mezőjéről
slot-ORB-N = B műtő, ápoló
    .ra = a B műtő ápolói mezőjére
    .n = a B műtő ápolói mezőjén
    .rol = a B műtő ápolói mezőjéről
slot-RS-1 = 1. kutatáskártya
    .ra = az 1. kutatáskártyára
    .n = az 1. kutatáskártyánál
    .rol = az 1. kutatáskártyától
slot-RS-2 = 2. kutatáskártya
    .ra = a 2. kutatáskártyára
    .n = a 2. kutatáskártyánál
    .rol = a 2. kutatáskártyától
slot-RS-3 = 3. kutatáskártya
    .ra = a 3. kutatáskártyára
    .n = a 3. kutatáskártyánál
    .rol = a 3. kutatáskártyától

## A betegek és az ágyak helye. .cap: mondat elején; .n: hol, .rol: honnan, névelővel.

place-C1 = rendelő, 1. hely
    .cap = Rendelő, 1. hely
    .n = a rendelő 1. helyén
    .rol = a rendelő 1. helyéről
place-C2 = rendelő, 2. hely
    .cap = Rendelő, 2. hely
    .n = a rendelő 2. helyén
    .rol = a rendelő 2. helyéről
place-C3 = rendelő, 3. hely
    .cap = Rendelő, 3. hely
    .n = a rendelő 3. helyén
    .rol = a rendelő 3. helyéről
place-C4 = rendelő, 4. hely
    .cap = Rendelő, 4. hely
    .n = a rendelő 4. helyén
    .rol = a rendelő 4. helyéről
place-C5 = rendelő, 5. hely
    .cap = Rendelő, 5. hely
    .n = a rendelő 5. helyén
    .rol = a rendelő 5. helyéről
place-C6 = rendelő, 6. hely
    .cap = Rendelő, 6. hely
    .n = a rendelő 6. helyén
    .rol = a rendelő 6. helyéről
place-R1 = felvétel, 1. hely
    .cap = Felvétel, 1. hely
    .n = a felvétel 1. helyén
    .rol = a felvétel 1. helyéről
place-R2 = felvétel, 2. hely
    .cap = Felvétel, 2. hely
    .n = a felvétel 2. helyén
    .rol = a felvétel 2. helyéről
place-R3 = felvétel, 3. hely
    .cap = Felvétel, 3. hely
    .n = a felvétel 3. helyén
    .rol = a felvétel 3. helyéről
place-R4 = felvétel, 4. hely
    .cap = Felvétel, 4. hely
    .n = a felvétel 4. helyén
    .rol = a felvétel 4. helyéről
place-R5 = felvétel, 5. hely
    .cap = Felvétel, 5. hely
    .n = a felvétel 5. helyén
    .rol = a felvétel 5. helyéről
place-R6 = felvétel, 6. hely
    .cap = Felvétel, 6. hely
    .n = a felvétel 6. helyén
    .rol = a felvétel 6. helyéről
place-A1 = A1 ágy
    .cap = A1 ágy
    .n = az A1 ágyban
    .rol = az A1 ágyból
place-A2 = A2 ágy
    .cap = A2 ágy
    .n = az A2 ágyban
    .rol = az A2 ágyból
place-A3 = A3 ágy
    .cap = A3 ágy
    .n = az A3 ágyban
    .rol = az A3 ágyból
place-B1 = B1 ágy
    .cap = B1 ágy
    .n = a B1 ágyban
    .rol = a B1 ágyból
place-B2 = B2 ágy
    .cap = B2 ágy
    .n = a B2 ágyban
    .rol = a B2 ágyból
place-B3 = B3 ágy
    .cap = B3 ágy
    .n = a B3 ágyban
    .rol = a B3 ágyból

## Egy ágy a betűjével és a számával; rag állhat utána: { the-bed }ban.

the-bed = { $bed ->
    [A1] az A1
    [A2] az A2
    [A3] az A3
   *[other] a { $bed }
} ágy

## Az ágyak helye és a vizsgálatok. .ba: hová, .ban: hol, névelővel.

area-home = saját osztály
    .ba = a saját osztályára
    .ban = a saját osztályán
area-CUL = tenyésztés
    .ba = a tenyésztéshez
    .ban = a tenyésztésnél
area-BLX = vérvizsgálat
    .ba = a vérvizsgálathoz
    .ban = a vérvizsgálatnál
area-XRY = röntgen
    .ba = a röntgenhez
    .ban = a röntgennél
area-MRI = MRI
    .ba = az MRI-be
    .ban = az MRI-ben
area-ORA = A műtő
    .ba = az A műtőbe
    .ban = az A műtőben
area-ORB = B műtő
    .ba = a B műtőbe
    .ban = a B műtőben

tag-clinic = rendelő
tag-ward = osztály
tag-or = műtő
tag-epidemic = járvány

## Betegek, vizsgálatok és kellékeik.

type-regular = járóbeteg
    .acc = járóbeteget
type-hospitalized = fekvőbeteg
    .acc = fekvőbeteget

condition-mild = enyhe
condition-serious = súlyos
condition-critical = válságos

sign-infection = fertőzés
sign-autoimmune = autoimmun
sign-physical = fizikai sérülés
sign-neuropsych = neuropszichológiai

# .ba: hová, .ban: hol, névelővel.
exam-cultures = tenyésztés
    .ba = a tenyésztéshez
    .ban = a tenyésztésnél
exam-blood-exam = vérvizsgálat
    .ba = a vérvizsgálathoz
    .ban = a vérvizsgálatnál
exam-xray = röntgen
    .ba = a röntgenhez
    .ban = a röntgennél
exam-mri = MRI
    .ba = az MRI-be
    .ban = az MRI-ben

icon-key = kulcs
icon-leaf = levél
icon-moon = hold
icon-boat = csónak
icon-bell = csengő
icon-star = csillag
icon-fish = hal
icon-kite = papírsárkány

disc-0 = korong az 1. lyukból
disc-1 = korong a 2. lyukból
disc-2 = korong a 3. lyukból
disc-3 = korong a 4. lyukból
disc-4 = korong az 5. lyukból
disc-5 = korong a 6. lyukból
disc-6 = korong a 7. lyukból
disc-red = piros korong az asztalról
disc-white = fehér korong az asztalról

hole-0 = 1. lyuk
hole-1 = 2. lyuk
hole-2 = 3. lyuk
hole-3 = 4. lyuk
hole-4 = 5. lyuk
hole-5 = 6. lyuk
hole-6 = 7. lyuk
hole-table = asztal

mode-gesture = mozdulatok
mode-steady = nyugodt mód
