# The rules book of a game, on its own page and beside a table.

web-book = Szabálykönyv
web-book-rules = Szabályok
web-book-title = { $game }: szabályok
web-book-none = Ehhez a játékhoz nincs szabálykönyv.
web-book-search = Keresés a szabályokban
web-book-found =
    { $count ->
        [0] Nincs találat
       *[other] { $count } találat
    }
web-book-chapters = Fejezetek
web-book-whole = Képes szabálykönyv
web-book-whole-chapter = A teljes fejezet: { $chapter }
web-book-to-reference = Szabályról szabályra: { $chapter }
web-book-reference = Szabályról szabályra
web-book-reference-title = { $game }: szabályról szabályra
web-book-reference-about = A játék mögött álló szabályok pontos szövege, mindegyik számmal. Ez a rész csak angolul olvasható.
web-book-told-in = A szabálykönyvben:
web-book-in-rules = A szabályok között
web-book-print = Nyomtatás
