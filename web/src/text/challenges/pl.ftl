# Rozdania, którymi rzuca się wyzwanie znajomym.

web-challenge = Wyzwanie
web-challenge-give = Rzuć znajomym wyzwanie
web-challenge-give-about = Kto ma link, dostaje to samo rozdanie przy własnym stole. Wyniki widzą ci, którzy skończyli.
web-challenge-link = Link do wyzwania
web-challenge-open = Zobacz wyzwanie
web-challenge-yours = Twoje wyzwanie: wyślij znajomym ten link.
web-challenge-by = { $name } rzuca ci wyzwanie: zagraj to samo rozdanie.
web-challenge-about = Dostaniesz własny stół, a o rozdaniu nic z góry nie wiadomo. Liczy się pierwsza partia, którą zaczniesz; twoje imię i wynik zobaczą ci, którzy też skończyli.
web-challenge-hidden = Jak poszło innym, zobaczysz po skończeniu własnej partii.
web-challenge-see = To było wyzwanie: zobacz, jak poszło innym
web-chat-challenge = To rozdanie jest wyzwaniem. Liczy się pierwsza partia z tym rozdaniem.
web-problem-unknown-challenge = Nie ma takiego wyzwania; być może zostało wycofane.
web-problem-no-challenge = Partia, która jest dalszym ciągiem innej albo należy do kampanii, nie może być wyzwaniem.
