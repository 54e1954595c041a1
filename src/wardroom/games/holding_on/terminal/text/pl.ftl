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
cli-holding-on-deck = wspomnienia: { $memories }, wydarzenia: { $happenings }
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
