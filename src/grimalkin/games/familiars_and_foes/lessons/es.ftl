# Las lecciones de Familiars and Foes: lo que se dice en cada paso. $move es la jugada que hace avanzar.

lesson-first = Tus primeros Enemigos
    .text = Ataca, lanza hechizos, grita Ballyhoo, salva a una amiga y liberad en equipo el Aquelarre.
lesson-otherwise = En una partida tuya puedes hacerlo. Aquí elige «{ $move }».

## Una ronda

lesson-first-turn = Tu primera ronda
lesson-first-welcome = ¡Te damos la bienvenida! Juegas con Mimsy, y Jinxie es tu amiga. Aquí nadie juega contra nadie: en equipo vencéis a los Enemigos de cuatro Oleadas y liberáis el Aquelarre.
lesson-first-mat = Este es tu tablero. Los PV son tu vida. Con los PM pagas los hechizos. Cada gema es un uso de tu Habilidad especial, y una Ficha de la Suerte gira una moneda. Debajo está el Pergamino de entrenamiento con sus seis tareas.
lesson-first-attack = Cinder Imp es el Enemigo de la Oleada 1. En tu turno haces una sola cosa: un Ataque físico, un Artefacto o un hechizo. El Ataque físico no cuesta nada: ataca al Enemigo #1.
lesson-first-training = Has sacado 12. Tu tabla dice: de 5 a 17, impacto de 1. Además, una tarea de tu Pergamino de entrenamiento queda marcada. Ahora el Sapo salta hasta Jinxie: le toca a ella. Mírala.
lesson-first-ballyhoo = Jinxie ha golpeado por 3. Tras un ataque con éxito, los demás pueden apuntarse: por 1 PM lanzas la moneda. Con Ojo Abierto, el mismo Enemigo recibe 2 de daño más. ¡Grita Ballyhoo!
lesson-first-token = ¡Ojo Cerrado! Te costaría 1 PV. Pero la moneda aún no cuenta: gírala con tu Ficha de la Suerte.
lesson-first-foes-turn = Ojo Abierto: 2 de daño, y a Cinder Imp le quedan 8 PV. Ahora el Sapo está sobre los Enemigos. Cada Enemigo tira una vez en su propia tabla.
lesson-first-round-over = Cinder Imp ha sacado 10: impacto de 1. Un Enemigo golpea a todos los Familiares en pie, así que perdéis 1 PV cada una. Eso ha sido una ronda: primero todos los Familiares, después los Enemigos.

## Magia

lesson-first-magic = Hechizos y Oleadas
lesson-first-spell = Dos rondas después, con tu hechizo Healing Paw os has curado a las dos. Cinder Imp es un Enemigo de Fuego, y Mimsy es fuerte contra el Fuego: uno de tus hechizos solo sirve contra Enemigos así.
lesson-first-spell-goal = Lanza el hechizo que teme un Enemigo de Fuego.
lesson-first-spell-weaker = Eso también le haría daño, pero menos. ¿Cuál de tus hechizos es solo para Enemigos de Fuego?
lesson-first-spell-keep = Guarda el Artefacto para un Enemigo más fuerte. ¿Cuál de tus hechizos es solo para Enemigos de Fuego?
lesson-first-mp = Quench ha costado 2 PM y ha golpeado por 4: para «4+» el dado debe mostrar 4 o más. Otra tarea queda marcada. Jinxie quiere rematar a Cinder Imp.
lesson-first-wave = ¡Golpe crítico! El último golpe es de Jinxie, así que la carta de Cinder Imp, con su Recompensa, es para ella. La Oleada ha terminado: tus PM vuelven al máximo, tus PV no. La Oleada 2 empieza con su Carta del Aquelarre.
lesson-first-coven = Es Sirena, tu bruja: a partir de ahora puedes lanzar su Hechizo de ayuda. El Enemigo de esta Oleada es Lava Lug, con 19 PV. El Sapo sigue como siempre, así que los Enemigos actúan primero.
lesson-first-artifact = Lava Lug ha sacado 19: 3 de daño para todos, y en esta ronda nadie puede curarse. ¡Responde! Un hechizo o un ataque tira el dado. Tu Artefacto no lo necesita, pero solo se usa una vez.
lesson-first-artifact-goal = Hiere a Lava Lug como prefieras.
lesson-first-artifact-kept = ¡Impacto! También vale, y te quedas con el Artefacto. Habría hecho 6 de daño sin dado, y marcado una tarea. En el próximo capítulo ya lo has usado.
lesson-first-artifact-used = ¡6 de daño! Un Artefacto usado sale del juego, pero la tarea queda marcada. Has hecho cuatro de tus seis tareas.

## Peligro

lesson-first-danger = Una amiga en peligro
lesson-first-peril = Oleada 3. A Jinxie solo le quedan 2 PV, y Cobble Troll está a punto de tirar. Se te pregunta porque ahora podrías usar tu Habilidad especial, Healing Rain. Es mejor ver antes el dado: pasa.
lesson-first-rain = Un 16 es un impacto de 2: Jinxie caería. Pero los PV aún no se han perdido, y puedes interrumpir en el turno de cualquiera.
lesson-first-rain-goal = Mantén a Jinxie en pie.
lesson-first-rain-fall = Entonces Jinxie cae. ¿Qué puede darle PV antes de que pierda 2?
lesson-first-rain-self = Tú tienes PV de sobra para este golpe. ¿Quién no?
lesson-first-unlocked = Ha recibido 5 PV antes de perder 2: ¡Jinxie sigue en pie! Te ha costado una gema. Y era tu sexta tarea: el Pergamino de entrenamiento desaparece, y el Pergamino de Hechizos avanzados está abierto.

## Una caída

lesson-first-revive = Una caída y un regreso
lesson-first-last-wave = La última Oleada. Gloop está fuera de combate; Sparkmite, no. Jinxie tiene 1 PV, y tus gemas se han acabado. Solo se pierde si todos los Familiares han caído. Sparkmite tira.
lesson-first-revive-her = Jinxie ha caído y ahora es un fantasma. Pero puedes lanzar Revive: cada Familiar en pie debe tener abiertos los Hechizos avanzados, paga 2 PM y lanza la moneda. Solo quedas tú en pie, así que solo lanzas tú. Lanza Revive sobre Jinxie.
lesson-first-revived = Todas las monedas salieron Abiertas: Jinxie está de vuelta con todos sus PV, PM y gemas. Si solo algunas hubieran salido Abiertas, tendría la mitad. Revive ha sido todo tu turno, y ahora el Sapo está sobre Jinxie.

## El final

lesson-first-win = El último Enemigo
lesson-first-maelstrom = Solo un Enemigo os separa del Aquelarre. Tus Hechizos avanzados están abiertos y son más fuertes que los demás; tienes 7 PM para lanzarlos.
lesson-first-maelstrom-goal = Derrota a Sparkmite, que tiene 7 PV, de un solo golpe.
lesson-first-maelstrom-weak = No basta para 7 PV. Mira tus Hechizos avanzados.
lesson-first-won = El último Enemigo de la cuarta Oleada está fuera de combate: el Aquelarre es libre, ¡y habéis ganado en equipo! Ahora juega una partida tuya. Puedes consultar cada regla cuando quieras.
