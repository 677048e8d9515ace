import { phrases } from "../phrases.ts";

/** "The card", in the forms that the words for cards do not list. In all languages together. */
export const definiteCards: readonly string[] = phrases`kortet, karte`;

/** A name of any kind: the whole one, the first or the last. In all languages together. */
export const anyNames: readonly string[] = phrases`nome, nombre, nom, name, navn, namn, naam, nimi, isim, jmeno`;
