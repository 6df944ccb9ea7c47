# Les pages autour des tables : accueil, salon, nouvelle table, invitation, mes parties, decks, réglages, à propos.

## La bannière

nav-home = Grimalkin, accueil
nav-pages = Pages
nav-menu = Menu
nav-menu-turns = Menu, à toi de jouer dans { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
nav-turns = , à toi de jouer : { $count }
nav-play = Jouer
nav-lobby = Salon
nav-mine = Mes parties
nav-decks = Decks
nav-rules = Règles
nav-settings = Réglages

line-lost = Connexion perdue. Rien de la partie n'est perdu.
line-again = Nouvel essai dans { $seconds } s.
line-now = Essayer maintenant
line-joining = Connexion …
line-out = Tu es déconnecté ici.
line-come-back = Se reconnecter

## Un nom

name-title = Comment t'appeler ?
name-label = Nom
name-another = Un autre nom
name-note = Pas d'inscription : un nom suffit.
name-log-in = J'ai un compte

## Mots de plusieurs pages

pages-play = Jouer
pages-cancel = Annuler
pages-yes = oui
pages-loading = Chargement …
pages-open-table = Ouvrir la table
pages-look-for-game = Chercher une partie
pages-come-in = Entrer
pages-sit-down = S'asseoir
pages-your-turn = À toi de jouer
pages-status-open = Attend des joueurs
pages-status-playing = Les autres réfléchissent
pages-status-asleep = En sommeil
pages-seat-free = libre
pages-seat-invited = sur invitation
pages-seat-you = { $name } (toi)
pages-bot-random = Bot, au hasard
pages-bot-greedy = Bot, bon
pages-bot-learned = Bot, entraîné

## L'accueil

home-title = Jouer
home-heading = Une table pour de petits jeux magiques
home-lead = Choisis un jeu. Pas d'inscription, rien à installer : un nom, et tu joues.
home-welcome-back = Content de te revoir, { $name }.
home-your-turn = { $count ->
    [one] À toi de jouer
   *[other] À toi de jouer dans { $count } parties
}
home-go-on = Continuer
home-small-game = Un petit jeu pour essayer la table
home-play-bot = Jouer contre un bot
home-play-with-bot = Jouer avec un bot
home-play-alone = Jouer en solo
home-new-here = Première visite ? Une première partie, dix minutes
home-friend = Jouer entre amis
home-learn = Apprendre à jouer
home-rules = Règles
home-more = Plus de choix
home-players = Joueurs
home-player-count = { $count ->
    [one] 1 : en solo
   *[other] { $count }
}
home-others = Les autres
home-play-all = Je joue toutes les places
home-strength = Force
home-strength-best = Des bots, au mieux
home-set-up = Préparer une table
home-going = Tes autres parties
home-all-mine = Toutes mes parties
home-waiting = Quelqu'un pour jouer
home-nobody-waits = Personne n'attend pour l'instant. Ouvre une table, et le salon la montrera.
home-lobby = Vers le salon
home-about = À propos et crédits
home-unofficial = Une table non officielle : les jeux appartiennent à leurs éditeurs.

## Le salon

lobby-new = Ouvrir une table
lobby-quick = Jouer avec qui veut la même chose :
lobby-filter = Montrer
lobby-all-games = Tous les jeux
lobby-open = Tables avec des places libres
lobby-playing = Parties à regarder
lobby-free = { $count ->
    [0] aucune place libre
    [one] { $count } place libre
   *[other] { $count } places libres
}
lobby-none-open = Personne n'attend pour l'instant.
lobby-none-playing = Aucune partie à regarder pour l'instant.
lobby-watch = Regarder
lobby-more = { $count ->
    [one] Montrer une table de plus
   *[other] Montrer d'autres tables ({ $count })
}

## Une nouvelle table

new-which = Une nouvelle table : quel jeu ?
new-title = Nouvelle table : { $game }
new-seats = Places
new-seat = Place { $seat }
new-seat-me = Je m'assieds ici
new-seat-invited = Quelqu'un avec une invitation
new-seat-free = N'importe qui
new-seat-bot = Un bot
new-several = Tu joues plusieurs places : à tour de rôle sur un écran, ou en solo.
new-deck =
    { $what ->
        [list] Liste
       *[deck] Deck
    }
new-settings = Comment jouer
new-heroes = Qui tu peux être
new-heroes-note = Au début de la partie, chacun en choisit un ; jamais deux fois le même.
new-who = Qui peut venir
new-listed = La montrer dans le salon
new-rated = Classée : pas de conseils, une place par personne
new-spectators = Spectateurs
new-spectators-public = voient ce que toutes les places voient
new-spectators-open = voient toutes les cartes
new-spectators-none = ne sont pas admis
new-name = Nom de la table (facultatif)
new-webhook = Adresse à prévenir de qui doit jouer
new-cards = Mes propres cartes
new-cards-help = Un fichier avec tes cartes, nouvelles ou modifiées. La table joue avec. Ce qu'il ne change pas est comme aux autres tables, sauf si le fichier nomme une autre série comme base.
new-cards-file = Fichier de cartes
# $new, $changed, $gone: how many cards
new-cards-chosen = La table joue avec { $name }. Cartes nouvelles : { $new }, modifiées : { $changed }, retirées : { $gone }.
new-cards-check = Vérifier le fichier de cartes
new-cards-checking = Le fichier de cartes est en cours de vérification.
new-bad-setup = La table ne peut pas s'ouvrir ainsi.
new-bad-cards = Il y a une erreur dans le fichier de cartes.
new-begin = Commencer
new-begin-note = Personne ne manque : la partie commence tout de suite.
new-open-note = Tu reçois un lien à envoyer avant le début de la partie.
setting-number = un nombre, de { $low } à { $high }
setting-text = un texte libre, de { $most } caractères au plus

deck-none = Le jeu décide
deck-other =
    { $what ->
        [list] Ma liste actuelle
       *[deck] Mon deck actuel
    }

clock-title = Pendule
clock-none = Sans pendule
clock-live = En direct
clock-days = Sur des jours
clock-bank = Pour toute la partie
clock-extra = En plus à chaque décision
clock-decision = Pour chaque décision
clock-late = En cas de retard :
clock-late-bot = un bot prend la place
clock-late-lose = c'est perdu

## Avant la partie

room-waits = { $count ->
    [one] Il manque encore une personne.
   *[other] Il manque encore { $count } personnes.
}
room-ready = Tout le monde est là. L'hôte lance la partie.
room-ready-host = Tout le monde est là. Commence quand tu veux.
room-here = à la table
room-away = absent pour l'instant
room-start = Commencer la partie
room-leave = Quitter la table
room-close = Fermer la table
room-close-sure = Oui, la fermer
room-bots-help = Personne ne vient ? Donne une place à un bot.
room-invite = Inviter
room-invite-link = Envoie ce lien
room-invite-seat = Lien pour la place { $seat }
room-table-link = Lien vers cette table
room-qr = Le lien en code QR
room-show-qr = Montrer en code QR
room-how = Comment nous jouons
room-clock-live = { $bank } par joueur, { $extra } en plus à chaque décision
room-clock-days = { $bank } pour chaque décision
room-rated = Classée
room-luck = Un hasard loyal
room-luck-help = Tout le hasard de cette partie est déjà fixé par une graine secrète. Voici son empreinte ; après la partie la graine est montrée, et chacun peut vérifier que rien n'a été changé.

link-copy = Copier
link-copied = Copié
link-copy-by-hand = Le lien est sélectionné : copie-le au clavier.
link-share = Partager

## Une invitation

join-title = Invitation
join-invites = { $name } t'invite : { $game }
join-with = À la table : { $names }
join-sit = S'asseoir et jouer
join-note = Tu découvres ce jeu ?
join-taken = Cette place est déjà prise par { $name }.
join-too-late = La partie a commencé sans toi, ou elle est finie.
join-unknown = Cette invitation ne mène nulle part
join-unknown-help = Quelqu'un a pris la place, la table a été fermée, ou il manque un signe au lien. Demande un nouveau lien, ou joue à autre chose en attendant.

## Mes parties

mine-nobody = Tes parties seront ici, dès que tu en auras joué une.
mine-none = Pas encore de partie.
mine-running = En cours
mine-open = Pas commencées
mine-finished = Finies
mine-look = À la table
mine-won = Gagnée
mine-lost = Perdue
mine-drawn = Match nul
mine-over = Finie
mine-closed = Fermée
mine-imported = D'un fichier
mine-replay = Revoir
mine-save = Enregistrer
mine-more = Montrer de plus anciennes
mine-import = Ouvrir le fichier
mine-import-title = Regarder une partie enregistrée
mine-import-file = Fichier d'une partie enregistrée
mine-import-bad = Ce fichier ne peut pas être rejoué.

## Decks

decks-new = Nouveau deck
decks-new-for =
    { $what ->
        [list] Nouvelle liste : { $game }
       *[deck] Nouveau deck : { $game }
    }
decks-none = Pas encore de deck à toi. Pars de l'un de ceux-ci, ou de rien.
decks-premade = Decks fournis avec le jeu
decks-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
decks-right = Prêt à jouer
decks-faulty = Pas encore prêt
decks-back = Tous les decks
decks-code = Code ou lien d'un deck
decks-open-code = Ouvrir
decks-no-code = Aucun deck n'est partagé par ce code, ou plus maintenant.
decks-unknown = Tu n'as pas ce deck.

builder-title =
    { $what ->
        [list] Nouvelle liste
       *[deck] Nouveau deck
    }
builder-no-name =
    { $what ->
        [list] Ma liste
       *[deck] Mon deck
    }
builder-side = Ce qui est montré
builder-cards = Cartes
builder-deck =
    { $what ->
        [list] Liste ({ $count })
       *[deck] Deck ({ $count })
    }
builder-kinds = Sorte de carte
builder-all = Toutes
builder-search = Chercher dans les noms et textes
builder-found = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
builder-none = Aucune carte de ce genre.
builder-look = Regarder { $card }
builder-add = Ajouter { $card }
builder-drop = Retirer { $card }
builder-add-one = Ajouter
builder-drop-one = Retirer
builder-in-deck =
    { $what ->
        [list] { $count } dans la liste
       *[deck] { $count } dans le deck
    }
builder-name = Nom
builder-start = Partir de
builder-choose =
    { $what ->
        [list] choisir une liste
       *[deck] choisir un deck
    }
builder-empty = Ajoute des cartes ; les règles sont vérifiées au fur et à mesure.
builder-checking = Vérification …
builder-unchecked = Il sera vérifié à l'enregistrement.
builder-strange = Cartes inconnues
builder-save = Enregistrer
builder-saved =
    { $what ->
        [list] La liste est enregistrée.
       *[deck] Le deck est enregistré.
    }
builder-unsaved = pas encore enregistré
builder-discard = Abandonner les changements
builder-discard-sure = Oui, les abandonner
builder-share =
    { $what ->
        [list] Partager cette liste
       *[deck] Partager ce deck
    }
builder-unshare = Ne plus partager
builder-code =
    { $what ->
        [list] Lien vers cette liste
       *[deck] Lien vers ce deck
    }
builder-text =
    { $what ->
        [list] La liste en texte
       *[deck] Le deck en texte
    }
# $card: the name of a card
builder-text-help = Une carte par ligne, par son nom ; un nombre devant s'il y en a plusieurs : 2 { $card }.
builder-delete =
    { $what ->
        [list] Supprimer cette liste
       *[deck] Supprimer ce deck
    }
builder-delete-sure = Oui, le supprimer
builder-deleted =
    { $what ->
        [list] La liste est supprimée.
       *[deck] Le deck est supprimé.
    }

## Réglages

settings-page = Cette page
settings-language = Langue
settings-language-browser = celle du navigateur
settings-as-system = comme le système
settings-theme = Lumière
settings-theme-light = jour
settings-theme-dark = nuit
settings-motion = Mouvement
settings-motion-slow = lent
settings-motion-normal = normal
settings-motion-fast = rapide
settings-motion-none = aucun
settings-sound = Sons
settings-auto-pass = Passer tout seul quand rien d'autre n'est possible
settings-confirm = Demander avant chaque choix
settings-kept-here = Gardé dans ce navigateur.
settings-who = Toi
settings-save = Enregistrer
settings-saved = Enregistré.
settings-account = Compte : { $login }
settings-log-in = Se connecter
settings-log-out = Se déconnecter
settings-log-in-why = Avec un compte, tes parties sont sur tous tes appareils.
settings-keep = Garder tes parties
settings-keep-why = Tu es en visite : tes parties restent tant que ce navigateur te connaît. Avec un compte, elles sont sur tous tes appareils.
settings-login = Nom du compte
settings-password = Mot de passe
settings-password-note = Au moins 8 signes. Pas d'e-mail : personne ne peut t'en envoyer un nouveau.
settings-make-account = Créer un compte
settings-account-made = Le compte est créé. Toutes tes parties y sont.
settings-logged-in = Tu es connecté.
settings-logged-out = Tu es déconnecté.
settings-change-password = Changer le mot de passe
settings-password-old = Ancien mot de passe
settings-password-new = Nouveau mot de passe
settings-password-changed = Le mot de passe est changé. Tous les autres appareils sont déconnectés.
settings-logins = Où tu es connecté
settings-this-one = cet appareil
settings-some-program = un programme
settings-end = Déconnecter
settings-end-sure = Oui, déconnecter
settings-login-ended = L'appareil est déconnecté.
settings-leave = Supprimer mon compte
settings-leave-why = Tout ce qui est personnel est effacé aussitôt. Les parties finies restent, sans ton nom.
settings-delete-me = M'effacer
settings-delete-sure = Oui, tout effacer
settings-deleted = Tout ce qui est personnel est effacé.

## À propos

about-title = À propos de Grimalkin
about-what = Grimalkin est une table pour quatre petits jeux de familiers magiques : règles complètes, humains et bots, dans un navigateur, hébergée par qui le veut. Un grimalkin est le chat d'une sorcière, le premier familier.
about-unofficial = Elle n'est pas officielle. Les jeux et leurs livrets appartiennent à leurs auteurs et éditeurs, qui n'ont rien à voir avec cette page. Les cartes, textes et images d'ici sont les nôtres.
about-pictures = Images
about-icons = Les silhouettes des cartes sont des icônes de
about-authors = par Lorc, Delapouite et d'autres
about-composed = Elles ont été posées sur des fonds peints et colorées.
about-icon-list = { $count ->
    [one] L'icône employée
   *[other] Les { $count } icônes employées
}
about-own = Dessinées pour cette table :
about-fonts = Caractères
about-program = Le programme
about-license = Logiciel libre, licence MIT.
about-version = Version { $version }.
about-api = Pour les programmes : l'API

## Adresses inconnues

unknown-title = Il n'y a rien ici
unknown-was = Adresse demandée :
unknown-help = Il manque peut-être un signe au lien, ou ce à quoi il menait n'existe plus.
unknown-home = Vers l'accueil

## Refus

refused-offline = Le serveur ne répond pas. Le réseau est-il là ?
refused-unavailable = Le serveur ne peut pas le faire pour l'instant. Réessaie dans un moment.
refused-broken = Le serveur a fait une erreur. C'est noté ; rien n'est perdu.
refused-not-known = Donne d'abord un nom.
refused-wrong-password = Le mot de passe est faux, ou ce compte n'existe pas.
refused-banned = Tu ne peux pas entrer : la personne qui gère ce serveur t'a banni.
refused-muted = Tu peux jouer, mais pas écrire aux autres : la personne qui gère ce serveur t'a rendu muet.
refused-wrong-origin = Cela venait d'un autre site et n'a pas été fait.
refused-not-host = Seul qui a ouvert la table le peut.
refused-not-seated = Tu n'as pas de place à cette table.
refused-not-your-seat = C'est la place de quelqu'un d'autre.
refused-no-spectators = Personne ne peut regarder cette table.
refused-hidden = Tu ne peux pas voir cela, ou pas encore.
refused-no-such-table = Cette table n'existe pas.
refused-no-shared-game = Aucune partie n'est partagée par ce lien, ou plus maintenant.
refused-stale = La table a avancé. Regarde de nouveau et choisis encore.
refused-faster = Quelqu’un a été plus rapide. Regarde de nouveau et choisis encore.
refused-not-asked = On ne te demande rien maintenant.
refused-not-open = La partie a commencé ou la table est fermée.
refused-not-playing = La partie n'a pas commencé, ou elle est finie.
refused-seat-taken = Quelqu'un a été plus rapide : la place est prise.
refused-seats-free = Impossible de commencer : une place est encore libre.
refused-paused = La partie est en pause. Reprends-la d'abord.
refused-asleep = Cette table dort. Elle reprendra où elle en était dès que ce qui lui manque sera de retour.
refused-no-request = Il n'y a plus rien à accepter.
refused-no-undo = Il n'y a rien à reprendre maintenant.
refused-taken = Quelqu'un a déjà ce nom de compte.
refused-too-long = C'est trop long.
refused-too-slow = Ta connexion était trop lente. Réessaie.
refused-too-many = Trop à la fois. Attends { $seconds } s et réessaie.
refused-no-such-thing = Cela n'existe pas ici, ou plus.
refused-illegal-choice = Ce choix n'est pas possible maintenant.
refused-other = Cela n'a pas marché : { $text }

announce-restart = { $count ->
    [one] Le serveur redémarre dans une minute.
   *[other] Le serveur redémarre dans { $count } minutes.
}
announce-restart-now = Le serveur redémarre d'un instant à l'autre.
announce-nothing-lost = Rien n'est perdu : les parties reprennent où elles en étaient.
