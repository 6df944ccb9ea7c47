# El escenario: barra, pregunta, cajones, y lo que se muestra paso a paso.

meter-changes = { $now }, luego { $next }
stepper-less = Menos
stepper-more = Más
menu-sequence = Mostrar los sucesos paso a paso
keys-next = suceso siguiente, mientras se muestra algo
keys-menu = menú
board-happens = Lo que ocurre
