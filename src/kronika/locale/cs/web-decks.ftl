# Prohlížeč: police s balíčky, načtení souboru a úpravy balíčku.

web-decks = Balíčky
web-decks-lead = Prohlédni si balíčky, vyber si některé ke stolu, nebo si udělej vlastní.
web-decks-play = Hrát s tímto balíčkem
web-decks-cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } karet
}
web-decks-mix = Vybrat ke stolu
web-decks-mix-full = U jednoho stolu nejvýš { $most } balíčků.
web-decks-mixed = { $decks ->
    [one] Vybráno: { $decks } balíček, karet: { $cards }.
    [few] Vybráno: { $decks } balíčky, karet: { $cards }.
    [many] Vybráno: { $decks } balíčku, karet: { $cards }.
   *[other] Vybráno: { $decks } balíčků, karet: { $cards }.
}
web-decks-chosen = Vybrané balíčky
web-decks-none = Nevybrat nic
web-decks-open = Otevřít s nimi stůl

# Balíček a jeho karty
web-decks-search = Hledat v názvech
web-decks-theme = Téma
web-decks-any = Všechna témata
web-decks-years-between = Roky
web-decks-from = od
web-decks-to = do
web-decks-years-note = Celé roky; -44 je 44 př. n. l.
web-decks-difficulty = Obtížnost
web-decks-any-difficulty = Libovolná
web-decks-easy = lehké
web-decks-medium = střední
web-decks-hard = těžké
web-decks-difficulty-note = Podle toho, jak často tu lidé kartu položili správně. Karty položené méně než 5krát obtížnost ještě nemají.
web-decks-filters = Další filtry
web-decks-clear = Zobrazit vše
web-decks-found = { $cards ->
    [one] Nalezena { $cards } karta.
    [few] Nalezeny { $cards } karty.
    [many] Nalezeno { $cards } karty.
   *[other] Nalezeno { $cards } karet.
}
web-decks-covered = Klepnutím kartu otočíš.
web-decks-nothing = Žádná karta neobsahuje { $search }. Zkus hledat méně.
web-decks-nothing-fits = Žádná karta nevyhovuje. Zkus vybrat méně.
web-decks-more = { $cards ->
    [one] Zobrazit další { $cards } kartu
    [few] Zobrazit další { $cards } karty
    [many] Zobrazit dalších { $cards } karty
   *[other] Zobrazit dalších { $cards } karet
}
web-decks-gone = Není co prohlížet
web-decks-why-room-playing = Právě s tímto balíčkem hraješ, proto jeho data zůstávají zakrytá. Vrať se po hře.
web-decks-why-room-unknown = Takový balíček nebo karta tu není.

# Tisk
web-decks-print = Vytisknout
web-decks-print-title = Tisk: { $title }
web-decks-paper = Papír
web-decks-duplex = Obě strany
web-decks-duplex-long = Tiskárna obrací podél delší strany
web-decks-duplex-short = Tiskárna obrací podél kratší strany
web-decks-duplex-fold = Na jednu stranu, k přeložení
web-decks-duplex-none = Líce a ruby na zvláštních listech
web-decks-pdf = Vytvořit PDF
web-decks-printing = Archy se připravují. Může to trvat minutu.

# Vlastní balíčky
web-decks-make = Udělat balíček
web-decks-own = Tvoje balíčky
web-decks-changed = změněno: { $when }
web-decks-published = zveřejněno, verze { $version }
web-decks-unpublished = zatím nezveřejněno
web-decks-look = Prohlédnout karty
web-decks-delete = Smazat
web-decks-delete-title = Smazat „{ $title }“?
web-decks-delete-note = Rozpracovaný balíček zmizí nadobro.
web-decks-delete-published = Rozpracovaný balíček zmizí nadobro. Co je zveřejněné, zůstane a kdo má odkaz, může s tím hrát.
web-decks-keep = Nechat
web-decks-cancel = Teď ne
web-decks-new = Nový balíček
web-decks-new-note = Začni s prázdnou tabulkou a piš, nebo vlož řádky z tabulkového procesoru.
web-decks-new-begin = Začít
web-decks-name = Název balíčku
web-decks-cards-language = Jazyk karet

# Načtení souboru
web-decks-upload = Nahrát soubor
web-decks-upload-note = CSV, Excel, JSON, YAML, tabulky Markdown, poznámky Anki, výsledky z Wikidat nebo prosté řádky jako „1876 Telefon“. Nejvýš 8 MB.
web-decks-choose = Vybrat soubor
web-decks-or-drop = nebo ho sem přetáhni
web-decks-sending = Odesílá se { $file }.
web-decks-reading = Soubor se čte a zkoumá.
web-decks-unread = { $file }: nejde načíst.
web-decks-why-http-413 = Soubor je větší než 8 MB.
web-decks-why-draft-too-many = Už máš 50 rozpracovaných balíčků. Nejdřív jeden smaž.
web-decks-why-draft-full = Na tohle už tu není místo: limit pro tebe, nebo pro všechny dohromady, je vyčerpaný. Smaž rozpracované balíčky, které už nepotřebuješ.
web-decks-why-draft-errors = V balíčku ještě není něco v pořádku. Nejdřív oprav, co je označené červeně.
web-decks-no-title = Sloupec s názvy se nenašel. Níže řekni, který to je.
web-decks-no-date = Sloupec s daty se nenašel. Níže řekni, který to je.
web-decks-there = Sloupce v souboru: { $columns }
web-decks-say = Upřesnit, jak ho číst
web-decks-say-title = Sloupec s názvy
web-decks-say-date = Sloupec s daty
web-decks-guess = odhadnout
web-decks-years = Rok −44 je
web-decks-years-historical = 44 př. n. l., jak počítají historici
web-decks-years-astronomical = 45 př. n. l., jak počítají astronomové
web-decks-again = Přečíst znovu { $file }
web-decks-read = { $cards ->
    [one] Načtena { $cards } karta
    [few] Načteny { $cards } karty
    [many] Načteno { $cards } karty
   *[other] Načteno { $cards } karet
}
web-decks-refused = { $rows ->
    [one] { $rows } řádek se nenačetl.
    [few] { $rows } řádky se nenačetly.
    [many] { $rows } řádku se nenačetlo.
   *[other] { $rows } řádků se nenačetlo.
}
web-decks-bad = { $cards ->
    [one] { $cards } karta ještě není v pořádku.
    [few] { $cards } karty ještě nejsou v pořádku.
    [many] { $cards } karty ještě není v pořádku.
   *[other] { $cards } karet ještě není v pořádku.
}
web-decks-all-in = Žádný řádek se neztratil.
web-decks-edit = Dál k úpravám
web-decks-another = Zpět k balíčkům
web-decks-columns = Za co byly sloupce považovány
web-decks-column = Sloupec
web-decks-taken = Považován za
web-decks-because = Podle čeho
web-decks-left-out = vynechán
web-decks-role-title = název
web-decks-role-date = datum
web-decks-role-fact = zajímavost
web-decks-role-theme = téma
web-decks-role-source = zdroj
web-decks-role-start = začátek
web-decks-role-end = konec
web-decks-row = Řádek { $row }:
web-decks-flagged = { $cards ->
    [one] { $cards } karta k prohlédnutí
    [few] { $cards } karty k prohlédnutí
    [many] { $cards } karty k prohlédnutí
   *[other] { $cards } karet k prohlédnutí
}
web-decks-doctor = Co říká doktor
web-decks-doctor-fine = Doktor nic nenašel.
web-decks-doctor-waits = Doktor se na balíček podívá, až v něm nebudou chyby.
web-decks-doctor-large = Doktor tu prohlíží jen balíčky do 1 000 karet.
web-decks-errors = { $count ->
    [one] { $count } chyba
    [few] { $count } chyby
    [many] { $count } chyby
   *[other] { $count } chyb
}
web-decks-warnings = { $count ->
    [one] { $count } varování
    [few] { $count } varování
    [many] { $count } varování
   *[other] { $count } varování
}
web-decks-notes = { $count ->
    [one] { $count } poznámka
    [few] { $count } poznámky
    [many] { $count } poznámky
   *[other] { $count } poznámek
}
web-decks-whole = Balíček jako celek
web-decks-all = Zobrazit všechny ({ $count })

# Úpravy
web-editor-title = { $cards ->
    [one] { $title }, { $cards } karta
    [few] { $title }, { $cards } karty
    [many] { $title }, { $cards } karty
   *[other] { $title }, { $cards } karet
}
web-editor-none = Takový balíček tu není
web-editor-gone = Na této adrese nemáš žádný rozpracovaný balíček. Otevřít ho jde jen v prohlížeči, ve kterém vznikl.
web-editor-saved = Uloženo
web-editor-saved-at = Uloženo { $time }
web-editor-saving = Ukládá se…
web-editor-unsaved = Zatím neuloženo
web-editor-failed = Neuloženo
web-editor-failed-kept = Nepodařilo se uložit. Nic se neztratilo: tvé změny jsou v tomto prohlížeči.
web-editor-save = Uložit
web-editor-restored = Změny, které se minule neuložily, jsou zpátky. Krok zpět je odebere.
web-editor-head = O balíčku
web-editor-export = Exportovat
web-editor-export-note = Jako tabulka pro tabulkový procesor, nebo pro programy. Po načtení je to zase týž balíček.
web-editor-check = Zkontrolovat
web-editor-checking = Kontroluje se…
web-editor-publish = Zveřejnit
web-editor-publishing = Zveřejňuje se…
web-editor-found = { $findings ->
    [one] Doktor našel { $findings } věc.
    [few] Doktor našel { $findings } věci.
    [many] Doktor našel { $findings } věci.
   *[other] Doktor našel { $findings } věcí.
}
web-editor-cards = Karty
web-editor-card = Karta
web-editor-more = Další
web-editor-title-column = Název
web-editor-fact = Zajímavost
web-editor-date = Datum
web-editor-theme = Téma
web-editor-source = Zdroj
web-editor-asks = Na co datum odpovídá
web-editor-icon = Ikona
web-editor-front = Symbol vpředu
web-editor-back = Symbol vzadu
web-editor-no-theme = bez tématu
web-editor-cell = { $column }, karta { $row }
web-editor-row = (karta { $row })
web-editor-new-row = Napiš novou kartu, nebo vlož řádky z tabulky
web-editor-columns = Sloupce:
web-editor-keys = Klávesnice
web-editor-keys-note = Šipkami se chodí po buňkách. Enter začne psát do buňky a pak jde dolů, Escape vrátí, co v ní bylo. Home a End vedou na konce řádku, Page Up a Page Down o deset řádků. Delete buňku vyprázdní. Ctrl+Z je krok zpět, Ctrl+Y znovu, Ctrl+S uloží. Tabulátor z buňky odejde.
web-editor-pages = Stránky tabulky
web-editor-earlier = Předchozí řádky
web-editor-later = Další řádky
web-editor-from-to = { $from }–{ $to } z { $all }
web-editor-pasted = { $rows ->
    [one] Vložen { $rows } řádek.
    [few] Vloženy { $rows } řádky.
    [many] Vloženo { $rows } řádku.
   *[other] Vloženo { $rows } řádků.
}
web-editor-tools = Řádky
web-editor-add = Přidat kartu
web-editor-duplicate = Zdvojit
web-editor-duplicated = Zdvojeno.
web-editor-remove = Odebrat
web-editor-removed = Odebráno. Krok zpět ji vrátí.
web-editor-undo = Zpět
web-editor-redo = Znovu
web-editor-bad = { $cards ->
    [one] { $cards } karta ještě není v pořádku.
    [few] { $cards } karty ještě nejsou v pořádku.
    [many] { $cards } karty ještě není v pořádku.
   *[other] { $cards } karet ještě není v pořádku.
}
web-editor-bare = { $cards ->
    [one] Bez zdroje: { $cards } karta.
    [few] Bez zdroje: { $cards } karty.
    [many] Bez zdroje: { $cards } karty.
   *[other] Bez zdroje: { $cards } karet.
}
web-editor-fine = Všechny karty jsou v pořádku.
web-editor-empty = Zatím žádné karty. Přidej první.
web-editor-next-bad = Na další
web-editor-preview = Jak bude karta vypadat
web-editor-turn = Otočit
web-editor-no-date = Rub ukáže datum, až bude jasné.
web-editor-before = Předchozí karta
web-editor-after = Další karta
web-editor-card-of = Karta { $row } z { $rows }
web-editor-print-first = Vytisknout jde jen zveřejněný balíček. Nejdřív ho zveřejni.
web-editor-print-note = Tiskne se to, co bylo zveřejněno naposled.
web-editor-published = S balíčkem „{ $title }“ se dá hrát
web-editor-published-note = { $cards ->
    [one] Verze { $version }, { $cards } karta. Kdo zná odkaz, může s balíčkem hrát, prohlížet ho a tisknout; v žádném seznamu není.
    [few] Verze { $version }, { $cards } karty. Kdo zná odkaz, může s balíčkem hrát, prohlížet ho a tisknout; v žádném seznamu není.
    [many] Verze { $version }, { $cards } karty. Kdo zná odkaz, může s balíčkem hrát, prohlížet ho a tisknout; v žádném seznamu není.
   *[other] Verze { $version }, { $cards } karet. Kdo zná odkaz, může s balíčkem hrát, prohlížet ho a tisknout; v žádném seznamu není.
}
web-editor-link = Odkaz na balíček
web-editor-play = Otevřít stůl s tímto balíčkem
web-editor-conflict = Tento balíček se změnil jinde
web-editor-conflict-why = Na jiném zařízení nebo v jiné kartě prohlížeče. Jedna z verzí zůstane, druhá se nahradí. Svou si předtím můžeš uložit do souboru.
web-editor-conflict-counts = Karet ve tvé: { $mine }. Karet ve druhé: { $theirs }.
web-editor-conflict-save = Svou uložit do souboru
web-editor-conflict-theirs = Vzít druhou
web-editor-conflict-mine = Pokračovat s mou
web-editor-languages = Jazyky
web-editor-first = (první: každá karta v něm potřebuje název)
web-editor-add-language = Přidat jazyk
web-editor-themes = Témata
web-editor-theme-name = Téma { $number }
web-editor-add-theme = Přidat téma
web-editor-authors = Kdo balíček udělal, oddělit čárkami
web-editor-license = Licence karet
web-editor-done = Hotovo

# Co je s buňkou špatně, před slovy serveru
web-editor-error-deck-date = Tohle není jednoznačné datum.
web-editor-error-deck-missing = Tady něco chybí.
web-editor-error-deck-theme = Takové téma balíček nemá.
web-editor-error-deck-limit = To je moc dlouhé.
web-editor-error-deck-symbols = Symboly k sobě nepasují.
web-editor-error-deck-extra = Takový sloupec balíčky nemají.
web-editor-error-deck-value = Tohle má špatný tvar.
web-editor-error-deck-icon = Tuto ikonu nejde použít.
web-editor-error-deck-image = Tento obrázek nejde použít.
web-editor-error-deck-duplicate = Tohle je tu dvakrát.
