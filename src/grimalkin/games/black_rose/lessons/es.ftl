# Las lecciones de Black Rose Wars: lo que se dice en cada paso. $move es lo que hace avanzar, con palabras.

lesson-first = Tu primer Familiar
    .text = Invoca a un dragón, mándalo de caza, estudia, prepara hechizos en secreto, haz saltar una Trampa y muestra una Misión.
lesson-rival = Bo
lesson-otherwise = En una mesa tuya puedes hacerlo. Aquí, elige «{ $move }».

## Se invoca a un Familiar

lesson-first-lair = A la guarida
lesson-first-welcome = Esta es la Logia de la Rosa Negra, una casa de 19 salas. Tú eres el Mago Nero y Bo es Tessa. Cuando alguien tiene 30 Puntos de Poder, se acaba la ronda y gana quien tenga más. También juega la Rosa Negra: si ella es quien más tiene, perdéis los dos.
lesson-first-token = En la Fase de Acción haces una o dos Acciones, y luego le toca a Bo. En cada ronda tienes dos fichas de acción física: con una te mueves y activas una sala, con la otra te mueves y atacas. A tu lado está la Guarida de Draco. Elige mover y activar.
lesson-first-walk = Con esta ficha te mueves hasta dos salas, de sala en sala. Nadie puede cerrarte el paso. Ve hacia la Guarida de Draco.
lesson-first-stay = Podrías ir una sala más allá. Pero aquí es donde querías estar: para aquí.
lesson-first-activate = Cada sala hace algo, una vez por ronda, para quien llegue primero. La guarida te deja invocar a un dragón. Actívala.
lesson-first-summon = Aquí viven tres dragones, y un Mago solo tiene un Familiar a la vez. Drogon vuela más lejos, Ashardalon es el más resistente, Smaug muerde más fuerte: 3 de daño.
lesson-first-summon-goal = Invoca al dragón que muerde más fuerte.
lesson-first-drogon = Drogon se mueve tres salas e inflige 2 de daño; su Acción escupe fuego a una sala adyacente. Está en tu peana, en Modo Guardián. En los próximos capítulos tendrás a Smaug en su lugar.
lesson-first-ashardalon = Ashardalon tiene 5 de Salud, y su Acción hace más fuertes tus ataques. Está en tu peana, en Modo Guardián. En los próximos capítulos tendrás a Smaug en su lugar.
lesson-first-guard = Ahora Smaug está en tu peana, en Modo Guardián: los dos sois una sola miniatura. Va adonde vas tú, y el daño lo repartes entre los dos como quieras. Su ficha vino con él, lista para usarse.

## Sale de caza

lesson-first-hunt = La caza
lesson-first-launch = Una ronda después. Bo está en la Armería, a una sala de ti. La ficha de tu Familiar sirve para dos cosas: para su Acción, o para lanzarlo. Si lo lanzas, deja tu peana y actúa enseguida.
lesson-first-launch-goal = Manda a Smaug contra Bo.
lesson-first-launch-familiar = Ese es el otro uso de la misma ficha: Smaug se quedaría contigo y haría temblar una sala. Pero tiene hambre.
lesson-first-launch-attack = Podrías ir a golpear a Bo en persona, con 2 de daño. Smaug muerde más fuerte, y no te necesita.
lesson-first-launch-activate = La Sala del Tesoro te daría 1 Punto de Poder. Después seguirá ahí; Bo no.
lesson-first-fly = Primero se mueve, hasta dos salas, y luego ataca; nunca al revés. Vuela hacia la Armería.
lesson-first-fly-stay = Podría volar más lejos. Pero la cena está aquí: para.
lesson-first-bite = El atacado tiene que estar en la misma sala. Elige a Bo como objetivo.
lesson-first-follow = En el tablero de Bo hay 3 cubos de tu color. Smaug no está en tu sala, así que está en Modo Cazador: una miniatura aparte, con la correa larga. En este turno te queda una Acción. Síguelo: elige mover y atacar.
lesson-first-follow-step = Esta ficha te mueve una sala como mucho. Ve hacia la Armería, donde está Smaug.
lesson-first-pick-up = Cuando pasas por su sala, puedes llevarte a tu Familiar enseguida, o dejarlo allí y seguir sin él.
lesson-first-pick-up-goal = Trae a Smaug de vuelta a tu lado.
lesson-first-left = Puedes hacerlo: con un paso más, seguirías sin él. Pero tu Acción acaba aquí, en la misma sala, así que Smaug vuelve igualmente al Modo Guardián.
lesson-first-together = Smaug está otra vez en Modo Guardián, y los dos estáis ante Bo. Ahora podrías atacar, con 2 de daño más. Y así, ronda tras ronda: lánzalo, deja que cace, recógelo.

## Estudio y Preparación

lesson-first-study = Libros y secretos
lesson-first-school = Una ronda nueva. Tras los Eventos viene el Estudio: de tu Grimorio has robado Anillo de fuego y Carrera de fuego. Ahora llegan cuatro cartas de la Biblioteca. Para cada una nombras una escuela antes de ver ninguna. La Destrucción quema bien: elígela.
lesson-first-school-again = Le va bien a Nero. Elige otra vez Destrucción.
lesson-first-school-other = Ahora algo para quien espera en la oscuridad: la Conspiración tiene Trampas. Elígela.
lesson-first-school-last = Y una vez más: Conspiración.
lesson-first-keep = De cuatro cartas conservas dos. Cada una tiene dos efectos, uno por cada lado. Bola de fuego inflige 3 de daño a todos los enemigos de una sala, y ninguna Protección sirve.
lesson-first-keep-goal = Conserva un hechizo para el combate abierto.
lesson-first-keep-trap = Una buena Trampa, pero espera a que alguien entre. La tendrás enseguida; antes, algo para el combate abierto.
lesson-first-keep-howl = Aullido del demonio hace actuar a una Evocación, o invoca una. Útil, pero por sí solo no quema a nadie.
lesson-first-keep-wind = Viento susurrante mueve a los demás. Hoy prefieres prenderle fuego a algo.
lesson-first-keep-second = Ahora una Trampa. Andanada de cuchillas salta en salas de un color: al derecho en una roja, invertida en una verde.
lesson-first-keep-second-goal = Conserva una Trampa para Bo.
lesson-first-discard = Las otras dos van a los descartes de sus escuelas, en el orden que digas. Descarta primero Aullido del demonio.
lesson-first-lay = Bo también ha estudiado. En la Preparación todos ponen a la vez de dos a cuatro hechizos boca abajo, y eligen de qué lado. La Sala del Tesoro y el Jardín son verdes: pon pues Andanada de cuchillas en el espacio 1, invertida.
lesson-first-lay-second = Los espacios 1 a 3 se usan en orden; el del hechizo rápido, cuando quieras. Pon Bola de fuego en el espacio 2, al derecho.
lesson-first-ready = Con dos hechizos basta, y lo que guardas en la mano queda para la próxima ronda. Nadie ve nada hasta que todos están listos. Di que lo estás.
lesson-first-prepared = Bo también había terminado. Tú ves dos dorsos en el tablero de Bo, y Bo ve dos en el tuyo. Ninguno sabe lo que trama el otro.

## Una Trampa

lesson-first-trap = Algo salta
lesson-first-active = Tu primer hechizo es la Trampa. Usarla cuesta una Acción: se queda boca abajo y pasa a estar activa. Úsala.
lesson-first-wait = Bo ve que algo acecha, pero no qué. Estás en la Armería con Smaug, y entre Bo y tú hay salas verdes. Termina tu turno y ten paciencia.
lesson-first-spring = Bo ha entrado en la Sala del Tesoro, que es verde. Eso esperaba Andanada de cuchillas: 2 de daño, y 2 más si Bo sale de ella en esta ronda. Se te pregunta, y nada te obliga.
lesson-first-spring-goal = Haz saltar la Trampa.
lesson-first-spring-pass = Puedes esperar: una Trampa que no ha saltado vuelve a tu mano en la Limpieza. Pero Bo no caerá nunca mejor que ahora.
lesson-first-cast = ¡Zas! Bo sufre 2 de daño, y no se atreve a salir. La Sala del Tesoro le ha dado 1 Punto de Poder. Te toca otra vez, y Bola de fuego es tu siguiente hechizo. Úsalo.
lesson-first-aim = Bola de fuego se revela y necesita una sala como objetivo, la tuya o una adyacente. Tus hechizos nunca hieren a tus propias miniaturas.
lesson-first-aim-goal = Alcanza a Bo.
lesson-first-aim-empty = Ahí no hay nadie. Los muebles arderían bien, pero no dan Puntos de Poder.
lesson-first-burnt = 3 de daño más: en el tablero de Bo hay 5 cubos tuyos, y un Mago tiene 10 espacios. Quien es derrotado despierta en su Celda, y aquellos cuyos cubos están allí ganan Puntos de Poder. Algunos hechizos sacuden también la sala de donde salen: ahora tiene 1 de inestabilidad.

## Una Misión, y el final

lesson-first-quest = La Rosa cuenta
lesson-first-show = Mucho después, en la Fase de Evocación de la última ronda. Bo tiene 31 Puntos de Poder y la Corona; tú tienes 28. Al final, quien más Misiones ha cumplido recibe 6, y el segundo 3. Habéis cumplido una cada uno. Pero tú tienes otra en la mano, y nadie lo sabe.
lesson-first-show-goal = Muestra tu Misión antes de que sea tarde.
lesson-first-show-end = Entonces se queda en tu mano, Bo sigue por delante, y se acabó. Una Misión solo cuenta si se ha mostrado.
lesson-first-show-act = Smaug puede volar después. Antes muestra lo que tienes: posees una Evocación, y un Familiar cuenta como tal.
lesson-first-reward = Un sirviente hallado: 2 Puntos de Poder enseguida, ya tienes 30. La recompensa cura del todo a una de tus Evocaciones; puedes rechazarla. Smaug se la ha ganado: di que sí.
lesson-first-last = Smaug está sano otra vez, y de caza: en esta fase podría actuar como cualquier Evocación. Pero no hay nadie bastante cerca. Termina tu turno; luego vienen la Limpieza y el final.
lesson-first-won = El recuento final: 6 por tener más Misiones, y tienes 36. Bo recibe 3 por las Misiones y 1 por la Corona: 35. La Rosa Negra tiene 24. ¡Has ganado, por una sola Misión! En una mesa tuya hay Eventos, Evocaciones y más dragones. Cada regla está en el reglamento, con su origen.
