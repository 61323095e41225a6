# Браузер: первая страница, дверь и прихожая стола, правила с картинками, страница о Kronika.

web-home-title = Что было раньше?
web-home-lead = Раскладывай историю по порядку: в одиночку, с друзьями на телефонах или со всей комнатой перед одним экраном.
web-home-play = Играть сейчас
web-home-play-note = Сразу, против двух ботов. Без регистрации.
web-home-open = Открыть стол
web-home-open-now = Открыть
web-home-join = Присоединиться
web-home-name = Твоё имя
web-home-guest = Гость
web-home-code = Код стола, шесть букв
web-home-code-wrong = В коде шесть латинских букв, например KRAKEN.
web-home-scan = Сканировать
web-home-scan-title = Наведи камеру на QR-код
web-home-scan-failed = Камера здесь недоступна. Введи код.
web-home-today = Расклад дня
web-home-today-note = Timeline Twist с фильмами, хитами и сериалами. Дата: { $day }, карты у всех одни и те же.
web-home-today-play = Сыграть
web-home-week = Твоя неделя
web-home-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
web-home-day-begun = игра начата
web-home-day-open = ещё ждёт
web-home-day-none = без игры
web-home-share = Поделиться
web-home-share-text = Kronika, расклад № { $number } ({ $day }): { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, { $rank }
web-home-go-on = Продолжить
web-home-before = Твои столы
web-home-games = Игры
web-home-timeline = Timeline
web-home-timeline-note = Выбери карту и промежуток. Верно: она остаётся. Неверно: берёшь другую. Первый без карт побеждает.
web-home-twist = Timeline Twist
web-home-twist-note = Одна команда, одна линия на двух уровнях. Как далеко вы рискнёте зайти, пока место не занято?
web-home-anno = Anno Domini
web-home-anno-note = Дат не видит никто. Добавь карту, исправь цепочку или усомнись в ней, и всё откроется.
web-home-rules = Правила с картинками
web-home-decks = Колоды
web-home-about = О Kronika

# Дверь
web-lobby-table = Стол { $code }
web-lobby-door-host = Ведёт стол { $name }.
web-lobby-door-seats = Занято мест: { $seats } из { $most }.
web-lobby-door-playing = Идёт игра.
web-lobby-door-language = Язык карт: { $language }.
web-lobby-door-rules = Правила как в коробке { $box }.
web-lobby-as = Что ты хочешь делать?
web-lobby-as-player = Играть
web-lobby-as-player-note = Тебе дадут место и карты.
web-lobby-as-player-full = Сейчас свободных мест нет. Подождёшь следующего.
web-lobby-as-spectator = Смотреть
web-lobby-as-spectator-note = Тебе виден стол, и можно писать.
web-lobby-as-screen = Быть общим экраном
web-lobby-as-screen-note = Для телевизора или проектора: крупные карты, нажимать нечего.
web-lobby-code-where = Он стоит рядом с QR-кодом на экране того, кто открыл стол.
web-lobby-screen-name = Экран { $number }
web-lobby-age = Возраст, если хочешь
web-lobby-age-note = Обычно начинает самый младший. Твой возраст видят все за столом.
web-lobby-sit-down = Занять место
web-lobby-come-in = Войти
web-lobby-look-in = Заглянуть
web-lobby-listed = Столы, открытые для всех
web-lobby-people = { $people ->
    [one] { $people } человек
    [few] { $people } человека
    [many] { $people } человек
   *[other] { $people } человека
}

# Прихожая: приглашение
web-lobby-invite = Пригласить
web-lobby-qr = QR-код со ссылкой на этот стол
web-lobby-qr-large = Показать QR-код крупно
web-lobby-code = Код: { $code }
web-lobby-point = Наведи сюда камеру или введи код.
web-lobby-copy = Скопировать ссылку
web-lobby-copied = Скопировано
web-lobby-link = Ссылка на этот стол

# Прихожая: кто здесь
web-lobby-at-table = За столом
web-lobby-nobody = Места пока никто не занял.
web-lobby-players = { $fewest ->
    [1] Игроков: от 1 до { $most }.
   *[other] Игроков: от { $fewest } до { $most }.
}
web-lobby-begins = начинает
web-lobby-bot-about = бот, помнит даты { $level }
web-lobby-bot-level = Бот · { $level }
web-lobby-bot-error = В датах около 1950 года обычно ошибается на { $recent }, около 1500 года — на { $old }. Учится на открытых картах.
web-lobby-bot-names = Чернила, Перо, Фолио, Пергамент, Курсив, Рубрика, Колофон, Эррата
web-lobby-free = свободное место
web-lobby-on-device = устройство: { $name }
web-lobby-you = ты
web-lobby-host = ведёт стол
web-lobby-years = { $years ->
    [one] { $years } год
    [few] { $years } года
    [many] { $years } лет
   *[other] { $years } года
}
web-lobby-own-hand = { $cards ->
    [one] в начале { $cards } карта
    [few] в начале { $cards } карты
    [many] в начале { $cards } карт
   *[other] в начале { $cards } карты
}
web-lobby-moved = { $name }: теперь место { $place }.
web-lobby-came = { $name } уже здесь.
web-lobby-went = { $name } больше не за столом.
web-lobby-up = { $name }: выше
web-lobby-down = { $name }: ниже
web-lobby-change-of = { $name }: изменить место
web-lobby-add-bot = Добавить бота
web-lobby-add-here = Ещё игрок на этом устройстве
web-lobby-without-seat = Без места
web-lobby-is-player = ждёт места
web-lobby-is-spectator = смотрит
web-lobby-is-screen = общий экран
web-lobby-give-seat = Дать место
web-lobby-seat-one = { $name }: дать место
web-lobby-send-away = Удалить из-за стола
web-lobby-send-away-one = { $name }: удалить из-за стола
web-lobby-seat = Место { $place }: { $name }
web-lobby-name = Имя
web-lobby-who-plays = Кто здесь играет
web-lobby-this-device = Моё устройство
web-lobby-device-of = Устройство: { $name }
web-lobby-left-free = Пока никто
web-lobby-hand-of = Карт в начале
web-lobby-hand-of-note = Пусто: сколько у всех. Меньше карт помогает детям и новичкам.
web-lobby-remove-bot = Убрать бота
web-lobby-remove-seat = Убрать это место
web-lobby-cancel = Отмена
web-lobby-save = Сохранить

# Прихожая: во что играем. Между ⟦ и ⟧ стоит то, что можно нажать.
web-lobby-how = Как мы играем
web-lobby-more = Язык, зрители и прочее
web-lobby-host-sets = Выбирает тот, кто ведёт стол. Все перемены сразу видны здесь.
web-lobby-title-game = Какая игра?
web-lobby-title-decks = Какие карты?
web-lobby-title-difficulty = Насколько трудны карты?
web-lobby-title-limit = Сколько может длиться ход?
web-lobby-title-first = Кто начинает?
web-lobby-title-language = На каком языке карты?
web-lobby-title-away = Кто играет за тех, кто ушёл?
web-lobby-title-spectators = Кто может смотреть?
web-lobby-title-listed = Кто найдёт этот стол?
web-lobby-s-game = Мы играем в ⟦{ $game }⟧.
web-lobby-s-decks = Колода: ⟦{ $decks }⟧, всего { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}.
web-lobby-s-cards-all = В игре ⟦все карты⟧.
web-lobby-s-cards-all-note = Лёгкие, средние и трудные вместе.
web-lobby-s-cards-easy = В игре только ⟦лёгкие карты⟧.
web-lobby-s-cards-easy-note = Треть каждой колоды, которую легче всего разложить, поровну из всех времён.
web-lobby-s-cards-normal = В игре только ⟦средние карты⟧.
web-lobby-s-cards-normal-note = Средняя треть каждой колоды, поровну из всех времён.
web-lobby-s-cards-hard = В игре только ⟦трудные карты⟧.
web-lobby-s-cards-hard-note = Треть каждой колоды, которую труднее всего разложить, поровну из всех времён.
web-lobby-s-first = Начинает ⟦{ $name }⟧.
web-lobby-s-first-rules = Кто начинает, говорят ⟦правила⟧.
web-lobby-s-first-note = Самый младший, если указан возраст; иначе место 1.
web-lobby-s-first-owner = Место вверху списка.
web-lobby-s-limit = Ход длится ⟦{ $limit }⟧.
web-lobby-limit-none = сколько нужно
web-lobby-limit-seconds = { $seconds ->
    [one] не больше { $seconds } секунды
    [few] не больше { $seconds } секунд
    [many] не больше { $seconds } секунд
   *[other] не больше { $seconds } секунды
}
web-lobby-limit-minutes = { $minutes ->
    [one] не больше { $minutes } минуты
    [few] не больше { $minutes } минут
    [many] не больше { $minutes } минут
   *[other] не больше { $minutes } минуты
}
web-lobby-limit-hours = { $hours ->
    [one] не больше { $hours } часа
    [few] не больше { $hours } часов
    [many] не больше { $hours } часов
   *[other] не больше { $hours } часа
}
web-lobby-s-language = Язык карт: ⟦{ $language }⟧.
web-lobby-s-foreign = { $count ->
    [one] На этом языке нет: { $decks }. Колода остаётся на своём.
   *[other] На этом языке нет: { $decks }. Колоды остаются на своём.
}
web-lobby-s-away-bot = За тех, кто уйдёт во время игры, играет ⟦бот⟧.
web-lobby-s-away-bot-note = Он играет как взрослый человек: в большинстве дат ошибается на несколько лет, некоторые знает точно.
web-lobby-s-away-default = За тех, кто уйдёт во время игры, делают ⟦простой ход⟧.
web-lobby-s-away-default-note = Всегда первая карта, в конец линии.
web-lobby-s-watch-all = Смотреть могут ⟦все⟧.
web-lobby-s-watch-screens = Смотреть могут ⟦только общие экраны⟧.
web-lobby-s-watch-none = Смотреть не может ⟦никто⟧.
web-lobby-s-listed = Этот стол найдут ⟦все на этом сервере⟧.
web-lobby-s-unlisted = Этот стол найдут ⟦только те, у кого есть код⟧.
web-lobby-cards = { $cards ->
    [0] ни одной карты
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}
web-lobby-by-rules = столько карт, сколько говорят правила
web-lobby-house = Домашнее правило. В коробке: { $value }.
web-lobby-box = Как в коробке.
web-lobby-as-box = Как в коробке: { $value }
web-lobby-fewer = На одну меньше
web-lobby-more-cards = На одну больше
web-lobby-single-years = Только колоды, где у каждой карты ровно один год.
web-lobby-unfit = У некоторых карт промежутки лет: для этой игры не подходит.
web-lobby-option-hand = В начале у каждого ⟦{ $value }⟧.
web-lobby-option-hand-title = Сколько карт получает каждый?
web-lobby-option-hand-default = Чем меньше игроков, тем больше карт у каждого.
web-lobby-option-hand-why = Больше карт — дольше игра. Кто избавится от всех, побеждает.
web-lobby-option-misplaced = Карта не на своём месте ⟦{ $value }⟧, и берут новую.
web-lobby-option-misplaced-title = Куда девать неверно положенную карту?
web-lobby-option-misplaced-discard = уходит в сброс
web-lobby-option-misplaced-box = возвращается в коробку
web-lobby-option-misplaced-insert = ложится на своё место
web-lobby-option-penalty_doubter = Цена напрасного сомнения: ⟦{ $value }⟧.
web-lobby-option-penalty_doubter-title = Чего стоит напрасное сомнение?
web-lobby-option-penalty_doubter-why = Если цепочка верна, берёт тот, кто усомнился.
web-lobby-option-penalty_layer = Если найдена ошибка, тот, кто клал последним, берёт: ⟦{ $value }⟧.
web-lobby-option-penalty_layer-title = Чего стоит ошибка в цепочке?
web-lobby-option-penalty_layer-why = Берёт тот, кто клал последним, чья бы ни была ошибка.
web-lobby-option-correction = Перед тем как положить карту, можно ⟦{ $value }⟧.
web-lobby-option-correction-title = Насколько можно менять цепочку?
web-lobby-option-correction-free = как угодно переложить цепочку
web-lobby-option-correction-one = передвинуть одну карту цепочки
web-lobby-option-correction-none = только смотреть, цепочку не меняют
web-lobby-option-last_card = При чьей-то последней карте: ⟦{ $value }⟧.
web-lobby-option-last_card-title = Кто проверяет последнюю карту?
web-lobby-option-last_card-reveal = цепочку сразу открывают
web-lobby-option-last_card-successor = следующий сомневается в ней или принимает её

# Прихожая: раздача
web-lobby-deal = Раздать карты
web-lobby-waits = { $name } раздаст карты, когда все соберутся.
web-lobby-missing = { $missing ->
    [one] { $game }: не хватает ещё { $missing } игрока. Отправь ссылку или добавь бота.
    [few] { $game }: не хватает ещё { $missing } игроков. Отправь ссылку или добавь ботов.
    [many] { $game }: не хватает ещё { $missing } игроков. Отправь ссылку или добавь ботов.
   *[other] { $game }: не хватает ещё { $missing } игрока. Отправь ссылку или добавь ботов.
}
web-lobby-away = { $people ->
    [one] { $names } сейчас не на связи.
   *[other] { $names } сейчас не на связи.
}
web-lobby-fair = Почему раздача честная
web-lobby-fair-note = { $devices ->
    [0] Сервер запечатал свою часть перемешивания, а каждое устройство добавляет свою, поэтому порядок не выбирает никто. После игры печать можно проверить. Вот она:
   *[other] Сервер запечатал свою часть перемешивания, а каждое устройство добавляет свою (пока { $devices }), поэтому порядок не выбирает никто. После игры печать можно проверить. Вот она:
}
web-lobby-seal = Печать следующей раздачи
web-lobby-leave-title = Уйти из-за стола?
web-lobby-leave-note = Можно и выйти, сохранив место: стол { $code } есть на первой странице.
web-lobby-leave = Уйти совсем
web-lobby-keep-seat = Выйти, место оставить
web-lobby-stay = Остаться

# Почему нет
web-lobby-why-room-unknown = Этого стола больше нет.
web-lobby-why-room-removed = Тебя удалили из-за этого стола.
web-lobby-why-room-full = За этим столом уже 64 человека, мест больше нет.
web-lobby-why-room-no-spectators = Свободных мест нет, а просто смотреть здесь нельзя.
web-lobby-why-room-not-host = Это может только тот, кто ведёт стол.
web-lobby-why-room-nobody = Этого человека здесь больше нет.
web-lobby-why-room-name = Это имя не подходит: от 1 до 30 видимых знаков, не похожее на другие.
web-lobby-why-room-name-taken = { $name } уже за этим столом. Возьми имя, которое выглядит иначе.
web-lobby-why-room-age = Возраст — от 0 до 130.
web-lobby-why-room-decks = Выбери от одной до десяти колод из тех, что здесь есть.
web-lobby-why-room-seats = Число игроков не подходит для этой игры.
web-lobby-why-room-no-seat = Свободных мест нет.
web-lobby-why-room-hand = В начале бывает от 1 до 1000 карт.
web-lobby-why-room-playing = Идёт игра.
web-lobby-why-room-today = Расклад дня у всех один и тот же. Для других игр открой другой стол.
web-lobby-why-room-stale = Кто-то успел раньше. Посмотри ещё раз.
web-lobby-why-setup-single-years = Этой игре нужны карты ровно с одним годом, а у некоторых из этих промежутки. Выбери другие колоды.
web-lobby-why-room-too-few = Для этой игры остаётся слишком мало карт. Возьми все карты или подмешай ещё одну колоду.
web-lobby-why-setup-too-few-cards = В колодах мало карт для этого. Раздай меньше или подмешай ещё одну колоду.
web-lobby-why-setup-too-many-cards = Это слишком много карт для одной игры. Возьми меньше колод.
web-lobby-why-setup-hand = В этой игре у всех поровну карт.
web-lobby-why-setup-players = Число игроков не подходит для этой игры.
web-lobby-why-setup-first = Выбери ещё раз, кто начинает.
web-lobby-why-http-too-many = Из этой сети слишком много запросов. Подожди минуту.
web-lobby-why-http-busy = Сейчас не получилось сохранить. Попробуй ещё раз.
web-lobby-why-wire-too-fast = Слишком быстро. Попробуй чуть позже.
web-lobby-why-client-unreachable = Kronika не отвечает. Попробуй чуть позже.

# Правила с картинками
web-rules-lead = У каждой карты есть название, а на другой стороне дата. Раскладывай карты в том порядке, в каком всё происходило. Годы знать не нужно: достаточно раньше или позже.
web-rules-hand = { $cards ->
    [one] В начале у каждого { $cards } карта.
    [few] В начале у каждого { $cards } карты.
    [many] В начале у каждого { $cards } карт.
   *[other] В начале у каждого { $cards } карты.
}
web-rules-name-timeline-cesko = Timeline: Česko
web-rules-name-timeline-polska = Timeline: Polska
web-rules-name-timeline-russia = Timeline: История России
web-rules-name-twist-competitive = Timeline Twist, друг против друга
web-rules-name-twist-coop = Timeline Twist, вместе
web-rules-name-anno-domini = Anno Domini
web-rules-step-deal = Сначала
web-rules-step-turn = Твой ход
web-rules-step-right = На своём месте
web-rules-step-wrong = Не на своём месте
web-rules-step-mend = Исправление цепочки
web-rules-step-doubt = Сомнение
web-rules-step-levels = Два уровня
web-rules-step-risk = Когда место занято
web-rules-step-score = Конец и счёт
web-rules-step-end = Конец
web-rules-card-train = Паровоз впервые тянет поезд
web-rules-card-stamp = Продана первая почтовая марка
web-rules-card-bell = Биг-Бен бьёт в первый раз
web-rules-card-metro = Лондон открывает подземную дорогу
web-rules-card-talkie = Большой фильм впервые заговорил
web-rules-card-tunnel = Открыт тоннель под Ла-Маншем
web-rules-card-voyage = Корабль обошёл вокруг света

# О Kronika
web-about-what = Kronika — это стол для игр о том, что когда было: на одном устройстве, на многих или со всей комнатой перед одним экраном. Регистрация не нужна.
web-about-fair = Честно ли перемешивают карты?
web-about-fair-note = Перед каждой игрой сервер запечатывает свою часть перемешивания, а устройства за столом добавляют свою, поэтому порядок карт не может выбрать никто. Когда игра окончена, её запись показывает всё, и каждый может её проверить.
web-about-private = Что хранится
web-about-private-note = Этот браузер помнит твоё имя, язык и настройки, случайный ключ, который и есть твоё место, последние столы и расклады дня, несохранённые черновики и твои тренировки с каждой колодой. В cookie-файле kronika-language записан выбранный язык и больше ничего. Другие сайты не спрашивают, и посещения никто не считает.
web-about-credits = Чья это работа
web-about-icons = Значки на картах сделали участники
web-about-recoloured = Цвета изменены.
web-about-type = Шрифт на картах — Piazzolla, авторы:
web-about-facts = У дат и подробностей источник указан на каждой карте. Колоды доступны по лицензии, которую называет каждая из них.
web-about-games = Timeline, Timeline Twist и Anno Domini — игры и товарные знаки своих издательств. Kronika играет по их правилам, карты у неё свои, и с издательствами она не связана.
web-about-licence = Лицензия
web-about-licence-note = Kronika — свободная программа по лицензии Apache License 2.0.
