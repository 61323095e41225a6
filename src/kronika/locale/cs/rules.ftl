# Pravidla vlastními slovy; u každého stojí jeho článek.

rule-deal = Karty se zamíchají se skrytými daty; každý dostane své a vyloží je před sebe, aby je všichni viděli.
rule-box = Hraje se jen s vrchními 36 kartami, ostatní se vracejí do krabice.
rule-open = Jedna karta z balíčku zakládá časovou osu, datem nahoru. Platí jako každá jiná.
rule-open-chain = Vrchní karta balíčku zahajuje řadu. Její datum zůstává všem skryté.
rule-open-two = Kdo zahajuje řadu s poslední kartou, bere na začátek z balíčku dvě karty.
rule-open-discard = Vrchní karta balíčku se obrátí a založí odkládací balíček.
rule-open-lower = Jedna karta z balíčku, datem nahoru, je prvním bodem časové osy.
rule-choose = Polož kteroukoli svou kartu do kterékoli mezery: dřívější doleva, pozdější doprava. Vynechat tah nelze.
rule-turn-over = Karta se obrací, teprve když leží.
rule-right = Karta na správném místě zůstává datem nahoru. Kdo ji položil, má o kartu méně a nebere.
rule-same-year = Karty stejného roku leží vedle sebe v libovolném pořadí.
rule-wrong-discard = Špatně položená karta jde na odkládací balíček.
rule-wrong-box = Špatně položená karta se vrací do krabice.
rule-wrong-insert = Domácí pravidlo: špatně položená karta jde na své správné místo a bere se nová.
rule-wrong-returned = Domácí pravidlo: když už není co brát, špatně položená karta zůstává svému hráči.
rule-draw = Po chybě se bere vrchní karta balíčku, datem dolů.
rule-refill-discard = Když balíček dojde, zamíchá se se skrytými daty odkládací balíček a je z něj nový.
rule-refill-box = Když balíček dojde, zamíchají se se skrytými daty špatně položené karty z krabice a je z nich nový.
rule-refill-aside = Když balíček dojde, zamíchají se se skrytými daty karty odložené stranou a je z nich nový.
rule-next = Jeden pokus za tah, správný nebo ne; pak je po směru hodin na tahu další.
rule-round = Kolo končí, když se všichni vystřídali. Teprve pak se dívá, kdo nemá karty; když nikdo, začíná nové kolo.
rule-tie-break = Když v témže kole položilo poslední kartu více hráčů, každý z nich si vezme jednu další a dál hrají jen oni.
rule-win = Kdo je na konci kola jediný bez karet, vyhrává.
rule-win-together = Na další rozstřel není dost karet: všichni bez karet vyhrávají společně.
rule-coop-choose = Obrať jednu nebo dvě své karty, jednu po druhé, nebo jednu odlož; nikdy obojí, nikdy nic.
rule-coop-again = Když jedna karta leží, můžeš zkusit druhou, nebo skončit.
rule-coop-failed = Zatím neleží žádná: musíš zkusit jinou kartu a odkládat už nesmíš.
rule-coop-turn = Hráč kartu obrátí; kam patří, říká jen její datum.
rule-lower = Dřív než všechny, nebo později než všechny: karta zakládá na tomto konci nové místo spodního patra.
rule-upper = Mezi dvěma sousedy spodního patra je nad nimi jedno místo ve druhém patře.
rule-stack = Karta stejného roku se pokládá na tu, která už leží.
rule-sideways = Když je její místo obsazené, karta se obrátí zpět a položí naležato před svého hráče. Dá se už jen odložit, v některém dalším tahu.
rule-discard = Kartu lze odložit, když je symbol na její přední straně stejný jako ten navrchu odkládacího balíčku; pak se bere nová.
rule-stop = Jakmile jedna karta leží, může hráč tah ukončit.
rule-coop-draw = Na konci tahu se bere tolik karet, kolik se položilo nebo odložilo.
rule-coop-next = Po směru hodin je na tahu další; kdo nemá karty, se přeskakuje.
rule-coop-end = Hra končí, když jsou všechny karty zahrané, nebo když někdo na tahu nemůže kartu ani položit, ani odložit.
rule-add = Polož jednu ze svých karet do kterékoli mezery řady: dřívější nahoru, pozdější dolů. Nic se neobrací.
rule-accept = Kdo položí kartu, přijímá řadu, jak leží, a odpovídá za ni celou.
rule-correct = Než položíš kartu, můžeš řadu přeskládat.
rule-correct-one = Domácí pravidlo: než položíš kartu, můžeš v řadě přesunout jednu kartu.
rule-doubt = Místo položení karty můžeš zpochybnit, že je řada správně.
rule-reveal = Po zpochybnění se obrátí všechny karty. Jediný rok mimo pořadí je chyba.
rule-overlap = Časová rozmezí, která se překrývají, mohou ležet tak i tak.
rule-doubter-draws = Když je řada správně, bere ten, kdo ji zpochybnil, { $cards ->
    [one] { $cards } kartu
    [few] { $cards } karty
   *[other] { $cards } karet
}.
rule-layer-draws = Když je v řadě jakákoli chyba, bere ten, kdo pokládal poslední, { $cards ->
    [one] { $cards } kartu
    [few] { $cards } karty
   *[other] { $cards } karet
}, ať je chyba čí chce.
rule-chain-aside = Posouzená řada se odkládá stranou.
rule-new-chain = Pak začíná nová řada kartou z balíčku a první pokládá ten, kdo zpochybňoval.
rule-reverse = Jakmile někomu zbydou jen dvě karty, otáčí se směr hry, hned a jen jednou za hru.
rule-last-card = Poslední karta musí přijít do správné řady: ta se hned obrací, jako by další hráč zpochybnil.
rule-last-card-successor = Domácí pravidlo: o poslední kartě rozhoduje další hráč; kdo položí kartu, místo aby zpochybnil, ji přijímá.
rule-chain-win = Kdo první položí svou poslední kartu do správné řady, vyhrává.
rule-score = Dva body za každou kartu spodního patra, jeden za každou kartu druhého, minus jeden za každou jinou.
rule-next-chain = Ve směru hry je na tahu další.
rule-position = Záznam může začínat uprostřed hry.

refused-not-your-turn = Na tahu je { $name }.
refused-game-over = Hra skončila; žádný tah už nezbývá.
refused-not-in-hand = Tuhle kartu nemáš.
refused-no-such-gap = Taková mezera tu není.
refused-nothing-placed = Skončit můžeš, až položíš kartu; nějakou obrať.
refused-horizontal = Tahle karta leží naležato a položit už nejde.
refused-no-discard = Po pokusu o položení už v tomto tahu nesmíš odkládat.
refused-other-symbol = Její symbol není ten navrchu odkládacího balíčku.
refused-nothing-to-doubt = Do téhle řady ještě nikdo nic nepoložil; polož kartu.
refused-no-correction = V této hře se řada neopravuje.
refused-other-chain = Opravená řada musí mít přesně karty řady, každou jednou.
refused-too-much-corrected = V této hře lze přesunout jen jednu kartu řady.
refused-unknown = Takový tah v této hře není.
refused-other = To teď není dovoleno.
