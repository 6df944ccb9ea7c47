# Caldero, el juego para aprender. Las reglas siguen en inglés.

title = Caldero, el juego para aprender
pitch = Hierbas, una olla y un fuego. Se aprende en dos minutos.

## Palabras

word-a-card = una hierba
word-herb = hierba
word-passive = propiedad

## Opciones

option-give = Dar { $a }
option-to = A { $a }
option-throw = Echar { $a }
option-use = Usar { $a }
option-sting = Picar a { $a }
option-spoon = Tomar la cuchara
option-purr = Ronronear

## Preguntas

ask-pass_on = ¿Das una hierba a alguien?
ask-pass_to = ¿A quién?
ask-throw_in = Echa una hierba en la olla
ask-catnip_window = ¿Usas una hierba después de esta tirada?
ask-choose_sting = ¿A quién se pica?
ask-spoon_claim = ¿Tomas la cuchara?

## Lo que ha pasado

event-round = Ronda { $a }: remueve { $b }
event-gave = { $a } da { $b } a { $c }
event-threw = { $a } echa { $b }
event-rolled = El fuego marca { $a }
event-used = { $a } usa { $b }
event-again = { $a } hace repetir la tirada del fuego
event-scored = { $c ->
    [one] { $a } consigue { $c } punto con { $b }: el fuego marca { $d }, hace falta { $e }
   *[other] { $a } consigue { $c } puntos con { $b }: el fuego marca { $d }, hace falta { $e }
}
event-gained = { $b ->
    [one] { $b } punto para el bando de { $a }
   *[other] { $b } puntos para el bando de { $a }
}
event-soothed = { $b ->
    [1] Nadie puede picar al equipo de { $a } en esta ronda
   *[other] Nadie puede picar al equipo de { $a } durante { $b } rondas
}
event-stung = { $b ->
    [1] Una picadura para { $a }
   *[other] { $b } picaduras para { $a }
}
event-did = { $a }: { $b }
event-drew = { $a } roba { $b }
event-shuffled = { $a ->
    [one] { $a } hierba vuelve de la olla a la bolsa
   *[other] { $a } hierbas vuelven de la olla a la bolsa
}

## La mesa

zone-bag = Bolsa
zone-pot = Olla
zone-passing = Hierba dada
zone-hand = Mano de { $a }
fact-round = ronda
fact-fire = fuego
fact-points = puntos
fact-chance = probabilidad de puntuar
    .value = { $value } %
fact-scores = puntos si puntúa
fact-purr = ronroneo
    .value = { $value ->
        [0] gastado
       *[other] listo
    }
fact-calm = calma
    .value = { $value ->
        [0] no
        [1] esta ronda
       *[other] { $value } rondas
    }
window-catnip = una tirada del fuego

## Ajustes

setting-rounds = rondas
setting-edition = edición
setting-edition-first = primera
setting-edition-second = segunda
setting-cards = cartas
setting-cards-balanced = equilibradas
setting-cards-spec = como en el reglamento

## Hierbas

card-nettle = Ortiga
    .text = Siempre vale un punto.
card-toadstool = Seta venenosa
    .passive-sting = Picadura
    .passive-sting-text = Al echarla, pica a alguien del otro bando.
card-moonwort = Lunaria
    .passive-full-moon = Luna llena
    .passive-full-moon-text = Echada en el fuego más vivo, vale un punto más por cada Lunaria que ya estaba en la olla.
card-catnip = Hierba gatera
    .passive-restless = Inquieta
    .passive-restless-text = Después de una tirada: ponla encima de la bolsa y se repite la tirada del fuego.
card-valerian = Valeriana
    .passive-calm = Calma
    .passive-calm-text = Al echarla, nadie puede picar a tu equipo hasta que termine la ronda siguiente.
    .passive-calm-text-first = Al echarla, nadie puede picar a tu equipo en esta ronda. Si el fuego marca uno, vale un punto más.

## Qué quieren decir las palabras de la mesa, en breve

gloss-round = Una ronda: quien remueve pasa una hierba, todos echan, se tira el fuego y las hierbas puntúan.
gloss-fire = Lo que muestra el dado. Una hierba puntúa si el fuego quema lo suficiente.
gloss-points = Los puntos de un bando. Gana quien tenga más tras la última ronda.
gloss-purr = Una vez por partida: esta ronda nadie pica a tu equipo.
gloss-calm = A un equipo tranquilo no se le puede picar, durante estas rondas.

## Por qué algo no se puede elegir

why-last-herb = la última hierba de la mano se queda
why-not-oneself = una hierba va a otra persona
why-not-held = no tienes { $a } en la mano
why-own-side = { $a } es de tu bando
why-calm = el equipo de { $a } está tranquilo y no se le puede picar
why-purred = ya has ronroneado, y solo se puede una vez por partida
why-waits-throw = { $a } espera a que se echen las hierbas
