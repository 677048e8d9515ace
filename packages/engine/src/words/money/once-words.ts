import { phrases } from "../phrases.ts";

/** A one-time choice; the choices beside it repeat. */
export const onceWords: readonly string[] = phrases`once, just once, only once, one time, one off, onetime, give once, pay once,
  einmalig, einmal, nur einmal, einmalkauf, einmalige, une fois, une seule fois, achat unique, don ponctuel, ponctuel,
  una vez, una sola vez, compra unica, puntual, una volta, una sola volta, una tantum, acquisto singolo, eenmalig, een keer,
  jednorazowo, jednorazowy, jednorazowa, jednorazowe, uma vez, uma unica vez, so uma vez, engangskop, en gang, engangs,
  tek seferlik, bir kez, sadece bir kez, bir defa, bir defalik, jednorazove, jednorazova, jednorazovy nakup, jednou, jen jednou,
  engangsbelob, kun en gang, en enkelt gang, engangskjop, engangsbelop, bare en gang,
  今回のみ, 今回だけ, 1回のみ, 都度購入, 通常購入`;
