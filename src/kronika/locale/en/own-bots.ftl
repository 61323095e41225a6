# Bots of one's own: why a move was made for them.

own-late = { $name } had no move within { $detail } s.
own-refused = { $name } had no legal move: { $detail }
own-ended = { $name } has ended: { $detail }
own-flood = { $name } said too much at once.
own-deaf = { $name } does not read what it is told.
own-silent = { $name } does not answer: { $detail }
own-default = The default move was made.
own-given-up = From now on the default move is made for { $name }.
