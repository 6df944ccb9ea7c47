# Die Bühne: Leiste, Frage, Schubladen, und was Schritt für Schritt gezeigt wird.

meter-changes = { $now }, dann { $next }
stepper-less = Weniger
stepper-more = Mehr
menu-sequence = Geschehen Schritt für Schritt zeigen
keys-next = nächstes Ereignis, während etwas gezeigt wird
keys-menu = Menü
board-happens = Was geschieht
