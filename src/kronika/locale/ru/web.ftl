# Браузер: рамка каждой страницы и стол игры Timeline.

web-back = Назад
web-menu = Меню
web-close = Закрыть
web-home = На главную
web-sound = Звук
web-language = Язык
web-loading = Загрузка…
web-page-failed = Страница не загрузилась
web-page-failed-why = Возможно, на минуту пропала сеть или Kronika как раз обновилась.
web-part-failed = Ходы, стопки и чат ещё не загрузились. Играть можно и без них.
web-page-again = Загрузить ещё раз
web-page-unknown = По этому адресу ничего нет
web-page-unknown-why = Возможно, ссылка неполная или стола уже нет.
web-page-home = На главную страницу
web-copy-by-hand = Само здесь не копируется. Текст выделен: скопируй его вручную.
web-no-table = Стола { $code } нет
web-no-table-why = Возможно, в коде опечатка или стол уже убрали.
web-unreachable = Kronika не отвечает
web-unreachable-why = Ничего не пропало. Попробуй чуть позже.

# Связь
web-lost = Связь потеряна. Пробуем снова…
web-lost-kept = Связь потеряна. Твой ход не пропадёт.
web-try-now = Попробовать сейчас
web-connected-again = Связь восстановлена.

# Люди
web-people = Игроки
web-you = (ты)
web-on-turn = ходит
web-away = не на связи
web-away-told = { $name } сейчас не на связи.
web-back-told = { $name } снова на связи.
web-somebody = Кто-то
web-seconds-left = { $seconds ->
    [one] Ещё { $seconds } секунда.
    [few] Ещё { $seconds } секунды.
    [many] Ещё { $seconds } секунд.
   *[other] Ещё { $seconds } секунды.
}
web-time-left = Осталось { $time }
web-title-yours = Твой ход
web-title-watching = Смотришь: { $title }
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
web-watching = Ты только смотришь. Эти карты у игрока: { $name }.
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
web-new = новая
web-choose = Выбери карту
web-choose-how = Потом её место на линии.
web-where = Где место этой карты?
web-where-how = Выбери + на линии. Раньше — левее, позже — правее.
web-turn-or-discard = Открыть «{ $title }» или сбросить?
web-more-or-stop = Ещё одну или хватит?
web-chosen = Выбрано: { $title }. { $gaps ->
    [one] { $gaps } промежуток
    [few] { $gaps } промежутка
    [many] { $gaps } промежутков
   *[other] { $gaps } промежутка
}; выбирай стрелками.
web-lay-here = Положить сюда?
web-lay-it = Положить сюда
web-not-yet = Не сейчас
web-ask-first = Спрашивать, прежде чем положить карту
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
web-you-keep = { $cards ->
    [0] Карт у тебя больше нет.
    [one] У тебя остаётся { $cards } карта.
    [few] У тебя остаётся { $cards } карты.
    [many] У тебя остаётся { $cards } карт.
   *[other] У тебя остаётся { $cards } карты.
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
   *[other] Следующая карта, в колоде { $cards }
}
web-discard = В сбросе: { $cards }
web-box = Снова в коробке: { $cards }
web-moves = Последние ходы
web-log-empty = Пока ничего не произошло.
web-log-begins = С твоего прихода ничего не произошло.
web-log-laid-only = { $name }: «{ $title }».
web-log-laid-first = { $name }: «{ $title }» перед { $right }.
web-log-laid-last = { $name }: «{ $title }» после { $left }.
web-log-laid-between = { $name }: «{ $title }» между { $left } и { $right }.
web-log-right = Верно: { $date }.
web-log-wrong = Неверно: { $date }.
web-log-above = Второй уровень, между { $left } и { $right }.
web-log-stacked = Тот же год: сверху.
web-log-aside = Между { $left } и { $right } нет места: карта лежит боком.
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
web-curtain = Передай устройство: { $name }
web-curtain-why = Ходит { $name }. Остальные не смотрят, пока карта не ляжет на стол.
web-curtain-take = Я — { $name }

# Конец
web-closed = Игру закончили раньше времени.
web-missed = Карты не на своём месте
web-no-cards = без карт
web-again = Ещё раз тем же составом
web-again-host = Раздать снова может тот, кто ведёт стол.
web-change-settings = Изменить игру
web-review = Посмотреть игру
web-record = Сохранить в файл

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
web-sure = Это нельзя отменить. Нажми ещё раз.
web-leave = Уйти из-за стола
web-rules = Правила
web-wrong-card = Ошибка в карте?
web-wrong-which = Какая карта
web-wrong-why = Что не так
web-wrong-date = Верная дата
web-report = Сообщить
web-correct = Исправить дату
web-void = Убрать карту
web-proposal = Исправить дату?
web-proposal-out = Убрать карту?
web-proposal-void = «{ $title }» предлагают убрать из игры.
web-proposal-date = «{ $title }»: { $date } вместо { $old }.
web-proposal-why = Почему: { $why }
web-proposal-all = { $moves ->
    [0] Ни один ход от этого не зависит.
   *[other] Все ходы остаются: { $moves }.
}
web-proposal-moves = Ходов останется: { $moves } из { $before }. Последние ходы, которые отменяются: { $back }.
web-proposal-position = Игра продолжится с того, что сейчас лежит на столе.
web-reject = Оставить так
web-proposal-waits = Пока без ответа: { $names }.

# Почему сервер отказал, по его кодам: сначала что случилось, потом что можно сделать. Что чаще бывает до игры —
# в web-lobby.ftl.
web-why-client-busy = Твой прошлый ход ещё в пути.
web-why-client-gone = Тебя уже нет за этим столом.
web-why-wire = Это дошло не так, как надо. Загрузи страницу заново.
web-why-wire-too-big = Это слишком много за один раз.
web-why-http = У Kronika что-то не получилось. Попробуй чуть позже.
web-why-http-404 = Этого здесь больше нет.
web-why-http-no-token = Этого браузера ещё нет за столом. Сначала присоединись.
web-why-http-origin = Страницам с других сайтов играть здесь нельзя.
web-why-date = Эту дату не разобрать. Напиши год или два: 1914–1918.
web-why-setup = Так раздать не получится. Посмотри ещё раз настройки.
web-why-setup-symbols = Этой игре нужны карты с символами. Выбери другую колоду.
web-why-setup-duplicate = В двух из этих колод есть одна и та же карта. Убери одну из них.
web-why-move-not-your-turn = Сейчас не твой ход.
web-why-move-game-over = Игра окончена.
web-why-move-not-in-hand = Этой карты у тебя на руках больше нет.
web-why-move-no-such-gap = Этого промежутка больше нет. Посмотри ещё раз.
web-why-move-nothing-placed = Чтобы закончить, сначала одна карта должна найти своё место.
web-why-move-horizontal = Карту, которая лежит боком, можно только сбросить.
web-why-move-no-discard = После открытой карты в этот ход уже не сбрасывают.
web-why-move-other-symbol = Её символ не подходит к сбросу.
web-why-move-nothing-to-doubt = В эту цепочку ещё никто не положил карту, сомневаться не в чем.
web-why-move-no-correction = В этой игре цепочку не исправляют.
web-why-move-too-much-corrected = В этой игре можно переставить только одну карту цепочки.
web-why-move-other-chain = Цепочка тем временем изменилась. Посмотри ещё раз.
web-why-room-code = Сейчас не нашлось свободного кода. Попробуй ещё раз.
web-why-room-stranger = Тебя нет за этим столом. Сначала присоединись.
web-why-room-role = Кто только смотрит, этого не может.
web-why-room-self = С собой так нельзя.
web-why-room-game = Этой игры здесь нет. Выбери другую.
web-why-room-options = Это правило так не настроить.
web-why-room-limit = На ход — от 5 секунд до 24 часов, или без ограничения.
web-why-room-away = Выбери, кто играет за ушедших.
web-why-room-first = Выбери ещё раз, кто начинает.
web-why-room-language = Выбери другой язык.
web-why-room-bot = За это место никто бы не играл. Выбери кто.
web-why-room-no-game = Сейчас игры нет.
web-why-room-paused = Игра на паузе.
web-why-room-not-over = Игра ещё не окончена.
web-why-room-not-your-seat = Это место занято другим человеком.
web-why-room-bot-plays = За тебя играет бот. Вернуть место можно в меню.
web-why-room-proposal = Сначала нужен ответ на исправление карты.
web-why-room-no-proposal = Это уже решено.
web-why-room-not-playing = Это решают только те, кто играет.
web-why-room-card = Эта карта не открыта.
web-why-room-why = Напиши, что с картой не так.
web-why-room-same-date = У карты уже эта дата.
web-why-room-no-way-on = Так игра не сможет продолжиться.
web-why-room-reports = Сообщений уже много. Спасибо!
web-why-room-none-missed = У этого места ни одной ошибки.
web-why-room-muted = Чат для тебя сейчас отключён.
web-why-room-sign = Такой реакции нет.
