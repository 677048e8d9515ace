import { phrases } from "../phrases.ts";

/** Other words for the same side: "wide" for "width". */
export function sideCalled(word: string): readonly string[] {
  return sideWords.find((all) => all.includes(word)) ?? [];
}

/** How a side of the goods is called, as a noun and as what a number of its units is: "72 inches wide". Folded. */
const sideWords: readonly (readonly string[])[] = [
  phrases`width, wide, breadth, breite, breit, largeur, ancho, anchura, larghezza, breedte, breed, bredd, bred, bredde, largura, szerokosc, sirka`,
  phrases`height, high, tall, hohe, hoch, hauteur, haut, alto, altura, altezza, hoogte, hoog, hojd, hog, hojde, hoj, wysokosc, vyska`,
  phrases`length, long, lange, lang, longueur, longitud, lunghezza, lungo, lengte, langd, laengde, comprimento, dlugosc, delka`,
  phrases`depth, deep, tiefe, tief, profondeur, profundidad, profondita, diepte, diep, djup, dybde, dyb, profundidade, glebokosc, hloubka`,
  phrases`drop`,
];
