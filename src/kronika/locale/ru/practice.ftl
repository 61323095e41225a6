# Упражнение в терминале. $title и подобные — названия карт, $date — дата.

practice-begin = { $due ->
    [0] Повторять нечего
    [one] К повторению { $due } карта
    [few] К повторению { $due } карты
   *[many] К повторению { $due } карт
}, { $new ->
    [0] новых нет
    [one] { $new } новая
    [few] { $new } новые
   *[many] { $new } новых
}. Введи номер промежутка, ? если не знаешь, q чтобы закончить.
practice-nothing = Повторять нечего, и нового нет.
practice-changed = { $cards ->
    [one] У { $cards } карты новая дата, повторение начнётся заново.
    [few] У { $cards } карт новая дата, повторение начнётся заново.
   *[many] У { $cards } карт новая дата, повторение начнётся заново.
}
practice-row = { $number }. { $date } — { $title }
practice-ask = Где место карты «{ $title }»? 0 — перед всеми, { $last } — после всех:
practice-unclear = «{ $text }» — не промежуток; введи число от 0 до { $last }, ? или q.
practice-right = Верно! { $date }.
practice-wrong = Не там. { $date }.
practice-unknown = Это { $date }.
practice-belongs-first = Её место перед картой «{ $right }».
practice-belongs-last = Её место после карты «{ $left }».
practice-belongs-between = Её место между картами «{ $left }» и «{ $right }».
practice-again = Ещё раз то, что не вышло:
practice-end = { $answers ->
    [one] { $answers } ответ
    [few] { $answers } ответа
   *[many] { $answers } ответов
}, верных: { $right }.
practice-next = Следующая карта вернётся { $when }.
practice-stats = { $title }: пройдено карт { $seen } из { $cards }, к повторению { $due }.
practice-stats-answers = Верных ответов { $right }, неверных { $wrong }.
practice-stats-kept = Из пройденных карт завтра ещё будешь помнить, вероятно, около { $percent } %.
practice-stats-none = Пока не пройдена ни одна колода.
practice-stats-elsewhere = { $deck }: { $cards ->
    [one] пройдена { $cards } карта
    [few] пройдены { $cards } карты
   *[many] пройдено { $cards } карт
}; укажи путь к этой колоде, чтобы узнать больше.
practice-stats-gone = { $cards ->
    [one] { $cards } пройденной карты больше нет в колоде.
    [few] { $cards } пройденных карт больше нет в колоде.
   *[many] { $cards } пройденных карт больше нет в колоде.
}
