import { normalise } from "../normalise.ts";
import { phrases } from "../phrases.ts";

/** How forms call the list of the kinds of street. Normalised. */
export const streetTypeNames = phrases`tipo de via, tipo via, tipo de calle, clase de via, type de voie, type voie, nature de la voie,
  tipo de logradouro, tipo logradouro, tipo di via, tipo via, street type, typ ulicy, strassentyp`;

/** The kinds of street, each with its abbreviations. Normalised. */
const streetTypes: readonly (readonly string[])[] = [
  phrases`calle, c, cl`,
  phrases`avenida, avda, avd, av`,
  phrases`camino, cno, cmno`,
  phrases`carretera, ctra, crta`,
  phrases`glorieta, gta`,
  phrases`paseo, po, pso`,
  phrases`plaza, pza, plza, pl`,
  phrases`plazuela, pzla`,
  phrases`ronda, rda`,
  phrases`travesia, trva, trav`,
  phrases`urbanizacion, urb`,
  phrases`pasaje, pje, psje`,
  phrases`rambla, rbla`,
  phrases`poligono, poligono industrial, pol, pgno`,
  phrases`callejon`,
  phrases`cuesta`,
  phrases`barrio`,
  phrases`bulevar, blvr`,
  phrases`alameda, al`,
  phrases`via, v`,
  phrases`rue, r`,
  phrases`avenue, av, ave`,
  phrases`boulevard, bd, bld, blvd, boul`,
  phrases`place, pl`,
  phrases`impasse, imp`,
  phrases`chemin, ch, che, chem`,
  phrases`route, rte`,
  phrases`allee, all`,
  phrases`quai`,
  phrases`cours`,
  phrases`passage, pass`,
  phrases`residence, res`,
  phrases`lotissement, lot`,
  phrases`rua, r`,
  phrases`travessa, tv, trv`,
  phrases`praca, pca`,
  phrases`estrada, estr`,
  phrases`rodovia, rod`,
  phrases`largo, lgo`,
  phrases`viale, v le`,
  phrases`piazza, p za, pza`,
  phrases`corso, c so`,
  phrases`vicolo, vic`,
  phrases`strada, str`,
  phrases`street, st`,
  phrases`road, rd`,
  phrases`lane, ln`,
  phrases`drive, dr`,
  phrases`court, ct`,
  phrases`crescent, cres`,
  phrases`square, sq`,
  phrases`ulica, ul`,
  phrases`aleja, aleje, al`,
  phrases`plac, pl`,
  phrases`osiedle, os`,
];

/** Whether the text is nothing but a kind of street: "Calle", "Avda.". */
export function isStreetType(text: string): boolean {
  const plain = normalise(text);
  return streetTypes.some((names) => names.includes(plain));
}

/** All spellings of a kind of street: "C/" is "calle". Empty if it is none. */
export function spellingsOfStreetType(text: string): string[] {
  const plain = normalise(text);
  return [...new Set(streetTypes.filter((names) => names.includes(plain)).flat())];
}
