### Scenariusz 6

event-x2 = Dym
    .text = Odwraca twarz i mówi, że coś się pali.

scenario-06-title = Hangar na łodzie
scenario-06-intro-1 = Od czasu rozmów telefonicznych Billy źle sypia. W nocy powtarza imię Jamie i prosi, żeby zamknąć okno, bo dym. Dymu nie ma. Sprawdzacie za każdym razem i za każdym razem zamykacie okno.
scenario-06-intro-2 = Była obietnica, tyle wiecie: ciemna sień, dłoń matki pod brodą. To, co przyszło po niej, Billy obchodzi dookoła, jak się obchodzi dziurę w podłodze. „Nie dajcie mi opowiedzieć tego ładnie” – mówi. „Ładnie opowiadam od prawie czterdziestu lat. Sobie”.
scenario-06-setup = Jeden obrazek już macie: lampa i obietnica. Billy prosił, żeby go potem nikt nie pocieszał, i przekazujecie to sobie przy każdej zmianie. To, co teraz opowie, będzie go kosztować, a na wózku z lekami nie ma na to nic.
scenario-06-rules = Na dobry początek: jedno mgliste wspomnienie z okresu „Tern Street”. Z talii wyraźnych wspomnień usuwacie wydarzenie „Lżej na sercu”, a dokładacie „Dym”. Ciężar wspomnień, tylko przykrych: każde położone wyraźne wspomnienie z minusem pogarsza stan zdrowia Billy’ego o 1, a kto trzyma takie, którego odpowiednik jest w grze, musi je położyć. Karta celu pokazuje cztery mgliste obrazy.
scenario-06-goal = Zostańcie przy Billym, aż dojdzie do nocy pożaru: co najmniej trzy wyraźne wspomnienia z czterech pokazanych.
scenario-06-win = Billy prosi, żebyście usiedli prosto, jak na rozprawie. „Piec był na mojej głowie” – mówi. „Zostawiłem go zapalony i wyszedłem. Jamie miał szesnaście lat. Powiedział, że to on, a ja na to pozwoliłem”. Nikt się nie odzywa. Tyka jakaś aparatura. Billy czeka na wyrok, a wyrok nie pada. „To wszystko” – mówi w końcu, zdumiony. „Nic więcej w tym nie ma”.
scenario-06-death = Ogień zostaje tylko jego. Dość często widzieliście na twarzy Billy’ego ten blask, by wiedzieć, że płonęło i że stał blisko. To, co zamierzał powiedzieć, zabiera ze sobą. Otwieracie okno, bo zawsze prosił, żeby je zamknąć.
scenario-06-transfer = Na nowym oddziale mówią, że Billy to łatwy pacjent. Zamilkł tam, je, co mu podadzą, i patrzy na drzwi. Na schodach spotykacie jedną z tamtejszych pielęgniarek. „Czy on w ogóle mówi?” – pyta. „Mówi” – odpowiadacie i nie wiecie, od czego zacząć.
scenario-06-beat-1 = „Dziesięć minut” – mówi Billy. „Było widać każdą gwiazdę”. Jego ręka sięga do poręczy i zaraz ją puszcza. „Cedr pali się słodko. Tego nikt człowiekowi nie mówi”.
scenario-06-beat-2 = Billy literuje wam imię, jakbyście protokołowali: J, A, M, I, E. „Żeby gdzieś było napisane – mówi – że to nie on”.
scenario-06-beat-3 = Na długie zdania Billy jest już za słaby. Używa krótkich. Okazuje się, że więcej się w nich mieści.

## Wspomnienia, o których odtąd wiadomo więcej.

scene-shavings-6 = Szkutnia Quinlana, pierwszy dzień. Billy opiera się o miotłę wyższą od siebie i wdycha smołę i cedr.
scene-stars-6 = Billy wraca brzegiem z latarnią. W oknach hangaru jest o wiele za jasno.
scene-sentence-6 = W kantorku Quinlana Jamie mówi: to ja. Billy siedzi z czapką w rękach i pozwala mu to powiedzieć.
