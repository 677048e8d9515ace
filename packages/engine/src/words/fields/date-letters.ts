import { phrases } from "../phrases.ts";

/** The year in an example begins with its own letter in many languages (Jahr, année, rok, år, vuosi). */
const yearLetters = ["y", "j", "a", "r", "å", "v"];

/** The month is MM in all of them but Finnish (kuukausi). */
export const shownMonth = "m{1,2}|kk";

/** Patterns of a year as examples write it, for use in longer patterns. */
export const longYear = yearLetters.map((letter) => `${letter}{4}`).join("|");
export const shortYear = yearLetters.map((letter) => `${letter}{2}`).join("|");

/** Full label of a field that holds a month or a year. Normalised. */
export const bareMonth = phrases`mm, month, mois, monat, mes, mese, maand, miesiac, manad, ay, mesic, maned, kk, kuukausi, 月`;
export const bareYear = phrases`yy, yyyy, jj, jjjj, aa, aaaa, rr, rrrr, year, annee, jahr, ano, anno, jaar, rok, yil, ar, vv, vvvv, vuosi, 年`;
