import type { Pressable } from "../../../page/moves/read-moves.ts";
import { languages } from "../../../words/languages.ts";
import { hasPhrase, normalise } from "../../../words/normalise.ts";
import { cardBrands, endsInFourDigits } from "../../../words/paying/card-brands.ts";
import { otherWays } from "../../../words/paying/other-ways.ts";
import { says } from "../../../words/says.ts";
import type { Look } from "../../form/ways/read-ways.ts";

/** Longest line that names a card on file, and longest text of a button that leads to another one. */
const mostLetters = 60;

/** "Visa •••• 4242", "Ending in 1111" beside "Visa": a card on file, which a press could charge. */
export function findKeptCard(texts: readonly { text: string }[]): string | undefined {
  const lines = texts.map(({ text }) => text.trim());
  return lines.find((line, at) => {
    if (line.length > mostLetters || !endsInFourDigits(line.replace(/\b(19|20)\d\d\b/g, ""))) return false;
    if (isGiftCard(line, lines[at - 1], lines[at + 1])) return false;
    if (/[•·*x…]\s?\d{4}(?!\d)/i.test(line)) return true;
    const beside = [lines[at - 1], line, lines[at + 1]].map((one = "") => one.slice(0, mostLetters));
    return /\p{L}/u.test(line) && beside.some(namesBrand);
  });
}

/** "Gift card ending in 9900"; "Gift card", "•••• 9900", "−$142.00": one that was given, and pays already. */
function isGiftCard(line: string, before = "", after = ""): boolean {
  const named = says(line, ({ fields }) => fields.giftCard) && !namesBrand(line);
  const isHeaded = languages.some(({ fields }) => fields.giftCard.includes(normalise(before)));
  return named || (isHeaded && !namesBrand(line) && /^[-−–]/u.test(after));
}

/** The card on file that the page names, in its text or as what a list has chosen. */
export function keptCardOn({ reading, all }: Pick<Look, "reading" | "all">): string | undefined {
  const chosen = all.flatMap(({ choices = [], value }) => choices.filter((one) => one.value === value));
  return findKeptCard([
    ...reading.frames.flatMap(({ texts }) => texts.texts),
    ...chosen.map(({ title }) => ({ text: title })),
  ]);
}

function namesBrand(text: string): boolean {
  const plain = normalise(text);
  return cardBrands.some(({ names }) => hasPhrase(plain, names));
}

/** "Choose another way to pay", "Use a different card". */
export function findOtherWay(pressables: readonly Pressable[]): Pressable | undefined {
  return pressables.find(({ text, disabled, isAside }) => {
    const plain = normalise(text);
    const isOther = hasPhrase(plain, otherWays);
    const isWay = says(plain, ({ fields, payment }) => [
      ...payment.paying,
      ...fields.paymentMethod,
      ...payment.card,
    ]);
    return !disabled && !isAside && text.length <= mostLetters && isOther && isWay;
  });
}
