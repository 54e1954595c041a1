# A nap leosztása.

web-daily = Ma
web-daily-done = { $done }/{ $all } lejátszva
web-daily-title = A nap leosztása
web-daily-about = Minden játéknak naponta egy leosztása van, mindenkinek ugyanaz ezen a szerveren. Az elsőként megkezdett játszmád számít, akár egyedül, akár gépi munkatársakkal, akár barátokkal játszod. Ami utána jön, az gyakorlás.
web-daily-next = új leosztások helyi idő szerint { $moment }-kor
web-daily-streak = { $count } nap egymás után
web-daily-seats = { $count } hely
web-daily-state-new = Még nem játszottad
web-daily-state-begun = Folyik a játszmád
web-daily-state-over = Lejátszva
web-daily-left = Ebből a játszmából kiszálltál.
web-daily-finished =
    { $count ->
        [0] Még senki sem fejezte be.
       *[other] { $count } ember fejezte be.
    }
web-daily-company-colleagues = Munkatársakkal
web-daily-company-alone = Minden helyen én
web-daily-company-friends = Barátokkal
web-daily-practise = Gyakorlás
web-daily-results = Eredmények
web-daily-results-about = A mai eredményeket akkor látod, ha befejezted a saját játszmádat; a korábbi napokéit bármikor megnézheted.
web-daily-days = Napok
web-daily-hidden = Akkor látod, hogyan boldogultak a többiek, ha befejezted a saját játszmádat, vagy ha véget ért a nap.
web-daily-people = Emberek
web-daily-you = (te)
web-daily-nobody = Ezt a leosztást senki sem fejezte be.
web-daily-thinking = A gépi munkatársak még játsszák ezt a leosztást; az eredményük itt jelenik meg.
web-daily-no-colleagues = Ezt a leosztást gépi munkatársak nem játszották.
web-daily-won = Győzelem
web-daily-lost = Vereség
web-daily-points = { $count } pont
web-daily-unit-turn = { $count } kör
web-daily-unit-day = { $count } nap
web-daily-minutes = { $minutes } perc
web-daily-others = még { $count } ember
web-daily-with-colleagues =
    { $count ->
        [one] egy gépi munkatárs
       *[other] { $count } gépi munkatárs
    }
web-daily-see-results = Ez a nap leosztása volt: nézd meg, hogyan boldogultak a többiek
web-daily-was-practice = Gyakorlás: egy másik játszmád számít.
web-chat-daily-counts = Ez a nap leosztása, és számít: az elsőként megkezdett játszmád kerül az eredmények közé.
web-chat-daily-practice = Ez a nap leosztása, de csak gyakorlás: egy másik játszmád számít.
web-problem-fixed-deal = A nap leosztása mindenkinek ugyanaz: nem lehet rajta változtatni, és közös visszavonás sincs.
web-problem-unknown-day = Erre a napra nincs leosztás.
