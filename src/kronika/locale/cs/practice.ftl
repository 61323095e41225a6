# Procvičování v terminálu. $title a podobné jsou názvy karet, $date je datum.

practice-begin = { $due ->
    [0] Žádná karta není na řadě
    [one] Jedna karta je na řadě
    [few] { $due } karty jsou na řadě
   *[other] { $due } karet je na řadě
}, { $new ->
    [0] žádná není nová
    [one] jedna je nová
    [few] { $new } jsou nové
   *[other] { $new } je nových
}. Napiš číslo mezery, ? když nevíš, q pro konec.
practice-nothing = Nic není na řadě a nic nového tu není.
practice-changed = { $cards ->
    [one] Jedna karta má jiné datum a začíná znovu.
    [few] { $cards } karty mají jiné datum a začínají znovu.
   *[other] { $cards } karet má jiné datum a začíná znovu.
}
practice-row = { $number }. { $date } – { $title }
practice-ask = Kam patří „{ $title }“? 0 je přede všemi, { $last } za všemi:
practice-unclear = „{ $text }“ tu není mezera; napiš číslo od 0 do { $last }, ? nebo q.
practice-right = Správně! { $date }.
practice-wrong = Tam ne. { $date }.
practice-unknown = Je to { $date }.
practice-belongs-first = Patří před kartu „{ $right }“.
practice-belongs-last = Patří za kartu „{ $left }“.
practice-belongs-between = Patří mezi karty „{ $left }“ a „{ $right }“.
practice-again = Ještě jednou to, co bylo špatně:
practice-end = { $answers ->
    [one] Jedna odpověď
    [few] { $answers } odpovědi
   *[other] { $answers } odpovědí
}, správně { $right }.
practice-next = Další karta přijde na řadu { $when }.
practice-stats = { $title }: procvičeno { $seen } z { $cards } karet, na řadě { $due }.
practice-stats-answers = Správných odpovědí { $right }, špatných { $wrong }.
practice-stats-kept = Z procvičených karet budeš zítra nejspíš ještě znát asi { $percent } %.
practice-stats-none = Zatím nemáš procvičený žádný balíček.
practice-stats-elsewhere = { $deck }: { $cards ->
    [one] procvičena jedna karta
    [few] procvičeny { $cards } karty
   *[other] procvičeno { $cards } karet
}; víc se dozvíš, když balíček uvedeš i s cestou.
practice-stats-gone = { $cards ->
    [one] Jedna procvičovaná karta už v balíčku není.
    [few] { $cards } procvičované karty už v balíčku nejsou.
   *[other] { $cards } procvičovaných karet už v balíčku není.
}
