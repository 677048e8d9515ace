import { phrases } from "../phrases.ts";

/**
 * Words for the end of a scale. `kind`: what the values are compared by, of which `size` is any. Of three values, one may
 * be the middle. In all languages, folded, without articles.
 */
export const extremeWords: readonly {
  kind: "size" | "length" | "mass" | "duration" | "time" | "price";
  pole: "most" | "least" | "middle";
  words: readonly string[];
  /** Mean one of two values only. */
  ofTwo?: readonly string[];
}[] = [
  {
    kind: "size",
    pole: "most",
    words: phrases`biggest, largest, grosste, grossten, grosster, grosstes, groesste, plus grand, plus grande,
      plus grands, plus grandes, mas grande, mas grandes, piu grande, piu grandi, grootste, maior, maiores,
      najwiekszy, najwieksza, najwieksze, najwiekszej, storsta, storst, storste, nejvetsi, en buyuk`,
    ofTwo: phrases`bigger, larger, grossere, grosseren, wiekszy, wieksza, storre, vetsi`,
  },
  {
    kind: "size",
    pole: "least",
    words: phrases`smallest, littlest, kleinste, kleinsten, kleinster, kleinstes, plus petit, plus petite, plus
      petits, plus petites, mas pequeno, mas pequena, mas pequenos, mas pequenas, piu piccolo, piu piccola, piu
      piccoli, menor, menores, najmniejszy, najmniejsza, najmniejsze, najmniejszej, minsta, minste, mindste,
      nejmensi, en kucuk`,
    ofTwo: phrases`smaller, kleinere, kleineren, mniejszy, mniejsza, mindre, mensi`,
  },
  {
    kind: "size",
    pole: "middle",
    words: phrases`middle, middle size, middle sized, medium sized, mid sized, mittlere, mittleren, mittlerer,
      moyen, moyenne, mediano, mediana, medio, media, middelste, srednia, sredni, mellersta, mellomste,
      mellemste, stredni`,
  },
  {
    kind: "length",
    pole: "most",
    words: phrases`longest, tallest, highest, widest, deepest, thickest, broadest, langste, langsten, laengste,
      hochste, hochsten, hoechste, breiteste, breitesten, dickste, dicksten, tiefste, plus long, plus longue,
      plus haut, plus haute, plus large, plus epais, plus epaisse, mas largo, mas larga, mas alto, mas alta, mas
      ancho, mas ancha, mas grueso, piu lungo, piu lunga, piu alto, piu alta, piu largo, piu larga, piu spesso,
      hoogste, breedste, dikste, mais longo, mais longa, mais alto, mais alta, mais largo, najdluzszy,
      najdluzsza, najwyzszy, najwyzsza, najszerszy, najszersza, najgrubszy, langsta, hogsta, bredaste,
      tjockaste, lengste, hoyeste, bredeste, tykkeste, laengste, nejdelsi, nejvyssi, nejsirsi, nejtlustsi, en
      uzun, en yuksek, en genis`,
    ofTwo: phrases`longer, taller, higher, wider, deeper, thicker, langere, hohere`,
  },
  {
    kind: "length",
    pole: "least",
    words: phrases`shortest, lowest, narrowest, thinnest, slimmest, shallowest, kurzeste, kurzesten, niedrigste,
      niedrigsten, schmalste, schmalsten, dunnste, dunnsten, plus court, plus courte, plus bas, plus basse, plus
      etroit, plus etroite, plus fin, plus fine, plus mince, mas corto, mas corta, mas bajo, mas baja, mas
      estrecho, mas fino, piu corto, piu corta, piu basso, piu bassa, piu stretto, piu sottile, kortste,
      laagste, smalste, mais curto, mais curta, mais baixo, mais estreito, najkrotszy, najkrotsza, najnizszy,
      najnizsza, najwezszy, najcienszy, kortaste, lagsta, smalaste, tunnaste, korteste, laveste, smaleste,
      tynneste, nejkratsi, nejnizsi, nejuzsi, nejtensi, en kisa, en dar, en ince`,
    ofTwo: phrases`shorter, lower, narrower, thinner, kurzere`,
  },
  {
    kind: "mass",
    pole: "most",
    words: phrases`heaviest, schwerste, schwersten, plus lourd, plus lourde, mas pesado, mas pesada, piu
      pesante, zwaarste, mais pesado, najciezszy, tyngsta, tyngste, tungste, nejtezsi, en agir`,
    ofTwo: phrases`heavier`,
  },
  {
    kind: "mass",
    pole: "least",
    words: phrases`lightest in weight, leichteste, leichtesten, plus leger, plus legere, mas ligero, mas ligera,
      piu leggero, lichtste, mais leve, najlzejszy, nejlehci`,
  },
  {
    kind: "duration",
    pole: "most",
    words: phrases`oldest, most aged, longest aged, most mature, longest lasting, alteste, altesten, am langsten
      gereifte, plus vieux, plus vieille, plus affine, mas anejo, mas curado, mas viejo, piu stagionato, piu
      vecchio, oudste, mais velho, mais curado, najstarszy, aldsta, aeldste, eldste, nejstarsi`,
  },
  {
    kind: "duration",
    pole: "least",
    words: phrases`youngest, least aged, jungste, jungsten, plus jeune, mas joven, piu giovane, jongste, mais
      novo, najmlodszy, yngsta, yngste, nejmladsi`,
  },
  {
    kind: "time",
    pole: "least",
    words: phrases`earliest, fruheste, fruhesten, plus tot, mas temprano, mas temprana, piu presto, vroegste,
      mais cedo, najwczesniejszy, najwczesniejsza, tidigaste, tidligste, nejdrivejsi`,
    ofTwo: phrases`earlier, fruhere, fruheren, vroegere, wczesniejszy, wczesniejsza, tidigare, drivejsi`,
  },
  {
    kind: "time",
    pole: "most",
    words: phrases`latest, spateste, spatesten, plus tard, mas tarde, piu tardi, laatste, mais tarde,
      najpozniejszy, najpozniejsza, senaste, seneste, nejpozdejsi`,
    ofTwo: phrases`later, spatere, spateren, latere, pozniejszy, pozniejsza, senare, pozdejsi`,
  },
  {
    kind: "price",
    pole: "least",
    words: phrases`cheapest, least expensive, billigste, billigsten, gunstigste, gunstigsten, guenstigste, moins
      cher, moins chere, mas barato, mas barata, piu economico, piu economica, goedkoopste, mais barato, mais
      barata, najtanszy, najtansza, billigaste, nejlevnejsi, en ucuz`,
    ofTwo: phrases`cheaper`,
  },
  {
    kind: "price",
    pole: "most",
    words: phrases`dearest, most expensive, priciest, teuerste, teuersten, plus cher, plus chere, mas caro, mas
      cara, piu caro, piu cara, duurste, mais caro, najdrozszy, najdrozsza, dyraste, dyreste, nejdrazsi, en
      pahali`,
  },
];

/** Behind a comparative that is compared with something: "no bigger than". */
export const comparingWords: ReadonlySet<string> = new Set("than als que di niz nez end enn an".split(" "));
