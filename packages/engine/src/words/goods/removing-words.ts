import { phrases } from "../phrases.ts";

/** In the name of a list of boxes, each takes away what it is called after: "Leave out", "Quitar ingredientes". */
export const removingWords: readonly string[] = phrases`leave out, remove, removing, without, exclude, hold, take off, omit, weglassen,
  abwahlen, entfernen, ohne, retirer, enlever, sans, quitar, sin, togli, rimuovi, senza, weglaten, verwijder, verwijderen, zonder,
  usun, bez, retirar, remover, sem, ta bort, utan, fjern, uden, uten, odebrat, cikar, cikart, 抜き, なし`;
