# Ohlédnutí za hrou: jakou cenu měly tahy, jak se komu dařilo, co rozhodlo. $name je jméno, $what tah slovy.

review-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
review-number = { NUMBER($number, maximumFractionDigits: 1) }
review-points = { $points ->
    [one] { NUMBER($points, maximumFractionDigits: 1) } bod
    [few] { NUMBER($points, maximumFractionDigits: 1) } body
    [many] { NUMBER($points, maximumFractionDigits: 1) } bodu
   *[other] { NUMBER($points, maximumFractionDigits: 1) } bodů
}
review-title = { $game }: ohlédnutí
review-of = { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
    [many] { $moves } tahu
   *[other] { $moves } tahů
}: { $names }
review-won = Vítězství: { $names }
review-open = Tato hra není u konce. Následují data, která u stolu ještě nikdo neviděl.
review-asked = Šance jsou takové, jaké mají lidé, kteří si data pamatují { $level } (počet pamětí: { $minds }).
review-players = U stolu
review-player = { $name }: správně { $right } z { $tries }; podle šancí { $chance }, lidé této úrovně { $par }
review-player-none = { $name }: žádný tah, který by mohl být správný nebo špatný
review-player-cost = tah stál { $cost } šance, že bude správně; šance na výhru celkem { $worth }
review-player-cost-team = tah stál { $cost } šance, že bude správně; celkem { $worth }
review-player-doubts = zpochybnění: { $right } z { $tries } právem
review-eras = podle období
review-themes = podle témat
review-group = { $name } { $right } z { $tries } (podle šancí { $chance })
review-calibration = šance a kolik takových tahů bylo správně
review-decile = { $low } až { $high }: { $right } z { $moves }
review-moments = Co hru rozhodlo
review-moments-none = Žádný jednotlivý tah nevyčnívá.
review-moments-hands = Podle počtu karet, které před každým ležely.
review-moments-playouts = Boti této úrovně dohráli stoly před tahem a po něm; počet dohrávek každého stolu: { $playouts }.
review-moved = tah { $move }, { $what }
review-moment = { $what }: šance na výhru, { $name }: { $before } → { $after }
review-moment-team = { $what }: očekáváno { $before } → { $after }
review-moves = Tahy
review-by = { $name }: { $what }
review-card = „{ $title }“
review-dated = { $what }, { $date }
review-in-gap = { $what }, mezera { $gap }
review-after-correction = { $what } opravené řady
review-without-correction = { $what } bez opravy
review-did-doubt = zpochybnění
review-did-stop = konec tahu
review-did-discard = { $what }, odloženo
review-right = správně
review-wrong = špatně
review-given = šance { $chance }
review-surer = jistější: { $what }, { $chance }; stálo to { $cost }
review-wiser = vyhrává častěji: { $what }; { $worth } místo { $own }
review-wiser-team = přinese víc: { $what }; { $worth } místo { $own }
review-correction = řada opravena: předtím { $was } (šance { $before }), potom { $now } (šance { $after })
review-missed = Nejčastější omyly
review-missed-none = Žádná karta neležela špatně.
review-missed-card = { $missed } z { $tries }: { $title }, { $date } (lidé této úrovně: { $par } správně)
review-together = Dohromady { $games ->
    [one] { $games } hra
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } her
}
review-page = Stránka: { $file }
review-era-0 = starověk
review-era-1 = středověk
review-era-2 = raný novověk
review-era-3 = 19. století
review-era-4 = 1900 až 1959
review-era-5 = od roku 1960
review-chart-moves = Každý tah podle šance, že je správně; křížek značí chybný.
review-chart-eras = Správné tahy podle období; čárka je to, co slibovaly šance.
review-chart-calibration = Šance a co z nich bylo. Na přímce se naplnily; velikost je počet tahů.
review-chance = Šance
review-move = Tah
