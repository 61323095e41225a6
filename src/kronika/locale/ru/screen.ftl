# Стол, его части и что можно сделать.

bot-name = Бот { $number }
bot-name-alone = Бот
status-round = Раунд { $round }
status-turn = Ходит { $name }
status-thinking = { $name } думает
status-over = Игра окончена
status-clockwise = по часовой стрелке
status-counter-clockwise = против часовой стрелки
status-out = вне игры
zone-timeline = Линия времени
zone-chain = Цепочка
zone-chain-note = без дат, пока никто не усомнился
zone-empty = здесь пока ничего нет
zone-pile = Колода
zone-discard = Сброс
zone-aside = Отложено
zone-box = Коробка
zone-free = свободно
zone-second = второй уровень
zone-cards = { $cards ->
    [0] пусто
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}
zone-on-top = сверху: { $title }
hand-yours = { $name }, твои карты
hand-others = { $name }
hand-sideways = боком
symbol-sun = солнце
symbol-moon = луна
symbol-star = звезда
score-now = Счёт, если бы игра кончилась: { $score }
plain-line = { $zone }, от самой ранней:
plain-pile = Колода: { $cards ->
    [0] пуста
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}
plain-discard = Сброс: { $cards ->
    [0] пуст
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}
plain-aside = Отложено: { $cards ->
    [0] ничего
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}
plain-box = Коробка: { $cards ->
    [0] пуста
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}
plain-ask-place = { $name }, карта и промежуток («2 3» — карта 2 после карты 3, промежуток 0 — перед всеми; ещё: «помощь»):
plain-ask-add = { $name }, карта и промежуток или «{ $doubt }» («2 3» — карта 2 после карты 3, промежуток 0 — самый верх; ещё: «помощь»):
plain-ask-add-only = { $name }, карта и промежуток («2 3» — карта 2 после карты 3, промежуток 0 — самый верх; ещё: «помощь»):
plain-ask-coop = { $name }, какую карту открываешь? («2» открывает карту 2, «{ $discard } 2» сбрасывает её; ещё: «помощь»):
plain-ask-coop-again = { $name }, ещё одна карта или «{ $stop }» (ещё: «помощь»):
plain-ask-coop-failed = { $name }, другая карта (ещё: «помощь»):
plain-help-place = 2 3 – положить карту 2 в промежуток 3 (после карты 3; промежуток 0 — перед всеми)
plain-help-doubt = { $doubt } – усомниться в цепочке
plain-help-correct = { $move } 5 1 – сначала переложить карту 5 цепочки за карту 1; «{ $reset }» возвращает всё
plain-help-turn = 2 – открыть карту 2
plain-help-discard = { $discard } 2 – сбросить карту 2
plain-help-stop = { $stop } – закончить ход
plain-help-more = { $rules } – правила, которые за этим стоят · { $log } – что произошло · { $view } – стол · { $quit } – сохранить и выйти
plain-corrected = Цепочка, какой ты хочешь её видеть («{ $reset }» возвращает всё):
plain-not-understood = Такого хода здесь нет: { $text }
plain-number-card = Карты { $number } нет; есть карты от 1 до { $last }.
plain-number-gap = Промежутка { $number } нет; есть промежутки от 0 до { $last }.
rules-now = Что можно сделать сейчас
rules-just = Правила к тому, что только что произошло
saved = Сохранено в { $path }
saved-resume = Чтобы продолжить: { $command }
saved-replay = Чтобы перечитать: { $command }
saved-not = Не удалось сохранить игру: { $reason }
cmd-doubt = сомневаюсь
cmd-stop = хватит
cmd-discard = сбросить
cmd-move = переложить
cmd-reset = вернуть
cmd-help = помощь
cmd-rules = правила
cmd-log = журнал
cmd-view = стол
cmd-quit = выход
ask-game = Какая игра?
ask-deck = Какие карты? (название или путь)
ask-people = Кто играет за этой клавиатурой? (имена через запятую)
ask-bots = Сколько ботов?
ask-level = Как хорошо боты помнят даты? ({ $levels })
ask-default = { $question } [{ $default }]
ask-again = Выбери одно из: { $choices }
level-fair = средне
level-good = хорошо
level-sharp = отлично
level-child = как ребёнок
level-pupil = в объёме школьной программы
level-adult = как взрослый человек
level-enthusiast = как знаток истории
level-historian = как историк
levels-title = Насколько хорошо боты помнят даты, от слабых к сильным. Годы: на сколько они обычно ошибаются около 1950, 1500 и 500 г. до н. э., если не знают дату.
levels-use = Указывается в --players, например Ana,bot:pupil,bot:adult. Эти боты планируют и учатся по ходу игры. bot:fair, bot:good и bot:sharp — прежние боты.
key-gap = промежуток
key-card = карта
key-lay = положить
key-turn = открыть
key-doubt = усомниться
key-stop = хватит
key-discard = сбросить
key-correct = исправить
key-cancel = отменить
key-chain = карта цепочки
key-pick = взять
key-drop = положить
key-done = готово
key-undo = вернуть
key-rule = правило
key-log = журнал
key-quit = выход
key-skip = дальше
doubt-sure = { $name }, сомневаешься в цепочке? Если в ней ошибка, { $layer } берёт { $layer-cards ->
    [one] { $layer-cards } карту
    [few] { $layer-cards } карты
   *[other] { $layer-cards } карт
}; если она верна, ты берёшь { $doubter-cards ->
    [one] { $doubter-cards } карту
    [few] { $doubter-cards } карты
   *[other] { $doubter-cards } карт
}. Ещё раз d — усомниться.
dialog-close = Enter или Esc: назад
dialog-go-on = Enter: дальше
dialog-end = Enter: выйти · Esc: посмотреть на стол
rules-title = Правила
log-title = Что произошло
reveal-title = Цепочку открывают
score-parts = Нижний уровень { $lower }, второй уровень { $upper }, все остальные карты −{ $minus }
start-game = Игра
start-deck = Карты
start-people = Кто играет за этой клавиатурой? (имена через запятую)
start-bots = Боты
start-level = Помнят даты
start-keys = ↑↓ выбрать строку · ←→ изменить · Enter начать · Esc выйти
about-timeline-russia = Клади свои карты на линию времени, по одной за ход. Кто в конце раунда единственный остался без карт, побеждает. Неверные карты уходят в сброс.
about-timeline-cesko = Клади свои карты на линию времени, по одной за ход. Кто в конце раунда единственный остался без карт, побеждает. Неверные карты возвращаются в коробку.
about-timeline-polska = Клади свои карты на линию времени, по одной за ход. Кто в конце раунда единственный остался без карт, побеждает. Чем меньше игроков, тем больше карт у каждого.
about-twist-competitive = Клади свои карты на линию времени, по одной за ход, каждый сам за себя. Кто в конце раунда единственный остался без карт, побеждает.
about-twist-coop = Одна команда: открывайте карты, их даты скажут, куда они лягут. Два уровня, два очка и одно; если место занято, карта ложится боком и стоит очка.
about-anno-domini = Добавь карту в цепочку без дат, исправь её или усомнись в ней. Если в ней ошибка, берёт клавший последним; если она верна, берёт усомнившийся.
