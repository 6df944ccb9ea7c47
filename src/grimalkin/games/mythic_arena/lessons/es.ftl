# Las lecciones de Mythic Arena: lo que se dice en cada paso. $move es la jugada que hace avanzar.

lesson-first = Tu primera arena
    .text = Juega una Criatura, dale un Elyth, ataca, bloquea y consigue el tercer Punto de victoria.
lesson-rival = Bo
lesson-otherwise = En una partida tuya puedes hacerlo. Aquí elige «{ $move }».

## La arena

lesson-first-arena = La Arena
lesson-first-welcome = ¡Te damos la bienvenida! Diriges un equipo de Criaturas, igual que Bo, enfrente. Tu Arena tiene tres líneas: el Frente, donde se combate, la Guardia detrás y la Retaguardia, donde se descansa.
lesson-first-goal = Cada Criatura enemiga que queda fuera de combate te da un Punto de victoria. Gana quien llega antes a tres, y pierde quien se queda sin Criaturas en juego. Empieza tu turno: robas una carta.
lesson-first-play-pet = Has robado Healing Salve. Después de robar puedes jugar una Criatura de tu mano. Juega Ember Wing.
lesson-first-play-elyth = La segunda Criatura va a la Guardia y la tercera a la Retaguardia: allí espera Ember Wing. Ahora viene tu fase principal: Elyth, Runas, Objetos y un combate, en el orden que quieras. Juega Ruby Power Gem, un Elyth.
lesson-first-attach = Un Elyth se une a una Criatura y se queda con ella; cada una lleva solo uno. El rubí suma 10 a todo su daño de batalla. Solo combaten las Criaturas del Frente.
lesson-first-attach-goal = Dale el rubí a una de tus Criaturas.
lesson-first-attach-later = Se puede hacer: el rubí sirve en cuanto su Criatura llega al Frente. Gloth combate primero, así que en la próxima batalla lo lleva Gloth.
lesson-first-values = Mira a Gloth. Los PV son su vida, y la Velocidad dice quién golpea primero. La Puntería se suma a su dado, y la Esquiva es lo que los demás deben alcanzar para darle. El Elyth suma 10 de daño a todos sus golpes. ¡Hora de combatir!

## El primer combate

lesson-first-battle = El primer combate
lesson-first-declare-battle = En cada turno hay un combate: es lo único que no puedes saltarte. Declara el Combate.
lesson-first-attack = Se ataca desde el Frente. Elige a Gloth como Atacante; después Bo elige un Bloqueador.
lesson-first-willpower = Mossback bloquea. Elige ahora un Poder de combate. Tu Voluntad es el número de cartas que tienes en la mano: con dos cartas puedes usar Charge, que cuesta 1, pero no Tusk Gore, que cuesta 3. Las cartas se quedan en la mano.
lesson-first-keep-rune = Antes de los golpes cada cual puede jugar una Runa. La tuya te servirá más tarde: pasa.
lesson-first-hit = Gloth es más rápido y golpea primero. El dado muestra 9: con Puntería 4 suma 13, y la Esquiva de Mossback es solo 2. ¡Impacto! 30 de daño por Charge y 10 por el Elyth: a Mossback le quedan 50 PV. Ahora responde Mossback.
lesson-first-cleanup = Mossback saca 1: con Puntería 1 suma 2, y la Esquiva de Gloth es 3. ¡Falla! No hace falta nada más en este turno: anuncia la Limpieza.
lesson-first-after-cleanup = En la Limpieza actúa lo que dura, para las Criaturas de ambos lados: Mossback ha regenerado 10 PV. En la Retaguardia, una Criatura herida se curaría 30 y perdería un estado. Ahora le toca a Bo.

## Bloquear

lesson-first-block = Bo ataca
lesson-first-rivals-turn = Ahora es el turno de Bo. Ves cuántas cartas tiene en la mano, pero no cuáles. Mira lo que hace.
lesson-first-block-it = Bo ha jugado Huangdi, ha devuelto a la Guardia a Mossback, que está herido, y ataca con Golden Claw. En tu Frente solo está Gloth: bloquea con Gloth.
lesson-first-strike-back = Quien bloquea también golpea. Elige Charge para Gloth.
lesson-first-play-rune = Bo no juega ninguna Runa. Es el momento de la tuya: juega Press the Advantage.
lesson-first-rune-on = Elige a Gloth: Puntería +2 y 20 de daño más para este golpe, y robas una carta. Después la Runa queda gastada.
lesson-first-bleed = Golden Claw es más rápido y acierta: Gloth pierde 30 PV y recibe el estado Sangrado. Un estado se queda hasta que algo lo quita. Ahora golpea Gloth.
lesson-first-rune-worked = 30 de Charge, 10 del Elyth y 20 de la Runa: ¡60 de daño! A Golden Claw le quedan 80 PV. Bo termina el turno con la Limpieza.
lesson-first-residual = En cada Limpieza, cada contador de Sangrado cuesta 10 PV: ahora Gloth tiene 120. Hay dos Limpiezas por ronda, así que hasta una herida pequeña se nota.

## Un punto

lesson-first-point = Un Punto de victoria
lesson-first-use-item = Unos turnos después, cada cual tiene un Punto de victoria. Gloth sigue sangrando, pero en tu Arena hay un Objeto. En un turno puedes usar un solo Objeto, una sola vez. Usa Bandage Roll.
lesson-first-item-on = Elige a Gloth: Bandage Roll le quita el Sangrado. Un Objeto sin usos se descarta; a este le queda uno.
lesson-first-switch = Gloth está cansado. Una vez por turno puedes intercambiar dos Criaturas de líneas vecinas. Intercambia Gloth con Ember Wing.
lesson-first-battle-again = Golden Claw se esconde en la Guardia de Bo con 40 PV. Pero Ember Wing vuela: desde el Frente puede atacar cualquier línea. Declara el Combate.
lesson-first-fly = Una Criatura que vuela puede atacar cualquier línea, y solo puede bloquear una Criatura de esa línea. Mira los PV de las Criaturas de Bo: Blazing Talon hace 30 de daño, y quien bloquea a Ember Wing sufre antes 10.
lesson-first-fly-goal = Ataca la línea donde basta un golpe.
lesson-first-fly-front = Ol' Chomper tiene 120 PV: ahí no basta un golpe. ¿Quién tiene pocos?
lesson-first-fly-rear = Huangdi tiene 130 PV: ahí no basta un golpe. ¿Quién tiene pocos?
lesson-first-flaming-body = Golden Claw tiene que bloquear, y el Poder pasivo de Ember Wing, Flaming Body, quema enseguida: 10 de daño. Los Poderes pasivos no cuestan nada y actúan solos. Elige ahora Blazing Talon.
lesson-first-no-rune = Ember Wing es bastante rápida sin Runa: pasa.
lesson-first-downed = ¡Impacto! A Golden Claw no le quedan PV y queda fuera de combate antes de poder golpear: tienes dos Puntos de victoria. La Guardia de Bo estaba vacía, así que Huangdi ha tenido que avanzar desde la Retaguardia.

## El final

lesson-first-win = El tercer punto
lesson-first-last-attack = Llega el final: tú tienes dos puntos y Bo, uno. En el Frente de Bo está Ol' Chomper con 50 PV. El combate está declarado: ataca con Gloth.
lesson-first-last-power = Tienes tres cartas en la mano, así que tu Voluntad es 3 y puedes usar los dos poderes de Gloth. Cada uno hace 30 de daño; Tusk Gore cuesta más, y quien lo resiste sangra.
lesson-first-last-power-goal = Deja fuera de combate a Ol' Chomper, que tiene 50 PV.
lesson-first-last-runes = Tu Runa solo haría más rápido a Gloth, y ya lo es. Pasa y deja rodar el dado.
lesson-first-won = Un 20 es un golpe crítico: siempre acierta y hace 20 de daño más. 30, más 10 del Elyth y 20, menos 10 por Tough Hide, son 50: Ol' Chomper queda fuera de combate y, con tres Puntos de victoria, ¡has ganado! Ahora juega una partida tuya. Puedes consultar cada regla cuando quieras.
lesson-first-won-charge = Un 20 es un golpe crítico: siempre acierta y hace 20 de daño más. Ha bastado Charge: 30, más 10 del Elyth y 20, menos 10 por Tough Hide, son 50. Ol' Chomper queda fuera de combate y, con tres Puntos de victoria, ¡has ganado! Ahora juega una partida tuya.
