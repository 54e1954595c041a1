### Obraz gry Ostatnie chwile w terminalu, po polsku.

cli-holding-on-scenario = Scenariusz { $number }
cli-holding-on-day =
    { $day ->
        [0] Przed pierwszym dniem
       *[other] Dzień { $day }
    }
cli-holding-on-health = { $gauge } { $count }
cli-holding-on-manager = Kierownik zmiany: { $who }
cli-holding-on-shift-now = trwa
cli-holding-on-shift-over = minęła
cli-holding-on-unseen = jeszcze nieodkryta
cli-holding-on-crew = na dyżurze: { $who }
cli-holding-on-places =
    { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
       *[many] { $count } wolnych miejsc
    }
cli-holding-on-phone = przy telefonie: { $who }
cli-holding-on-staff = Personel
cli-holding-on-out = poza grą
cli-holding-on-tokens =
    { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
       *[many] { $count } żetonów
    }
cli-holding-on-fatigue = zmęczenie { $gauge }
cli-holding-on-deck = { $memories ->
    [one] { $memories } wspomnienie
    [few] { $memories } wspomnienia
   *[many] { $memories } wspomnień
}, { $happenings ->
    [one] { $happenings } wydarzenie
    [few] { $happenings } wydarzenia
   *[many] { $happenings } wydarzeń
}
cli-holding-on-goal-count = wyraźne { $reached }/{ $number }
cli-holding-on-goal-run = połączone { $reached }/{ $number }
cli-holding-on-goal-balance = przewaga przyjemnych { $reached }/{ $number }
cli-holding-on-goal-heard = odebrane telefony { $reached }/{ $number }
cli-holding-on-goal-faced = wyrzuty sumienia { $reached }/{ $number }
cli-holding-on-goal-arrived = przybyli { $reached }/{ $number }
# $what to okres albo osoba, o którą chodzi.
cli-holding-on-about = { $goal } ({ $what })
cli-holding-on-speaks = Billy: „{ $quote }”
cli-holding-on-held = wspomnienia na ręce: mgliste { $hazy }, wyraźne { $clear }
cli-holding-on-no-memories = jeszcze ich nie ma

# Co pokazuje karta pacjenta.
cli-holding-on-card = „{ $card }” ({ $kind }, { $symbols ->
    [0] bez pogorszeń
    [one] { $symbols } pogorszenie
    [few] { $symbols } pogorszenia
   *[many] { $symbols } pogorszeń
}; rozmowa daje: { $rewards })
cli-holding-on-card-critical = „{ $card }” ({ $kind }, { $symbols ->
    [one] { $symbols } pogorszenie
    [few] { $symbols } pogorszenia
   *[many] { $symbols } pogorszeń
}, tylko opieka medyczna)
cli-holding-on-reward-tokens = { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
}
cli-holding-on-reward-hazy = { $count ->
    [one] { $count } wspomnienie
    [few] { $count } wspomnienia
   *[many] { $count } wspomnień
}
cli-holding-on-reward-either = { $count ->
    [one] żeton albo wspomnienie
   *[other] { $count } × żeton albo wspomnienie
}

## Strony.

cli-holding-on-about-map = dzień, personel, cel i wspomnienia
cli-holding-on-about-rules = zasady na jednej stronie; „zasady lekarz” o jednej roli
# After the list of commands: the signs of the picture.
cli-holding-on-signs = Znaki: ● zmęczenie; ▐ 6 ▌ wspomnienie i jego numer, „+” przyjemne, „-” nieprzyjemne; kreska między dwoma wspomnieniami: pasują do siebie; kolorowe są wyraźne, pozostałe mgliste.

## Lekcje tam, gdzie słowa przeglądarki mówią o jej gestach i obrazach.

cli-lesson-first-goal = Billy Kerr ma sześćdziesiąt lat, zostało mu kilka dni życia; nikt nie wie, kim jest. Opiekujecie się nim i wygrywacie razem. Cel, opisany pod personelem, wymaga wyraźnego wspomnienia z każdego z pięciu okresów jego życia.
cli-lesson-first-nurse = Drugie miejsce. Lekarze należą do graczy, pielęgniarki do kierownika zmiany. Kółka po słowie „zmęczenie” zapełniają się, gdy ktoś pracuje za długo; na razie są puste. Przydziel pierwszą pielęgniarkę.
cli-lesson-first-care = Każde pogorszenie z karty zabiera 1 punkt zdrowia. Opieka medyczna zakrywa je żetonami. Przy paliatywnej słuchacie i dostajecie to, co obiecuje karta. Nie można wybrać obu. Wybierz opiekę paliatywną.
cli-lesson-first-token = Zdrowie spadło do 27; karta daje żeton i wspomnienie. Żetonem płaci tylko jego właściciel, więc nigdy się go nie przekazuje. Ten weź dla siebie.
cli-lesson-first-talk = Teraz ktoś siada przy Billym. To, co usłyszy, jest mglistym wspomnieniem: karta leży zakryta do wieczora. Porozmawiaj z nim: wybierz swojego żółtego lekarza.
cli-lesson-first-blue = Kto pracował, zostaje na swojej zmianie do wieczora. Popołudniowa karta ma dwa miejsca i dwa pogorszenia. Najpierw przydziel niebieskiego lekarza: wtedy zdecyduje drugi gracz.
cli-lesson-first-medical = Opieka medyczna: gdy na każdym pogorszeniu leży żeton, zdrowie zostaje na 27; każde niezakryte zabiera 1 punkt. Raz dziennie jest obowiązkowa, inaczej dostajecie ostrzeżenie (licznik jest u góry). Drugie oznacza przegraną.
cli-lesson-first-night = Pełna obsada nocnej zmiany dała żeton. Gdy nie ma lekarza, decyduje kierownik. Ta karta jest stabilna: nic się nie pogarsza, więc słuchanie nic nie kosztuje. Wybierz opiekę paliatywną.
cli-lesson-first-either = Żeton albo wspomnienie: wybierasz dwa razy. Weź mgliste wspomnienie (1 z 2).
cli-lesson-first-again = Jeszcze raz: znowu weź mgliste wspomnienie (2 z 2).
cli-lesson-first-street = Wieczór. Kto nie pracował, dostaje dwa żetony; dziś pracowali wszyscy. Odkrywacie wspomnienia. To wspomnienie ma skraj siatki z lewej: połóż je na miejscu 1.
cli-lesson-first-drawer = Każdy okres ma swój rząd, a każde wspomnienie jedno właściwe miejsce. Tu skraj siatki jest z prawej. Połóż to wspomnienie na miejscu 6.
cli-lesson-first-boatyard = Skraj jest znowu z lewej. Połóż to wspomnienie na miejscu 1. Kreska między dwoma wspomnieniami oznacza, że pasują do siebie.
cli-lesson-first-arranged = Zanim wybierzesz Gotowe, karty w rzędzie można zamieniać, najwyżej dwadzieścia razy w ciągu wieczoru. Te karty pasują. Wybierz Gotowe.
cli-lesson-first-match = Drugi wieczór. Widzisz swoje wyraźne wspomnienie: siedzący chłopiec z kulką. Połóż je na mglistym z miejsca 1, na którym jest ten sam chłopiec.
cli-lesson-rest-why = Jest południe drugiego dnia, a kierownikiem jesteś ty. W nocy brakowało ludzi i druga pielęgniarka została na kolejną zmianę. Pełne kółko po jej nazwie to 1 żeton zmęczenia. Zostanie, póki nie zdejmie go urlop.
