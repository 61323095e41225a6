# Eigene Bots: warum für sie gezogen wurde.

own-late = { $name } hatte nach { $seconds } s keinen Zug.
own-refused = { $name } hatte keinen erlaubten Zug: { $detail }.
own-refused-alone = { $name } hatte keinen erlaubten Zug.
own-ended = { $name } hat sich beendet: { $detail }.
own-ended-alone = { $name } hat sich beendet.
own-flood = { $name } hat zu viel auf einmal gesagt.
own-deaf = { $name } liest nicht, was gesagt wird.
own-silent = { $name } antwortet nicht: { $detail }.
own-silent-alone = { $name } antwortet nicht.
own-default = Der Standardzug wurde gemacht.
own-given-up = Von nun an wird für { $name } der Standardzug gemacht.
