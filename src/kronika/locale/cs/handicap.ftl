# Počty karet, které vyrovnají hru. $command je to, co se píše do příkazové řádky.

handicap-player = kdo
handicap-level = hraje
handicap-usual = obvykle karet
handicap-before = vyhraje
handicap-hand = lépe karet
handicap-after = pak vyhraje
handicap-games = Her: { $games } pro každý údaj; při vyrovnané hře by každý vyhrál { $percent } % her, po odečtení společných výher. V závorce: 95% interval.
handicap-play = Takto se hraje: { $command }
handicap-chance = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
