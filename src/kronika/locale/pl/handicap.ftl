# Liczby kart, które wyrównują grę. $command to, co się pisze w wierszu poleceń.

handicap-player = kto
handicap-level = gra
handicap-usual = zwykle kart
handicap-before = wygrywa
handicap-hand = lepiej kart
handicap-after = wtedy wygrywa
handicap-games = Gier: { $games } na każdą liczbę; przy równych szansach każdy wygrałby { $percent }% gier, pomijając wspólne wygrane. W nawiasie: przedział 95%.
handicap-play = Aby tak zagrać: { $command }
handicap-chance = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
