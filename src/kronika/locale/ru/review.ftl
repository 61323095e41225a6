# Взгляд назад на игру: чего стоили ходы, у кого как получалось, что решило исход. $name — имя игрока, $what — ход словами.

review-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
review-number = { NUMBER($number, maximumFractionDigits: 1) }
review-points = { $points ->
    [one] { NUMBER($points, maximumFractionDigits: 1) } очко
    [few] { NUMBER($points, maximumFractionDigits: 1) } очка
    [many] { NUMBER($points, maximumFractionDigits: 1) } очков
   *[other] { NUMBER($points, maximumFractionDigits: 1) } очка
}
review-title = { $game }: взгляд назад
review-of = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}: { $names }
review-won = Победа: { $names }
review-open = Эта игра не закончена. Дальше названы даты, которых за столом ещё никто не видел.
review-asked = Шансы такие, какими их видят те, кто помнит даты { $level } (число памятей: { $minds }).
review-players = За столом
review-player = { $name }: верно { $right } из { $tries }; по шансам { $chance }, люди этого уровня { $par }
review-player-none = { $name }: ни одного хода, который мог быть верным или неверным
review-player-cost = ход стоил { $cost } шанса быть верным; шанса на победу в сумме { $worth }
review-player-cost-team = ход стоил { $cost } шанса быть верным; в сумме { $worth }
review-player-doubts = сомнения: { $right } из { $tries } верно
review-eras = по эпохам
review-themes = по темам
review-group = { $name } { $right } из { $tries } (по шансам { $chance })
review-calibration = шансы, и сколько таких ходов было верно
review-decile = от { $low } до { $high }: { $right } из { $moves }
review-moments = Что решило игру
review-moments-none = Ни один ход не выделяется.
review-moments-hands = По числу карт, лежавших перед каждым.
review-moments-playouts = Боты этого уровня доиграли столы до хода и после него; доигрываний каждого стола: { $playouts }.
review-moved = ход { $move }, { $what }
review-moment = { $what }: шанс на победу, { $name }: { $before } → { $after }
review-moment-team = { $what }: ожидалось { $before } → { $after }
review-moves = Ходы
review-by = { $name }: { $what }
review-card = «{ $title }»
review-dated = { $what }, { $date }
review-in-gap = { $what }, промежуток { $gap }
review-after-correction = { $what } исправленной цепочки
review-without-correction = { $what } без исправления
review-did-doubt = сомнение
review-did-stop = конец хода
review-did-discard = { $what }, в сброс
review-right = верно
review-wrong = неверно
review-given = шанс { $chance }
review-surer = надёжнее: { $what }, { $chance }; это стоило { $cost }
review-wiser = побеждает чаще: { $what }; { $worth } вместо { $own }
review-wiser-team = приносит больше: { $what }; { $worth } вместо { $own }
review-correction = цепочка исправлена: до этого { $was } (шанс { $before }), после { $now } (шанс { $after })
review-missed = Частые ошибки
review-missed-none = Ни одна карта не легла мимо своего места.
review-missed-card = { $missed } из { $tries }: { $title }, { $date } (люди этого уровня: { $par } верно)
review-together = Вместе { $games ->
    [one] { $games } игра
    [few] { $games } игры
    [many] { $games } игр
   *[other] { $games } игры
}
review-page = Страница: { $file }
review-era-0 = древность
review-era-1 = Средние века
review-era-2 = раннее Новое время
review-era-3 = XIX век
review-era-4 = 1900–1959
review-era-5 = с 1960 года
review-chart-moves = Каждый ход по его шансу быть верным; крестик — неверный.
review-chart-eras = Верные ходы по эпохам; черта — то, что обещали шансы.
review-chart-calibration = Шансы и что из них вышло. На линии они сбылись; величина — число ходов.
review-chance = Шанс
review-move = Ход
