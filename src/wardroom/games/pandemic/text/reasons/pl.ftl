### Dlaczego planista tak wybrał – jednym zdaniem.
### $city i $card to nazwy, $colour to choroba, $pawn to gracz (zawsze w mianowniku).

why-cure = Komplet na lekarstwo na chorobę { $colour_acc } jest gotowy, a stacja badawcza w zasięgu.
why-head-cure = Komplet na lekarstwo na chorobę { $colour_acc } jest gotowy; droga prowadzi do stacji badawczej.
why-treat-danger = W { $city_loc } grozi rozprzestrzenienie się choroby, gdy wyjdzie karta tego miasta.
why-treat = Im mniej znaczników w { $city_loc }, tym dalej do wybuchu choroby.
why-give = { $pawn } lepiej wykorzysta kartę { $card }.
why-take = Karta { $card } pasuje do kompletu, a { $pawn } może się bez niej obejść.
why-go = Przed następną turą najlepiej być w { $city_loc }.
why-fly = Szybki lot jest wart karty { $card }.
why-build = Stacja badawcza w { $city_loc } skróci drogi zespołu.
why-move-pawn = { $pawn } zdziała więcej w { $city_loc }.
why-airlift = { $pawn } musi być od razu w { $city_loc }.
why-grant = Stacja badawcza w { $city_loc } przyda się właśnie teraz.
why-fetch = Kartę { $card } warto zagrać drugi raz.
why-pass = W tej turze nie zostało już nic pożytecznego do zrobienia.
why-agree = Zespół planuje razem, więc pomaga to wszystkim.
why-discard = Bez karty { $card } zespół obejdzie się najłatwiej.
why-quiet = Najbliższe infekcje grożą rozprzestrzenieniem się chorób.
why-forecast = Następne karty infekcji są groźne i powinny wyjść w lepszej kolejności.
why-forecast-order = Karta { $city } wyrządzi teraz najmniej szkody.
why-resilient = Karta { $city } nie może wyjść jeszcze raz.
why-keep-events = Zdarzenie przyda się bardziej później.
why-event-in-need = Ręka jest pełna, a zdarzenie lepiej zagrać niż wyrzucić.
why-best = Po tym zespół stoi najlepiej.
