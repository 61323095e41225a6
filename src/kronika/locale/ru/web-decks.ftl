# Браузер: полка с колодами, чтение файла и редактор колод.

web-decks = Колоды
web-decks-lead = Посмотри колоды, выбери несколько для стола или сделай свою.
web-decks-play = Играть этой колодой
web-decks-cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}
web-decks-mix = Выбрать для стола
web-decks-mix-full = За одним столом не больше { $most } колод.
web-decks-mixed = { $decks ->
    [one] Выбрано: { $decks } колода, карт: { $cards }.
    [few] Выбрано: { $decks } колоды, карт: { $cards }.
    [many] Выбрано: { $decks } колод, карт: { $cards }.
   *[other] Выбрано: { $decks } колоды, карт: { $cards }.
}
web-decks-chosen = Выбранные колоды
web-decks-none = Ничего не выбирать
web-decks-open = Открыть с ними стол

# Колода и её карты
web-decks-search = Поиск по названиям
web-decks-theme = Тема
web-decks-any = Все темы
web-decks-years-between = Годы
web-decks-from = с
web-decks-to = по
web-decks-years-note = Целые годы; -44 — это 44 до н. э.
web-decks-difficulty = Сложность
web-decks-any-difficulty = Любая
web-decks-easy = лёгкие
web-decks-medium = средние
web-decks-hard = сложные
web-decks-difficulty-note = По тому, как часто карту здесь клали верно. У карт, которые клали меньше 5 раз, сложности ещё нет.
web-decks-filters = Другие фильтры
web-decks-clear = Показать все
web-decks-found = { $cards ->
    [one] Найдена { $cards } карта.
    [few] Найдено { $cards } карты.
    [many] Найдено { $cards } карт.
   *[other] Найдено { $cards } карты.
}
web-decks-covered = Нажми на карту, чтобы перевернуть её.
web-decks-nothing = Ни на одной карте нет: { $search }. Может, искать короче?
web-decks-nothing-fits = Ни одна карта не подходит. Может, убрать часть условий?
web-decks-more = { $cards ->
    [one] Показать ещё { $cards } карту
    [few] Показать ещё { $cards } карты
    [many] Показать ещё { $cards } карт
   *[other] Показать ещё { $cards } карты
}
web-decks-gone = Нечего смотреть
web-decks-why-room-playing = Ты сейчас играешь этой колодой, поэтому её даты закрыты. Возвращайся после игры.
web-decks-why-room-unknown = Такой колоды или карты здесь нет.

# Печать
web-decks-print = Печать
web-decks-print-title = Печать: { $title }
web-decks-paper = Бумага
web-decks-duplex = Обе стороны
web-decks-duplex-long = Принтер переворачивает по длинному краю
web-decks-duplex-short = Принтер переворачивает по короткому краю
web-decks-duplex-fold = На одной стороне, чтобы сложить
web-decks-duplex-none = Лица и обороты на отдельных листах
web-decks-pdf = Создать PDF
web-decks-printing = Листы готовятся. Это может занять минуту.

# Свои колоды
web-decks-make = Сделать колоду
web-decks-own = Твои колоды
web-decks-changed = изменено: { $when }
web-decks-published = опубликовано, версия { $version }
web-decks-unpublished = ещё не опубликовано
web-decks-look = Посмотреть карты
web-decks-delete = Удалить
web-decks-delete-title = Удалить «{ $title }»?
web-decks-delete-note = Черновик исчезнет навсегда.
web-decks-delete-published = Черновик исчезнет навсегда. Опубликованное остаётся, и у кого есть ссылка, может этим играть.
web-decks-keep = Оставить
web-decks-cancel = Не сейчас
web-decks-new = Новая колода
web-decks-new-note = Начни с пустой таблицы и пиши или вставь строки из электронной таблицы.
web-decks-new-begin = Начать
web-decks-name = Название колоды
web-decks-cards-language = Язык карт

# Чтение файла
web-decks-upload = Загрузить файл
web-decks-upload-note = CSV, Excel, JSON, YAML, таблицы Markdown, заметки Anki, результаты Викиданных или простые строки вроде «1876 Телефон». До 8 МБ.
web-decks-choose = Выбрать файл
web-decks-or-drop = или перетащи его сюда
web-decks-sending = Отправляется { $file }.
web-decks-reading = Файл читается и проверяется.
web-decks-unread = { $file }: не удалось прочитать.
web-decks-why-http-413 = Файл больше 8 МБ.
web-decks-why-draft-too-many = У тебя уже 50 черновиков. Сначала удали один.
web-decks-why-draft-full = Для этого больше нет места: предел для тебя или для всех вместе исчерпан. Удали черновики, которые больше не нужны.
web-decks-why-draft-errors = В колоде ещё не всё в порядке. Сначала исправь то, что отмечено красным.
web-decks-no-title = Столбец с названиями не найден. Укажи его ниже.
web-decks-no-date = Столбец с датами не найден. Укажи его ниже.
web-decks-there = Столбцы файла: { $columns }
web-decks-say = Уточнить, как его читать
web-decks-say-title = Столбец с названиями
web-decks-say-date = Столбец с датами
web-decks-guess = угадать
web-decks-years = Год −44 — это
web-decks-years-historical = 44 до н. э., как считают историки
web-decks-years-astronomical = 45 до н. э., как считают астрономы
web-decks-again = Прочитать ещё раз { $file }
web-decks-read = { $cards ->
    [one] Прочитана { $cards } карта
    [few] Прочитано { $cards } карты
    [many] Прочитано { $cards } карт
   *[other] Прочитано { $cards } карты
}
web-decks-refused = { $rows ->
    [one] Не прочитана { $rows } строка.
    [few] Не прочитаны { $rows } строки.
    [many] Не прочитано { $rows } строк.
   *[other] Не прочитано { $rows } строки.
}
web-decks-bad = { $cards ->
    [one] { $cards } карта ещё не готова.
    [few] { $cards } карты ещё не готовы.
    [many] { $cards } карт ещё не готовы.
   *[other] { $cards } карты ещё не готовы.
}
web-decks-all-in = Ни одна строка не потерялась.
web-decks-edit = Дальше в редактор
web-decks-another = Назад к колодам
web-decks-columns = За что приняты столбцы
web-decks-column = Столбец
web-decks-taken = Принят за
web-decks-because = На основании
web-decks-left-out = пропущен
web-decks-role-title = название
web-decks-role-date = дата
web-decks-role-fact = факт
web-decks-role-theme = тема
web-decks-role-source = источник
web-decks-role-start = начало
web-decks-role-end = конец
web-decks-row = Строка { $row }:
web-decks-flagged = { $cards ->
    [one] Стоит взглянуть: { $cards } карта
    [few] Стоит взглянуть: { $cards } карты
    [many] Стоит взглянуть: { $cards } карт
   *[other] Стоит взглянуть: { $cards } карты
}
web-decks-doctor = Что говорит доктор
web-decks-doctor-fine = Доктор ничего не нашёл.
web-decks-doctor-waits = Доктор посмотрит колоду, когда в ней не будет ошибок.
web-decks-doctor-large = Доктор смотрит здесь только колоды до 1000 карт.
web-decks-errors = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
    [many] { $count } ошибок
   *[other] { $count } ошибки
}
web-decks-warnings = { $count ->
    [one] { $count } предупреждение
    [few] { $count } предупреждения
    [many] { $count } предупреждений
   *[other] { $count } предупреждения
}
web-decks-notes = { $count ->
    [one] { $count } замечание
    [few] { $count } замечания
    [many] { $count } замечаний
   *[other] { $count } замечания
}
web-decks-whole = Колода в целом
web-decks-all = Показать все ({ $count })

# Редактор
web-editor-title = { $cards ->
    [one] { $title }, { $cards } карта
    [few] { $title }, { $cards } карты
    [many] { $title }, { $cards } карт
   *[other] { $title }, { $cards } карты
}
web-editor-none = Такого черновика нет
web-editor-gone = По этому адресу у тебя нет черновика. Черновик открывается только в том браузере, в котором он сделан.
web-editor-saved = Сохранено
web-editor-saved-at = Сохранено { $time }
web-editor-saving = Сохраняется…
web-editor-unsaved = Ещё не сохранено
web-editor-failed = Не сохранено
web-editor-failed-kept = Не удалось сохранить. Ничего не потеряно: твои изменения лежат в этом браузере.
web-editor-save = Сохранить
web-editor-restored = Изменения, которые в прошлый раз не сохранились, снова здесь. Отмена уберёт их.
web-editor-head = О колоде
web-editor-export = Экспорт
web-editor-export-note = Как таблица для электронных таблиц или для программ. Если прочитать снова, это та же колода.
web-editor-check = Проверить
web-editor-checking = Проверяется…
web-editor-publish = Опубликовать
web-editor-publishing = Публикуется…
web-editor-found = { $findings ->
    [one] Доктор нашёл { $findings } замечание.
    [few] Доктор нашёл { $findings } замечания.
    [many] Доктор нашёл { $findings } замечаний.
   *[other] Доктор нашёл { $findings } замечания.
}
web-editor-cards = Карты
web-editor-card = Карта
web-editor-more = Ещё
web-editor-title-column = Название
web-editor-fact = Факт
web-editor-date = Дата
web-editor-theme = Тема
web-editor-source = Источник
web-editor-asks = На что отвечает дата
web-editor-icon = Значок
web-editor-front = Символ спереди
web-editor-back = Символ сзади
web-editor-no-theme = без темы
web-editor-cell = { $column }, карта { $row }
web-editor-row = (карта { $row })
web-editor-new-row = Напиши новую карту или вставь строки из таблицы
web-editor-columns = Столбцы:
web-editor-keys = Клавиатура
web-editor-keys-note = Стрелки ведут от ячейки к ячейке. Enter начинает писать в ячейке, а потом идёт вниз, Escape возвращает то, что в ней было. Home и End ведут к концам строки, Page Up и Page Down — на десять строк. Delete очищает ячейку. Ctrl+Z отменяет, Ctrl+Y повторяет, Ctrl+S сохраняет. Tab уходит из ячейки.
web-editor-pages = Страницы таблицы
web-editor-earlier = Предыдущие строки
web-editor-later = Следующие строки
web-editor-from-to = { $from }–{ $to } из { $all }
web-editor-pasted = { $rows ->
    [one] Вставлена { $rows } строка.
    [few] Вставлено { $rows } строки.
    [many] Вставлено { $rows } строк.
   *[other] Вставлено { $rows } строки.
}
web-editor-tools = Строки
web-editor-add = Добавить карту
web-editor-duplicate = Дублировать
web-editor-duplicated = Продублировано.
web-editor-remove = Убрать
web-editor-removed = Убрано. Отмена вернёт её.
web-editor-undo = Отменить
web-editor-redo = Повторить
web-editor-bad = { $cards ->
    [one] { $cards } карта ещё не готова.
    [few] { $cards } карты ещё не готовы.
    [many] { $cards } карт ещё не готовы.
   *[other] { $cards } карты ещё не готовы.
}
web-editor-bare = { $cards ->
    [one] Без источника: { $cards } карта.
    [few] Без источника: { $cards } карты.
    [many] Без источника: { $cards } карт.
   *[other] Без источника: { $cards } карты.
}
web-editor-fine = Все карты готовы.
web-editor-empty = Карт пока нет. Добавь первую.
web-editor-next-bad = К следующей
web-editor-preview = Как будет выглядеть карта
web-editor-turn = Перевернуть
web-editor-no-date = На обороте появится дата, когда она будет понятна.
web-editor-before = Предыдущая карта
web-editor-after = Следующая карта
web-editor-card-of = Карта { $row } из { $rows }
web-editor-print-first = Напечатать можно только опубликованную колоду. Сначала опубликуй её.
web-editor-print-note = Печатается то, что опубликовано последним.
web-editor-published = Колодой «{ $title }» можно играть
web-editor-published-note = { $cards ->
    [one] Версия { $version }, { $cards } карта. Кто знает ссылку, может играть колодой, смотреть её и печатать; ни в каком списке её нет.
    [few] Версия { $version }, { $cards } карты. Кто знает ссылку, может играть колодой, смотреть её и печатать; ни в каком списке её нет.
    [many] Версия { $version }, { $cards } карт. Кто знает ссылку, может играть колодой, смотреть её и печатать; ни в каком списке её нет.
   *[other] Версия { $version }, { $cards } карты. Кто знает ссылку, может играть колодой, смотреть её и печатать; ни в каком списке её нет.
}
web-editor-link = Ссылка на колоду
web-editor-play = Открыть стол с этой колодой
web-editor-conflict = Этот черновик изменён в другом месте
web-editor-conflict-why = На другом устройстве или в другой вкладке. Одна из версий останется, другая будет заменена. Свою можно сначала сохранить как файл.
web-editor-conflict-counts = Карт в твоей: { $mine }. Карт в другой: { $theirs }.
web-editor-conflict-save = Сохранить мою как файл
web-editor-conflict-theirs = Взять другую
web-editor-conflict-mine = Продолжить с моей
web-editor-languages = Языки
web-editor-first = (первый: на нём нужно название каждой карты)
web-editor-add-language = Добавить язык
web-editor-themes = Темы
web-editor-theme-name = Тема { $number }
web-editor-add-theme = Добавить тему
web-editor-authors = Кто сделал, через запятую
web-editor-license = Лицензия
web-editor-done = Готово

# Что не так с ячейкой, перед словами сервера
web-editor-error-deck-date = Это не одна понятная дата.
web-editor-error-deck-missing = Здесь чего-то не хватает.
web-editor-error-deck-theme = Такой темы в колоде нет.
web-editor-error-deck-limit = Это слишком длинно.
web-editor-error-deck-symbols = Символы не подходят друг к другу.
web-editor-error-deck-extra = Такого столбца у колод нет.
web-editor-error-deck-value = Это в неверной форме.
web-editor-error-deck-icon = Этот значок нельзя использовать.
web-editor-error-deck-image = Эту картинку нельзя использовать.
web-editor-error-deck-duplicate = Это здесь дважды.
