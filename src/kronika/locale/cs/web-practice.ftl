# Prohlížeč: procvičování s balíčkem. $title, $left, $right jsou názvy karet.

web-practice = Procvičovat
web-practice-with = Procvičování: { $title }
web-practice-missed = Procvičit, co nevyšlo
web-practice-where = Kam patří „{ $title }“?
web-practice-here = Sem
web-practice-before = Před kartu „{ $right }“
web-practice-after = Za kartu „{ $left }“
web-practice-between = Mezi karty „{ $left }“ a „{ $right }“
web-practice-yours = Tvoje mezera
web-practice-right = Správně!
web-practice-wrong = Tam ne.
web-practice-unknown = Teď už to víš:
web-practice-ask-unknown = Nevím
web-practice-next = Další karta
web-practice-finish = Hotovo
web-practice-left = { $cards ->
    [0] Tohle je poslední karta.
    [one] Potom ještě jedna karta.
    [few] Potom ještě { $cards } karty.
   *[other] Potom ještě { $cards } karet.
}
web-practice-done = To je prozatím vše
web-practice-result = { $answers ->
    [one] Jedna odpověď
    [few] { $answers } odpovědi
   *[other] { $answers } odpovědí
}, správně { $right }.
web-practice-nothing = Nic není na řadě a nic nového tu není.
web-practice-kept = Karty se vracejí dřív, než je zapomeneš. Co umíš, si pamatuje tento prohlížeč.
web-practice-back = K balíčku
web-practice-retry = Zkusit znovu
# $deck je název balíčku.
web-practice-missed-of = Procvičit, co nevyšlo: { $deck }
web-practice-unkept = Tento prohlížeč si nedokázal zapamatovat, co teď umíš.
