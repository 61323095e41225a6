# Браузер: стол игры Anno Domini. Места в цепочке (1-я, 2-я) даёт программа, но никогда не дату.

web-anno-chain = Цепочка
web-anno-order = Цепочка, от раннего к позднему
web-anno-earliest = Раньше
web-anno-latest = Позже

# В какую сторону идёт ход
web-anno-next = Потом: { $name }.
web-anno-turns = Направление сменится один раз: когда у кого-то останутся две карты.
web-anno-turned = Направление сменилось.

# Исправление цепочки
web-anno-move = Переставить: { $title }
web-anno-up = Выше: { $title }
web-anno-down = Ниже: { $title }
web-anno-moved-by-you = переставлено тобой
web-anno-moved = { $cards ->
    [one] Переставлена { $cards } карта.
    [few] Переставлены { $cards } карты.
    [many] Переставлено { $cards } карт.
   *[other] Переставлено { $cards } карты.
}
web-anno-moved-counts = Это будет в силе, когда ты положишь свою карту.
web-anno-moved-up = { $title }: выше, теперь { $place } из { $cards }.
web-anno-moved-down = { $title }: ниже, теперь { $place } из { $cards }.
web-anno-lifted = В руке: { $title }. Выбери промежуток.
web-anno-undo = Назад
web-anno-undo-all = Всё назад
web-anno-undone = Возвращено.

# Вопрос
web-anno-choose-first = Потом её место. Раньше — выше, позже — ниже.
web-anno-choose-free = Потом её место. Сначала можно исправить цепочку. Или усомнись в ней.
web-anno-choose-one = Потом её место. Сначала можно переставить одну карту цепочки. Или усомнись в ней.
web-anno-choose-none = Потом её место. Или усомнись в цепочке.
web-anno-where-how = Выбери + в цепочке. Раньше — выше, позже — ниже.
web-anno-where-to = Куда поставить эту карту?
web-anno-where-to-how = Выбери + или нажми на ручку карты ещё раз, и она останется.

# Сомнение
web-anno-doubt = Усомниться…
web-anno-doubt-title = Или усомнись в цепочке
web-anno-doubt-title-later = Сомнение
web-anno-doubt-sure = Усомниться в цепочке?
web-anno-doubt-do = Усомниться
web-anno-doubt-how = Все карты переворачивают, сверху вниз.
web-anno-doubt-error = Ошибка: { $name } (последняя карта в цепочке) берёт { $cards ->
    [one] { $cards } карту.
    [few] { $cards } карты.
    [many] { $cards } карт.
   *[other] { $cards } карты.
}
web-anno-doubt-none = Ошибки нет: { $cards ->
    [0] ты ничего не берёшь.
    [one] ты берёшь { $cards } карту.
    [few] ты берёшь { $cards } карты.
    [many] ты берёшь { $cards } карт.
   *[other] ты берёшь { $cards } карты.
}
web-anno-doubt-won = Ошибки нет: { $name } побеждает.
web-anno-doubt-nothing = В эту цепочку ещё никто не положил карту.
web-anno-doubt-turn = Можно будет в твой ход.
web-anno-doubt-corrected = Переставленные карты вернутся: цепочку проверят такой, какой она лежала.

# Стопки
web-anno-pile = { $cards ->
    [0] Стопка пуста.
    [one] Стопка: { $cards } карта.
    [few] Стопка: { $cards } карты.
    [many] Стопка: { $cards } карт.
   *[other] Стопка: { $cards } карты.
}
web-anno-next-card = Следующая карта: «{ $title }».
web-anno-put-aside = { $cards ->
    [one] Отложена { $cards } карта.
    [few] Отложены { $cards } карты.
    [many] Отложено { $cards } карт.
   *[other] Отложено { $cards } карты.
}

# Проверка
web-anno-doubts = { $name } сомневается в цепочке
web-anno-checks = { $name }: последняя карта
web-anno-turning = Цепочку переворачивают, сверху вниз.
web-anno-on = Играть дальше
web-anno-stands = { $place }: { $date }
web-anno-right = Цепочка верна!
web-anno-wrong = { $errors ->
    [one] В цепочке ошибка
   *[other] В цепочке ошибки
}
web-anno-pair = { $one-date }, потом { $other-date }: наоборот.
web-anno-pair-places = Неверный порядок: { $one } и { $other }
web-anno-pair-told = { $one }, { $one-date }, и { $other }, { $other-date }: неверный порядок.
web-anno-pairs-more = { $pairs ->
    [one] Ещё { $pairs } пара лежит наоборот.
    [few] Ещё { $pairs } пары лежат наоборот.
    [many] Ещё { $pairs } пар лежат наоборот.
   *[other] Ещё { $pairs } пары лежат наоборот.
}
web-anno-layer-draws = { $name } (последняя карта в цепочке) берёт { $cards ->
    [one] { $cards } карту.
    [few] { $cards } карты.
    [many] { $cards } карт.
   *[other] { $cards } карты.
}
web-anno-doubter-draws = { $name } (сомнение) берёт { $cards ->
    [one] { $cards } карту.
    [few] { $cards } карты.
    [many] { $cards } карт.
   *[other] { $cards } карты.
}
web-anno-none-left = Брать больше нечего.
web-anno-nobody-draws = Никто не берёт карт.
web-anno-last-card-wins = { $name } кладёт последнюю карту и побеждает.
web-anno-why-layer = Неважно, чья карта лежит неверно: кто кладёт, не усомнившись, принимает всю цепочку.
web-anno-why-overlap = Равные и пересекающиеся даты могут лежать в любом порядке.
web-anno-aside = Цепочку откладывают. Следующую начинает { $name }.
web-anno-new-cards = Новые карты: { $name }
