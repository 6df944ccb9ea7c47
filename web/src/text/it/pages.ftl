# Le pagine intorno ai tavoli.

## Il banner

nav-home = Grimalkin, pagina iniziale
nav-pages = Pagine
nav-menu = Menu
nav-menu-turns = { $count ->
    [one] Menu, tocca a te in { $count } partita
   *[other] Menu, tocca a te in { $count } partite
}
nav-turns = , tocca a te in { $count }
nav-play = Gioca
nav-lobby = Sala
nav-mine = Le mie partite
nav-decks = Mazzi
nav-rules = Regole
nav-settings = Impostazioni

line-lost = Connessione persa. Della partita non va perso niente.
line-again = Riprovo fra { $seconds } s.
line-now = Prova ora
line-joining = Connessione …
line-out = Qui non hai più accesso.
line-come-back = Rientra

## Un nome

name-title = Come ti chiamiamo?
name-label = Nome
name-another = Un altro
name-note = Nessuna registrazione: basta un nome.
name-log-in = Ho un account

## Parole di più pagine

pages-play = Gioca
pages-cancel = Annulla
pages-yes = sì
pages-loading = Carico …
pages-open-table = Apri il tavolo
pages-look-for-game = Cerca una partita
pages-sit-down = Siediti
pages-your-turn = Tocca a te
pages-status-open = Si aspettano giocatori
pages-status-playing = Pensano gli altri
pages-seat-free = libero
pages-seat-invited = su invito
pages-seat-you = { $name } (tu)
pages-bot-random = Bot, a caso
pages-bot-greedy = Bot, bravo

## La pagina iniziale

home-title = Gioca
home-heading = Un tavolo per piccoli giochi magici
home-lead = Scegli un gioco. Niente registrazione, niente da installare: un nome, e si gioca.
home-welcome-back = Rieccoti, { $name }.
home-your-turn = { $count ->
    [one] Tocca a te
   *[other] Tocca a te in { $count } partite
}
home-go-on = Continua
home-pitch-mythic-arena = Un duello per due. Sei famigli per parte su tre linee: attacca, blocca, lancia i dadi e sii più furbo dell'altra strega.
home-pitch-familiars-and-foes = Da uno a cinque famigli, fianco a fianco, contro quattro ondate di nemici. Si vince insieme o non si vince.
home-pitch-cauldron = Erbe, un calderone e un fuoco. S'impara in due minuti.
home-small-game = Un piccolo gioco per provare il tavolo
home-play-bot = Sfida subito un bot
home-play-with-bot = Gioca subito con un bot
home-new-here = Prima volta qui? Una prima partita, dieci minuti
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
home-play-alone = Gioca da solo
home-strength = Forza
home-strength-best = Bot, bravi quanto possono
home-set-up = Prepara un tavolo
home-going = Le tue altre partite
home-all-mine = Tutte le mie partite
home-waiting = Qualcuno con cui giocare
home-nobody-waits = Ora non aspetta nessuno. Apri un tavolo, e la sala lo mostra.
home-lobby = Alla sala
home-about = Informazioni e autori
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

## Un nuovo tavolo

new-which = Un nuovo tavolo: quale gioco?
new-title = Nuovo tavolo: { $game }
new-seats = Posti
new-seat = Posto { $seat }
new-seat-me = Qui siedo io
new-seat-invited = Chi ha un invito
new-seat-free = Chiunque
new-seat-bot = Un bot
new-several = Giochi più posti: a turno sullo stesso schermo, o per conto tuo.
new-deck = Mazzo
new-settings = Come si gioca
new-who = Chi può venire
new-listed = Mostralo nella sala
new-rated = Vale per la classifica: niente consigli, un posto a testa
new-spectators = Spettatori
new-spectators-public = vedono ciò che vedono tutti
new-spectators-open = vedono ogni carta
new-spectators-none = non possono guardare
new-name = Nome del tavolo (facoltativo)
new-webhook = Indirizzo a cui dire di chi è il turno
new-cards = Carte mie
new-cards-help = Un file con carte tue o modificate. Il tavolo gioca con quelle.
new-cards-file = File delle carte
new-cards-chosen = Il tavolo gioca con { $name }.
new-bad-setup = Così il tavolo non si può aprire.
new-bad-cards = C'è un errore nel file delle carte.
new-begin = Comincia
new-begin-note = Non manca nessuno: la partita comincia subito.
new-open-note = Ricevi un link da mandare prima che la partita cominci.
setting-number = un numero da { $low } a { $high }

deck-none = Uno che viene col gioco
deck-other = Il mio mazzo attuale
deck-mine = I miei mazzi
deck-premade = Pronti da giocare

clock-title = Orologio
clock-none = Senza orologio
clock-live = Dal vivo
clock-days = In più giorni
clock-bank = Per tutta la partita
clock-extra = In più a ogni decisione
clock-decision = Per ogni decisione
clock-late = Chi è in ritardo:
clock-late-bot = lo sostituisce un bot
clock-late-lose = perde

## Prima della partita

room-waits = { $count ->
    [one] Manca ancora un giocatore.
   *[other] Mancano ancora { $count } giocatori.
}
room-ready = Ci siete tutti. Chi ha aperto il tavolo dà il via.
room-ready-host = Ci siete tutti. Comincia quando vuoi.
room-here = al tavolo
room-away = ora non c'è
room-start = Comincia la partita
room-leave = Lascia il tavolo
room-close = Chiudi il tavolo
room-close-sure = Sì, chiudilo
room-bots-help = Non viene nessuno? Dai un posto a un bot.
room-invite = Invita
room-invite-link = Manda questo link
room-invite-seat = Link per il posto { $seat }
room-table-link = Link a questo tavolo
room-qr = Il link come codice QR
room-show-qr = Mostra come codice QR
room-how = Come giochiamo
room-clock-live = { $bank } a giocatore, { $extra } in più a ogni decisione
room-clock-days = { $bank } per ogni decisione
room-rated = Vale per la classifica
room-luck = Fortuna leale
room-luck-help = Un seme segreto ha già fissato tutta la fortuna di questa partita. Questo è il suo hash; dopo la partita si mostra il seme, e tutti possono controllare che nulla sia cambiato.

link-copy = Copia
link-copied = Copiato
link-copy-by-hand = Il link è selezionato: copialo con la tastiera.
link-share = Condividi

## Un invito

join-title = Invito
join-invites = { $name } ti invita: { $game }
join-with = Al tavolo: { $names }
join-sit = Siediti e gioca
join-note = Non conosci il gioco?
join-too-late = La partita è cominciata senza di te, o è finita.
join-unknown = Questo invito non porta da nessuna parte
join-unknown-help = Il posto è stato preso, o il tavolo è stato chiuso, o al link manca una lettera. Chiedi un nuovo link, o intanto gioca altro.

## Le mie partite

mine-nobody = Qui troverai le tue partite, appena ne avrai giocata una.
mine-none = Ancora nessuna partita.
mine-running = In corso
mine-open = Non cominciate
mine-finished = Finite
mine-look = Al tavolo
mine-won = Vinta
mine-lost = Persa
mine-drawn = Pareggio
mine-over = Finita
mine-closed = Chiusa
mine-imported = Da un file
mine-replay = Rivedi
mine-save = Salva
mine-more = Mostra partite più vecchie
mine-import = Apri il file
mine-import-title = Guarda una partita salvata
mine-import-file = File di una partita salvata
mine-import-bad = Questo file non si può rivedere.

## Mazzi

decks-new = Nuovo mazzo
decks-new-for = Nuovo mazzo: { $game }
decks-none = Non hai ancora mazzi tuoi. Parti da uno di questi, o da zero.
decks-premade = Mazzi che vengono col gioco
decks-count = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
decks-right = Pronto da giocare
decks-faulty = Non ancora pronto
decks-back = Tutti i mazzi
decks-code = Codice o link di un mazzo
decks-open-code = Apri
decks-no-code = Con questo codice non è condiviso nessun mazzo, o non più.
decks-unknown = Non hai questo mazzo.

builder-title = Nuovo mazzo
builder-no-name = Il mio mazzo
builder-side = Che cosa si vede
builder-cards = Carte
builder-deck = Mazzo ({ $count })
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
builder-in-deck = { $count } nel mazzo
builder-name = Nome
builder-start = Parti da
builder-choose = scegli un mazzo
builder-empty = Aggiungi carte: le regole si controllano man mano.
builder-checking = Controllo …
builder-unchecked = Si controlla quando lo salvi.
builder-strange = Carte sconosciute
builder-save = Salva
builder-saved = Il mazzo è salvato.
builder-unsaved = non ancora salvato
builder-share = Condividi questo mazzo
builder-unshare = Non condividere più
builder-code = Link a questo mazzo
builder-text = Il mazzo come testo
builder-delete = Elimina questo mazzo
builder-delete-sure = Sì, eliminalo
builder-deleted = Il mazzo è eliminato.

## Impostazioni

settings-page = Questa pagina
settings-language = Lingua
settings-language-browser = come dice il browser
settings-as-system = come dice il sistema
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
settings-confirm = Chiedi prima di una scelta che non si può annullare
settings-kept-here = Conservato in questo browser.
settings-who = Tu
settings-save = Salva
settings-saved = Salvato.
settings-account = Account: { $login }
settings-log-in = Accedi
settings-log-out = Esci
settings-log-in-why = Con un account le tue partite sono su ogni dispositivo.
settings-keep = Conserva le tue partite
settings-keep-why = Sei ospite: le tue partite restano finché questo browser si ricorda di te. Con un account sono su ogni dispositivo.
settings-login = Nome dell'account
settings-password = Password
settings-password-note = Almeno 8 caratteri. Non c'è e-mail, quindi nessuno può mandartene una nuova.
settings-make-account = Crea un account
settings-account-made = L'account è pronto. Ci sono tutte le tue partite.
settings-logged-in = Accesso effettuato.
settings-logged-out = Hai effettuato l'uscita.
settings-change-password = Cambia la password
settings-password-old = Vecchia password
settings-password-new = Nuova password
settings-password-changed = La password è cambiata. Gli altri dispositivi sono usciti.
settings-logins = Dove hai l'accesso aperto
settings-this-one = questo
settings-some-program = un programma
settings-end = Esci
settings-end-sure = Sì, esci
settings-login-ended = Fatto: è uscito.
settings-leave = Vai via
settings-leave-why = Tutto ciò che è personale si elimina subito. Le partite finite restano, senza il tuo nome.
settings-delete-me = Eliminami
settings-delete-sure = Sì, elimina tutto
settings-deleted = Tutto ciò che era personale è eliminato.

## Informazioni

about-title = Che cos'è Grimalkin
about-what = Grimalkin è un tavolo per quattro piccoli giochi di famigli magici: regole complete, persone e bot, in un browser, ospitato da chi vuole. Un grimalkin è il gatto di una strega, il primo famiglio.
about-unofficial = Non è ufficiale. I giochi e i loro regolamenti sono dei loro autori ed editori, che non hanno niente a che fare con questa pagina. Carte, testi e immagini qui sono nostri.
about-pictures = Immagini
about-icons = Le sagome sulle carte sono icone di
about-authors = di Lorc, Delapouite e altri autori
about-composed = Sono state messe su fondi dipinti e colorate.
about-icon-list = { $count ->
    [one] L'icona in uso
   *[other] Tutte le { $count } icone in uso
}
about-own = Disegnati per questo tavolo:
about-fonts = Caratteri
about-program = Il programma
about-license = Codice aperto, licenza MIT.
about-version = Versione { $version }.
about-api = Per i programmi: l'API

## Indirizzi sconosciuti

unknown-title = Qui non c'è niente
unknown-was = Hai chiesto
unknown-help = Forse al link manca una lettera, o ciò a cui portava non c'è più.
unknown-home = Alla pagina iniziale

## Rifiuti

refused-offline = Il server non risponde. C'è la rete?
refused-unavailable = Ora il server non può farlo. Riprova fra un attimo.
refused-broken = Il server ha sbagliato. È stato annotato; non è perso niente.
refused-not-known = Prima di' un nome.
refused-wrong-password = La password è sbagliata, o l'account non esiste.
refused-wrong-origin = Veniva da un altro sito e non è stato fatto.
refused-not-host = Può farlo solo chi ha aperto il tavolo.
refused-not-seated = Non hai un posto a questo tavolo.
refused-not-your-seat = È il posto di qualcun altro.
refused-no-spectators = A questo tavolo nessuno può guardare.
refused-hidden = Non puoi vederlo, o non ancora.
refused-no-such-table = Questo tavolo non esiste.
refused-stale = Il tavolo è andato avanti. Guarda di nuovo e scegli.
refused-not-asked = Ora non tocca a te.
refused-not-open = La partita è cominciata o il tavolo è chiuso.
refused-not-playing = La partita non è cominciata, o è finita.
refused-seat-taken = Qualcuno è stato più veloce: il posto è preso.
refused-seats-free = Non si può cominciare: un posto è ancora libero.
refused-paused = La partita è in pausa. Prima riprendila.
refused-no-request = Non c'è più niente da accettare.
refused-no-undo = Ora non c'è niente da annullare.
refused-taken = Qualcuno ha già questo nome di account.
refused-too-long = È troppo lungo.
refused-too-many = Troppo in una volta. Aspetta { $seconds } s e riprova.
