import { phrases } from "../phrases.ts";

/** Abbreviations of "number", if a field after the street says nothing else. Normalised. */
export const bareNumbers = phrases`n, num, hnr, no, n o`;

/** Follow a house number, as part of it. */
export const numberSuffixes = phrases`bis, ter, quater`;

/** Countries where "27/8" is flat 8 of house 27. Elsewhere it is one number. */
export const flatAfterSlash: ReadonlySet<string> = new Set(["PL", "AT", "TR"]);

/** In the labels of fields for the number of a flat. Normalised. */
export const flatFieldNames = phrases`lokal, lokalu, mieszkania, mieszkanie, flat, flat number, apartment, apt, wohnung, tur, top, stiege,
  daire, daire no, piso, puerta, interno, interior, appartamento, appartement, byt, lejlighed`;

/** In the labels of fields for what follows the digits of a house number: "58-2", "58 A". Normalised. */
export const additionNames = phrases`toevoeging, toev, huisnummertoevoeging, hausnummerzusatz, hausnummer zusatz, number suffix, complement de numero`;

/** In the labels of fields that take nothing but a number. Normalised. */
export const numberWords = phrases`number, no, nr, num, numero, nummer, numer, cislo`;

/** Parts of a building other than flats, in the labels of fields that take any of them. Normalised. */
export const otherParts = phrases`suite, unit, building, bldg, floor, etc, company, c o, etage, batiment, bat, stockwerk, gebaude, planta, edificio,
  piano, palazzo, verdieping, gebouw, pietro, budynek, vaning, etasje, budova, patro, kat, bina`;

/** Before the number of a flat, behind that of the house: "27 m. 8". Normalised. */
export const flatWords = phrases`m, lok, lokal, mieszk, mieszkanie, apt, apto, daire, d, top, tur, int, interno, byt`;
