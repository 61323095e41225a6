# Свои боты: почему ход был сделан за них.

own-late = Бот { $name } не сделал хода за { $seconds } с.
own-refused = Бот { $name } не нашёл допустимого хода: { $detail }.
own-refused-alone = Бот { $name } не нашёл допустимого хода.
own-ended = Бот { $name } завершил работу: { $detail }.
own-ended-alone = Бот { $name } завершил работу.
own-flood = Бот { $name } сказал слишком много сразу.
own-deaf = Бот { $name } не читает того, что ему говорят.
own-silent = Бот { $name } не отвечает: { $detail }.
own-silent-alone = Бот { $name } не отвечает.
own-default = Сделан ход по умолчанию.
own-given-up = Теперь за бота { $name } делается ход по умолчанию.
