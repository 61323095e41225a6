# Vlastní boti: proč se táhlo za ně.

own-late = { $name } do { $detail } s netáhl.
own-refused = { $name } neměl povolený tah: { $detail }
own-ended = { $name } skončil: { $detail }
own-flood = { $name } toho řekl příliš mnoho najednou.
own-deaf = { $name } nečte, co se mu říká.
own-silent = { $name } neodpovídá: { $detail }
own-default = Byl proveden výchozí tah.
own-given-up = Od teď se za { $name } provádí výchozí tah.
