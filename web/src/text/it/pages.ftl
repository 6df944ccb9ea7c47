# Le pagine attorno ai tavoli: inizio, sala, nuovo tavolo, invito, le mie partite, mazzi, impostazioni, informazioni.

## La testata

nav-home = Grimalkin, pagina iniziale
nav-pages = Pagine
nav-menu = Menu
nav-menu-turns = Menu, tocca a te in { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
nav-turns = , tocca a te: { $count }
nav-play = Gioca
nav-lobby = Sala
nav-mine = Le mie partite
nav-decks = Mazzi
nav-rules = Regole
nav-settings = Impostazioni

line-lost = Connessione persa. Della partita non si perde nulla.
line-again = Nuovo tentativo tra { $seconds } s.
line-now = Prova ora
line-joining = Connessione …
line-out = Qui la tua sessione è chiusa.
line-come-back = Accedi di nuovo

## Un nome

name-title = Come ti chiamiamo?
name-label = Nome
name-another = Un altro nome
name-note = Nessuna iscrizione: basta un nome.
name-log-in = Ho un account

## Parole di più pagine

pages-play = Gioca
pages-cancel = Annulla
pages-yes = sì
pages-loading = Caricamento …
pages-open-table = Apri il tavolo
pages-look-for-game = Cerca una partita
pages-come-in = Entra
pages-sit-down = Siediti
pages-your-turn = Tocca a te
pages-status-open = Aspetta giocatori
pages-status-playing = Gli altri pensano
pages-status-asleep = Dorme
pages-seat-free = libero
pages-seat-invited = su invito
pages-seat-you = { $name } (tu)
pages-bot-random = Bot, a caso
pages-bot-greedy = Bot, bravo
pages-bot-learned = Bot, allenato

## La pagina iniziale

home-title = Gioca
home-heading = Un tavolo per piccoli giochi magici
home-lead = Scegli un gioco. Nessuna iscrizione, niente da installare: un nome, e giochi.
home-welcome-back = Ciao di nuovo, { $name }.
home-your-turn = { $count ->
    [one] Tocca a te
   *[other] Tocca a te in { $count } partite
}
home-go-on = Continua
home-small-game = Un piccolo gioco per provare il tavolo
home-play-bot = Gioca contro un bot
home-play-with-bot = Gioca con un bot
home-play-alone = Gioca da solo
home-new-here = Prima volta? Una prima partita, dieci minuti
home-friend = Gioca con un amico
home-learn = Impara a giocare
home-rules = Regole
home-more = Altre scelte
home-players = Giocatori
home-player-count = { $count ->
    [one] 1: da solo
   *[other] { $count }
}
home-others = Gli altri
home-play-all = Gioco tutti i posti
home-strength = Forza
home-strength-best = Bot, al loro meglio
home-set-up = Prepara un tavolo
home-going = Le tue altre partite
home-all-mine = Tutte le mie partite
home-waiting = Qualcuno con cui giocare
home-nobody-waits = Ora non aspetta nessuno. Apri un tavolo, e la sala lo mostra.
home-lobby = Alla sala
home-about = Informazioni e crediti
home-unofficial = Un tavolo non ufficiale: i giochi sono dei loro editori.

## La sala

lobby-new = Apri un tavolo
lobby-quick = Gioca con chi vuole lo stesso:
lobby-filter = Mostra
lobby-all-games = Tutti i giochi
lobby-open = Tavoli con posti liberi
lobby-playing = Partite da guardare
lobby-free = { $count ->
    [0] nessun posto libero
    [one] { $count } posto libero
   *[other] { $count } posti liberi
}
lobby-none-open = Ora non aspetta nessuno.
lobby-none-playing = Ora non c'è nessuna partita da guardare.
lobby-watch = Guarda
lobby-more = { $count ->
    [one] Mostra un altro tavolo
   *[other] Mostra altri tavoli ({ $count })
}

## Un nuovo tavolo

new-which = Un nuovo tavolo: quale gioco?
new-title = Nuovo tavolo: { $game }
new-seats = Posti
new-seat = Posto { $seat }
new-seat-me = Qui siedo io
new-seat-invited = Qualcuno con un invito
new-seat-free = Chiunque
new-seat-bot = Un bot
new-several = Giochi più posti: a turno sullo stesso schermo, o da solo.
new-deck =
    { $what ->
        [list] Lista
       *[deck] Mazzo
    }
new-settings = Come si gioca
new-heroes = Chi puoi essere
new-heroes-note = All’inizio ognuno ne sceglie uno; nessuno ha lo stesso di un altro.
new-who = Chi può venire
new-listed = Mostralo nella sala
new-rated = Classificata: niente suggerimenti, un posto a testa
new-spectators = Spettatori
new-spectators-public = vedono ciò che vedono tutti i posti
new-spectators-open = vedono ogni carta
new-spectators-none = non sono ammessi
new-name = Nome del tavolo (facoltativo)
new-webhook = Indirizzo a cui dire a chi tocca
new-cards = Carte mie
new-cards-help = Un file con carte tue o cambiate. Il tavolo gioca con quelle. Ciò che non cambia è come agli altri tavoli, a meno che il file non indichi un'altra serie come base.
new-cards-file = File di carte
# $new, $changed, $gone: how many cards
new-cards-chosen = Il tavolo gioca con { $name }. Carte nuove: { $new }, cambiate: { $changed }, tolte: { $gone }.
new-cards-check = Controlla il file di carte
new-cards-checking = Il file di carte viene controllato.
new-bad-setup = Il tavolo non si può aprire così.
new-bad-cards = C'è un errore nel file di carte.
new-begin = Comincia
new-begin-note = Non manca nessuno: la partita comincia subito.
new-open-note = Ricevi un collegamento da mandare prima che la partita cominci.
setting-number = un numero, da { $low } a { $high }
setting-text = un testo qualsiasi, al massimo { $most } caratteri

deck-none = Decide il gioco
deck-other =
    { $what ->
        [list] La mia lista attuale
       *[deck] Il mio mazzo attuale
    }

clock-title = Orologio
clock-none = Senza orologio
clock-live = Dal vivo
clock-days = Su più giorni
clock-bank = Per tutta la partita
clock-extra = In più a ogni decisione
clock-decision = Per ogni decisione
clock-late = Chi è in ritardo:
clock-late-bot = subentra un bot
clock-late-lose = perde

## Prima della partita

room-waits = { $count ->
    [one] Manca ancora un giocatore.
   *[other] Mancano ancora { $count } giocatori.
}
room-ready = Ci sono tutti. Chi ha aperto il tavolo comincia la partita.
room-ready-host = Ci sono tutti. Comincia quando vuoi.
room-here = al tavolo
room-away = ora non c'è
room-start = Comincia la partita
room-leave = Lascia il tavolo
room-close = Chiudi il tavolo
room-close-sure = Sì, chiudilo
room-bots-help = Non viene nessuno? Dai un posto a un bot.
room-invite = Invita
room-invite-link = Manda questo collegamento
room-invite-seat = Collegamento per il posto { $seat }
room-table-link = Collegamento a questo tavolo
room-qr = Il collegamento come codice QR
room-show-qr = Mostra come codice QR
room-how = Come giochiamo
room-clock-live = { $bank } a testa, { $extra } in più a ogni decisione
room-clock-days = { $bank } per ogni decisione
room-rated = Classificata
room-luck = Sorte leale
room-luck-help = Tutta la sorte di questa partita è già fissata da un seme segreto. Questa è la sua impronta; dopo la partita il seme viene mostrato, e tutti possono controllare che nulla sia cambiato.

link-copy = Copia
link-copied = Copiato
link-copy-by-hand = Il collegamento è selezionato: copialo con la tastiera.
link-share = Condividi

## Un invito

join-title = Invito
join-invites = { $name } ti invita: { $game }
join-with = Al tavolo: { $names }
join-sit = Siediti e gioca
join-note = Il gioco ti è nuovo?
join-taken = Questo posto è preso: ci siede { $name }.
join-too-late = La partita è cominciata senza di te, o è finita.
join-unknown = Questo invito non porta da nessuna parte
join-unknown-help = Qualcuno ha preso il posto, il tavolo è stato chiuso, o al collegamento manca un segno. Chiedi un nuovo collegamento, o intanto gioca ad altro.

## Le mie partite

mine-nobody = Qui saranno le tue partite, appena ne avrai giocata una.
mine-none = Ancora nessuna partita.
mine-running = In corso
mine-open = Non cominciate
mine-finished = Finite
mine-look = Al tavolo
mine-won = Vinta
mine-lost = Persa
mine-drawn = Pareggio
mine-over = Finita
mine-closed = Chiuso
mine-imported = Da un file
mine-replay = Rivedi
mine-save = Salva
mine-more = Mostra partite più vecchie
mine-import = Apri il file
mine-import-title = Guarda una partita salvata
mine-import-file = File di una partita salvata
mine-import-bad = Questo file non si può rigiocare.

## Mazzi

decks-new = Nuovo mazzo
decks-new-for =
    { $what ->
        [list] Nuova lista: { $game }
       *[deck] Nuovo mazzo: { $game }
    }
decks-none = Ancora nessun mazzo tuo. Parti da uno di questi, o da zero.
decks-premade = Mazzi che vengono con il gioco
decks-count = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
decks-right = Pronto da giocare
decks-faulty = Non ancora pronto
decks-back = Tutti i mazzi
decks-code = Codice o collegamento di un mazzo
decks-open-code = Apri
decks-no-code = Con questo codice non è condiviso nessun mazzo, o non più.
decks-unknown = Non hai questo mazzo.

builder-title =
    { $what ->
        [list] Nuova lista
       *[deck] Nuovo mazzo
    }
builder-no-name =
    { $what ->
        [list] La mia lista
       *[deck] Il mio mazzo
    }
builder-side = Che cosa si vede
builder-cards = Carte
builder-deck =
    { $what ->
        [list] Lista ({ $count })
       *[deck] Mazzo ({ $count })
    }
builder-kinds = Tipo di carta
builder-all = Tutte
builder-search = Cerca in nomi e testi
builder-found = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
builder-none = Nessuna carta così.
builder-look = Guarda { $card }
builder-add = Aggiungi { $card }
builder-drop = Togli { $card }
builder-add-one = Aggiungi
builder-drop-one = Togli
builder-in-deck =
    { $what ->
        [list] { $count } nella lista
       *[deck] { $count } nel mazzo
    }
builder-name = Nome
builder-start = Parti da
builder-choose =
    { $what ->
        [list] scegli una lista
       *[deck] scegli un mazzo
    }
builder-empty = Aggiungi carte; le regole si controllano via via.
builder-checking = Controllo …
builder-unchecked = Si controlla quando lo salvi.
builder-strange = Carte sconosciute
builder-save = Salva
builder-saved =
    { $what ->
        [list] La lista è salvata.
       *[deck] Il mazzo è salvato.
    }
builder-unsaved = non ancora salvato
builder-discard = Scarta le modifiche
builder-discard-sure = Sì, scartale
builder-share =
    { $what ->
        [list] Condividi questa lista
       *[deck] Condividi questo mazzo
    }
builder-unshare = Non condividere più
builder-code =
    { $what ->
        [list] Collegamento a questa lista
       *[deck] Collegamento a questo mazzo
    }
builder-text =
    { $what ->
        [list] La lista come testo
       *[deck] Il mazzo come testo
    }
# $card: the name of a card
builder-text-help = Una carta per riga, col suo nome; prima un numero se sono più d'una: 2 { $card }.
builder-delete =
    { $what ->
        [list] Elimina questa lista
       *[deck] Elimina questo mazzo
    }
builder-delete-sure = Sì, eliminalo
builder-deleted =
    { $what ->
        [list] La lista è eliminata.
       *[deck] Il mazzo è eliminato.
    }

## Impostazioni

settings-page = Questa pagina
settings-language = Lingua
settings-language-browser = come il browser
settings-as-system = come il sistema
settings-theme = Luce
settings-theme-light = giorno
settings-theme-dark = notte
settings-motion = Movimento
settings-motion-slow = lento
settings-motion-normal = normale
settings-motion-fast = veloce
settings-motion-none = nessuno
settings-sound = Suoni
settings-auto-pass = Passa da solo dove non si può fare altro
settings-confirm = Chiedi prima di ogni scelta
settings-kept-here = Resta in questo browser.
settings-who = Tu
settings-save = Salva
settings-saved = Salvato.
settings-account = Account: { $login }
settings-log-in = Accedi
settings-log-out = Esci
settings-log-in-why = Con un account le tue partite sono su ogni dispositivo.
settings-keep = Conserva le tue partite
settings-keep-why = Sei ospite: le tue partite restano finché questo browser ti ricorda. Con un account sono su ogni dispositivo.
settings-login = Nome dell'account
settings-password = Password
settings-password-note = Almeno 8 segni. Non c'è e-mail, quindi nessuno può mandartene una nuova.
settings-make-account = Crea un account
settings-account-made = L'account è creato. Ci sono tutte le tue partite.
settings-logged-in = Hai fatto l'accesso.
settings-logged-out = Sei uscito.
settings-change-password = Cambia la password
settings-password-old = Vecchia password
settings-password-new = Nuova password
settings-password-changed = La password è cambiata. Tutti gli altri dispositivi sono usciti.
settings-logins = Dove hai fatto l'accesso
settings-this-one = questo
settings-some-program = un programma
settings-end = Fai uscire
settings-end-sure = Sì, fai uscire
settings-login-ended = Quel dispositivo è uscito.
settings-leave = Eliminare il mio account
settings-leave-why = Tutto ciò che è personale viene cancellato subito. Le partite finite restano, senza il tuo nome.
settings-delete-me = Cancellami
settings-delete-sure = Sì, cancella tutto
settings-deleted = Tutto ciò che è personale è cancellato.

## Informazioni

about-title = Che cos'è Grimalkin
about-what = Grimalkin è un tavolo per quattro piccoli giochi di famigli magici: regole complete, persone e bot, in un browser, ospitato da chiunque voglia. Un grimalkin è il gatto di una strega, il primo famiglio.
about-unofficial = Non è ufficiale. I giochi e i loro regolamenti sono dei loro autori ed editori, che non hanno nulla a che fare con questa pagina. Carte, testi e immagini qui sono nostri.
about-pictures = Immagini
about-icons = Le sagome sulle carte sono icone di
about-authors = di Lorc, Delapouite e altri autori
about-composed = Sono state messe su fondi dipinti e colorate.
about-icon-list = { $count ->
    [one] L'icona usata
   *[other] Tutte le { $count } icone usate
}
about-own = Disegnate per questo tavolo:
about-fonts = Caratteri
about-program = Il programma
about-license = Codice aperto, licenza MIT.
about-version = Versione { $version }.
about-api = Per i programmi: l'API

## Indirizzi sconosciuti

unknown-title = Qui non c'è niente
unknown-was = Hai chiesto
unknown-help = Forse al collegamento manca un segno, o ciò a cui portava non c'è più.
unknown-home = Alla pagina iniziale

## Rifiuti

refused-offline = Il server non risponde. C'è la rete?
refused-unavailable = Il server ora non può farlo. Riprova tra poco.
refused-broken = Il server ha fatto un errore. È stato annotato; nulla è perso.
refused-not-known = Prima di' un nome.
refused-wrong-password = La password è sbagliata, o l'account non esiste.
refused-banned = Non puoi entrare: chi gestisce questo server ti ha bandito.
refused-muted = Puoi giocare, ma non scrivere agli altri: chi gestisce questo server ti ha silenziato.
refused-wrong-origin = Veniva da un altro sito e non è stato fatto.
refused-not-host = Può farlo solo chi ha aperto il tavolo.
refused-not-seated = Non hai un posto a questo tavolo.
refused-not-your-seat = Quello è il posto di un altro.
refused-no-spectators = A questo tavolo nessuno può guardare.
refused-hidden = Non puoi vederlo, o non ancora.
refused-no-such-table = Questo tavolo non esiste.
refused-no-shared-game = Con questo collegamento non è condivisa nessuna partita, o non più.
refused-stale = Il tavolo è andato avanti. Guarda di nuovo e scegli ancora.
refused-faster = Un altro è stato più veloce. Guarda di nuovo e scegli ancora.
refused-not-asked = Ora non tocca a te.
refused-not-open = La partita è cominciata o il tavolo è chiuso.
refused-not-playing = La partita non è cominciata, o è finita.
refused-seat-taken = Qualcuno è stato più veloce: il posto è preso.
refused-seats-free = Non può cominciare: un posto è ancora libero.
refused-paused = La partita è in pausa. Prima riprendila.
refused-asleep = Questo tavolo dorme. Riprende da dov'era appena torna ciò che gli serve.
refused-no-request = Non c'è più nulla da accettare.
refused-no-undo = Ora non c'è nulla da ritirare.
refused-taken = Qualcuno ha già questo nome di account.
refused-too-long = È troppo lungo.
refused-too-slow = La tua connessione era troppo lenta. Riprova.
refused-too-many = Troppo in una volta. Aspetta { $seconds } s e riprova.
refused-no-such-thing = Qui non c'è, o non c'è più.
refused-illegal-choice = Ora non si può scegliere.
refused-other = Non è andata: { $text }

announce-restart = { $count ->
    [one] Il server si riavvia tra un minuto.
   *[other] Il server si riavvia tra { $count } minuti.
}
announce-restart-now = Il server si riavvia da un momento all'altro.
announce-nothing-lost = Nulla va perduto: le partite riprendono da dov'erano.
