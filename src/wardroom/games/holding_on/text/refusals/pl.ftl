### Dlaczego czegoś nie można teraz zrobić – w jednym zdaniu.
### $staff to pionek albo pula pielęgniarek, $shift zmiana, $period okres, $regret wyrzut sumienia.

why-not-over = Scenariusz dobiegł końca: { $result }.
why-not-yours = { $question } To pytanie nie jest do ciebie.

## Najpierw trzeba rozstrzygnąć coś innego

why-not-tired-first = Najpierw { $staff } musi coś oddać za zmęczenie.
why-not-trust-first = Najpierw zdecyduj o żetonie zaufania.
why-not-insist-first = Najpierw zdecyduj, czy Billy ma opowiadać dalej o tym wspomnieniu.
why-not-phone-first = Najpierw zdecyduj, czy któryś lekarz ma zadzwonić.
why-not-rest-first = W pokoju socjalnym jest jeszcze { $staff }.

## Gdzie kto jest

why-not-on-leave = { $staff_cap } jest na urlopie.
why-not-on-pad = { $staff_cap } ma dziś podkładkę kierownika i nie bierze zmian.
why-not-not-called = Dziś nie wezwano { $staff_gen }.
why-not-at-phone = { $staff_cap } jest na tej zmianie przy telefonie.
why-not-on-card = { $staff_cap } jest już na tej karcie pacjenta.
why-not-off-card = Na tej karcie pacjenta nie ma { $staff_gen }.
why-not-on-shift = { $staff_cap } pracuje dziś na { $shift_loc }.
why-not-gone = { $staff_cap } nie wróci już do gry.
why-not-not-here = Dziś { $staff } nie pracuje.
why-not-not-in-play = { $staff_cap } nie należy do nikogo przy tym stole.

## Obsada

why-not-staffed = { $shift_cap } jest już obsadzona.
why-not-no-shift = Teraz nie obsadza się żadnej zmiany.
why-not-no-assistant = Nie ma już asystentów medycznych, których można by wezwać.
why-not-overworked = { $staff_cap } jest u kresu sił i nie weźmie na siebie więcej.
why-not-too-early = { $staff_cap } ma za sobą { $shift_acc }, a przenieść można tylko kogoś z poprzedniej zmiany.
why-not-can-be-filled = Tę zmianę da się jeszcze obsadzić, więc trzeba to zrobić.
why-not-nobody-there = Na karcie nie ma jeszcze nikogo, a ktoś musi tam być.
why-not-stop = Nie ma teraz czego kończyć.
why-not-leave = Na urlop wysyła się tylko między zmianą poranną a popołudniową.
why-not-manager-stays = { $staff_cap } ma dziś podkładkę kierownika i zostaje.
why-not-serve = Wieczorne żetony rozdaje się po kolei tylko wtedy, gdy nie starcza dla wszystkich.
why-not-served = { $staff_cap } ma już swoje wieczorne żetony.
why-not-done = Nikogo się teraz nie wysyła na urlop ani nie układa się wspomnień.

## Żetony

why-not-full = { $staff_cap } ma już { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
} i więcej mieć nie może.
why-not-pool-closed = Na tej zmianie nie można korzystać z puli pielęgniarek: na karcie nie ma ani pielęgniarki, ani asystenta.
why-not-give = Nie ma teraz żetonu do rozdania.
why-not-averted-pool = Za opanowany stan krytyczny pula dostaje żeton tylko wtedy, gdy na karcie jest pielęgniarka.
why-not-cover = Żetony kładzie się na symbolach tylko podczas opieki medycznej.
why-not-no-token = { $staff_cap } nie ma żetonu opieki.
why-not-no-token-yet = Opieka medyczna wymaga co najmniej jednego żetonu.
why-not-lose = Nikomu właśnie nie przybyło zmęczenia.
why-not-lose-token = { $staff_cap } nie ma żetonu opieki do oddania.
why-not-lose-hazy = { $staff_cap } nie ma mglistego wspomnienia do oddania.
why-not-lose-clear = { $staff_cap } nie ma wyraźnego wspomnienia do oddania.

## Opieka

why-not-care-yet = Rodzaj opieki wybiera się, gdy zmiana jest obsadzona.
why-not-no-patient = Żadna karta pacjenta nie czeka teraz na opiekę.
why-not-critical = Karta krytyczna dopuszcza tylko opiekę medyczną.
why-not-care-chosen = Opieka na tę zmianę jest już wybrana.
why-not-take = Nie ma już nagrody do wyboru.

## Rozmowy i pytania

why-not-talk = Nie trzeba teraz wybierać nikogo do rozmowy z Billym.
why-not-focus = W pierwszym scenariuszu Billy mówi o tym, o czym sam chce.
why-not-guide = Rozmowę można skierować tylko przed pierwszym wspomnieniem.
why-not-drawn = Billy nie mówi teraz o wspomnieniu, które można by odrzucić.
why-not-trust = Żadne wydarzenie nie wymaga teraz żetonu zaufania.
why-not-period-unheard = Z okresu „{ $period }” nie ma jeszcze nic w grze, więc nie da się tam skierować rozmowy.
why-not-period-told = W talii mglistych wspomnień nie zostało nic z okresu „{ $period }”.
why-not-period-empty = Wśród zebranych wspomnień nie ma jeszcze nic z okresu „{ $period }”, więc nie ma o co pytać.
why-not-period-clear = Z okresu „{ $period }” nie zostało już żadne wyraźne wspomnienie.
why-not-query = Wypytywać można na koniec zmiany, jeśli karta jest stabilna.
why-not-query-yet = Wypytywać można dopiero po opiece.
why-not-query-over = Na tej zmianie nie można już wypytywać.
why-not-not-stable = Na pytania jest czas tylko przy karcie stabilnej, a ta stabilna nie jest.
why-not-no-regrets = W tym scenariuszu Billy nie ma się z czym mierzyć.
why-not-faced = Billy już się zmierzył z { $regret_ins }.
why-not-regret-hazy =
    Żeby zmierzyć się z { $regret_ins }, trzeba { $count ->
        [one] { $count } wyraźnego wspomnienia
       *[other] { $count } wyraźnych wspomnień
    } na ten temat.
why-not-face-price = Żeby pomóc Billy’emu, { $staff } musi mieć { tokens }.

## Telefon

why-not-phone-scenario = W tym scenariuszu nie ma do kogo dzwonić.
why-not-phone-taken = Na tej zmianie przy telefonie jest już { $staff }.
why-not-phone-today = Dziś nie można już dzwonić.
why-not-phone-answered = Żadnego z pozostałych telefonów nikt by nie odebrał.
why-not-phone-unknown = Żadne wyraźne wspomnienie nie mówi jeszcze, do kogo dzwonić.
why-not-phone-late = O telefonie decyduje się, zanim zmiana zostanie obsadzona.
why-not-too-tired = { $staff_cap } jest zbyt zmęczony, żeby dzwonić.
why-not-phone-tired-then = Po przejściu do telefonu { $staff } byłby zbyt zmęczony, żeby dzwonić.
why-not-phone-price = Na ten telefon { $staff } musi mieć { tokens }.
why-not-phone-rested = Nikogo nie ściąga się do telefonu, póki { $staff } może zadzwonić.
why-not-no-caller = Przy telefonie nie ma nikogo.
why-not-call-yet = Dzwoni się dopiero po rozpatrzeniu karty pacjenta.
why-not-hang-up = Ta rozmowa nic nie kosztuje, więc musi się odbyć.
why-not-stranger = Do tej osoby nie można w tym scenariuszu zadzwonić.

## Wieczór

why-not-put = Żadne mgliste wspomnienie nie jest teraz odkryte.
why-not-swap = Wspomnienia układa się wieczorem.
why-not-swap-empty = Oba miejsca są puste.
why-not-match = Nie porównuje się teraz żadnego wyraźnego wspomnienia.
why-not-slot-empty = Miejsce { $slot } w tym rzędzie jest puste.
why-not-slot-clear = Na miejscu { $slot } w tym rzędzie jest już wyraźne wspomnienie.
