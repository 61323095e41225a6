# Браузер: рамка каждой страницы и стол игры Timeline.

web-back = Назад
web-menu = Меню
web-close = Закрыть
web-home = На главную
web-sound = Звук
web-language = Язык
web-loading = Загрузка …
web-page-failed = Страница не загрузилась
web-page-failed-why = Возможно, на минуту пропала сеть или Kronika как раз обновилась.
web-page-again = Загрузить ещё раз
web-no-table = Стола { $code } нет
web-no-table-why = Возможно, в коде опечатка или стол уже убрали.
web-unreachable = Kronika не отвечает
web-unreachable-why = Ничего не пропало. Попробуй чуть позже.

# Связь
web-lost = Связь потеряна. Она восстановится сама.
web-lost-kept = Связь потеряна. Твой ход не пропадёт.
web-try-now = Попробовать сейчас
web-connected-again = Связь восстановлена.

# Люди
web-people = Игроки
web-you = (ты)
web-on-turn = ходит
web-away = не на связи
web-somebody = Кто-то
web-seconds-left = { $seconds ->
    [one] Ещё { $seconds } секунда.
    [few] Ещё { $seconds } секунды.
    [many] Ещё { $seconds } секунд.
   *[other] Ещё { $seconds } секунды.
}
web-time-left = Осталось { $time }
web-title-yours = Твой ход
web-your-turn = Твой ход. { $line ->
    [one] На столе { $line } карта
    [few] На столе { $line } карты
    [many] На столе { $line } карт
   *[other] На столе { $line } карты
}, на руках у тебя { $cards }.
web-your-turn-name = { $name }, твой ход. { $line ->
    [one] На столе { $line } карта
    [few] На столе { $line } карты
    [many] На столе { $line } карт
   *[other] На столе { $line } карты
}, на руках у тебя { $cards }.
web-thinks = { $name } думает.
web-choose-already = Карту можно выбрать уже сейчас.
web-paused = Игра на паузе.
web-paused-host = Продолжим, когда скажешь.
web-paused-wait = Продолжим, когда скажет тот, кто ведёт стол.
web-resume = Продолжить
web-pause = Пауза

# Линия времени
web-line = Линия времени
web-line-order = Линия времени, от раннего к позднему
web-skip-line = К линии времени
web-skip-hand = К твоим картам
web-map = Вся линия: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}
web-card-dated = { $title }, { $date }
web-gap-between = Между картами { $left }, и { $right }: промежуток { $gap } из { $gaps }.
web-gap-first = Перед картой { $right }: промежуток { $gap } из { $gaps }.
web-gap-last = После карты { $left }: промежуток { $gap } из { $gaps }.
web-gap-only = Единственный промежуток.
web-facts-of = Подробнее: { $title }
web-no-fact = Больше рассказать нечего.
web-source = Источник: { $source }

# Рука
web-hand = У тебя на руках: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}
web-hand-card = { $title }. Карта { $number } из { $cards }.
web-choose = Выбери карту
web-choose-how = Потом её место на линии.
web-where = Где место этой карты?
web-where-how = Выбери + на линии. Раньше — левее, позже — правее.
web-chosen = Выбрано: { $title }. { $gaps ->
    [one] { $gaps } промежуток
    [few] { $gaps } промежутка
    [many] { $gaps } промежутков
   *[other] { $gaps } промежутка
}; листай стрелками.
web-lay-here = Положить сюда?
web-lay-it = Положить сюда
web-not-yet = Не сейчас
web-ask-first = Спрашивать, прежде чем положить карту
web-stale = Кто-то успел раньше. Посмотри ещё раз.
web-refused = Так нельзя.

# Вердикт: сначала год, потом причина, потом следствие. $left и $right — даты.
web-verdict-right = { $date }. Верно!
web-verdict-wrong = { $date }. Не здесь.
web-lies-between = Между { $left } и { $right } ей самое место.
web-lies-before = Перед { $right } ей самое место.
web-lies-after = После { $left } ей самое место.
web-lies-only = Это первая карта линии.
web-belongs-between = Между { $left } и { $right } — вот её место.
web-belongs-before = Перед { $right } — вот её место.
web-belongs-after = После { $left } — вот её место.
web-belongs-only = Её место не здесь.
web-you-draw = { $cards ->
    [1] Ты берёшь карту.
    [one] Ты берёшь { $cards } карту.
    [few] Ты берёшь { $cards } карты.
    [many] Ты берёшь { $cards } карт.
   *[other] Ты берёшь { $cards } карты.
}
web-draws = { $name } берёт { $cards ->
    [1] карту.
    [one] { $cards } карту.
    [few] { $cards } карты.
    [many] { $cards } карт.
   *[other] { $cards } карты.
}

# Стопки, ходы, чат
web-tabs = Части стола
web-tab-hand = Карты
web-tab-piles = Стопки
web-tab-moves = Ходы
web-tab-chat = Чат
web-piles = Стопки
web-pile = { $cards ->
    [0] Колода пуста
   *[other] Следующая карта, в колоде { $cards }
}
web-discard = В сбросе: { $cards }
web-box = Снова в коробке: { $cards }
web-moves = Последние ходы
web-log-empty = Пока ничего не произошло.
web-chat = Чат
web-chat-empty = Пока тишина.
web-chat-write = Напиши всем за столом
web-send = Отправить
web-signs = Реакции
web-sign = Показать { $sign }
web-muted = Писать сейчас нельзя: чат для тебя отключён.
web-unread = { $lines ->
    [one] { $lines } новое сообщение
    [few] { $lines } новых сообщения
    [many] { $lines } новых сообщений
   *[other] { $lines } нового сообщения
}

# Одно устройство на всех
web-curtain = { $name }, твой ход
web-curtain-take = Я — { $name }

# Конец
web-closed = Игру закончили раньше времени.
web-again = Ещё раз тем же составом
web-again-host = Раздать снова может тот, кто ведёт стол.
web-change-settings = Изменить настройки
web-review = Посмотреть игру
web-record = Скачать запись

# Меню
web-take-back = Вернуться в игру
web-host = Ты ведёшь стол
web-end-game = Закончить игру
web-mute = Отключить чат
web-unmute = Включить чат
web-give-bot = Пусть играет бот
web-give-back = Вернуть место
web-make-host = Передать стол
web-remove = Удалить
web-leave = Уйти из-за стола
web-rules = Правила
web-wrong-card = Ошибка в карте?
web-wrong-which = Какая карта
web-wrong-why = Что не так
web-wrong-date = Верная дата
web-report = Сообщить
web-correct = Исправить дату
web-void = Убрать карту
web-proposal = Исправить карту?
web-proposal-void = «{ $title }» предлагают убрать из игры.
web-proposal-date = «{ $title }»: предлагают дату { $date }.
web-proposal-moves = Ходов останется: { $moves } из { $before }.
web-proposal-position = Игра продолжится с того, что сейчас лежит на столе.
web-accept = Согласиться
web-reject = Оставить так
web-proposal-waits = Пока без ответа: { $names }.
