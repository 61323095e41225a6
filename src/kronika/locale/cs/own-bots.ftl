# Vlastní boti: proč se táhlo za ně.

own-late = Bot { $name } do { $detail } s netáhl.
own-refused = Bot { $name } nenašel povolený tah: { $detail }
own-ended = Bot { $name } skončil: { $detail }
own-flood = Bot { $name } toho řekl příliš mnoho najednou.
own-deaf = Bot { $name } nečte, co se mu říká.
own-silent = Bot { $name } neodpovídá: { $detail }
own-default = Byl proveden výchozí tah.
own-given-up = Od teď se za bota { $name } provádí výchozí tah.
