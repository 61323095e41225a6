# Počty karet, které vyrovnají hru. $players je to, co se píše za --players.

handicap-player = kdo
handicap-level = hraje
handicap-usual = obvykle karet
handicap-before = vyhraje
handicap-hand = lépe karet
handicap-after = pak vyhraje
handicap-games = Her: { $games } pro každý údaj; při vyrovnané hře by každý vyhrál { $percent } % her, po odečtení společných výher. V závorce: 95% interval.
handicap-play = Takto se hraje: --players "{ $players }"
