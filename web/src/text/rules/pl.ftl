# The rules book of a game, on its own page and beside a table.

web-book = Instrukcja
web-book-rules = Zasady
web-book-title = { $game }: zasady
web-book-none = Ta gra nie ma instrukcji.
web-book-search = Szukaj w zasadach
web-book-found =
    { $count ->
        [0] Nic nie znaleziono
        [one] Znaleziono w { $count } miejscu
       *[other] Znaleziono w { $count } miejscach
    }
web-book-chapters = Rozdziały
web-book-whole = Instrukcja z ilustracjami
web-book-whole-chapter = Cały rozdział: { $chapter }
web-book-to-reference = Zasada po zasadzie: { $chapter }
web-book-reference = Zasada po zasadzie
web-book-reference-title = { $game }: zasada po zasadzie
web-book-reference-about = Dokładne brzmienie zasad, na których opiera się gra, każda z numerem. Ta część istnieje tylko po angielsku.
web-book-told-in = W instrukcji:
web-book-in-rules = W zasadach
web-book-print = Drukuj
