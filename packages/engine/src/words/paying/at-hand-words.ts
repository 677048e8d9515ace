import { phrases } from "../phrases.ts";

/** Paid to whoever hands the goods over, with a card as well: no card is given to the page. */
export const atHandWords: readonly string[] = phrases`on delivery, upon delivery, to the driver, to the courier, to driver,
  to courier, at the door, at your door, in person, in store, in the store, in the restaurant, on collection, on pickup,
  at the counter, at the till, at the venue, on arrival, on site, bei lieferung, bei abholung, bei ubergabe, vor ort, an der tur,
  beim fahrer, im geschaft, a la livraison, au livreur, en magasin, sur place, au retrait, a la entrega, al repartidor, en tienda,
  en el local, al recibir, alla consegna, al corriere, in negozio, al ritiro, bij levering, bij bezorging, aan de deur,
  in de winkel, bij afhalen, na entrega, ao entregador, na loja, przy odbiorze, u kuriera, przy dostawie, w sklepie, vid leverans,
  i butiken, ved levering, i butikken, kapida, teslimatta, pri prevzeti, na prodejne, 代引き, 店頭, 現地`;
