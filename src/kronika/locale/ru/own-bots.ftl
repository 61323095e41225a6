# Свои боты: почему ход был сделан за них.

own-late = { $name } не ответил за { $detail } с.
own-refused = { $name } не нашёл допустимого хода: { $detail }
own-ended = { $name } завершил работу: { $detail }
own-flood = { $name } сказал слишком много сразу.
own-deaf = { $name } не читает того, что ему говорят.
own-silent = { $name } не отвечает: { $detail }
own-default = Сделан ход по умолчанию.
own-given-up = Отныне за { $name } делается ход по умолчанию.
