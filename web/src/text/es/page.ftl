# Palabras de todas las páginas.

skip-to-content = Ir a la mesa
page-not-loaded = No se pudo cargar esta parte de la página.
try-again = Reintentar
close = Cerrar
touch-legal = { $what }, se puede elegir
touch-picked = { $what }, tu elección
bot-at-seat = Bot { $seat }
touch-locked = { $what }, ahora no se puede elegir
