# Leckék: tanulás játék közben.

web-learn-it =
    { $lessons ->
        [one] Tanuld meg ({ $minutes } perc)
       *[other] Tanuld meg ({ $minutes } perc, { $lessons } lecke)
    }
web-learn-known = Ismerem
web-learn-unhurried = Először óra nélkül játszom
web-learn-known-hurried = Időre játszom
web-learn-asked = Játszottad már?
web-learn = Tanulás
web-lesson-step = { $at }. lépés, összesen { $steps }
web-lesson-head = { $number }/{ $lessons }. lecke: { $title }
web-lesson-next = Tovább
web-lesson-back = Egy lépéssel vissza
web-lesson-done = Szép munka! Ennyi elég ahhoz, hogy asztalhoz ülj.
web-lesson-done-part = Szép munka! Jöhet a következő lecke.
web-lesson-covered = Előbb olvasd el, ami a táblán megjelent. Ha bezárod, folytatódik a lecke.
web-lesson-choice = Választás { $count } lehetőség közül
web-lesson-colleagues = Most a munkatársaid játszanak
web-lesson-happening = Ami ezután történik
web-lessons-further = További leckék
web-lesson-minutes = { $minutes } perc
web-lesson-learnt = elvégezve
web-lesson-play = Játssz egyet
web-lesson-leave = Kilépés a leckéből
web-lesson-again = Elölről
web-problem-unknown-lesson = Nincs ilyen lecke.
web-problem-not-in-lessons = Leckében ezt nem lehet.
