# Bots of one's own: why a move was made for them.

own-late = { $name } had no move within { $seconds } s.
own-refused = { $name } had no legal move: { $detail }.
own-refused-alone = { $name } had no legal move.
own-ended = { $name } has ended: { $detail }.
own-ended-alone = { $name } has ended.
own-flood = { $name } said too much at once.
own-deaf = { $name } does not read what it is told.
own-silent = { $name } does not answer: { $detail }.
own-silent-alone = { $name } does not answer.
own-default = The default move was made.
own-given-up = From now on the default move is made for { $name }.
