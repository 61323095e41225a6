# The browser: a finished game by its chances. $what is a card, quoted; $left and $right are titles of the cards beside it.

web-analysis-title = Šance
web-analysis-sure-0 = sotva možné
web-analysis-sure-1 = nepravděpodobné
web-analysis-sure-2 = asi půl na půl
web-analysis-sure-3 = pravděpodobné
web-analysis-sure-4 = téměř jisté
web-analysis-sure-5 = jisté
web-analysis-best = Žádný jiný tah nebyl jistější.
web-analysis-first = { $what } před kartou „{ $right }“
web-analysis-last = { $what } za kartou „{ $left }“
web-analysis-between = { $what } mezi kartami „{ $left }“ a „{ $right }“
web-analysis-waiting = Šance této hry se počítají…
web-analysis-eras = Jak se komu dařilo
web-analysis-era = { $right } z { $tries } správně; šance slibovaly { $chance }
web-analysis-player = { $right } z { $tries } správně. Šance slibovaly { $chance }; lidé s velkými znalostmi by měli { $par }.
web-analysis-player-none = Žádný tah, který by mohl být správný nebo špatný.
web-analysis-key = Pruh ukazuje, co bylo správně, čárka, co slibovaly šance.
web-analysis-ready = Šance této hry jsou spočítané.
web-analysis-unavailable = Šance této hry se nepodařilo spočítat.
