# Les pages autour des tables.

## Le bandeau

nav-home = Grimalkin, page d'accueil
nav-pages = Pages
nav-menu = Menu
nav-menu-turns = { $count ->
    [one] Menu, à toi de jouer dans { $count } partie
   *[other] Menu, à toi de jouer dans { $count } parties
}
nav-turns = , à toi de jouer dans { $count }
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
line-out = Ta session est fermée ici.
line-come-back = Revenir

## Un nom

name-title = Comment faut-il t'appeler ?
name-label = Nom
name-another = Un autre
name-note = Pas d'inscription : un nom suffit.
name-log-in = J'ai un compte

## Mots de plusieurs pages

pages-play = Jouer
pages-cancel = Annuler
pages-yes = oui
pages-loading = Chargement …
pages-open-table = Ouvrir la table
pages-look-for-game = Chercher une partie
pages-sit-down = S'asseoir
pages-your-turn = À toi de jouer
pages-status-open = En attente de joueurs
pages-status-playing = Les autres réfléchissent
pages-seat-free = libre
pages-seat-invited = sur invitation
pages-seat-you = { $name } (toi)
pages-bot-random = Bot, au hasard
pages-bot-greedy = Bot, bon

## La page d'accueil

home-title = Jouer
home-heading = Une table pour de petits jeux magiques
home-lead = Choisis un jeu. Ni inscription ni installation : un nom, et tu joues.
home-welcome-back = Te revoilà, { $name }.
home-your-turn = { $count ->
    [one] À toi de jouer
   *[other] À toi de jouer dans { $count } parties
}
home-go-on = Continuer
home-pitch-mythic-arena = Un duel à deux. Six familiers de chaque côté sur trois lignes : attaque, bloque, lance les dés et sois plus malin que l'autre sorcière.
home-pitch-familiars-and-foes = D'un à cinq familiers, côte à côte, contre quatre vagues d'ennemis. On gagne ensemble ou pas du tout.
home-pitch-cauldron = Des herbes, un chaudron et un feu. S'apprend en deux minutes.
home-small-game = Un petit jeu pour essayer la table
home-play-bot = Affronter un bot
home-play-with-bot = Jouer avec un bot
home-new-here = Première fois ? Une première partie, dix minutes
home-friend = Jouer avec un ami
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
home-play-alone = Jouer en solo
home-strength = Force
home-strength-best = Bots, aussi forts que possible
home-set-up = Préparer une table
home-going = Tes autres parties
home-all-mine = Toutes mes parties
home-waiting = Quelqu'un avec qui jouer
home-nobody-waits = Personne n'attend en ce moment. Ouvre une table, et le salon la montre.
home-lobby = Au salon
home-about = À propos et crédits
home-unofficial = Une table non officielle : les jeux sont à leurs éditeurs.

## Le salon

lobby-new = Ouvrir une table
lobby-quick = Jouer avec qui veut la même chose :
lobby-filter = Afficher
lobby-all-games = Tous les jeux
lobby-open = Tables avec des places libres
lobby-playing = Parties à regarder
lobby-free = { $count ->
    [0] aucune place libre
    [one] { $count } place libre
   *[other] { $count } places libres
}
lobby-none-open = Personne n'attend en ce moment.
lobby-none-playing = Aucune partie à regarder en ce moment.
lobby-watch = Regarder

## Une nouvelle table

new-which = Une nouvelle table : quel jeu ?
new-title = Nouvelle table : { $game }
new-seats = Places
new-seat = Place { $seat }
new-seat-me = C'est ma place
new-seat-invited = Quelqu'un avec une invitation
new-seat-free = N'importe qui
new-seat-bot = Un bot
new-several = Tu joues plusieurs places : à tour de rôle sur le même écran, ou en solitaire.
new-deck = Deck
new-settings = Comment jouer
new-who = Qui peut venir
new-listed = L'afficher dans le salon
new-rated = Ça compte : pas de conseils, une place chacun
new-spectators = Spectateurs
new-spectators-public = voient ce que tout le monde voit
new-spectators-open = voient toutes les cartes
new-spectators-none = ne peuvent pas regarder
new-name = Nom de la table (facultatif)
new-webhook = Adresse à prévenir à chaque tour
new-cards = Mes propres cartes
new-cards-help = Un fichier avec tes cartes ou des cartes modifiées. La table joue avec.
new-cards-file = Fichier de cartes
new-cards-chosen = La table joue avec { $name }.
new-bad-setup = La table ne peut pas s'ouvrir ainsi.
new-bad-cards = Il y a une erreur dans le fichier de cartes.
new-begin = Commencer
new-begin-note = Il ne manque personne : la partie commence tout de suite.
new-open-note = Tu reçois un lien à envoyer avant le début de la partie.
setting-number = un nombre de { $low } à { $high }

deck-none = Un deck fourni avec le jeu
deck-other = Mon deck actuel
deck-mine = Mes decks
deck-premade = Prêts à jouer

clock-title = Pendule
clock-none = Sans pendule
clock-live = En direct
clock-days = Sur plusieurs jours
clock-bank = Pour toute la partie
clock-extra = En plus à chaque décision
clock-decision = Pour chaque décision
clock-late = En cas de retard :
clock-late-bot = un bot prend le relais
clock-late-lose = c'est perdu

## Avant la partie

room-waits = { $count ->
    [one] Il manque encore un joueur.
   *[other] Il manque encore { $count } joueurs.
}
room-ready = Tout le monde est là. L'hôte lance la partie.
room-ready-host = Tout le monde est là. Commence quand tu veux.
room-here = à la table
room-away = pas là en ce moment
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
room-show-qr = Afficher en code QR
room-how = Comment nous jouons
room-clock-live = { $bank } par joueur, { $extra } de plus à chaque décision
room-clock-days = { $bank } pour chaque décision
room-rated = Ça compte
room-luck = Chance loyale
room-luck-help = Une graine secrète fixe déjà toute la chance de cette partie. Voici son empreinte ; après la partie, la graine est montrée, et chacun peut vérifier que rien n'a changé.

link-copy = Copier
link-copied = Copié
link-copy-by-hand = Le lien est sélectionné : copie-le au clavier.
link-share = Partager

## Une invitation

join-title = Invitation
join-invites = { $name } t'invite : { $game }
join-with = À la table : { $names }
join-sit = S'asseoir et jouer
join-note = Tu ne connais pas le jeu ?
join-too-late = La partie a commencé sans toi, ou est finie.
join-unknown = Cette invitation ne mène nulle part
join-unknown-help = La place est prise, ou la table a été fermée, ou il manque une lettre au lien. Demande un nouveau lien, ou joue à autre chose en attendant.

## Mes parties

mine-nobody = Tes parties seront ici dès que tu en auras joué une.
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
mine-more = Afficher les parties plus anciennes
mine-import = Ouvrir le fichier
mine-import-title = Revoir une partie enregistrée
mine-import-file = Fichier d'une partie enregistrée
mine-import-bad = Ce fichier ne peut pas être rejoué.

## Decks

decks-new = Nouveau deck
decks-new-for = Nouveau deck : { $game }
decks-none = Tu n'as pas encore de deck. Pars d'un de ceux-ci, ou de rien.
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
decks-no-code = Aucun deck n'est partagé sous ce code, ou plus maintenant.
decks-unknown = Tu n'as pas ce deck.

builder-title = Nouveau deck
builder-no-name = Mon deck
builder-side = Ce qui est affiché
builder-cards = Cartes
builder-deck = Deck ({ $count })
builder-kinds = Type de carte
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
builder-in-deck = { $count } dans le deck
builder-name = Nom
builder-start = Partir de
builder-choose = choisis un deck
builder-empty = Ajoute des cartes : les règles sont vérifiées au fur et à mesure.
builder-checking = Vérification …
builder-unchecked = Il est vérifié quand tu l'enregistres.
builder-strange = Cartes inconnues
builder-save = Enregistrer
builder-saved = Le deck est enregistré.
builder-unsaved = pas encore enregistré
builder-share = Partager ce deck
builder-unshare = Ne plus partager
builder-code = Lien vers ce deck
builder-text = Le deck en texte
builder-delete = Supprimer ce deck
builder-delete-sure = Oui, le supprimer
builder-deleted = Le deck est supprimé.

## Réglages

settings-page = Cette page
settings-language = Langue
settings-language-browser = comme le navigateur
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
settings-auto-pass = Passer tout seul quand il n'y a rien d'autre à faire
settings-confirm = Demander avant un choix qui ne peut pas être annulé
settings-kept-here = Gardé dans ce navigateur.
settings-who = Toi
settings-save = Enregistrer
settings-saved = Enregistré.
settings-account = Compte : { $login }
settings-log-in = Se connecter
settings-log-out = Se déconnecter
settings-log-in-why = Avec un compte, tes parties sont sur toutes tes machines.
settings-keep = Garder tes parties
settings-keep-why = Tu joues en invité : tes parties restent tant que ce navigateur se souvient de toi. Avec un compte, elles sont sur toutes tes machines.
settings-login = Nom du compte
settings-password = Mot de passe
settings-password-note = Au moins 8 signes. Il n'y a pas d'e-mail : personne ne peut t'en envoyer un nouveau.
settings-make-account = Créer un compte
settings-account-made = Le compte est créé. Toutes tes parties y sont.
settings-logged-in = Te voilà de retour.
settings-logged-out = Ta session est fermée.
settings-change-password = Changer le mot de passe
settings-password-old = Ancien mot de passe
settings-password-new = Nouveau mot de passe
settings-password-changed = Le mot de passe est changé. Les autres machines sont déconnectées.
settings-logins = Où tes sessions sont ouvertes
settings-this-one = celle-ci
settings-some-program = un programme
settings-end = Se déconnecter
settings-end-sure = Oui, se déconnecter
settings-login-ended = C'est fait : session fermée.
settings-leave = Partir
settings-leave-why = Tout ce qui est personnel est supprimé aussitôt. Les parties finies restent, sans ton nom.
settings-delete-me = Me supprimer
settings-delete-sure = Oui, tout supprimer
settings-deleted = Tout ce qui était personnel est supprimé.

## À propos

about-title = À propos de Grimalkin
about-what = Grimalkin est une table pour quatre petits jeux de familiers magiques : règles complètes, humains et bots, dans un navigateur, hébergée par qui veut. Un grimalkin est le chat d'une sorcière, le premier familier.
about-unofficial = Elle n'est pas officielle. Les jeux et leurs règles sont à leurs auteurs et éditeurs, qui n'ont rien à voir avec cette page. Les cartes, textes et images d'ici sont à nous.
about-pictures = Images
about-icons = Les silhouettes des cartes sont des icônes de
about-authors = par Lorc, Delapouite et d'autres auteurs
about-composed = Elles ont été posées sur des fonds peints et coloriées.
about-icon-list = { $count ->
    [one] L'icône utilisée
   *[other] Les { $count } icônes utilisées
}
about-own = Dessinés pour cette table :
about-fonts = Polices
about-program = Le programme
about-license = Code ouvert, licence MIT.
about-version = Version { $version }.
about-api = Pour les programmes : l'API

## Adresses inconnues

unknown-title = Il n'y a rien ici
unknown-was = Tu as demandé
unknown-help = Peut-être manque-t-il une lettre au lien, ou ce qu'il montrait n'est plus là.
unknown-home = À la page d'accueil

## Refus

refused-offline = Le serveur ne répond pas. Le réseau est-il là ?
refused-unavailable = Le serveur ne peut pas le faire maintenant. Réessaie dans un instant.
refused-broken = Le serveur s'est trompé. C'est noté ; rien n'est perdu.
refused-not-known = Donne d'abord un nom.
refused-wrong-password = Le mot de passe est faux, ou ce compte n'existe pas.
refused-wrong-origin = Cela venait d'un autre site et n'a pas été fait.
refused-not-host = Seul l'hôte de la table peut le faire.
refused-not-seated = Tu n'as pas de place à cette table.
refused-not-your-seat = C'est la place de quelqu'un d'autre.
refused-no-spectators = Personne ne peut regarder à cette table.
refused-hidden = Tu ne peux pas voir cela, ou pas encore.
refused-no-such-table = Cette table n'existe pas.
refused-stale = La table a avancé. Regarde à nouveau et choisis.
refused-not-asked = Ce n'est pas à toi maintenant.
refused-not-open = La partie a commencé ou la table est fermée.
refused-not-playing = La partie n'a pas commencé, ou est finie.
refused-seat-taken = Quelqu'un a fait plus vite : la place est prise.
refused-seats-free = Impossible de commencer : une place est encore libre.
refused-paused = La partie est en pause. Reprends-la d'abord.
refused-no-request = Il n'y a plus rien à accepter.
refused-no-undo = Il n'y a rien à annuler maintenant.
refused-taken = Ce nom de compte est déjà pris.
refused-too-long = C'est trop long.
refused-too-many = C'est trop à la fois. Attends { $seconds } s et réessaie.
