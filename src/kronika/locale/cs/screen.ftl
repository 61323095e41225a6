# Stůl, jeho části a co lze dělat.

bot-name = Bot { $number }
bot-name-alone = Bot
status-round = Kolo { $round }
status-turn = Na tahu: { $name }
status-thinking = { $name } přemýšlí
status-over = Hra skončila
status-clockwise = po směru hodin
status-counter-clockwise = proti směru hodin
status-out = mimo hru
zone-timeline = Časová osa
zone-chain = Řada
zone-chain-note = bez dat, dokud ji někdo nezpochybní
zone-empty = zatím tu nic neleží
zone-pile = Balíček
zone-discard = Odložené
zone-aside = Stranou
zone-box = Krabice
zone-free = volno
zone-second = druhé patro
zone-cards = { $cards ->
    [0] prázdno
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}
zone-on-top = navrchu: { $title }
hand-yours = { $name }, tvé karty
hand-others = { $name }
hand-sideways = naležato
symbol-sun = slunce
symbol-moon = měsíc
symbol-star = hvězda
score-now = Body, kdyby byl teď konec: { $score }
plain-line = { $zone }, od nejstarší:
plain-pile = Dobírací balíček: { $cards ->
    [0] prázdný
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}
plain-discard = Odkládací balíček: { $cards ->
    [0] prázdný
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}
plain-aside = Odloženo stranou: { $cards ->
    [0] nic
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}
plain-box = Krabice: { $cards ->
    [0] prázdná
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}
plain-ask-place = { $name }, karta a mezera („2 3“ položí kartu 2 za kartu 3, mezera 0 je přede všemi; víc: „pomoc“):
plain-ask-add = { $name }, karta a mezera, nebo „{ $doubt }“ („2 3“ položí kartu 2 za kartu 3, mezera 0 je úplně nahoře; víc: „pomoc“):
plain-ask-add-only = { $name }, karta a mezera („2 3“ položí kartu 2 za kartu 3, mezera 0 je úplně nahoře; víc: „pomoc“):
plain-ask-coop = { $name }, kterou kartu obrátíš? („2“ obrátí kartu 2, „{ $discard } 2“ ji odloží; víc: „pomoc“):
plain-ask-coop-again = { $name }, ještě jednu kartu, nebo „{ $stop }“ (víc: „pomoc“):
plain-ask-coop-failed = { $name }, jinou kartu (víc: „pomoc“):
plain-help-place = 2 3 – polož kartu 2 do mezery 3 (za kartu 3; mezera 0 je přede všemi)
plain-help-doubt = { $doubt } – zpochybni řadu
plain-help-correct = { $move } 5 1 – nejdřív přesuň kartu 5 řady za kartu 1; „{ $reset }“ vše vrátí
plain-help-turn = 2 – obrať kartu 2
plain-help-discard = { $discard } 2 – odlož kartu 2
plain-help-stop = { $stop } – ukonči svůj tah
plain-help-more = { $rules } – pravidla, která za tím jsou · { $log } – co se stalo · { $view } – stůl · { $quit } – uložit a skončit
plain-corrected = Řada, jak ji chceš mít („{ $reset }“ vše vrátí):
plain-not-understood = Tohle tady není tah: { $text }
plain-number-card = Karta { $number } tu není; karty jsou 1 až { $last }.
plain-number-gap = Mezera { $number } tu není; mezery jsou 0 až { $last }.
rules-now = Co teď můžeš
rules-just = Pravidla k tomu, co se právě stalo
saved = Uloženo v { $path }
saved-resume = Pokračovat: { $command }
saved-replay = Přečíst znovu: { $command }
saved-not = Hru se nepodařilo uložit: { $reason }
cmd-doubt = zpochybni
cmd-stop = konec
cmd-discard = odlož
cmd-move = přesuň
cmd-reset = zpět
cmd-help = pomoc
cmd-rules = pravidla
cmd-log = průběh
cmd-view = stůl
cmd-quit = ulož
ask-game = Kterou hru?
ask-deck = Které karty? (název nebo cesta)
ask-people = Kdo hraje u této klávesnice? (jména oddělená čárkou)
ask-bots = Kolik botů?
ask-level = Jak dobře si boti pamatují data? ({ $levels })
ask-default = { $question } [{ $default }]
ask-again = Vyber jedno z: { $choices }
level-fair = slabě
level-good = dobře
level-sharp = výborně
level-child = jako malé dítě
level-pupil = jako školní dítě
level-adult = jako dospělý člověk
level-enthusiast = jako člověk zapálený do historie
level-historian = jako člověk z oboru
levels-title = Jak dobře si boti pamatují data, od nejslabších po nejlepší. Roky: o kolik se obvykle mýlí kolem let 1950, 1500 a 500 př. n. l., když datum neznají.
levels-use = Zadává se v --players, například Ana,bot:pupil,bot:adult. Tito boti plánují a během hry se učí. bot:fair, bot:good a bot:sharp jsou ti dřívější.
key-gap = mezera
key-card = karta
key-lay = položit
key-turn = obrátit
key-doubt = zpochybnit
key-stop = skončit
key-discard = odložit
key-correct = opravit
key-cancel = zrušit
key-chain = karta řady
key-pick = zvednout
key-drop = položit
key-done = hotovo
key-undo = zpět
key-rule = pravidlo
key-log = průběh
key-quit = konec
key-skip = dál
doubt-sure = { $name }, zpochybňuješ řadu? Když je v ní chyba, { $layer } bere { $layer-cards ->
    [one] { $layer-cards } kartu
    [few] { $layer-cards } karty
   *[other] { $layer-cards } karet
}; když je správně, bereš ty { $doubter-cards ->
    [one] { $doubter-cards } kartu
    [few] { $doubter-cards } karty
   *[other] { $doubter-cards } karet
}. Ještě jednou d ji zpochybní.
dialog-close = Enter nebo Esc: zpět
dialog-go-on = Enter: dál
dialog-end = Enter: odejít · Esc: podívat se na stůl
rules-title = Pravidla
log-title = Co se stalo
reveal-title = Řada se obrací
score-parts = Spodní patro { $lower }, druhé patro { $upper }, všechny ostatní karty −{ $minus }
start-game = Hra
start-deck = Karty
start-people = Kdo hraje u této klávesnice? (jména oddělená čárkou)
start-bots = Boti
start-level = Data si pamatují
start-keys = ↑↓ vybrat řádek · ←→ změnit · Enter začít · Esc odejít
about-timeline-russia = Pokládej své karty na časovou osu, jednu za tah. Kdo je na konci kola jediný bez karet, vyhrává. Špatně položené karty jdou na odkládací balíček.
about-timeline-cesko = Pokládej své karty na časovou osu, jednu za tah. Kdo je na konci kola jediný bez karet, vyhrává. Špatně položené karty se vracejí do krabice.
about-timeline-polska = Pokládej své karty na časovou osu, jednu za tah. Kdo je na konci kola jediný bez karet, vyhrává. Čím méně hráčů, tím víc karet má každý.
about-twist-competitive = Pokládej své karty na časovou osu, jednu za tah, každý proti každému. Kdo je na konci kola jediný bez karet, vyhrává.
about-twist-coop = Jeden tým: obracejte karty a jejich data řeknou, kam patří. Dvě patra, dva body a jeden; je-li místo obsazené, karta leží naležato a stojí bod.
about-anno-domini = Přidej kartu do řady bez dat, oprav ji, nebo ji zpochybni. Je-li v ní chyba, bere ten, kdo pokládal poslední; je-li správně, bere ten, kdo zpochybnil.
