# Własne boty: dlaczego wykonano za nie ruch.

own-late = Bot { $name } nie wykonał ruchu w ciągu { $detail } s.
own-refused = Bot { $name } nie znalazł dozwolonego ruchu: { $detail }
own-ended = Bot { $name } zakończył działanie: { $detail }
own-flood = Bot { $name } powiedział za dużo naraz.
own-deaf = Bot { $name } nie czyta tego, co się do niego mówi.
own-silent = Bot { $name } nie odpowiada: { $detail }
own-default = Wykonano ruch domyślny.
own-given-up = Od teraz za bota { $name } wykonywany jest ruch domyślny.
