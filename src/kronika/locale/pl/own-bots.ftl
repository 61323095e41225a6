# Własne boty: dlaczego wykonano za nie ruch.

own-late = Bot { $name } nie wykonał ruchu w ciągu { $seconds } s.
own-refused = Bot { $name } nie znalazł dozwolonego ruchu: { $detail }.
own-refused-alone = Bot { $name } nie znalazł dozwolonego ruchu.
own-ended = Bot { $name } zakończył działanie: { $detail }.
own-ended-alone = Bot { $name } zakończył działanie.
own-flood = Bot { $name } powiedział za dużo naraz.
own-deaf = Bot { $name } nie czyta tego, co się do niego mówi.
own-silent = Bot { $name } nie odpowiada: { $detail }.
own-silent-alone = Bot { $name } nie odpowiada.
own-default = Wykonano ruch domyślny.
own-given-up = Od teraz za bota { $name } wykonywany jest ruch domyślny.
