# Il tavolo di studio di Black Rose: Studio, Preparazione, reazioni.

lectern-slot = Spazio { $slot }
lectern-first = lanciata per prima
lectern-then = poi
lectern-hand = La tua mano
lectern-they-see = Che cosa vedono gli altri
lectern-backs = Il dorso delle carte, quando tutti sono pronti: né lato né scuola.
lectern-rule = Gli spazi si riempiono dall’1 senza salti. Minimo due magie, massimo quattro.
lectern-open = Scegli una metà di una carta
lectern-would = qui andrebbe:
lectern-here = lascia qui:
lectern-aim = Metti qui la prossima: { $slot }
lectern-goes-to = Va in: { $slot }
lectern-flip = Gira
lectern-flip-of = Gira { $name }: { $side }
lectern-take-back-of = Riprendi { $name }
lectern-ready-with = { $count ->
    [one] Pronto con { $count } magia
   *[other] Pronto con { $count } magie
}
lectern-let-go = Lascia { $name }: { $place }
lectern-cause = la causa
lectern-damage-on-you = { $damage ->
    [one] danno su di te se lasci passare
   *[other] danni su di te se lasci passare
}
lectern-reveal = Rivelando:
lectern-through = Se non riveli nulla
lectern-let-through = Lascia passare
lectern-no-trap = Nessuna Trappola
lectern-active = Le tue carte attive
lectern-tap-to-reveal = scegline una per rivelarla
lectern-falls = { $who } subisce una sconfitta
lectern-destroyed = Distruzione: { $who }
lectern-spared = { $who } resta a { $now }/{ $of } Ferite
lectern-change-of = { $who }: { $what } { $now } → { $then }/{ $of }
lectern-change = { $who }: { $what } { $now } → { $then }
lectern-no-change = Non cambia nulla.
lectern-share = Ripartisci i danni: { $count }
lectern-share-rule = Ogni punto richiede un alloggiamento libero. { $beast } è di Guardia e può prenderne.
lectern-takes = { $name } ne subisce { $count }
lectern-wounds = { $now } → { $then } di { $of } Ferite
lectern-would-fall = verrebbe sconfitto
lectern-most-on = il più possibile su { $name }
lectern-split-words = { $name } { $a }, { $beast } { $b }
lectern-schools = La Libreria
lectern-schools-rule = Nomina una scuola per ogni pescata. Guardi le carte quando le hai nominate tutte.
lectern-discards = { $count ->
    [one] { $count } scartata
   *[other] { $count } scartate
}
lectern-named = Nominate finora: { $schools }
lectern-looking = Le carte che guardi
lectern-keep-two = Tienine due; le altre si scartano scoperte.
