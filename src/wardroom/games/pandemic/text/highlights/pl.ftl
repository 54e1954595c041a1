### Co rozstrzygnęło skończoną grę i co każdy gracz zrobił w niej najlepszego. $seat i $to to gracze.

decided-win =
    Ostatnie lekarstwo wynaleziono w turze { $turn }; { $count ->
        [one] została { $count } karta gry
        [few] zostały { $count } karty gry
       *[many] zostało { $count } kart gry
    }, rozprzestrzenienia: { $outbreaks } z { $most }.
decided-outbreaks =
    O przegranej zdecydowała tura { $turn }: { $count ->
        [one] { $count } rozprzestrzenienie
        [few] { $count } rozprzestrzenienia, pierwsze
       *[many] { $count } rozprzestrzenień, pierwsze
    } w { $city_loc }.
decided-cubes = O przegranej zdecydowała tura { $turn }: { cubes } naraz.
decided-deck =
    Karty się skończyły, a { $count ->
        [one] brakowało jeszcze { $count } lekarstwa.
        [few] brakowało jeszcze { $count } lekarstw.
       *[many] brakowało jeszcze { $count } lekarstw.
    }

feat-cure = Tura { $turn }: { $seat } wynajduje lekarstwo na { $colour_acc } chorobę ({ $number } z { $of }).
feat-card = Tura { $turn }: { $seat } oddaje kartę { $card }, z którą potem { $to } wynajduje lekarstwo na { $colour_acc } chorobę.
feat-saved = Tura { $turn }: { $seat } usuwa { cubes } { $city_z }, gdzie jeszcze jeden znacznik oznaczałby rozprzestrzenienie.
feat-treat = Tura { $turn }: { $seat } usuwa { cubes } { $city_z }.
feat-station = Tura { $turn }: { $seat } buduje stację badawczą w { $city_loc }.

boast-win =
    Pandemic, epidemie: { $number }. Wygrana w turze { $turn }, { $outbreaks ->
        [0] bez rozprzestrzenień
        [one] { $outbreaks } rozprzestrzenienie
        [few] { $outbreaks } rozprzestrzenienia
       *[many] { $outbreaks } rozprzestrzenień
    }. Też dasz radę?
boast-loss =
    Pandemic, epidemie: { $number }. Przegrana w turze { $turn }, { $count ->
        [0] bez lekarstw
        [one] { $count } lekarstwo
        [few] { $count } lekarstwa
       *[many] { $count } lekarstw
    }. Pójdzie ci lepiej?
