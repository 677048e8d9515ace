import { phrases } from "../phrases.ts";

/** Other words for the same side: "wide" for "width". */
export function sideCalled(word: string): readonly string[] {
  return sideWords.find((all) => all.includes(word)) ?? [];
}

/** How a side of the goods is called, as a noun and as what a number of its units is: "72 inches wide". Folded. */
const sideWords: readonly (readonly string[])[] = [
  phrases`width, wide, breadth, breite, breiten, breit, largeur, ancho, ancha, anchura, larghezza, breedte, breed, bredd, bred, bredde, largura,
    szerokosc, szerokosci, szeroki, sirka, siroky, leveys, levea, genislik`,
  phrases`height, high, tall, hohe, hoch, hauteur, haut, alto, alta, altura, altezza, hoogte, hoog, hojd, hog, hojde, hoj, wysokosc, wysokosci,
    wysoki, vyska, vysoky, korkeus, yukseklik`,
  phrases`length, long, lange, lang, longueur, longitud, lunghezza, lungo, lengte, langd, laengde, comprimento, dlugosc, dlugi, delka, dlouhy,
    pituus, uzunluk`,
  phrases`depth, deep, tiefe, tief, profondeur, profond, profundidad, profondita, diepte, diep, djup, dybde, dyb, profundidade, glebokosc, hloubka,
    syvyys, derinlik`,
  phrases`diameter, diametre, diametro, durchmesser, round, across, srednica, prumer, halkaisija`,
  phrases`drop`,
];
