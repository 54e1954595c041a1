# Wspólne oglądanie: jedna osoba prowadzi przez skończoną grę, inne oglądają razem i rozmawiają.

web-tour-lead = Poprowadź innych przez tę partię
web-tour-lead-about = Kto otworzy link, zobaczy ten sam moment co ty; możecie przy tym rozmawiać.
web-tour-leading = Prowadzisz: inni widzą moment, na który patrzysz.
web-tour-following = { $name } prowadzi, a ty oglądasz razem z innymi.
web-tour-alone = Rozglądasz się na własną rękę; prowadzi { $name }.
web-tour-leader-gone = Osoby prowadzącej już tu nie ma.
web-tour-ended = Wspólne oglądanie się skończyło. Możesz dalej przeglądać partię na własną rękę.
web-tour-link = Link dla oglądających
web-tour-not-shared = Dopóki partia nie jest udostępniona, otworzą ją tylko grający.
web-tour-people = Są tu też
web-tour-hand-over = Oddaj prowadzenie
web-tour-take = Przejmij prowadzenie
web-tour-back = Oglądaj znów razem
web-tour-end = Zakończ wspólne oglądanie
web-tour-talk-about = Nic z tej rozmowy nie jest przechowywane.
web-problem-unknown-tour = To wspólne oglądanie się skończyło albo link jest niepełny.
web-problem-not-following = Tej osoby już tu nie ma.
web-problem-not-leading = Teraz prowadzi ktoś inny.
