# Les mots de toutes les pages.

skip-to-content = Aller à la table
page-not-loaded = Cette partie de la page n'a pas pu être chargée.
try-again = Réessayer
close = Fermer
touch-legal = { $what }, au choix
touch-picked = { $what }, ton choix
bot-at-seat = Bot { $seat }
touch-locked = { $what }, pas possible maintenant
