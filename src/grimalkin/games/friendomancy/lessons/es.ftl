# Las lecciones de Friendomancy: lo que se dice en cada paso. $move es la jugada que hace avanzar.

lesson-first = Tus primeros amigos
    .text = Roba, haz amistad con un charco, gana Dinero, ataca, ponle cinta a un gato y llama al Juez por una piedra.
lesson-rival = Bo
lesson-judge = Gofre
lesson-otherwise = En una mesa tuya puedes hacerlo. Aquí elige «{ $move }».

## Un turno entero

lesson-first-table = Como en tu casa
lesson-first-welcome = ¡Te damos la bienvenida a la alfombra del salón! Bo y tú habéis empezado con 20 de Dinero por cabeza. Cuando acabe la fiesta, gana quien tenga más Dinero. Lo demás no cuenta, ni siquiera los buenos modales.
lesson-first-places = Esto es lo tuyo: una mano que solo ves tú, un mazo y un tablero. En tu tablero ya vive Puddle Named Kevin, un charco. Las cuatro reservas del centro son de todos.
lesson-first-draw = Un turno tiene tres pasos. En el paso de robo haces una de tres cosas: robar de tu mazo, robar de una reserva, o barajar en tu mazo hasta tres cartas de una reserva sin verlas. Roba de tu mazo.
lesson-first-play-friend = Ahora, el paso principal. Cada turno recibes 4 Cosas, y las cartas cuestan Cosas. ¿Qué es una Cosa? Nadie lo sabe, pero Slime Accountant acepta una. Juégala: es un Amigo, y los Amigos se quedan.
lesson-first-play-magic = Ya está en tu tablero, al lado de Kevin. Ahora un Hechizo: hace efecto una vez y se va a tus descartes. Small Favor no cuesta nada y da 2 de Dinero. Juégala.
lesson-first-earner = Tienes 22 de Dinero y te quedan 3 Cosas. Un buen Amigo gana algo cada turno, él solito. Lee tus cartas.
lesson-first-earner-goal = Juega un Amigo que gane Dinero.
lesson-first-earner-rock = Es una piedra. Es buena. Pero es un Chisme y no gana nada. Por ahora.
lesson-first-earner-stop = Sin prisa: te quedan Cosas, y lo que no gastes se pierde.
lesson-first-earner-kevin = Kevin es valiente, pero su Fuerza es 0. Bo ni se mojaría.
lesson-first-stop = El ficus no puede atacar: está ahí, se arrepiente de todo y gana. Tus 2 últimas Cosas ya no compran nada, y las Cosas no se guardan. Termina el paso principal.
lesson-first-swap = En el paso final puedes cambiar una carta de tu mano por la de arriba de tu mazo. Lo único que te queda es una piedra.
lesson-first-swap-goal = Cambia la piedra, o sé fiel a ella y pasa.
lesson-first-swap-kept = ¡Qué alma tan fiel! Te quedas con la piedra. Al final de tu turno has ganado 1 de Dinero por Kevin, el otro Limo, y 1 por el ficus. Tienes 24.
lesson-first-earned = Has robado Vacuum With Feelings. Y al final de tu turno has ganado 1 de Dinero por Kevin, el otro Limo, y 1 por el ficus: tienes 24. Ahora le toca a Bo.

## Ataques

lesson-first-attack = Fuerza contra Fuerza
lesson-first-power = Unas rondas después. El número en la esquina de un Amigo es su Fuerza. Cada Amigo puede atacar una vez por turno, pero no en el turno en que se juega. Ataca con Vacuum With Feelings.
lesson-first-target = Cuando dos Amigos se encuentran, comparan su Fuerza: el que tiene menos va a los descartes. Tu aspiradora tiene Fuerza 3. Bo ha aprendido de ti y también tiene un ficus.
lesson-first-target-goal = Corta los ingresos de Bo y conserva tu aspiradora.
lesson-first-target-dragon = El dragón tiene Fuerza 5 y tú 3. Heriría los sentimientos de la aspiradora, y también todo lo demás.
lesson-first-target-bo = Bo perdería 3 de Dinero, y eso está bien. Pero el ficus seguiría ganando, turno tras turno.
lesson-first-fell = 3 contra 2: el ficus va a los descartes de Bo, y tu aspiradora conserva toda su Fuerza. Con la misma Fuerza se irían los dos. Tu otro Amigo aún no ha atacado: ataca con Borrowed Kitten.
lesson-first-kitten = También se puede atacar a los jugadores: pierden tanto Dinero como Fuerza tiene el atacante. No se lo queda nadie; rueda debajo del sofá.
lesson-first-kitten-goal = Haz que Bo pierda Dinero.
lesson-first-kitten-dragon = Fuerza 2 contra Fuerza 5. Por favor, piensa en el gatito.
lesson-first-hit = Bo pierde 2 de Dinero. Luego Borrowed Kitten ha vuelto a tu mano: lo dice su texto, y una carta siempre gana a una regla. Podrías jugar el gatito otra vez, pero este turno ya no atacaría. Termina el paso principal.
lesson-first-keep-hand = Esta vez no cambies nada: quieres conservar el gatito. Pasa y mira qué hace Bo.
lesson-first-hit-back = Bo ha robado una carta que no ves y ha enviado al dragón: 5 contra 3. Tu aspiradora está en tus descartes, con todos sus sentimientos. Los Amigos se quedan hasta que algo los quita, y un dragón es algo.

## Un Enemigo, una carta debajo de otra, una Maldición

lesson-first-goose = La oca
lesson-first-toll = ¡Un Enemigo! Unreasonable Goose salió de la reserva de Amigos y se ha sentado encima. Quien roba ahí paga un peaje: 1 de Dinero. La oca no tiene más planes. Contra una oca hace falta magia.
lesson-first-toll-goal = Roba un Hechizo sin pagar.
lesson-first-toll-friend = La oca sisea y extiende un ala: 1 de Dinero, por favor. Además, los Hechizos están en otra parte.
lesson-first-toll-deck = Es gratis, pero ahí no es seguro que salga un Hechizo. En su propia reserva, sí.
lesson-first-tape = ¡Duct Tape of Destiny! Algunas cartas van debajo de otras: cambian la carta que tienen encima, o esta las cuenta. Juega la cinta.
lesson-first-under = Quien tiene la cinta debajo gana 1 de Fuerza y vence en los empates. La oca tiene Fuerza 3; así que piensa a quién le pones la cinta.
lesson-first-under-goal = Haz que un Amigo pueda con la oca.
lesson-first-under-kevin = Kevin tendría Fuerza 1, y la cinta no se pega a los charcos. ¿Quién tiene Fuerza 2?
lesson-first-taped = Cat Burglar's Cat tiene ahora Fuerza 3. Si deja el tablero, lo que tiene debajo va a los descartes. A los Enemigos se los ataca igual que a los Amigos. Ataca con el gato.
lesson-first-at-goose = Fuerza 3 contra Fuerza 3 sería un empate. Pero la cinta es la cinta: elige la oca.
lesson-first-curse = La oca está derrotada, se acabó el peaje y su botín es tuyo: 4 de Dinero. Ahora, una maldad: una Maldición. Las Maldiciones se quedan y actúan una y otra vez. Juega Hex of Slightly Wet Socks.
lesson-first-cursed = Solo podía ir contra Bo, así que no se ha preguntado a nadie. Al principio de sus turnos le cuesta 1 de Dinero, tres veces. Las Maldiciones solo se van si una carta lo dice. Termina el paso principal y escucha el chof.
lesson-first-wet = Chof: empieza el turno de Bo, y Bo pierde 1 de Dinero. Tú tienes 26 y Bo 23. Tu mano estaba vacía, así que en el paso final no había nada que preguntar.

## El final

lesson-first-end = La última carta
lesson-first-last-card = Mucho después. En cuanto se agota el mazo de alguien, se acaba la ronda y luego se juega una última. Tienes 27 de Dinero, Bo tiene 22, y en tu mazo queda una sola carta.
lesson-first-last-card-goal = Vas por delante: que llegue el final.
lesson-first-longer = Se puede, y la partida sigue. Pero no para siempre: en la ronda 30 todos a la cama. Veamos cómo acaba cuando se roba tu última carta.
lesson-first-ran-out = Tu última carta es la piedra. ¡Ha vuelto contigo! Tu mazo se ha agotado: esta es la ronda 12, y la ronda 13 será la última. Si ningún mazo se agotara, sería la ronda 30: a la cama.

## El Juez

lesson-first-judge = ¡Llama al Juez!
lesson-first-last-turn = El último turno de la última ronda, y es tuyo. El dragón de Bo no ha parado: tienes 22 de Dinero, Bo tiene 24. Te queda exactamente una carta. Juégala.
lesson-first-dispute = Es una piedra. Es buena. No hace nada, y perderías por 2. ¿Es justo? En esta mesa hay un Juez: Gofre. Quien juega puede disputar lo que ha pasado. Llama al Juez con el mazo de juez de arriba y elige la entrada de la piedra.
lesson-first-dispute-rock = Todavía no: tu piedra merece justicia. Llama al Juez con el mazo de juez de arriba y elige la entrada en la que juegas A Perfectly Good Rock.
lesson-first-hearing = La disputa está abierta: la partida espera y los relojes se paran. El Juez Gofre no tiene por qué saberse las reglas. Su decisión ha de ser divertida, clara, graciosa o coherente, al menos una de las cuatro. Gofre mira la piedra un buen rato.
lesson-first-ruling = Es una piedra. Es buena. Lo bueno vale 3 de Dinero. ¡El siguiente!
lesson-first-ruled = ¡Hay decisión! Puede mover Dinero o cartas, y lo ha hecho: 3 de Dinero para ti, 25 en total. En el diario está todo: tu disputa y la decisión, con las palabras de Gofre. En cada repetición saldrá igual, sin volver a preguntar.
lesson-first-last-stop = Bo mira la piedra, luego a Gofre, luego al techo. Tienes 25 de Dinero, Bo tiene 24. Termina el paso principal antes de que alguien recurra.
lesson-first-won = Se acabó la última ronda, y 25 es más que 24: ¡has ganado por una piedra! Ahora haz tus propios amigos. Todas las reglas se pueden consultar, y en cualquier mesa puede haber un Juez.
