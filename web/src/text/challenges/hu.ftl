# Leosztások, amelyekkel kihívhatod a barátaidat.

web-challenge = Kihívás
web-challenge-give = Kihívás küldése barátoknak
web-challenge-give-about = Akinek megvan a link, ugyanezt a leosztást kapja a saját asztalánál. Az eredményeket az látja, aki már befejezte a saját játszmáját.
web-challenge-link = A kihívás linkje
web-challenge-open = A kihívás megtekintése
web-challenge-yours = A te kihívásod: küldd el ezt a linket a barátaidnak.
web-challenge-by = { $name } kihív: játszd le ugyanezt a leosztást.
web-challenge-about = Saját asztalt kapsz, és a leosztásról előre semmi sem tudható. Az elsőként megkezdett játszmád számít; a nevedet és az eredményedet azok látják, akik maguk is befejezték a kihívást.
web-challenge-hidden = Akkor látod, hogyan boldogultak a többiek, ha befejezted a saját játszmádat.
web-challenge-see = Ez egy kihívás volt: nézd meg, hogyan boldogultak a többiek
web-chat-challenge = Ezt a leosztást kihívásként kaptad. Az elsőként megkezdett játszmád számít.
web-problem-unknown-challenge = Nincs ilyen kihívás; lehet, hogy visszavonták.
web-problem-no-challenge = Nem küldhető el kihívásként olyan játszma, amely egy másikat folytat, vagy kampányhoz tartozik.
