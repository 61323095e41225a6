# Prohlížeč: Timeline Twist, společně.

web-twist-upper = Druhé patro
web-twist-taken = Mezi { $left } a { $right }:
web-twist-free = Mezi { $left } a { $right }: volno
web-twist-turn = Kterou kartu obrátíš?
web-twist-turn-or-discard = Obrátíš kartu, nebo nějakou odložíš?
web-twist-again = Karta má své místo. Ještě jednu?
web-twist-failed = Jinou kartu, prosím
web-twist-risk = { $free ->
    [0] Volné jsou jen oba konce a stejné roky.
    [one] Volno: { $free } místo nahoře, oba konce a stejné roky.
    [few] Volno: { $free } místa nahoře, oba konce a stejné roky.
    [many] Volno: { $free } místa nahoře, oba konce a stejné roky.
   *[other] Volno: { $free } míst nahoře, oba konce a stejné roky.
} Je-li místo karty obsazené, zůstane naležato a dá se už jen odložit.
web-twist-do-turn = Obrátit
web-twist-do-discard = Odložit
web-twist-stop = Skončit a dobrat
web-twist-or = nebo zkus další kartu
web-twist-lying = Naležato: později ji lze jen odložit
web-twist-lying-now = Naležato: teď ji lze odložit
web-twist-matches = Stejný symbol jako navrchu
web-twist-matches-now = Stejný symbol: lze ji odložit
web-twist-on-top = Navrchu: { $symbol }.
web-twist-verdict-right = { $date }. Karta má své místo.
web-twist-verdict-wrong = { $date }. Místo je obsazené.
web-twist-score = Body týmu
web-twist-now = Kdyby byl teď konec
web-twist-final = Na konci
web-twist-score-lower = Spodní patro, { $cards } × 2
web-twist-score-upper = Druhé patro, { $cards } × 1
web-twist-score-discarded = Odložené, { $cards }
web-twist-score-pile = V balíčku, { $cards }
web-twist-score-hands = V rukou, { $cards }
web-twist-rank = { $rank }. { $points ->
    [one] Od { $points } bodu
    [few] Od { $points } bodů
    [many] Od { $points } bodu
   *[other] Od { $points } bodů
}: { $next }.
web-twist-rank-last = { $rank }. Výš už to nejde.
web-twist-ended-played = Všechny karty jsou zahrané.
web-twist-ended-nothing = { $name }: žádná obrácená karta nenašla volné místo. Tím hra končí.
web-twist-ended-stuck = { $name } už nemůže žádnou kartu obrátit ani odložit. Tím hra končí.
