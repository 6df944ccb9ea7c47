# El escritorio de Black Rose: Estudio, Preparación, reacciones.

lectern-slot = Espacio { $slot }
lectern-first = se lanza primero
lectern-then = después
lectern-hand = Tu mano
lectern-they-see = Lo que ven los demás
lectern-backs = El dorso de las cartas cuando todos están listos: ni lado ni escuela.
lectern-rule = Los espacios se llenan desde el 1 sin huecos. Dos hechizos como mínimo, cuatro como máximo.
lectern-open = Elige una mitad de una carta
lectern-would = aquí quedaría:
lectern-here = suelta aquí:
lectern-aim = Poner aquí el siguiente: { $slot }
lectern-goes-to = Va a: { $slot }
lectern-flip = Girar
lectern-flip-of = Girar { $name }: { $side }
lectern-take-back-of = Recuperar { $name }
lectern-ready-with = { $count ->
    [one] Listo con { $count } hechizo
   *[other] Listo con { $count } hechizos
}
lectern-let-go = Suelta { $name }: { $place }
lectern-cause = la causa
lectern-damage-on-you = { $damage ->
    [one] de daño para ti si lo dejas pasar
   *[other] de daño para ti si lo dejas pasar
}
lectern-reveal = Al revelarla:
lectern-through = Si no revelas nada
lectern-let-through = Dejarlo pasar
lectern-no-trap = Ninguna Trampa
lectern-active = Tus cartas activas
lectern-tap-to-reveal = elige una para revelarla
lectern-falls = { $who } sufre una derrota
lectern-destroyed = Destrucción: { $who }
lectern-spared = { $who } sigue con { $now }/{ $of } heridas
lectern-change-of = { $who }: { $what } { $now } → { $then }/{ $of }
lectern-change = { $who }: { $what } { $now } → { $then }
lectern-no-change = No cambia nada.
lectern-share = Reparte el daño: { $count }
lectern-share-rule = Cada punto necesita un espacio libre. { $beast } te guarda y puede recibir parte.
lectern-takes = { $name } recibe { $count }
lectern-wounds = { $now } → { $then } de { $of } heridas
lectern-would-fall = sería derrotado
lectern-most-on = lo más posible en { $name }
lectern-split-words = { $name } { $a }, { $beast } { $b }
lectern-schools = La Biblioteca
lectern-schools-rule = Nombra una escuela para cada robo. Miras las cartas cuando las has nombrado todas.
lectern-discards = { $count ->
    [one] { $count } descartada
   *[other] { $count } descartadas
}
lectern-named = Nombradas hasta ahora: { $schools }
lectern-looking = Las cartas que miras
lectern-keep-two = Conserva dos; las demás se descartan boca arriba.
