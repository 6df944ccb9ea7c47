# Wörter aller Seiten.

skip-to-content = Zum Tisch springen
page-not-loaded = Dieser Teil der Seite konnte nicht geladen werden.
try-again = Noch einmal versuchen
close = Schließen
touch-legal = { $what }, kann gewählt werden
touch-picked = { $what }, gewählt
bot-at-seat = Bot { $seat }
touch-locked = { $what }, jetzt nicht wählbar
