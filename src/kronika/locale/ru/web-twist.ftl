# Браузер: Timeline Twist, вместе.

web-twist-upper = Второй уровень
web-twist-taken = Между { $left } и { $right }:
web-twist-free = Между { $left } и { $right }: свободно
web-twist-turn = Какую карту откроешь?
web-twist-turn-or-discard = Откроешь карту или сбросишь?
web-twist-again = Карта на месте. Ещё одну?
web-twist-failed = Давай другую карту
web-twist-risk = { $free ->
    [0] Свободны только оба края и совпадающие годы.
    [one] Свободно: { $free } место наверху, оба края и совпадающие годы.
    [few] Свободно: { $free } места наверху, оба края и совпадающие годы.
    [many] Свободно: { $free } мест наверху, оба края и совпадающие годы.
   *[other] Свободно: { $free } места наверху, оба края и совпадающие годы.
} Карта, место которой занято, ложится боком: её можно только сбросить.
web-twist-do-turn = Открыть
web-twist-do-discard = Сбросить
web-twist-stop = Закончить и взять
web-twist-or = или попробуй ещё одну карту
web-twist-lying = Боком: позже можно только сбросить
web-twist-lying-now = Боком: теперь можно сбросить
web-twist-matches = Подходит к сбросу
web-twist-matches-now = Подходит: можно сбросить
web-twist-on-top = Сверху: { $symbol }.
web-twist-verdict-right = { $date }. Карта на месте.
web-twist-verdict-wrong = { $date }. Место занято.
web-twist-score = Счёт команды
web-twist-now = Если закончить сейчас
web-twist-final = Итог
web-twist-score-lower = Нижний уровень, { $cards } × 2
web-twist-score-upper = Второй уровень, { $cards } × 1
web-twist-score-discarded = В сбросе, { $cards }
web-twist-score-pile = В колоде, { $cards }
web-twist-score-hands = На руках, { $cards }
web-twist-rank = { $rank }. { $points ->
    [one] От { $points } очка
    [few] От { $points } очков
    [many] От { $points } очков
   *[other] От { $points } очка
}: { $next }.
web-twist-rank-last = { $rank }. Выше уже некуда.
web-twist-ended-played = Все карты сыграны.
web-twist-ended-nothing = { $name }: ни одной открытой карте не нашлось места. На этом игра окончена.
web-twist-ended-stuck = { $name } не может ни открыть карту, ни сбросить. На этом игра окончена.
