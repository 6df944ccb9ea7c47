# Parole di ogni pagina.

skip-to-content = Vai al tavolo
page-not-loaded = Non è stato possibile caricare questa parte della pagina.
try-again = Riprova
close = Chiudi
touch-legal = { $what }, si può scegliere
touch-picked = { $what }, tua scelta
bot-at-seat = Bot { $seat }
touch-locked = { $what }, ora non si può scegliere
