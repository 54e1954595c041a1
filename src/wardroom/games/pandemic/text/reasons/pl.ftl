### Dlaczego planista tak wybrał – jednym zdaniem, z liczbami z planszy.
### $city, $near i $card to nazwy, $colour to choroba, $to, $owner, $pawn i $by to gracze (zawsze w mianowniku).

why-cure = Wynajdź lekarstwo na { $colour_acc } chorobę: { $to } ma { $count } z { $need } kart i zdąży dotrzeć do stacji badawczej.
why-head-cure = Komplet kart do lekarstwa na { $colour_acc } chorobę jest gotowy ({ $count } z { $need }): teraz trzeba dotrzeć do stacji badawczej.
why-share = { $to } ma { $count } z { $need } kart do lekarstwa na { $colour_acc } chorobę, a { $owner } ma kartę { $card }: trzeba ją przekazać.
why-meet = Trzeba się spotkać w { $near_loc }: { $owner } może przekazać kartę { $card }, a { $to } ma { $count } z { $need } kart do lekarstwa na { $colour_acc } chorobę.
why-danger = W { $city_loc } są trzy { $colour_znaczniki } znaczniki, a karta tego miasta może jeszcze wyjść: trzeba leczyć, zanim choroba się rozprzestrzeni.
why-danger-later = W { $city_loc } są trzy { $colour_znaczniki } znaczniki, a karta tego miasta wróci z następną epidemią: trzeba leczyć zawczasu.
why-treat = { $count ->
    [one] W { $city_loc } jest jeden { $colour_znacznik } znacznik: lepiej usunąć go teraz, niż czekać na następne.
    [few] W { $city_loc } są { $count } { $colour_znaczniki } znaczniki: lepiej leczyć teraz, niż czekać na następne.
   *[many] W { $city_loc } jest { $count } { $colour_znacznikow } znaczników: lepiej leczyć teraz, niż czekać na następne.
}
why-go-meet = { $away ->
    [0] Warto ruszyć do { $city_gen } na spotkanie: { $owner } może przekazać kartę { $card }, a { $to } ma { $count } z { $need } kart do lekarstwa na { $colour_acc } chorobę.
    [one] Warto ruszyć do { $city_gen }, o jeden ruch od { $near_gen }: w { $near_loc } { $owner } może przekazać kartę { $card }, a { $to } ma { $count } z { $need } kart do lekarstwa na { $colour_acc } chorobę.
    [few] Warto ruszyć do { $city_gen }, o { $away } ruchy od { $near_gen }: w { $near_loc } { $owner } może przekazać kartę { $card }, a { $to } ma { $count } z { $need } kart do lekarstwa na { $colour_acc } chorobę.
   *[many] Warto ruszyć do { $city_gen }, o { $away } ruchów od { $near_gen }: w { $near_loc } { $owner } może przekazać kartę { $card }, a { $to } ma { $count } z { $need } kart do lekarstwa na { $colour_acc } chorobę.
}
why-go-set = Warto ruszyć do { $city_gen }, w stronę stacji badawczej: komplet kart do lekarstwa na { $colour_acc } chorobę jest gotowy ({ $count } z { $need }).
why-go-there = Warto ruszyć do { $city_gen }, gdzie { $count ->
    [one] jest jeden znacznik
    [few] są { $count } znaczniki
   *[many] jest { $count } znaczników
}.
why-go-near = Warto ruszyć do { $city_gen }: stamtąd do { $near_gen }, gdzie { $count ->
    [one] jest jeden znacznik
    [few] są { $count } znaczniki
   *[many] jest { $count } znaczników
}, { $away ->
    [one] jest już tylko jeden ruch
    [few] są już tylko { $away } ruchy
   *[many] jest już tylko { $away } ruchów
}.
why-go-station = Warto ruszyć do { $city_gen }: ze stacji badawczej wszędzie jest bliżej.
why-go-leave = Warto ruszyć do { $city_gen }: stamtąd wszędzie jest blisko, a w zasięgu dwóch ruchów leczenia wymaga tylko { $near }, gdzie { $count ->
    [one] jest jeden znacznik.
    [few] są { $count } znaczniki.
   *[many] jest { $count } znaczników.
}
why-go-calm = Warto ruszyć do { $city_gen }: w zasięgu dwóch ruchów nie ma czego leczyć, a stamtąd wszędzie jest blisko.
why-go-next = Warto ruszyć do { $city_gen }: stamtąd najlepiej zacząć następną turę.
why-send-meet = { $away ->
    [0] Niech { $pawn } ruszy do { $city_gen } na spotkanie: { $owner } może przekazać kartę { $card }, a { $to } ma { $count } z { $need } kart do lekarstwa na { $colour_acc } chorobę.
    [one] Niech { $pawn } ruszy do { $city_gen }, o jeden ruch od { $near_gen }: w { $near_loc } { $owner } może przekazać kartę { $card }, a { $to } ma { $count } z { $need } kart do lekarstwa na { $colour_acc } chorobę.
    [few] Niech { $pawn } ruszy do { $city_gen }, o { $away } ruchy od { $near_gen }: w { $near_loc } { $owner } może przekazać kartę { $card }, a { $to } ma { $count } z { $need } kart do lekarstwa na { $colour_acc } chorobę.
   *[many] Niech { $pawn } ruszy do { $city_gen }, o { $away } ruchów od { $near_gen }: w { $near_loc } { $owner } może przekazać kartę { $card }, a { $to } ma { $count } z { $need } kart do lekarstwa na { $colour_acc } chorobę.
}
why-send-set = Niech { $pawn } ruszy do { $city_gen }, w stronę stacji badawczej: komplet kart do lekarstwa na { $colour_acc } chorobę jest gotowy ({ $count } z { $need }).
why-send-there = Niech { $pawn } ruszy do { $city_gen }, gdzie { $count ->
    [one] jest jeden znacznik
    [few] są { $count } znaczniki
   *[many] jest { $count } znaczników
}.
why-send-near = Niech { $pawn } ruszy do { $city_gen }: stamtąd do { $near_gen }, gdzie { $count ->
    [one] jest jeden znacznik
    [few] są { $count } znaczniki
   *[many] jest { $count } znaczników
}, { $away ->
    [one] jest już tylko jeden ruch
    [few] są już tylko { $away } ruchy
   *[many] jest już tylko { $away } ruchów
}.
why-send-station = Niech { $pawn } ruszy do { $city_gen }, gdzie jest stacja badawcza.
why-send-leave = Niech { $pawn } ruszy do { $city_gen }: w zasięgu dwóch ruchów leczenia wymaga tylko { $near }, gdzie { $count ->
    [one] jest jeden znacznik.
    [few] są { $count } znaczniki.
   *[many] jest { $count } znaczników.
}
why-send-calm = Niech { $pawn } ruszy do { $city_gen }: stamtąd wszędzie jest blisko.
why-send-next = Niech { $pawn } ruszy do { $city_gen }: stamtąd najlepiej zacząć następną turę.
why-fly = Bez karty { $card } droga zajęłaby { $away ->
    [one] jedną akcję
    [few] { $away } akcje
   *[many] { $away } akcji
}.
why-build = Warto zbudować stację badawczą w { $city_loc }: do najbliższej { $away ->
    [one] jest stamtąd jeden ruch
    [few] są stamtąd { $away } ruchy
   *[many] jest stamtąd { $away } ruchów
}.
why-fetch = Karta { $card } jest wśród odrzuconych i można ją zagrać jeszcze raz.
why-pass = { $count ->
    [one] Ostatnia akcja nic już zespołowi nie da.
    [few] Pozostałe { $count } akcje nic już zespołowi nie dadzą.
   *[many] Pozostałych { $count } akcji nic już zespołowi nie da.
}
why-agree = { $by } prosi o zgodę, a planujemy przecież wspólnie.
why-discard = Na ręce { $count ->
    [one] jest tylko ta jedna karta
    [few] są { $count } karty
   *[many] jest { $count } kart
} do lekarstwa na { $colour_acc } chorobę; bez karty { $card } obejdziemy się najłatwiej.
why-discard-cured = Lekarstwo na { $colour_acc } chorobę już jest, więc karta { $card } nie przyda się do kompletu.
why-discard-event = Wszystkie karty miast na tej ręce są teraz więcej warte niż { $card }.
why-quiet = { $count ->
    [one] W tej fazie infekcji może wyjść jedno miasto z trzema znacznikami: lepiej ją pominąć.
    [few] W tej fazie infekcji mogą wyjść { $count } miasta z trzema znacznikami: lepiej ją pominąć.
   *[many] W tej fazie infekcji może wyjść { $count } miast z trzema znacznikami: lepiej ją pominąć.
}
why-forecast = { $count ->
    [one] Zaraz może wyjść jedno miasto z trzema znacznikami: trzeba lepiej ułożyć stos.
    [few] Zaraz mogą wyjść { $count } miasta z trzema znacznikami: trzeba lepiej ułożyć stos.
   *[many] Zaraz może wyjść { $count } miast z trzema znacznikami: trzeba lepiej ułożyć stos.
}
why-forecast-order = Karta { $city } zaszkodzi teraz najmniej, bo w tym mieście { $count ->
    [0] nie ma znaczników
    [one] jest jeden znacznik
    [few] są { $count } znaczniki
   *[many] jest { $count } znaczników
}.
why-resilient = Karta { $city } jest wśród odrzuconych kart infekcji, a w tym mieście { $count ->
    [0] nie ma znaczników
    [one] jest jeden znacznik
    [few] są { $count } znaczniki
   *[many] jest { $count } znaczników
}: usuńmy tę kartę z gry.
why-keep-events = { $count ->
    [0] Wśród najbliższych kart infekcji nie ma miasta z trzema znacznikami: zdarzenie może poczekać.
    [one] Zaraz może wyjść jedno miasto z trzema znacznikami, ale zdarzenie jest warte więcej niż to ryzyko.
    [few] Zaraz mogą wyjść { $count } miasta z trzema znacznikami, ale zdarzenie jest warte więcej niż to ryzyko.
   *[many] Zaraz może wyjść { $count } miast z trzema znacznikami, ale zdarzenie jest warte więcej niż to ryzyko.
}
why-event-in-need = Na ręce { $count ->
    [one] jest jedna karta
    [few] są { $count } karty
   *[many] jest { $count } kart
}: lepiej zagrać zdarzenie, niż coś odrzucić.

## Czego plan nie obejmuje i co go pogorszyło.

open-danger = W { $city_loc } zostają trzy { $colour_znaczniki } znaczniki.
changed-own = Grasz inaczej, więc oto nowy plan.
changed-others = Od ułożenia planu zmieniła się sytuacja na stole.
changed-event = { $pawn } nie zagrywa zdarzenia, które było w planie.
