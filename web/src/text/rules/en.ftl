# The rules book of a game, on its own page and beside a table.

web-book = Rulebook
web-book-rules = Rules
web-book-title = { $game }: the rules
web-book-none = This game has no rulebook.
web-book-search = Search the rules
web-book-found =
    { $count ->
        [0] Nothing found
        [one] Found in { $count } place
       *[other] Found in { $count } places
    }
web-book-chapters = Chapters
web-book-whole = Illustrated rulebook
web-book-whole-chapter = Read the whole chapter: { $chapter }
web-book-to-reference = Rule by rule: { $chapter }
web-book-reference = Rule by rule
web-book-reference-title = { $game }: rule by rule
web-book-reference-about = The exact wording behind the game, each rule with its number. This part exists in English only.
web-book-told-in = In the rulebook:
web-book-in-rules = In the rules
web-book-print = Print
