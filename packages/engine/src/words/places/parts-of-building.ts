import { phrases } from "../phrases.ts";

/**
 * What the parts of a building are called, in the labels of fields and in addresses; each line is one part: the floor, the
 * staircase, the building, the door. Normalised.
 */
export const partsOfBuilding: readonly (readonly string[])[] = [
  phrases`floor, fl, etage, et, sal, piano, piso, planta, andar, stock, stockwerk, og, verdieping, vaning, van, pietro, patro, kat, kerros, etasje`,
  phrases`staircase, stairs, scala, sc, escalier, esc, escalera, stiege, klatka, kl, schody, trappa, trapp, rappu, opgang`,
  phrases`building, block, batiment, bat, bloque, bloco, gebaude, gebouw, budynek, edificio, palazzina, pal, lamela, blok`,
  phrases`door, flat, apartment, apt, interno, int, porte, puerta, pta, porta, tur, top, dor, side, side dor, wohnung, whg, lokal, lok,
    mieszkanie, m, daire, d, byt, lejlighed, lagenhet, lgh, leilighet, appartement, appt, app, departamento, depto, apartamento, apto`,
];
