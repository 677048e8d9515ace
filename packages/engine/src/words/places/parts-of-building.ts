import { phrases } from "../phrases.ts";

export type PartOfBuilding = "floor" | "staircase" | "building" | "door";

/** What the parts of a building are called, in the labels of fields and in addresses. Normalised. */
export const partsOfBuilding: Readonly<Record<PartOfBuilding, readonly string[]>> = {
  floor: phrases`floor, fl, etage, et, sal, piano, piso, planta, andar, stock, stockwerk, og, verdieping, vaning, van, pietro, patro, kat, kerros, etasje`,
  staircase: phrases`staircase, stairs, scala, sc, escalier, esc, escalera, stiege, klatka, kl, schody, trappa, trapp, rappu, opgang`,
  building: phrases`building, block, batiment, bat, bloque, bloco, gebaude, gebouw, budynek, edificio, palazzina, pal, lamela, blok`,
  door: phrases`door, flat, apartment, apt, interno, int, porte, puerta, pta, porta, tur, top, dor, side, side dor, wohnung, whg, lokal, lok,
    mieszkanie, m, daire, d, byt, lejlighed, lagenhet, lgh, leilighet, appartement, appt, app, departamento, depto, apartamento, apto`,
};
