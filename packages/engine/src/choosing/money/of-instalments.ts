import { inWords } from "../../words/grammar/beside-numbers.ts";
import { languages } from "../../words/languages.ts";
import { says } from "../../words/says.ts";
import type { Token } from "../request/tokens.ts";

/** "Card in 3x", "cartão de crédito 3x sem juros": so many parts are paid, and not so many pieces are bought. */
export function isOfInstalments(tokens: readonly Token[], index: number): boolean {
  const before = tokens.slice(0, index).map(({ folded }) => folded);
  const plain = before.join(" ");
  if (!inWords.has(before.at(-1) ?? "")) return cards.some((name) => plain.endsWith(name));
  return says(plain, ({ payment }) => [...payment.paying, ...payment.card]);
}

/** A card by itself may be the goods: "greeting cards 2x". */
const cards = languages.flatMap(({ payment }) => payment.cardAlone.filter((name) => name.includes(" ")));
