# Liczby kart, które wyrównują grę. $players to, co się pisze po --players.

handicap-player = kto
handicap-level = gra
handicap-usual = zwykle kart
handicap-before = wygrywa
handicap-hand = lepiej kart
handicap-after = wtedy wygrywa
handicap-games = Gier: { $games } na każdą liczbę; przy równych szansach każdy wygrałby { $percent }% gier, pomijając wspólne wygrane. W nawiasie: przedział 95%.
handicap-play = Aby tak zagrać: --players "{ $players }"
