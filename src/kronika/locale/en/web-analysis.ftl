# The browser: a finished game by its chances. $what is a card, quoted; $left and $right are titles of the cards beside it.

web-analysis-title = Chances
web-analysis-sure-0 = hardly possible
web-analysis-sure-1 = unlikely
web-analysis-sure-2 = about even
web-analysis-sure-3 = likely
web-analysis-sure-4 = nearly certain
web-analysis-sure-5 = certain
web-analysis-best = No other move was surer.
web-analysis-first = { $what } before “{ $right }”
web-analysis-last = { $what } after “{ $left }”
web-analysis-between = { $what } between “{ $left }” and “{ $right }”
web-analysis-waiting = The chances of this game are being worked out…
web-analysis-eras = How well it went
web-analysis-era = { $right } of { $tries } right; the chances promised { $chance }
web-analysis-player = { $right } of { $tries } right. The chances promised { $chance }; players who know a lot would have had { $par }.
web-analysis-player-none = No move that could be right or wrong.
web-analysis-key = The bar is what was right, the line what the chances promised.
web-analysis-ready = The chances of this game have been worked out.
web-analysis-unavailable = The chances of this game could not be worked out.
