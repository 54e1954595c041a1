### Dlaczego akcja jest teraz niemożliwa, jednym zdaniem do gracza, który jej próbował.
### $tile i $other to kafelki, $colour kolor pacjenta, kostki lub sali, $owner to gracz,
### $cell pole planu, $question to, o co właśnie się pyta.

why-not-over = Koniec gry.
why-not-watching = Tylko oglądasz tę partię.
why-not-others = { $question } To nie twoja decyzja.
why-not-first = { $question } To trzeba zrobić najpierw.
why-not-building = Szpitale dopiero powstają; pierwsza tura zacznie się, gdy staną wszystkie.
why-not-built = Szpitale początkowe już stoją; nowe kafelki zdobywa się na rynku.
why-not-cancels = W tej turze { $count ->
    [one] było już { $count } anulowanie
    [few] były już { $count } anulowania
   *[many] było już { $count } anulowań
}: nie można już zacząć niczego, co wymaga kilku kroków.

## Szpital startowy

why-not-laid = W twoim szpitalu już leży { $tile }.
why-not-lobby-alone = Leży tylko hol: nie ma czego zaczynać od nowa.
why-not-wards-to-lay =
    { $count ->
        [one] Najpierw trzeba dołożyć jeszcze { $count } salę chorych.
        [few] Najpierw trzeba dołożyć jeszcze { $count } sale chorych.
       *[many] Najpierw trzeba dołożyć jeszcze { $count } sal chorych.
    }

## Odpowiedzi na pytanie, którego nikt nie zadaje

why-not-cafeteria-later = { tile-cafeteria } daje znacznik tylko na początku tury.
why-not-no-patient = Nie dobrano pacjenta, który mógłby stanąć w kolejce.
why-not-no-grey-cube = Nie dobrano szarej kostki.
why-not-no-spread = Gorączka się teraz nie rozprzestrzenia.
why-not-no-admission = Teraz nikogo się nie przyjmuje.
why-not-no-price = Nie ustala się teraz ceny: najpierw wybierz pomieszczenie do kontraktu.
why-not-no-payment = Za nic się teraz nie płaci: najpierw wybierz, co kupujesz.
why-not-no-tile-in-hand = Nie masz kafelka w ręce: najpierw kup, weź albo podnieś jakiś.
why-not-nobody-moved = Nikogo jeszcze nie przesuwasz: najpierw wybierz pacjenta ze swojej kolejki.
why-not-no-new-order = Kolejki nie można teraz ustawić na nowo: najpierw skorzystaj z { tile-triage.gen }.
why-not-no-rebuild = Niczego się nie przebudowuje: najpierw zacznij przebudowę.
why-not-no-pathology = Nie używasz teraz { tile-pathology.gen }: najpierw z niej skorzystaj.
why-not-no-cubes-removed = Nie ma teraz usuniętych szarych kostek, które można by zatrzymać.
why-not-nothing-to-finish = Nie ma teraz czego kończyć.
why-not-nothing-to-cancel = Nie ma teraz czego anulować.

## Tura

why-not-all-drawn = Wszystkie kostki tej tury są już dobrane.
why-not-last-turn-without-cubes = W ostatnich turach nie dobiera się kostek.
why-not-cubes-to-draw =
    { $count ->
        [one] Przed końcem tury trzeba dobrać jeszcze { $count } kostkę.
        [few] Przed końcem tury trzeba dobrać jeszcze { $count } kostki.
       *[many] Przed końcem tury trzeba dobrać jeszcze { $count } kostek.
    }
why-not-no-actions = Nie masz już akcji.
why-not-no-marker = Nie masz znacznika dodatkowej akcji.
why-not-marker-of-this-turn = Znacznik pobrany w tej turze można oddać dopiero później.
why-not-markers-taken = W jednej turze można pobrać najwyżej { $count ->
    [one] { $count } znacznik.
    [few] { $count } znaczniki.
   *[many] { $count } znaczników.
}
why-not-no-marker-in-supply = Obok rynku nie ma już znaczników.
why-not-markers-in-supply = Obok rynku są jeszcze znaczniki; nikt nie musi oddawać swojego.
why-not-own-marker = Nie możesz wziąć znacznika od siebie.
why-not-no-marker-to-give = { $owner } nie ma znacznika.
why-not-no-hospital =
    { $count ->
        [few] Przy tym stole są tylko { $count } szpitale.
       *[many] Przy tym stole jest tylko { $count } szpitali.
    }

## Kafelki i pomieszczenia

why-not-not-in-hospital = W twoim szpitalu nie ma { $tile_gen }.
why-not-not-in-hospital-of = { $owner } nie ma w szpitalu { $tile_gen }.
why-not-quarantined = Trwa kwarantanna: najpierw zdezynfekuj { $tile_acc }.
why-not-quarantined-already = Kwarantanna już objęła { $tile_acc } ({ $owner }).
why-not-clean = Kwarantanna nie obejmuje { $tile_gen } ({ $owner }).
why-not-containment = Kwarantanna nigdy nie obejmuje { tile-containment.gen }.
why-not-beside-quarantine = { $owner } ma już gorączkę w szpitalu: kostka musi trafić na czysty kafelek obok niej, a nie na { $tile_acc }.
why-not-no-common-station = Żadna pełna dyżurka nie łączy { $tile_gen } i { $other_gen }.
why-not-no-room = Nie masz { $tile_gen }.
why-not-room-aside = Odłożony kafelek nie działa: najpierw dołóż do szpitala { $tile_acc }.
why-not-pathology-once = Z { tile-pathology.gen } można skorzystać tylko raz na turę.
why-not-nothing-quarantined = Nigdzie nie ma kwarantanny.
why-not-nothing-in-the-block = Na tym obszarze nie ma szarej kostki.
why-not-same-block = Te same kostki leżą też w innym obszarze: wybierz tamten.
why-not-not-in-the-box = W pudełku nie została żadna { $colour_sala } kostka.

## Pacjenci

why-not-empty-line = W twojej kolejce nikt nie czeka.
why-not-other-patient-first = Pierwszy w kolejce jest { $colour } pacjent; nie może trafić do { $tile_gen }.
why-not-full = Do { $tile_gen } nikogo nie przyjmiesz: nie ma wolnego łóżka.
why-not-no-patients-in-bed = W twoim szpitalu nie leży żaden { $colour } pacjent.
why-not-patients-in-quarantine = Każdy twój { $colour } pacjent leży na kafelku objętym kwarantanną: najpierw konieczna jest dezynfekcja.
why-not-waiting-room-adds-nobody = Gdy leczysz { $colour_gpl } pacjentów, { tile-waiting-room } nie pozwala wyleczyć nikogo więcej.
why-not-short-line =
    { $count ->
        [one] W twojej kolejce stoi tylko { $count } pacjent.
       *[other] W twojej kolejce stoi tylko { $count } pacjentów.
    }
why-not-one-colour-line = Wszyscy w twojej kolejce są jednego koloru: inna kolejność niczego nie zmieni.
why-not-same-line = Kolejka wyglądałaby tak samo jak przedtem.
why-not-nobody-of-colour = Żaden { $colour } pacjent nie czeka już na nowe miejsce.

## Rynek

why-not-not-in-this-game = W tej partii nie ma na rynku { $tile_gen }.
why-not-sold-out = Wyprzedano już cały stos { $tile_gen }.
why-not-priced = Cena { $tile_gen } jest już ustalona i nie można jej zmienić.
why-not-unpriced = Nie ma jeszcze ceny: najpierw zawrzyj kontrakt na { $tile_acc }.
why-not-too-poor-for-a-price = Do ustalenia ceny potrzeba co najmniej { $count } kostek pacjentów, a masz mniej.
why-not-least-price = Cena musi wynosić co najmniej { $count ->
    [one] { $count } kostkę.
    [few] { $count } kostki.
   *[many] { $count } kostek.
}
why-not-none-to-add = Nie została ci żadna { $colour_sala } kostka, którą można dołożyć.
why-not-owned = Masz już { $tile_acc }, a każde pomieszczenie można mieć tylko raz.
why-not-own-contract = To twój własny kontrakt: nie kupuj, tylko weź { $tile_acc }.
why-not-no-contract = Nie masz kontraktu na { $tile_acc }.
why-not-contract-of-this-turn = Kontrakt jest z tej tury: { $tile_acc } weźmiesz w którejś z następnych.
why-not-cannot-pay = Nie stać cię na { $tile_acc }. Cena: { $cubes }.
why-not-cannot-pay-ward = Dodatkowa sala chorych kosztuje { $count ->
    [one] { $count } kostkę, a masz ich mniej.
    [few] { $count } kostki, a masz ich mniej.
   *[many] { $count } kostek, a masz ich mniej.
}
why-not-wards-sold-out = Nie została już żadna dodatkowa { $colour_sala } sala chorych.
why-not-ward-bought = Jedna dodatkowa { $colour_sala } sala chorych jest już kupiona w tej turze; następna musi poczekać.
why-not-no-place = W twoim szpitalu nie ma miejsca dla { $tile_gen }.
why-not-no-place-nor-aside = W twoim szpitalu nie ma miejsca dla { $tile_gen }, a dwa kafelki są już odłożone na bok.
why-not-none-to-pay = Nie została ci żadna { $colour_sala } kostka, którą można zapłacić.
why-not-not-in-the-price = Do zapłaty nie została już żadna { $colour_sala } kostka.
why-not-no-grey-pair = Nie masz już dwóch szarych kostek.

## Układanie kafelków

why-not-occupied = Leży tu już kafelek.
why-not-entrance = Pole przed wejściem zawsze pozostaje puste.
why-not-fenced = Wejście zostałoby zabudowane dookoła: ulica musi mieć wyjście.
why-not-far = To pole jest za daleko od kafelków szpitala.
why-not-walls = Do tego pola przylegają same ściany: nie otwiera się na nie żadne przejście.
why-not-turned = Obróć kafelek: przejście musi trafić na przejście.
why-not-quarantine = Tutaj kafelek łączyłby się tylko z kafelkami objętymi kwarantanną; choć jeden musi być czysty.
why-not-island = Stąd żadne przejście nie prowadzi do holu.
why-not-turning = Na planie leży już { $tile }: obróć kafelek na miejscu albo anuluj.
why-not-other-shape = Przejścia { $tile_gen } są rozmieszczone inaczej.
why-not-aside-already = Ten kafelek był już odłożony: połóż { $tile_acc } albo anuluj.
why-not-ward-at-once = Dodatkową salę chorych trzeba położyć od razu; nie można jej odłożyć na bok.
why-not-two-aside = Na bok można odłożyć najwyżej { $count ->
    [one] { $count } kafelek.
    [few] { $count } kafelki.
   *[many] { $count } kafelków.
}
why-not-not-aside = Wśród odłożonych kafelków nie masz { $tile_gen }.

## Przebudowa

why-not-rebuilt = W tej turze przebudowa już była, a może być tylko jedna.
why-not-nothing-to-lift = Na każdym twoim kafelku jest kwarantanna albo pacjent: niczego nie można podnieść.
why-not-no-lifts = W tej przebudowie nie można podnieść więcej kafelków.
why-not-lifted = Masz już w ręce { $tile_acc }.
why-not-patient-on-it = Pacjent zajmuje { $tile_acc }.
why-not-touched = Przebudowa objęła już { $tile_acc }: kafelek zostaje na miejscu.
why-not-not-at-hand = Nie masz { $tile_gen } ani w ręce, ani wśród odłożonych kafelków.
why-not-not-in-hand = Nie masz w ręce { $tile_gen }.
why-not-nothing-to-lie-beside = Nie został żaden kafelek, obok którego można by coś położyć.
why-not-done-hand = Najpierw połóż albo odłóż na bok to, co masz w ręce.
why-not-done-lobby = Szpital musi mieć hol.
why-not-done-unchanged = Szpital jest jeszcze taki jak przed przebudową.
why-not-done-entrance = Wejście jest zastawione albo zabudowane dookoła.
why-not-done-quarantine = Przebudowane kafelki muszą się łączyć z czystym kafelkiem, którego nie ruszano.
why-not-done-cut-off = Niektóre kafelki są odcięte od holu.
