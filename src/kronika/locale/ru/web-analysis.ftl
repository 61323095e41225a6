# The browser: a finished game by its chances. $what is a card, quoted; $left and $right are titles of the cards beside it.

web-analysis-title = Шансы
web-analysis-sure-0 = едва ли возможно
web-analysis-sure-1 = маловероятно
web-analysis-sure-2 = примерно пятьдесят на пятьдесят
web-analysis-sure-3 = вероятно
web-analysis-sure-4 = почти наверняка
web-analysis-sure-5 = наверняка
web-analysis-best = Более надёжного хода не было.
web-analysis-first = { $what } перед картой «{ $right }»
web-analysis-last = { $what } после карты «{ $left }»
web-analysis-between = { $what } между картами «{ $left }» и «{ $right }»
web-analysis-waiting = Шансы этой игры вычисляются…
web-analysis-eras = У кого как получилось
web-analysis-era = { $right } из { $tries } верно; шансы обещали { $chance }
web-analysis-player = { $right } из { $tries } верно. Шансы обещали { $chance }; у знающих людей было бы { $par }.
web-analysis-player-none = Ни одного хода, который мог быть верным или неверным.
web-analysis-key = Полоса показывает верные ходы, черта — что обещали шансы.
web-analysis-ready = Шансы этой игры вычислены.
web-analysis-unavailable = Шансы этой игры вычислить не удалось.
