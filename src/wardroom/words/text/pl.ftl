### Teksty wspólne dla wszystkich gier.

player = Gracz { $number }

list-empty = brak
list-comma = { $row }, { $next }
list-and = { $row } i { $last }
list-times = { $count } × { $item }

## Pytanie stołu, jeśli gra nie mówi nic innego.

ask-to-choose = { $seat }: wybierz akcję.

## Współpracownik, którego ma każda gra. Swoich gry nazywają w `text/colleagues`.

colleague-random = Marzyciel
    .rule = wybiera losowo

## Lekcje: co odpowiada każda gra.

lesson-not-now = Można i tak, ale w tej lekcji zrób teraz to: { $wanted }.
lesson-read-first = Najpierw czytaj dalej: następny krok już czeka.
lesson-act-first = Tego kroku nie wystarczy przeczytać: zrób to, co opisuje.
lesson-over = Lekcja się skończyła.
