# The browser: a finished game by its chances. $what is a card, quoted; $left and $right are titles of the cards beside it.

web-analysis-title = Szanse
web-analysis-sure-0 = prawie niemożliwe
web-analysis-sure-1 = mało prawdopodobne
web-analysis-sure-2 = mniej więcej pół na pół
web-analysis-sure-3 = prawdopodobne
web-analysis-sure-4 = prawie pewne
web-analysis-sure-5 = pewne
web-analysis-best = Żaden inny ruch nie był pewniejszy.
web-analysis-first = { $what } przed kartą „{ $right }”
web-analysis-last = { $what } za kartą „{ $left }”
web-analysis-between = { $what } między kartami „{ $left }” i „{ $right }”
web-analysis-waiting = Trwa obliczanie szans w tej grze…
web-analysis-eras = Jak komu szło
web-analysis-era = { $right } z { $tries } dobrze; szanse obiecywały { $chance }
web-analysis-player = { $right } z { $tries } dobrze. Szanse obiecywały { $chance }; osoby z dużą wiedzą miałyby { $par }.
web-analysis-player-none = Żadnego ruchu, który mógłby być dobry lub zły.
web-analysis-key = Pasek pokazuje dobre ruchy, kreska to, co obiecywały szanse.
web-analysis-ready = Szanse w tej grze są już obliczone.
web-analysis-unavailable = Nie udało się obliczyć szans w tej grze.
