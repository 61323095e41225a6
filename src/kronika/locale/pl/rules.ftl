# Zasady własnymi słowami; przy każdej stoi jej punkt.

rule-deal = Karty tasuje się z zakrytymi datami; każdy dostaje swoje i wykłada je przed sobą, żeby wszyscy je widzieli.
rule-box = W grze jest tylko 36 kart z wierzchu, reszta wraca do pudełka.
rule-open = Jedna karta z talii otwiera oś czasu, datą do góry. Liczy się jak każda inna.
rule-open-chain = Wierzchnia karta talii otwiera łańcuch. Jej data pozostaje zakryta dla wszystkich.
rule-open-two = Kto zaczyna łańcuch z ostatnią kartą, bierze na początek dwie karty z talii.
rule-open-discard = Wierzchnią kartę talii odwraca się: otwiera stos kart odrzuconych.
rule-open-lower = Jedna karta z talii, datą do góry, jest pierwszym punktem osi czasu.
rule-choose = Połóż dowolną swoją kartę w dowolnym miejscu: wcześniejszą z lewej, późniejszą z prawej. Pasować nie wolno.
rule-turn-over = Kartę odwraca się dopiero wtedy, gdy już leży.
rule-right = Karta na właściwym miejscu zostaje, datą do góry. Kto ją położył, ma o jedną kartę mniej i nie dobiera.
rule-same-year = Karty z tego samego roku leżą obok siebie w dowolnej kolejności.
rule-wrong-discard = Źle położona karta trafia na stos kart odrzuconych.
rule-wrong-box = Źle położona karta wraca do pudełka.
rule-wrong-insert = Zasada domowa: źle położona karta trafia na swoje właściwe miejsce, a gracz dobiera nową.
rule-wrong-returned = Zasada domowa: gdy nie ma czego dobrać, źle położona karta zostaje u gracza.
rule-draw = Po błędzie bierze się wierzchnią kartę talii, datą do dołu.
rule-refill-discard = Gdy talia się skończy, stos kart odrzuconych tasuje się z zakrytymi datami i powstaje nowa.
rule-refill-box = Gdy talia się skończy, źle położone karty z pudełka tasuje się z zakrytymi datami i powstaje nowa.
rule-refill-aside = Gdy talia się skończy, odłożone karty tasuje się z zakrytymi datami i powstaje nowa.
rule-next = Jedna próba na turę, udana lub nie; potem gra następna osoba zgodnie z ruchem wskazówek zegara.
rule-round = Runda kończy się, gdy wszyscy mieli swoją turę. Dopiero wtedy sprawdza się, kto nie ma kart; jeśli nikt, zaczyna się nowa runda.
rule-tie-break = Jeśli w tej samej rundzie kilka osób położyło ostatnią kartę, każda z nich bierze jeszcze jedną i dalej grają tylko one.
rule-win = Kto na końcu rundy jako jedyny nie ma kart, wygrywa.
rule-win-together = Na kolejną dogrywkę brakuje kart: wszyscy bez kart wygrywają razem.
rule-coop-choose = Odkryj jedną lub dwie swoje karty, po kolei, albo jedną odrzuć; nigdy jedno i drugie, nigdy nic.
rule-coop-again = Gdy jedna karta już leży, możesz spróbować drugiej albo skończyć.
rule-coop-failed = Jeszcze żadna nie leży: trzeba spróbować innej karty, a odrzucać już nie wolno.
rule-coop-turn = Gracz odkrywa kartę; o jej miejscu decyduje sama data.
rule-lower = Wcześniej niż wszystkie albo później niż wszystkie: karta otwiera na tym końcu nowe miejsce dolnego poziomu.
rule-upper = Między dwiema sąsiednimi kartami dolnego poziomu jest nad nimi jedno miejsce na drugim poziomie.
rule-stack = Karta z tego samego roku trafia na tę, która już leży.
rule-sideways = Jeśli jej miejsce jest zajęte, kartę odwraca się z powrotem i kładzie bokiem przed graczem. Można ją już tylko odrzucić, w późniejszej turze.
rule-discard = Kartę wolno odrzucić, gdy symbol na jej przedniej stronie jest taki jak na wierzchu stosu kart odrzuconych; potem dobiera się nową.
rule-stop = Gdy jedna karta już leży, wolno zakończyć turę.
rule-coop-draw = Na końcu tury dobiera się tyle kart, ile położono lub odrzucono.
rule-coop-next = Gra następna osoba zgodnie z ruchem wskazówek zegara; kto nie ma kart, jest pomijany.
rule-coop-end = Gra kończy się, gdy zagrano wszystkie karty albo gdy ktoś w swojej turze nie może żadnej karty ani położyć, ani odrzucić.
rule-add = Połóż jedną ze swoich kart w dowolnym miejscu łańcucha: wcześniejszą wyżej, późniejszą niżej. Niczego się nie odwraca.
rule-accept = Kto kładzie kartę, godzi się na łańcuch taki, jaki leży, i odpowiada za cały.
rule-correct = Zanim położysz kartę, możesz ułożyć łańcuch inaczej.
rule-correct-one = Zasada domowa: zanim położysz kartę, możesz przesunąć jedną kartę łańcucha.
rule-doubt = Zamiast kłaść kartę, możesz podważyć kolejność łańcucha.
rule-reveal = Po podważeniu odwraca się wszystkie karty. Jeden rok nie po kolei to już błąd.
rule-overlap = Okresy, które na siebie zachodzą, mogą leżeć w dowolnej kolejności.
rule-doubter-draws = Jeśli łańcuch jest poprawny, osoba, która go podważyła, dobiera { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[other] { $cards } kart
}.
rule-layer-draws = Jeśli w łańcuchu jest jakikolwiek błąd, osoba, która kładła ostatnia, dobiera { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[other] { $cards } kart
}, czyjkolwiek to błąd.
rule-chain-aside = Osądzony łańcuch odkłada się na bok.
rule-new-chain = Potem karta z talii zaczyna nowy łańcuch, a pierwszą kartę kładzie osoba, która podważyła poprzedni.
rule-reverse = Gdy komuś zostaną tylko dwie karty, kierunek gry się odwraca, natychmiast i tylko raz w grze.
rule-last-card = Ostatnia karta musi trafić do poprawnego łańcucha: odkrywa się go od razu, jakby następna osoba go podważyła.
rule-last-card-successor = Zasada domowa: o ostatniej karcie decyduje następna osoba; położenie karty zamiast podważenia oznacza zgodę.
rule-chain-win = Kto pierwszy położy ostatnią kartę w poprawnym łańcuchu, wygrywa.
rule-score = Dwa punkty za każdą kartę dolnego poziomu, jeden za każdą kartę drugiego, minus jeden za każdą inną.
rule-next-chain = Gra następna osoba zgodnie z kierunkiem gry.
rule-position = Zapis może zaczynać się w środku gry.

refused-not-your-turn = Teraz gra { $name }.
refused-game-over = Koniec gry; nie ma już żadnego ruchu.
refused-not-in-hand = Nie masz tej karty.
refused-no-such-gap = Nie ma takiego miejsca.
refused-nothing-placed = Skończyć można dopiero po położeniu karty; odkryj jakąś.
refused-horizontal = Ta karta leży bokiem i nie da się jej już położyć.
refused-no-discard = Po próbie położenia karty nie wolno już w tej turze odrzucać.
refused-other-symbol = Jej symbol nie jest taki jak na wierzchu stosu kart odrzuconych.
refused-nothing-to-doubt = Nikt jeszcze nie położył karty w tym łańcuchu; połóż jakąś.
refused-no-correction = W tej grze nie poprawia się łańcucha.
refused-other-chain = Poprawiony łańcuch musi mieć dokładnie karty łańcucha, każdą raz.
refused-too-much-corrected = W tej grze wolno przesunąć tylko jedną kartę łańcucha.
refused-unknown = Nie ma takiego ruchu w tej grze.
refused-other = Teraz tego nie wolno.
