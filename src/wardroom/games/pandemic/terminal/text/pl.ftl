### Obraz Pandemica w terminalu, po polsku.

## Pionki: każda postać ma inną literę.

cli-pandemic-pawn-contingency-planner = P
cli-pandemic-pawn-dispatcher = L
cli-pandemic-pawn-medic = S
cli-pandemic-pawn-operations-expert = K
cli-pandemic-pawn-quarantine-specialist = Q
cli-pandemic-pawn-researcher = B
cli-pandemic-pawn-scientist = N

## Wskaźniki

cli-pandemic-turn = Tura { $turn }
cli-pandemic-outbreaks = Rozprzestrzenienia { $count }/{ $most }
# $track to cała skala, obecne pole w nawiasach.
cli-pandemic-rate = Poziom zachorowań { $track }
cli-pandemic-deck = Stos { $count }
# Wśród najbliższych $after kart nie ma epidemii, wśród najbliższych $within jest.
cli-pandemic-epidemic =
    { $after ->
        [0] { $within ->
                [one] (epidemia: następna karta)
               *[other] (epidemia wśród { $within } najbliższych kart)
            }
       *[other] (epidemia po { $after }, wśród { $within } najbliższych kart)
    }
cli-pandemic-no-epidemic = (epidemii już nie ma)
cli-pandemic-stations-left = Stacje w zasobach { $count }
cli-pandemic-quiet = bez najbliższych infekcji
cli-pandemic-cured = uleczalna
cli-pandemic-eradicated = wyeliminowana

## Ręce i stosy

cli-pandemic-closed-hand = zakryte
cli-pandemic-stored = [{ $card }]
cli-pandemic-infection-deck = Stos infekcji
cli-pandemic-unseen =
    { $count ->
        [one] { $count } karta jeszcze nieodkryta
        [few] { $count } karty jeszcze nieodkryte
       *[many] { $count } kart jeszcze nieodkrytych
    }
cli-pandemic-infection-discards = Odrzucone karty infekcji ({ $count }):
cli-pandemic-player-discards = Odrzucone karty gry ({ $count }):
cli-pandemic-removed = Usunięte z gry ({ $count }):
# After the list of commands: the signs of the picture.
cli-pandemic-signs = Znaki: ● niebieski, ■ żółty, ▲ czarny, ◆ czerwony znacznik; ⌂ stacja badawcza, ♙ pionek z literą postaci, ★ zdarzenie, ▶ czyja tura; miasto ze znakiem „!” może zostać zakażone jako następne; karty stosu infekcji przed „›” wyjdą wcześniej niż te za nim.

## Co można zrobić

cli-pandemic-group-drive = Jedź
cli-pandemic-group-fly = Leć (karta)
cli-pandemic-group-shuttle = Lot prywatny
cli-pandemic-group-treat = Lecz
# $who to gracz, który dostaje albo oddaje kartę.
cli-pandemic-group-give = Dostaje { $who }
cli-pandemic-group-take = Oddaje { $who }
cli-pandemic-group-work = Inne
cli-pandemic-group-event = Zdarzenie
cli-pandemic-group-forecast = Dotąd ułożone:
cli-pandemic-group-answer = Odpowiedź
cli-pandemic-group-pass = Albo
# $who to gracz, którego pionek się rusza.
cli-pandemic-group-pawn = Pionek: { $who }
cli-pandemic-pick-drive = jazda:
cli-pandemic-pick-fly = lot:
cli-pandemic-pick-shuttle = lot prywatny:
cli-pandemic-pick-join = do pionka:
cli-pandemic-pick-charter = dokądkolwiek (czarter)

# Lekcja tam, gdzie słowa przeglądarki mówią o jej panelach.
cli-lesson-roles-others = Przy stole wpisz „zasady”, a przeczytasz, co potrafią postacie. Dwie postacie, które do siebie pasują, są warte więcej niż dwie silne.
