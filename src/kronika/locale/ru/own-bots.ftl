# Свои боты: почему ход был сделан за них.

own-late = Бот { $name } не сделал хода за { $detail } с.
own-refused = Бот { $name } не нашёл допустимого хода: { $detail }
own-ended = Бот { $name } завершил работу: { $detail }
own-flood = Бот { $name } сказал слишком много сразу.
own-deaf = Бот { $name } не читает того, что ему говорят.
own-silent = Бот { $name } не отвечает: { $detail }
own-default = Сделан ход по умолчанию.
own-given-up = Теперь за бота { $name } делается ход по умолчанию.
