### Dziennik gry Quarantine: co się stało, w czasie teraźniejszym.

log-first = Zaczyna { $seat }.
log-hospital =
    { $seat } otwiera szpital; { $count ->
        [0] nie ma w nim jeszcze pełnej dyżurki.
        [one] jest w nim { $count } pełna dyżurka.
        [few] są w nim { $count } pełne dyżurki.
       *[many] jest w nim { $count } pełnych dyżurek.
    }
log-market = Na rynku są: { $tiles }.
log-turn = Tura { $turn }: { $seat }.
log-last-turn = Tura { $turn }: { $seat }, po raz ostatni i bez kostek.

## Kostki z woreczka

log-draw = { $seat } dobiera { $colour_acc } pacjenta.
log-draw-grey = { $seat } dobiera szarą kostkę.
log-early-grey = { $seat } dobiera szarą kostkę; w pierwszej turze trafia ona obok rynku i dobiera się następną.
log-harmless = Szara kostka nie ma dokąd trafić: odkłada się ją obok rynku.
log-queue = { $owner } dostaje do kolejki { $colour_acc } pacjenta.
log-emergency = { $owner } dostaje { $colour_acc } pacjenta od razu na { tile-emergency-room.acc }.
log-infect = { $seat } obejmuje kwarantanną { $tile_acc } ({ $owner }).
log-spread = Gorączka przenosi się na { $tile_acc } ({ $owner }).
log-no-spread = { $seat } nie pozwala gorączce się rozprzestrzenić.

## Akcje

log-admit = { $seat } przyjmuje pacjentów; kolory: { $colours }.
log-cure = { $seat } leczy { patients }.
log-contract = { $seat } zawiera kontrakt na { $tile_acc }. Cena: { $cubes }.
log-take = { $seat } bierze { $tile_acc } z kontraktu.
log-return = Drugi kafelek z kontraktu wraca na rynek z tą samą ceną.
log-buy = { $seat } kupuje { $tile_acc }. Zapłata: { $cubes }.
log-security = Dzięki Ochronie zapłatę dostaje { $owner }.
log-reward = { $owner } dostaje znacznik dodatkowej akcji.
log-refund = Stos jest wyprzedany, { $owner } odzyskuje zapłatę: { $cubes }.
log-place = { $seat } kładzie { $tile_acc }, { $spot }.
log-set-aside = { $seat } odkłada na bok { $tile_acc }.
log-move = { $seat } przesuwa w kolejce { $colour_acc } pacjenta z miejsca { $place } na { $goal }.
log-triage = { $seat } ustawia kolejkę na nowo: { $colours }.
log-take-marker = { $seat } pobiera znacznik dodatkowej akcji.
log-use-marker = { $seat } oddaje znacznik za dodatkową akcję.
log-cafeteria = { $seat } bierze znacznik dzięki Stołówce.
log-cafeteria-from = { $seat } bierze znacznik dzięki Stołówce; oddaje go { $giver }.
log-disinfect = { $seat } dezynfekuje { $tile_acc } ({ $owner }).
log-keep = { $seat } zatrzymuje szarą kostkę dla { tile-laboratory.gen }.
log-pathology =
    { $seat } korzysta z { tile-pathology.gen } ({ $owner }) i usuwa { $count ->
        [one] { $count } szarą kostkę.
        [few] { $count } szare kostki.
       *[many] { $count } szarych kostek.
    }
log-gift-shop = { $seat } dostaje w Sklepie z upominkami { $colour_fem } kostkę z pudełka.
log-pharmacy = { $seat } leczy w Aptece pierwszego z kolejki, { $colour_acc } pacjenta.
log-rebuild-move = { $seat } przebudowuje szpital. Przesunięte lub obrócone: { $tiles }.
log-rebuild-add = { $seat } przebudowuje szpital. Dołożone: { $tiles }.
log-rebuild-remove = { $seat } przebudowuje szpital. Usunięte i odłożone na bok: { $tiles }.

## Koniec

log-last-tile = { $seat } zdobywa ostatni kafelek: wszyscy inni mają jeszcze po jednej turze, bez kostek.
log-last-patient = W woreczku nie ma już pacjentów: { $seat } kończy swoją turę, a wszyscy inni mają jeszcze po jednej, bez kostek.
log-score =
    { $seat } ma { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }: pomieszczenia { $rooms }, dyżurki { $stations }, kostki { $stock }, kolejka { $line }.
log-win-points = { $seat } wygrywa!
log-win-tiles = { $seat } wygrywa przy remisie dzięki mniejszej liczbie kafelków!
log-win-stations = { $seat } wygrywa przy remisie dzięki mniejszej liczbie dyżurek!
log-shared = { $seat } ma udział w zwycięstwie!
