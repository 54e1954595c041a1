### A Holding On képe a terminálban, magyarul.

cli-holding-on-scenario = { $number }. forgatókönyv
cli-holding-on-day =
    { $day ->
        [0] Az első nap előtt
       *[other] { $day }. nap
    }
cli-holding-on-health = { $gauge } { $count }
cli-holding-on-manager = Műszakvezető: { $who }
cli-holding-on-shift-now = most
cli-holding-on-shift-over = véget ért
cli-holding-on-unseen = még nincs felfordítva
cli-holding-on-crew = szolgálatban: { $who }
cli-holding-on-places = { $count } szabad hely
cli-holding-on-phone = a telefonnál: { $who }
cli-holding-on-staff = Személyzet
cli-holding-on-out = játékon kívül
cli-holding-on-tokens = { $count } jelző
cli-holding-on-fatigue = fáradtság { $gauge }
cli-holding-on-deck = { $memories } emlék, { $happenings } esemény
cli-holding-on-goal-count = { $reached }/{ $number } tiszta
cli-holding-on-goal-run = { $reached }/{ $number } összekapcsolva
cli-holding-on-goal-balance = { $reached }/{ $number } többlet a kellemesekből
cli-holding-on-goal-heard = { $reached }/{ $number } felvett hívás
cli-holding-on-goal-faced = { $reached }/{ $number } szembenézés
cli-holding-on-goal-arrived = { $reached }/{ $number } megérkezett
# $what: az időszak vagy a személy, akiről szó van.
cli-holding-on-about = { $goal } ({ $what })
cli-holding-on-speaks = Billy: „{ $quote }”
cli-holding-on-held = kézben { $hazy } homályos, { $clear } tiszta emlék
