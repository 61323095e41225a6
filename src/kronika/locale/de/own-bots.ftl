# Eigene Bots: warum für sie gezogen wurde.

own-late = { $name } hatte nach { $detail } s keinen Zug.
own-refused = { $name } hatte keinen erlaubten Zug: { $detail }
own-ended = { $name } hat sich beendet: { $detail }
own-flood = { $name } hat zu viel auf einmal gesagt.
own-deaf = { $name } liest nicht, was gesagt wird.
own-silent = { $name } antwortet nicht: { $detail }
own-default = Der Standardzug wurde gemacht.
own-given-up = Von nun an wird für { $name } der Standardzug gemacht.
