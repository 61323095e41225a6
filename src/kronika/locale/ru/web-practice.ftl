# Браузер: упражнение с колодой. $title, $left, $right — названия карт.

web-practice = Потренироваться
web-practice-with = Тренировка: { $title }
web-practice-missed = Повторить то, что не вышло
web-practice-where = Где место карты «{ $title }»?
web-practice-here = Сюда
web-practice-before = Перед картой «{ $right }»
web-practice-after = После карты «{ $left }»
web-practice-between = Между картами «{ $left }» и «{ $right }»
web-practice-yours = Твой промежуток
web-practice-right = Верно!
web-practice-wrong = Не там.
web-practice-unknown = Теперь знаешь:
web-practice-ask-unknown = Не знаю
web-practice-next = Следующая карта
web-practice-finish = Закончить
web-practice-left = { $cards ->
    [0] Это последняя карта.
    [one] Потом ещё { $cards } карта.
    [few] Потом ещё { $cards } карты.
   *[many] Потом ещё { $cards } карт.
}
web-practice-done = Пока это всё
web-practice-result = { $answers ->
    [one] { $answers } ответ
    [few] { $answers } ответа
   *[many] { $answers } ответов
}, верных: { $right }.
web-practice-nothing = Повторять нечего, и нового нет.
web-practice-kept = Карты возвращаются прежде, чем забудутся. Что ты знаешь, помнит этот браузер.
web-practice-back = К колоде
web-practice-retry = Попробовать снова
# $deck — название колоды.
web-practice-missed-of = Повторить то, что не вышло: { $deck }
web-practice-unkept = Этот браузер не смог запомнить то, что ты теперь знаешь.
