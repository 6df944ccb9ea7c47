# La scène : barre, question, tiroirs, et ce qui se montre pas à pas.

meter-changes = { $now }, puis { $next }
stepper-less = Moins
stepper-more = Plus
menu-sequence = Montrer les évènements pas à pas
keys-next = évènement suivant, pendant qu’on montre quelque chose
keys-menu = menu
board-happens = Ce qui se passe
