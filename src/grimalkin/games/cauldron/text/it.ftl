# Calderone, il gioco per imparare. Le regole restano in inglese.

title = Calderone, il gioco per imparare
pitch = Erbe, una pentola e un fuoco. Si impara in due minuti.

## Parole

word-a-card = un'erba
word-herb = erba
word-passive = proprietà

## Scelte

option-give = Dai via { $a }
option-to = A { $a }
option-throw = Getta { $a }
option-use = Usa { $a }
option-sting = Pungi { $a }
option-spoon = Prendi il cucchiaio
option-purr = Fai le fusa

## Domande

ask-pass_on = Dai un'erba a qualcuno?
ask-pass_to = A chi?
ask-throw_in = Getta un'erba nella pentola
ask-catnip_window = Usi un'erba dopo questo lancio?
ask-choose_sting = Chi viene punto?
ask-spoon_claim = Prendi il cucchiaio?

## Che cosa è successo

event-round = Round { $a }: mescola { $b }
event-gave = { $a } dà { $b } a { $c }
event-threw = { $a } getta { $b }
event-rolled = Il fuoco segna { $a }
event-used = { $a } usa { $b }
event-again = { $a } fa rilanciare il fuoco
event-scored = { $c ->
    [one] { $a }: { $c } punto con { $b }; il fuoco segna { $d }, ne serve { $e }
   *[other] { $a }: { $c } punti con { $b }; il fuoco segna { $d }, ne serve { $e }
}
event-gained = { $b ->
    [one] { $b } punto per la parte di { $a }
   *[other] { $b } punti per la parte di { $a }
}
event-soothed = { $b ->
    [1] In questo round nessuno può pungere la squadra di { $a }
   *[other] Per { $b } round nessuno può pungere la squadra di { $a }
}
event-stung = { $b ->
    [1] Una puntura per { $a }
   *[other] { $b } punture per { $a }
}
event-did = { $a }: { $b }
event-drew = { $a } pesca { $b }
event-shuffled = { $a ->
    [one] { $a } erba torna dalla pentola nel sacchetto
   *[other] { $a } erbe tornano dalla pentola nel sacchetto
}

## Il tavolo

zone-bag = Sacchetto
zone-pot = Pentola
zone-passing = Erba data
zone-hand = Mano di { $a }
fact-round = round
fact-fire = fuoco
fact-points = punti
fact-chance = probabilità di fare punti
    .value = { $value }%
fact-scores = punti se riesce
fact-purr = fusa
    .value = { $value ->
        [0] già fatte
       *[other] pronte
    }
fact-calm = calma
    .value = { $value ->
        [0] no
        [1] in questo round
       *[other] { $value } round
    }
window-catnip = un lancio del fuoco

## Impostazioni

setting-rounds = round
setting-edition = edizione
setting-edition-first = prima
setting-edition-second = seconda
setting-cards = carte
setting-cards-balanced = bilanciate
setting-cards-spec = come nel regolamento

## Erbe

card-nettle = Ortica
    .text = Vale sempre un punto.
card-toadstool = Fungo velenoso
    .passive-sting = Puntura
    .passive-sting-text = Quando lo getti, punge qualcuno della parte avversaria.
card-moonwort = Lunaria
    .passive-full-moon = Luna piena
    .passive-full-moon-text = Gettata nel fuoco più caldo, vale un punto in più per ogni Lunaria che era già nella pentola.
card-catnip = Erba gatta
    .passive-restless = Irrequieta
    .passive-restless-text = Dopo un lancio: mettila in cima al sacchetto, e il fuoco si rilancia.
card-valerian = Valeriana
    .passive-calm = Calma
    .passive-calm-text = Quando la getti, nessuno può pungere la tua squadra fino alla fine del prossimo round.
    .passive-calm-text-first = Quando la getti, nessuno può pungere la tua squadra in questo round. Se il fuoco segna uno, vale un punto in più.

## Che cosa vogliono dire le parole del tavolo, in breve

gloss-round = Un round: chi mescola passa un'erba, tutti gettano, si tira il fuoco, le erbe segnano.
gloss-fire = Quello che mostra il dado. Un'erba segna se il fuoco è caldo quanto le serve.
gloss-points = I punti di una squadra. Chi ne ha di più dopo l'ultimo round vince.
gloss-purr = Una volta a partita: in questo round nessuno punge la tua squadra.
gloss-calm = Una squadra calma non può essere punta, per questi round.

## Perché qualcosa non si può scegliere

why-last-herb = l'ultima erba di una mano resta
why-not-oneself = un'erba va a qualcun altro
why-not-held = non hai { $a } in mano
why-own-side = { $a } è della tua parte
why-calm = la squadra di { $a } è calma e non può essere punta
why-purred = hai già fatto le fusa, e si può una volta a partita
why-waits-throw = { $a } aspetta che si gettino le erbe
