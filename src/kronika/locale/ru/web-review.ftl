# Браузер: разбор законченной игры и общий экран. $name — имя, оно стоит отдельно.

web-review-title = Игра, { $day }
web-review-not-over = Эта игра ещё не закончена
web-review-not-over-why = При разборе видны все даты. Поэтому страница откроется, когда игра закончится.
web-review-none = Такой игры нет
web-review-none-why = Возможно, ссылка неполная или игру уже убрали.
web-review-again = Проверить ещё раз

# Шаги
web-review-steps = Ходы игры
web-review-move-slider = Ход
web-review-back = На ход назад
web-review-on = На ход вперёд
web-review-deal = Раздача
web-review-move = Ход { $move }: { $name }
web-review-move-right = Ход { $move }: { $name }, верно
web-review-move-wrong = Ход { $move }: { $name }, неверно
web-review-was-right = Верно
web-review-was-wrong = Неверно
web-review-here = Её место здесь
web-review-playing = Ты сейчас играешь этой колодой. О чём рассказывают её карты, можно прочесть здесь после игры.

# Вся игра
web-review-missed = Частые ошибки за этим столом
web-review-missed-none = Ни одна карта не легла мимо своего места.
web-review-all = Показать все ({ $cards })
web-review-fewer = Показать меньше
web-review-times = { $times } из { $tries }
web-review-times-told = , ошибок: { $times } из { $tries }
web-review-counts = { $right } верно, { $wrong } неверно
web-review-take = С собой
web-review-record = Запись этой игры
web-review-whose = Чьи ошибки
web-review-none-missed = { $name }: ни одной ошибки.
web-review-anki = Карты с ошибками для Anki
web-review-csv = Карты с ошибками таблицей (CSV)
web-review-copy = Скопировать ссылку
web-review-link = Ссылка на эту игру

# А что если
web-review-what-if = А что если…?
web-review-what-if-why = Играй отсюда дальше за своим столом. На остальных местах играют боты, и ничто из этого не идёт в счёт.
web-review-from = Откуда?
web-review-from-before = До хода { $move }: ходит { $name }
web-review-from-after = После хода { $move }: ходит { $name }
web-review-from-deal = С раздачи: начинает { $name }
web-review-seat = Я играю за
web-review-bots = Боты помнят даты
web-review-go = Играть дальше
web-review-no-way-on = Отсюда игру продолжить нельзя.

# Общий экран
web-screen-full = Во весь экран
web-screen-full-end = Выйти из полного экрана
web-screen-join = Играй с нами
web-screen-join-how = Наведи камеру на картинку или открой { $address } и введи код.
web-screen-here = Кто здесь
web-screen-nobody = Пока никого.
web-screen-hand = Карты: { $name }
web-screen-more = { $cards ->
    [one] и ещё { $cards } карта
    [few] и ещё { $cards } карты
   *[other] и ещё { $cards } карт
}
web-screen-pile = { $cards ->
    [0] Колода пуста.
    [one] В колоде { $cards } карта.
    [few] В колоде { $cards } карты.
   *[other] В колоде { $cards } карт.
}
