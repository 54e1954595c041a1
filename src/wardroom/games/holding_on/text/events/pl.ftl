### Pięć wydarzeń każdej talii wspomnień. Atrybut .text mówi, co dzieje się przy łóżku.

event-h1 = Gdzieś daleko
    .text = Patrzy obok was na coś, czego w tym pokoju nie ma.
event-h2 = Uchylone drzwi
    .text = Jedna historia prowadzi prosto do następnej, a on idzie za nią.
event-h3 = Brak tchu
    .text = Urywa w pół słowa i próbuje złapać oddech.
event-h4 = Dobrym słowem
    .text = Mówi, że to nic takiego. Po głosie słychać, że to nieprawda.
event-h5 = Dłoń w dłoni
    .text = Przez chwilę nikt nic nie mówi. To wystarcza.
event-c1 = O czymś innym
    .text = Pytacie o jedno, a on mówi o drugim.
event-c2 = Nie dzisiaj
    .text = Kręci głową i odwraca się do okna.
event-c3 = Za dużo
    .text = Głos zawodzi go szybciej niż pamięć.
event-c4 = Wszystko naraz
    .text = Po długiej ciszy chciałby opowiedzieć wszystko od razu.
event-c5 = Lżej na sercu
    .text = Wypuszcza powietrze, jakby odłożył coś ciężkiego.
