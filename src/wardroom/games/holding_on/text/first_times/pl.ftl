# What is explained when it happens for the first time: two sentences, at most 35 words.

first-warning = Ostrzeżenie dostajecie za dzień bez opieki medycznej, za nieobsadzoną zmianę albo gdy lekarz jutrzejszego kierownika jest przemęczony. Drugie oznacza przegrany scenariusz.
first-critical = Karta krytyczna dopuszcza tylko opiekę medyczną, a każdy niezakryty symbol zabiera punkt zdrowia. Jeśli zakryjecie wszystkie, ktoś z personelu dostanie żeton.
first-day = Każdy dzień ma trzy zmiany: obsadźcie miejsca na karcie, potem wybierzcie opiekę. Dzień bez opieki medycznej to ostrzeżenie.
first-band = Stan zdrowia Billy’ego spadł do ciemniejszej strefy. Od strefy zależy, jak działają wydarzenia wśród wspomnień, więc opieka medyczna jest teraz cenniejsza.
first-overworked = Ktoś pracował za dużo i straci cały następny dzień. Urlop między poranną a popołudniową zmianą w porę zdejmuje całe zmęczenie.
first-tired = Kto zostaje na następnej zmianie albo kogoś zastępuje, dostaje żeton zmęczenia i oddaje żeton opieki albo wspomnienie z ręki. Zmęczenie zdejmuje tylko urlop.
first-clear = Wyraźne wspomnienie odnalazło swój mglisty odpowiednik. Do celu liczą się tylko wyraźne wspomnienia.
first-answer = Odpowiedź to wyraźne wspomnienie. Do wieczora zostaje zakryte, a potem trafi na swoje miejsce, jeśli w siatce jest już jego mglisty odpowiednik.
first-hazy = Billy coś sobie przypomina, na razie mgliście. Wieczorem wspomnienie trafi do siatki; potem będzie można pytać o jego okres.
first-averted = Wszystkie symbole na karcie są zakryte: stan krytyczny opanowany. Ktoś z personelu dostaje za to żeton.
first-unstable = Każda czerwona kropla na tej karcie zabiera Billy’emu punkt zdrowia, chyba że opieka medyczna zakryje ją żetonem. Przy 0 Billy umiera i scenariusz jest przegrany.
first-evening = Kto dziś nie pracował, dostaje żetony opieki; w grze dwuosobowej także lekarz kierownika, jeśli pracował na jednej zmianie. Płaci się nimi za zakrywanie symboli i za pytania: zostawcie kogoś wolnego.
first-stable = Karta stabilna daje czas na pytania. Po zapewnieniu opieki lekarze z tej karty mogą płacić żetonami za wyraźne wspomnienia z okresu, z którego coś jest już w siatce.
