# Il palco: barra, domanda, cassetti, e ciò che si mostra passo per passo.

meter-changes = { $now }, poi { $next }
stepper-less = Meno
stepper-more = Più
menu-sequence = Mostra gli eventi passo per passo
keys-next = evento successivo, mentre si mostra qualcosa
keys-menu = menu
board-happens = Cosa succede
