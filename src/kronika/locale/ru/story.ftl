# Что произошло за столом, фраза за фразой. $name — имя игрока, $title и подобные — названия карт.

names-and = { $names } и { $last }
told-sat = { $seats ->
    [one] За столом { $seats } игрок.
    [few] За столом { $seats } игрока.
   *[other] За столом { $seats } игроков.
} { $cards ->
    [one] В игре { $cards } карта.
    [few] В игре { $cards } карты.
   *[other] В игре { $cards } карт.
}
told-position = Игра начинается с середины.
told-boxed = { $cards ->
    [one] В игре { $cards } карта
    [few] В игре { $cards } карты
   *[other] В игре { $cards } карт
}, остальные остаются в коробке.
told-dealt = { $name }: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
} — { $titles }.
told-discard-opened = «{ $title }» открывает сброс.
told-line-opened = «{ $title }» открывает линию времени.
told-chain-opened = «{ $title }» открывает цепочку, дата остаётся скрытой.
told-chain-extended = За ней лежит «{ $title }», дата тоже скрыта.
told-shown = «{ $title }»: { $date }.
told-placed-only = { $name } кладёт «{ $title }».
told-placed-first = { $name } кладёт «{ $title }» перед картой «{ $right }».
told-placed-last = { $name } кладёт «{ $title }» после карты «{ $left }».
told-placed-between = { $name } кладёт «{ $title }» между картами «{ $left }» и «{ $right }».
told-right = { $date }. Верно! Карта остаётся.
told-wrong-discard = { $date }. Не здесь. Карта уходит в сброс.
told-wrong-box = { $date }. Не здесь. Карта возвращается в коробку.
told-wrong-insert = { $date }. Не здесь. Карта ложится на своё место.
told-wrong-returned = { $date }. Не здесь. Колода пуста, и карта остаётся у игрока: { $name }.
told-belongs-first = Её место перед картой «{ $right }», { $right-date }.
told-belongs-last = Её место после карты «{ $left }», { $left-date }.
told-belongs-between = Её место между картами «{ $left }», { $left-date }, и «{ $right }», { $right-date }.
told-quoted = «{ $title }»
told-drew = { $name } берёт { $titles }.
told-shuffled-discard = Колода кончилась: { $cards ->
    [one] { $cards } карта из сброса становится
    [few] { $cards } карты из сброса перемешаны и становятся
   *[other] { $cards } карт из сброса перемешаны и становятся
} новой колодой.
told-shuffled-box = Колода кончилась: { $cards ->
    [one] { $cards } карта из коробки становится
    [few] { $cards } карты из коробки перемешаны и становятся
   *[other] { $cards } карт из коробки перемешаны и становятся
} новой колодой.
told-shuffled-aside = Колода кончилась: { $cards ->
    [one] { $cards } отложенная карта становится
    [few] { $cards } отложенные карты перемешаны и становятся
   *[other] { $cards } отложенных карт перемешаны и становятся
} новой колодой.
told-turned = { $name } открывает «{ $title }»: { $date }.
told-below-first = Раньше всех: карта открывает место на левом краю.
told-below-last = Позже всех: карта открывает место на правом краю.
told-above = Карта ложится на второй уровень, между картами «{ $left }» и «{ $right }».
told-stacked = Тот же год, что и «{ $other }»: карта ложится сверху.
told-laid-aside = Место между картами «{ $left }» и «{ $right }» занято. Карта лежит боком.
told-discarded = { $name } сбрасывает «{ $title }».
told-stopped = { $name } заканчивает ход.
told-corrected = { $name } исправляет цепочку: { $moved }.
told-corrected-same = { $name } оставляет цепочку как есть.
told-moved-first = «{ $title }» — на самый верх
told-moved-after = «{ $title }» — после карты «{ $left }»
told-doubted = { $name } сомневается в цепочке.
told-checked = Последняя карта положена ({ $name }): цепочку открывают.
told-judged-right = Цепочка верна. { $name } берёт { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[other] { $cards } карт
}: { $titles }.
told-judged-wrong = В цепочке ошибка. { $name } берёт { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[other] { $cards } карт
}: { $titles }.
told-judged-right-alone = Цепочка верна.
told-judged-wrong-alone = В цепочке ошибка; брать больше нечего.
told-chain-aside = Цепочку откладывают.
told-reversed = { $name }: осталось две карты. Теперь ход идёт в другую сторону.
told-round = Начинается раунд { $round }, первый ход: { $name }.
told-tie-break = Дальше играют только { $names }, у каждого по одной новой карте.
told-won = { $name } побеждает.
told-won-together = { $names } побеждают вместе.
told-score = У команды { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[other] { $score } очков
}: { $rank }.
rank-0 = Новички
rank-1 = Юная банда
rank-2 = Лига добрых
rank-3 = Команда умных
rank-4 = Опытные игроки
rank-5 = Альянс знатоков
rank-6 = Круг гениев
rank-7 = Путешественники во времени
account-title = { $game }, { $deck ->
    [one] { $deck } карта
    [few] { $deck } карты
   *[other] { $deck } карт
}
account-players = Играют: { $names }
account-options = Домашние правила: { $options }
account-move = Ход { $number }
account-unfinished = Здесь запись кончается; следующий ход: { $name }.
account-over = Игра окончена.
