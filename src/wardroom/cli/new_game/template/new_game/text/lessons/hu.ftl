# Az első lecke: lépésenként legfeljebb 35 szó, és mindegyikben egy gondolat.

lesson-first = Rendrakás
    .rule = Rakj rendet egy szobában, húzz egy kártyát, és nézd meg, mi történik.

lesson-first-goal = Négy szoba, tizenkét kártya. Minden kártya rendetlenséget hoz egy szobába. Ha ez egyikben sem nő öt fölé, az utolsó kártya után együtt nyertek.
lesson-first-tidy = A körödben előbb rendet raksz: egy szobában 1-gyel kisebb lesz a rendetlenség. Koppints a piros szobára, vagy egy másikra, ahol nincs rend.
lesson-first-no-rest = Pihenhetnél is, de minden szobában van rendetlenség. Rakj rendet az egyikben.
lesson-first-draw = Most húzz egy kártyát: a rajta látható szobában nő a rendetlenség. Amit kihúztál, azt nem lehet visszavonni.
lesson-first-again = A másik játékos pihent és húzott. Megint te jössz: rakj rendet egy szobában, vagy pihenj te is.
lesson-first-end = Ennyi az egész: rendrakás, kártya, következő játékos. Figyelj arra a szobára, ahová már a legkevesebb fér.
