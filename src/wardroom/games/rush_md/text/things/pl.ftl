### Nazwy wszystkiego, co jest w szpitalu.

## Przedmioty. .acc: biernik, jedna sztuka; .gen: dopełniacz, czego brakuje; .cap: na początku zdania;
## .few: po 2–4, .many: po 5 i więcej.

# Tyle sztuk jednego rodzaju, na liście.
counted = { $count ->
    [one] { $kind }
    [few] { $count } { $kind_few }
   *[many] { $count } { $kind_many }
}


kind-orange = pomarańczowa pigułka
    .cap = Pomarańczowa pigułka
    .acc = pomarańczową pigułkę
    .gen = pomarańczowych pigułek
    .few = pomarańczowe pigułki
    .many = pomarańczowych pigułek
kind-white = biała pigułka
    .cap = Biała pigułka
    .acc = białą pigułkę
    .gen = białych pigułek
    .few = białe pigułki
    .many = białych pigułek
kind-blue = niebieska pigułka
    .cap = Niebieska pigułka
    .acc = niebieską pigułkę
    .gen = niebieskich pigułek
    .few = niebieskie pigułki
    .many = niebieskich pigułek
kind-fluids = kroplówka
    .cap = Kroplówka
    .acc = kroplówkę
    .gen = kroplówek
    .few = kroplówki
    .many = kroplówek
kind-green = zielony lek dożylny
    .cap = Zielony lek dożylny
    .acc = zielony lek dożylny
    .gen = zielonych leków dożylnych
    .few = zielone leki dożylne
    .many = zielonych leków dożylnych
kind-yellow = żółty lek dożylny
    .cap = Żółty lek dożylny
    .acc = żółty lek dożylny
    .gen = żółtych leków dożylnych
    .few = żółte leki dożylne
    .many = żółtych leków dożylnych
kind-blood = krew
    .cap = Krew
    .acc = krew
    .gen = krwi
    .few = jednostki krwi
    .many = jednostek krwi
kind-syringe = strzykawka
    .cap = Strzykawka
    .acc = strzykawkę
    .gen = strzykawek
    .few = strzykawki
    .many = strzykawek
kind-heart = serce
    .cap = Serce
    .acc = serce
    .gen = serc
    .few = serca
    .many = serc
kind-kidney = nerka
    .cap = Nerka
    .acc = nerkę
    .gen = nerek
    .few = nerki
    .many = nerek
kind-lung = płuco
    .cap = Płuco
    .acc = płuco
    .gen = płuc
    .few = płuca
    .many = płuc
kind-bone = kość
    .cap = Kość
    .acc = kość
    .gen = kości
    .few = kości
    .many = kości

## Klepsydry. .acc: biernik, .cap: na początku zdania.

glass-red = czerwony Lekarz
    .cap = Czerwony Lekarz
    .acc = czerwonego Lekarza
glass-black = czarny Lekarz
    .cap = Czarny Lekarz
    .acc = czarnego Lekarza
glass-green = zielony Lekarz
    .cap = Zielony Lekarz
    .acc = zielonego Lekarza
glass-yellow = żółty Lekarz
    .cap = Żółty Lekarz
    .acc = żółtego Lekarza
glass-nurse1 = Pielęgniarka 1
    .cap = Pielęgniarka 1
    .acc = Pielęgniarkę 1
glass-nurse2 = Pielęgniarka 2
    .cap = Pielęgniarka 2
    .acc = Pielęgniarkę 2
glass-nurse3 = Pielęgniarka 3
    .cap = Pielęgniarka 3
    .acc = Pielęgniarkę 3
glass-nurse4 = Pielęgniarka 4
    .cap = Pielęgniarka 4
    .acc = Pielęgniarkę 4

## Pola akcji. .loc: gdzie, .z: skąd.

slot-ADM-N = Izba przyjęć, Pielęgniarka
    .loc = w Izbie przyjęć, na polu Pielęgniarki
    .z = z pola Pielęgniarki w Izbie przyjęć
slot-ADM-D = Izba przyjęć, Lekarz
    .loc = w Izbie przyjęć, na polu Lekarza
    .z = z pola Lekarza w Izbie przyjęć
slot-OPC-1 = Przychodnia 1
    .loc = w Przychodni, na polu 1
    .z = z pola 1 w Przychodni
slot-OPC-2 = Przychodnia 2
    .loc = w Przychodni, na polu 2
    .z = z pola 2 w Przychodni
slot-WA-1 = Oddział A 1
    .loc = na Oddziale A, na polu 1
    .z = z pola 1 na Oddziale A
slot-WA-2 = Oddział A 2
    .loc = na Oddziale A, na polu 2
    .z = z pola 2 na Oddziale A
slot-WB-1 = Oddział B 1
    .loc = na Oddziale B, na polu 1
    .z = z pola 1 na Oddziale B
slot-WB-2 = Oddział B 2
    .loc = na Oddziale B, na polu 2
    .z = z pola 2 na Oddziale B
slot-CUL = posiew bakteriologiczny
    .loc = przy posiewie
    .z = z pola posiewu
slot-BLX = badanie krwi
    .loc = przy badaniu krwi
    .z = z pola badania krwi
slot-XRY = rentgen
    .loc = przy rentgenie
    .z = z pola rentgena
slot-MRI = rezonans
    .loc = przy rezonansie
    .z = z pola rezonansu
slot-BB = Bank krwi
    .loc = w Banku krwi
    .z = z Banku krwi
slot-PH-1 = Apteka 1
    .loc = w Aptece, na polu 1
    .z = z pola 1 w Aptece
slot-PH-2 = Apteka 2
    .loc = w Aptece, na polu 2
    .z = z pola 2 w Aptece
slot-PH-D = Apteka, Lekarz
    .loc = w Aptece, na polu Lekarza
    .z = z pola Lekarza w Aptece
slot-ORA-D = Sala operacyjna A, Lekarz
    .loc = w Sali operacyjnej A, na polu Lekarza
    .z = z pola Lekarza w Sali operacyjnej A
slot-ORA-N = Sala operacyjna A, Pielęgniarka
    .loc = w Sali operacyjnej A, na polu Pielęgniarki
    .z = z pola Pielęgniarki w Sali operacyjnej A
slot-ORB-D = Sala operacyjna B, Lekarz
    .loc = w Sali operacyjnej B, na polu Lekarza
    .z = z pola Lekarza w Sali operacyjnej B
slot-ORB-N = Sala operacyjna B, Pielęgniarka
    .loc = w Sali operacyjnej B, na polu Pielęgniarki
    .z = z pola Pielęgniarki w Sali operacyjnej B
slot-RS-1 = praca badawcza 1
    .loc = na polu pracy badawczej 1
    .z = z pola pracy badawczej 1
slot-RS-2 = praca badawcza 2
    .loc = na polu pracy badawczej 2
    .z = z pola pracy badawczej 2
slot-RS-3 = praca badawcza 3
    .loc = na polu pracy badawczej 3
    .z = z pola pracy badawczej 3

## Miejsca Pacjentów i łóżek. .cap: na początku zdania; .loc: gdzie, .z: skąd, .na: dokąd.

place-C1 = Przychodnia 1
    .cap = Przychodnia 1
    .loc = na miejscu 1 w Przychodni
    .z = z miejsca 1 w Przychodni
place-C2 = Przychodnia 2
    .cap = Przychodnia 2
    .loc = na miejscu 2 w Przychodni
    .z = z miejsca 2 w Przychodni
place-C3 = Przychodnia 3
    .cap = Przychodnia 3
    .loc = na miejscu 3 w Przychodni
    .z = z miejsca 3 w Przychodni
place-C4 = Przychodnia 4
    .cap = Przychodnia 4
    .loc = na miejscu 4 w Przychodni
    .z = z miejsca 4 w Przychodni
place-C5 = Przychodnia 5
    .cap = Przychodnia 5
    .loc = na miejscu 5 w Przychodni
    .z = z miejsca 5 w Przychodni
place-C6 = Przychodnia 6
    .cap = Przychodnia 6
    .loc = na miejscu 6 w Przychodni
    .z = z miejsca 6 w Przychodni
place-R1 = Izba przyjęć 1
    .cap = Izba przyjęć 1
    .loc = na miejscu 1 w Izbie przyjęć
    .z = z miejsca 1 w Izbie przyjęć
place-R2 = Izba przyjęć 2
    .cap = Izba przyjęć 2
    .loc = na miejscu 2 w Izbie przyjęć
    .z = z miejsca 2 w Izbie przyjęć
place-R3 = Izba przyjęć 3
    .cap = Izba przyjęć 3
    .loc = na miejscu 3 w Izbie przyjęć
    .z = z miejsca 3 w Izbie przyjęć
place-R4 = Izba przyjęć 4
    .cap = Izba przyjęć 4
    .loc = na miejscu 4 w Izbie przyjęć
    .z = z miejsca 4 w Izbie przyjęć
place-R5 = Izba przyjęć 5
    .cap = Izba przyjęć 5
    .loc = na miejscu 5 w Izbie przyjęć
    .z = z miejsca 5 w Izbie przyjęć
place-R6 = Izba przyjęć 6
    .cap = Izba przyjęć 6
    .loc = na miejscu 6 w Izbie przyjęć
    .z = z miejsca 6 w Izbie przyjęć
place-A1 = łóżko A1
    .cap = Łóżko A1
    .loc = w łóżku A1
    .z = z łóżka A1
place-A2 = łóżko A2
    .cap = Łóżko A2
    .loc = w łóżku A2
    .z = z łóżka A2
place-A3 = łóżko A3
    .cap = Łóżko A3
    .loc = w łóżku A3
    .z = z łóżka A3
place-B1 = łóżko B1
    .cap = Łóżko B1
    .loc = w łóżku B1
    .z = z łóżka B1
place-B2 = łóżko B2
    .cap = Łóżko B2
    .loc = w łóżku B2
    .z = z łóżka B2
place-B3 = łóżko B3
    .cap = Łóżko B3
    .loc = w łóżku B3
    .z = z łóżka B3

## Łóżko nazwane literą i numerem.

the-bed = łóżko { $bed }

area-home = własny oddział
    .na = na własny oddział
area-CUL = posiew bakteriologiczny
    .na = na posiew bakteriologiczny
area-BLX = badanie krwi
    .na = na badanie krwi
area-XRY = rentgen
    .na = na rentgen
area-MRI = rezonans
    .na = na rezonans
area-ORA = Sala operacyjna A
    .na = do Sali operacyjnej A
area-ORB = Sala operacyjna B
    .na = do Sali operacyjnej B

tag-clinic = Przychodnia
tag-ward = Oddział
tag-or = Sala operacyjna
tag-epidemic = epidemia

## Pacjenci, badania i ich elementy.

type-regular = Pacjent zwykły
    .acc = Pacjenta zwykłego
type-hospitalized = Pacjent do hospitalizacji
    .acc = Pacjenta do hospitalizacji

condition-mild = stabilny
condition-serious = poważny
condition-critical = krytyczny

sign-infection = infekcja
sign-autoimmune = objaw autoimmunologiczny
sign-physical = uraz fizyczny
sign-neuropsych = objaw neuropsychologiczny

exam-cultures = posiew bakteriologiczny
exam-blood-exam = badanie krwi
exam-xray = rentgen
exam-mri = rezonans magnetyczny

icon-key = klucz
icon-leaf = liść
icon-moon = księżyc
icon-boat = łódka
icon-bell = dzwonek
icon-star = gwiazda
icon-fish = ryba
icon-kite = latawiec

disc-0 = dysk z otworu 1
disc-1 = dysk z otworu 2
disc-2 = dysk z otworu 3
disc-3 = dysk z otworu 4
disc-4 = dysk z otworu 5
disc-5 = dysk z otworu 6
disc-6 = dysk z otworu 7
disc-red = czerwony dysk ze stołu
disc-white = biały dysk ze stołu

hole-0 = otwór 1
    .na = do otworu 1
hole-1 = otwór 2
    .na = do otworu 2
hole-2 = otwór 3
    .na = do otworu 3
hole-3 = otwór 4
    .na = do otworu 4
hole-4 = otwór 5
    .na = do otworu 5
hole-5 = otwór 6
    .na = do otworu 6
hole-6 = otwór 7
    .na = do otworu 7
hole-table = stół
    .na = na stół

mode-gesture = gesty
mode-steady = tryb spokojny
