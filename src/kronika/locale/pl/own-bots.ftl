# Własne boty: dlaczego wykonano za nie ruch.

own-late = { $name } nie wykonał ruchu w ciągu { $detail } s.
own-refused = { $name } nie miał dozwolonego ruchu: { $detail }
own-ended = { $name } zakończył działanie: { $detail }
own-flood = { $name } powiedział za dużo naraz.
own-deaf = { $name } nie czyta tego, co się do niego mówi.
own-silent = { $name } nie odpowiada: { $detail }
own-default = Wykonano ruch domyślny.
own-given-up = Od teraz za { $name } wykonywany jest ruch domyślny.
