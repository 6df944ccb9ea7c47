# La table : la question, les choix, le journal et tout ce qui entoure un plateau.

table-prompt = Ce qui est demandé
table-all-choices = Tous les choix
table-hinted = Un bot ferait cela
table-open-rule = Ouvrir la règle { $rule }
table-confirm = Vraiment ?
table-confirm-yes = Oui : { $what }
table-confirm-no = Non, choisir autre chose
table-unpick = Relâcher
table-log = Journal
table-log-search = Chercher dans le journal
table-log-earlier = { $count } entrées plus anciennes
table-log-empty = Rien ne s'est encore passé.
table-look-at = Regarder { $card }
table-entry-undo = { $name } annule un choix
table-entry-host-undo = La personne qui gère ce serveur ramène la partie à un point antérieur
table-entry-takeover = Un bot joue désormais pour { $name }
table-entry-back = { $name } joue de nouveau
table-entry-timeout = { $name } a trop tardé
table-entry-concede = { $name } abandonne
table-entry-leave = { $name } quitte la partie
table-entry-ruling = Une décision du Juge
table-laying-out = On dresse la table …
table-card = Une carte
table-look = Regarder
table-statuses = États
table-modifiers = Modifiée par
table-why-not = Pourquoi pas ?
table-why-other = Pourquoi pas autre chose ?
table-why-nothing = Aucune règle ne l'interdit, mais il n'y a rien à en faire maintenant.
table-can-be-used = { $count ->
    [one] Un choix la concerne.
   *[other] { $count } choix la concernent.
}
table-card-rules = Ses règles
table-rule = Règle { $rule }
table-link-copied = Le lien est copié.
table-talk = Discussion
table-seats = Places
table-menu = Menu
table-side = Journal, discussion, places, menu
table-fold = Replier
table-unread = { $count ->
    [one] une nouvelle ligne
   *[other] { $count } nouvelles lignes
}
table-whose-view = Voir comme
table-view-asked = à toi
table-sending = En route …
table-goes-on = La partie continue …
table-question-of = { $name } : { $question }
table-bot-thinks = { $names } réfléchit …
table-waits-for = On attend { $names }
table-title-turn = ● À toi : { $game }
table-window-closes = La fenêtre se ferme dans { $seconds } secondes
table-hold = Plus de temps
table-held = Temps ajouté
table-yield = Laisser passer jusqu'au bout : { $phase }
table-yielding = Tu laisses tout passer jusqu'à la fin : { $phase }
table-unyield = Ne plus passer
table-skip = Passer l'animation
table-back = Retour
table-undo = Annuler
table-undo-ask = Annuler : les autres doivent accepter
table-redo = Rétablir
table-redo-ask = Rétablir : les autres doivent accepter
table-hint = Que ferait un bot ?
table-result = Résultat
table-lost = Cette table ne peut pas être montrée
table-lost-unknown = Il n'y a pas de table à cette adresse. Le lien est peut-être coupé : redemande-le.
table-lost-private = Personne ne peut regarder à cette table. Si tu y as une place, reviens sous le nom que tu avais.
table-to-mine = Mes parties
table-to-lobby = Salon
table-closed = Cette table a été fermée
table-asleep = Cette table dort
table-asleep-game = Son jeu n'est pas là en ce moment.
table-asleep-cards = Ses cartes sont inutilisables en ce moment.
table-asleep-setup = Il manque en ce moment quelque chose de sa mise en place.
table-asleep-goes-on = Rien n'est perdu : aucune pendule ne tourne, et la partie reprend où elle en était dès que possible.

## Places

seat-you = toi
seat-bot = bot
seat-bot-for = un bot joue
seat-away = absent
seat-thinks = réfléchit …
seat-your-turn = À toi
seat-turn = doit répondre
seat-low-time = court
seat-days = { $count ->
    [one] un jour
   *[other] { $count } jours
}

## Discussion

talk-somebody = Quelqu'un
talk-spectator = regarde
talk-write = Dire quelque chose
talk-send = Envoyer
talk-empty = Personne n'a encore rien dit.
talk-joined = { $name } s'assoit
talk-left = { $name } se lève
talk-seat = Place changée : { $name }
talk-started = La partie commence
talk-asks-undo = { $name } demande à annuler un choix
talk-asks-redo = { $name } demande à rétablir un choix
talk-asks-draw = { $name } propose un match nul
talk-asks-pause = { $name } demande une pause
talk-yes = { $name } accepte
talk-no = { $name } refuse
talk-lapsed = La demande n'est plus valable
talk-paused = La partie est en pause
talk-resumed = { $name } reprend la partie
talk-hold = { $name } demande plus de temps
talk-skipped = Le serveur a été absent pendant { $seconds } s. Aucune pendule n’a tourné.
talk-set-back = L’horloge du serveur a été reculée. Chacun garde son temps.
talk-bot-slow = { $name } était trop lent et a été relancé
talk-bot-replaced = { $name } est tombé en panne ; un bot simple joue maintenant
talk-bot-gone = { $name } n’est plus là ; un autre bot joue maintenant
talk-asleep = La table dort : il lui manque quelque chose. Aucune pendule ne tourne.
talk-awake = La table est réveillée : la partie reprend où elle en était
talk-closed = La table a été fermée
talk-webhook-failed = Le message n'a pas pu être remis

## Demandes

request-waits = Ta demande attend { $names }.
request-agree = Accepter
request-refuse = Refuser
request-withdraw = Retirer
request-bot-plays = Un bot joue pour toi

## Menu

menu-game = La partie
menu-pause = Pause
menu-resume = Reprendre
menu-draw = Proposer un match nul
menu-play-again = Rejouer moi-même
menu-let-play = Laisser un bot jouer pour moi
menu-resign = Abandonner
menu-resign-sure = Oui, abandonner
menu-leave = Quitter la partie
menu-leave-sure = Oui, quitter ; les autres continuent
menu-go-on = Non, continuer
menu-stops = Toujours me demander à
menu-stops-help = Des moments qui passent sans toi si tu ne t'y arrêtes pas.
menu-comfort = Confort
menu-auto-pass = Passer pour moi quand rien d'autre n'est possible
menu-confirm = Demander avant chaque choix
menu-sound = Sons
menu-motion = Mouvement
menu-motion-auto = comme le système
menu-motion-slow = lent
menu-motion-normal = normal
menu-motion-fast = rapide
menu-motion-none = aucun
menu-table = Cette table
menu-share = Copier le lien
menu-keys = Touches
menu-spectators-none = Personne ne peut regarder.
menu-spectators-open = Qui a le lien peut regarder et voit toutes les cartes.
menu-spectators-public = Qui a le lien peut regarder et voit ce que tout le monde voit.
menu-consent = Annuler après avoir appris quelque chose, un match nul et la pause demandent l'accord des autres.

## Touches

keys-number = choisir le bouton qui porte ce numéro
keys-letter = choisir ce qui porte cette lettre dans la liste de tous les choix
keys-pass = laisser passer
keys-all = tous les choix
keys-arrows = de pièce en pièce ; Entrée touche
keys-inspect = regarder une carte de près
keys-escape = relâcher, fermer
keys-undo = annuler, rétablir
keys-hint = que ferait un bot ?
keys-yield = laisser passer jusqu'à la fin de cette phase
keys-skip = passer ce qui bouge
keys-log = journal
keys-talk = discussion
keys-rules = livret de règles
keys-keys = cette liste

## Résultat

result-you-won = Tu as gagné !
result-you-lost = Tu as perdu
result-you-drew = Match nul
result-over = La partie est finie
result-moments = Moments clés
result-rematch = Revanche
result-to-rematch = Vers la revanche
result-replay = Revoir la partie
result-verify = Vérifier les dés
result-home = Vers l'accueil
result-look = Regarder la table

## Livret de règles

rules-book = Livret de règles
rules-of = Règles de { $game }
rules-own-page = Sur sa propre page
rules-search = Chercher règles et cartes
rules-found = { $rules } règles, { $cards } cartes
rules-chapters = Chapitres
rules-cards = Cartes
rules-copy = Copier le lien vers { $rule }
rules-from = D’où elle vient
rules-from-all = Toutes les règles
rules-origin =
    { $origin ->
        [leaflet] feuillet
        [public] pages publiques
        [ours] la nôtre
       *[rulebook] livret
    }
rules-origin-about =
    { $origin ->
        [leaflet] Imprimée dans les feuillets des extensions.
        [public] Racontée sur des pages publiques : critiques, vidéos, réponses des auteurs.
        [ours] Décidée pour cette table, là où rien d’imprimé ni de public ne le dit.
       *[rulebook] Imprimée dans le livret de règles du jeu.
    }
rules-nothing = Rien n'a été trouvé.
rules-opening = On ouvre le livret …
rules-none = Ce livret n'existe pas
rules-home = Vers l'accueil

## Lieux

# $what : une carte ; la $n-ième de $count pareilles
board-rivals = Rivaux
zone-one-of = { $what }, { $n } sur { $count }
zone-named = { $name } : { $count }
zone-put-here = Ici : { $name }
zone-here = Ici
zone-stack = { $count ->
    [one] une carte face cachée
   *[other] { $count } cartes face cachée
}
