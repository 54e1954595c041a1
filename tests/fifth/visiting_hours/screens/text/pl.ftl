### Ekrany gry Visiting Hours po polsku.

web-visiting-hours-to-come = Goście, którzy jeszcze przyjdą: { $count }
web-visiting-hours-soap = Mydło: { $count }
web-visiting-hours-soap-out = mydło wyłożone
web-visiting-hours-closed = zamknięte
web-visiting-hours-unseen =
    { $count ->
        [one] { $count } gość
        [few] { $count } goście
       *[many] { $count } gości
    }
web-visiting-hours-brought = wniesione zarazki
web-visiting-hours-washed = usunięte zarazki

web-visiting-hours-help = Godziny odwiedzin
web-visiting-hours-help-1 = Utrzymajcie wszystkie cztery oddziały otwarte, aż wejdzie ostatni gość. Oddział, na którym jest więcej niż cztery zarazki, zostaje zamknięty, a wy przegrywacie.
web-visiting-hours-help-2 = W swojej turze najpierw zdezynfekuj oddział, wyłóż mydło albo napij się herbaty. Mydło zatrzymuje przy drzwiach zarazki następnego gościa.
web-visiting-hours-help-3 = Potem wpuść jednego ze swoich dwóch gości i weź następnego z kolejki.
