# What is explained when it happens for the first time: two sentences, at most 35 words.

first-overtime = Czas minął, ale rozpoczętą akcję można dokończyć, dopóki w klepsydrze sypie się piasek. Potem oceniany jest każdy Pacjent.
first-died = Pacjent w stanie krytycznym nie dostał dokładnie tego, co trzeba, i umiera. To osiem punktów umiejętności mniej; przy zerze przegrywacie.
first-error = Czegoś z karty brakuje albo coś się nie zgadza: tracicie punkty umiejętności, a stan Pacjenta się pogarsza. Naprawcie to w następnej rundzie.
first-over-treated = Ten Pacjent dostał więcej, niż każe karta: wyzdrowiał, ale to dwa punkty umiejętności mniej. Podawaj dokładnie to, co na karcie.
first-discharged = Pacjent, który dostał dokładnie to, czego potrzebował, wraca do domu i przynosi reputację. Ile jej trzeba, mówi cel u góry.
first-warned = Tego, co podajesz, nie ma na karcie Pacjenta. Od razu to cofnij, bo nadmiar kosztuje punkty umiejętności.
first-critical = Ten Pacjent jest w stanie krytycznym: błąd oznacza śmierć i osiem punktów umiejętności mniej. Takimi Pacjentami zajmij się najpierw.
first-wobble = Klepsydra w rezonansie się chwieje. Każdy może jej dotknąć i ją ustabilizować; jeśli upadnie, badanie trzeba powtórzyć.
first-fallen = Klepsydra upadła, więc badanie się nie liczy. Jeszcze raz ustaw Lekarza w równowadze na kafelku.
first-diagnosis = Wynik mówi, czego ten Pacjent potrzebuje oprócz tego, co na karcie. Przestaw łóżko na następne badanie, na oddział albo na operację.
first-clock = Zegar ruszył i wszyscy działają naraz. Klepsydra jest zajęta, póki sypie się piasek: w tym czasie użyj innej.
first-council = Podczas rady zegar stoi: obejrzyjcie Pacjentów i podzielcie się pracą. Runda zacznie się, gdy wszyscy będą gotowi.
