# Lekcje: nauka gry przez granie.

web-learn-it =
    { $lessons ->
        [one] Naucz się ({ $minutes } min)
        [few] Naucz się ({ $minutes } min, { $lessons } lekcje)
       *[many] Naucz się ({ $minutes } min, { $lessons } lekcji)
    }
web-learn-known = Znam tę grę
web-learn-unhurried = Zagraj najpierw bez zegara
web-learn-known-hurried = Zagraj z zegarem
web-learn-asked = Grasz w to pierwszy raz?
web-learn = Nauka gry
web-lesson-step = Krok { $at } z { $steps }
web-lesson-head = Lekcja { $number } z { $lessons }: { $title }
web-lesson-next = Dalej
web-lesson-back = Krok wstecz
web-lesson-done = Udało się! Umiesz już dość, żeby zagrać prawdziwą partię.
web-lesson-done-part = Udało się! Czas na następną lekcję.
web-lesson-covered = Najpierw przeczytaj kartę, która leży na planszy. Gdy ją zamkniesz, lekcja ruszy dalej.
web-lesson-choice = Wybierz jeden z { $count } ruchów
web-lesson-colleagues = Teraz działają inni
web-lesson-happening = Co się dzieje dalej
web-lessons-further = Następne lekcje
web-lesson-minutes = { $minutes } min
web-lesson-learnt = ukończona
web-lesson-play = Zagraj
web-lesson-leave = Wyjdź z lekcji
web-lesson-again = Od początku
web-problem-unknown-lesson = Nie ma takiej lekcji.
web-problem-not-in-lessons = W lekcji nie da się tego zrobić.
