### A Pandemic képe a terminálban, magyarul.

## Bábuk: minden szerepnek más betűje van.

cli-pandemic-pawn-contingency-planner = V
cli-pandemic-pawn-dispatcher = D
cli-pandemic-pawn-medic = S
cli-pandemic-pawn-operations-expert = M
cli-pandemic-pawn-quarantine-specialist = Q
cli-pandemic-pawn-researcher = K
cli-pandemic-pawn-scientist = T

## Jelzők

cli-pandemic-turn = { $turn }. kör
cli-pandemic-outbreaks = Kitörések { $count }/{ $most }
# $track: az egész sáv, a mostani mező zárójelben.
cli-pandemic-rate = Fertőzési ráta { $track }
cli-pandemic-deck = Pakli { $count }
# A következő $after lap között nincs járvány, a következő $within között van.
cli-pandemic-epidemic =
    { $after ->
        [0] { $within ->
                [one] (járvány: a következő lap)
               *[other] (járvány { $within } lapon belül)
            }
       *[other] (járvány { $after } lap után, { $within } lapon belül)
    }
cli-pandemic-no-epidemic = (nincs több járvány)
cli-pandemic-stations-left = Állomások a készletben { $count }
cli-pandemic-quiet = a következő fertőzés kimarad
cli-pandemic-cured = gyógyítható
cli-pandemic-eradicated = felszámolva

## Kezek és paklik

cli-pandemic-closed-hand = rejtve
cli-pandemic-stored = [{ $card }]
cli-pandemic-infection-deck = Fertőzéspakli
cli-pandemic-unseen = { $count } még nem látott lap
cli-pandemic-infection-discards = Fertőzés-dobópakli ({ $count }):
cli-pandemic-player-discards = Játékos-dobópakli ({ $count }):
cli-pandemic-removed = Kikerült a játékból ({ $count }):
# After the list of commands: the signs of the picture.
cli-pandemic-signs = Jelek: ● kék, ■ sárga, ▲ fekete, ◆ piros kocka; ⌂ kutatóállomás, ♙ bábu a szerep betűjével, ★ esemény, ▶ aki soron van; a „!” jelű várost érheti a következő fertőzés; a fertőzéspakliban a „›” előtti lapok előbb jönnek, mint az utána állók.

## Mit lehet tenni

cli-pandemic-group-drive = Utazás
cli-pandemic-group-fly = Repülés (egy lapért)
cli-pandemic-group-shuttle = Ingajárat
cli-pandemic-group-treat = Kezelés
# $who: aki a kártyát kapja vagy adja.
cli-pandemic-group-give = { $who } kapja
cli-pandemic-group-take = { $who } adja
cli-pandemic-group-work = Egyéb
cli-pandemic-group-event = Esemény
cli-pandemic-group-forecast = Eddigi sorrend:
cli-pandemic-group-answer = Válasz
cli-pandemic-group-pass = Vagy
# $who: akinek a bábuja mozog.
cli-pandemic-group-pawn = Bábu: { $who }
cli-pandemic-pick-drive = utazás:
cli-pandemic-pick-fly = repülés:
cli-pandemic-pick-shuttle = ingajárat:
cli-pandemic-pick-join = bábuhoz:
cli-pandemic-pick-charter = bárhová (charter)

# Egy lecke ott, ahol a böngésző szavai a mezőiről szólnak.
cli-lesson-roles-others = Az asztalnál a „szabályok” parancs megmondja, mit tudnak a szerepek. Két összeillő szerep többet ér két erősnél.
