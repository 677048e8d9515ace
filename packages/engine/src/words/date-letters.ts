import { phrases } from "./phrases.ts";

/** The year in an example begins with its own letter in many languages (Jahr, année, rok, år); the month is MM in all. */
const yearLetters = ["y", "j", "a", "r", "å"];

/** Patterns of a year as examples write it, for use in longer patterns. */
export const longYear = yearLetters.map((letter) => `${letter}{4}`).join("|");
export const shortYear = yearLetters.map((letter) => `${letter}{2}`).join("|");

/** Full label of a field that holds a month or a year. Normalised. */
export const bareMonth = phrases`mm, month, mois, monat, mes, mese, maand, miesiac, manad, ay, mesic, maned, 月`;
export const bareYear = phrases`yy, yyyy, jj, jjjj, aa, aaaa, rr, rrrr, year, annee, jahr, ano, anno, jaar, rok, yil, ar, 年`;
