# Vlastní boti: proč se táhlo za ně.

own-late = Bot { $name } do { $seconds } s netáhl.
own-refused = Bot { $name } nenašel povolený tah: { $detail }.
own-refused-alone = Bot { $name } nenašel povolený tah.
own-ended = Bot { $name } skončil: { $detail }.
own-ended-alone = Bot { $name } skončil.
own-flood = Bot { $name } toho řekl příliš mnoho najednou.
own-deaf = Bot { $name } nečte, co se mu říká.
own-silent = Bot { $name } neodpovídá: { $detail }.
own-silent-alone = Bot { $name } neodpovídá.
own-default = Byl proveden výchozí tah.
own-given-up = Od teď se za bota { $name } provádí výchozí tah.
