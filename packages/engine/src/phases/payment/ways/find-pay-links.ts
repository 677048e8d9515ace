import type { Field } from "../../../page/fields/read-fields.ts";
import { isWalletName } from "../../../page/moves/classify-move.ts";
import type { Pressable } from "../../../page/moves/read-moves.ts";
import { opensPage } from "../../../page/moves/read-moves.ts";
import { normalise } from "../../../words/normalise.ts";
import { says } from "../../../words/says.ts";

/**
 * The links of a page that only asks how to pay, with one page per payment method: each is named after its
 * method and doesn't mention paying. Empty if there is anything to fill in.
 */
export function findPayLinks({
  fields,
  pressables,
}: {
  fields: readonly Field[];
  pressables: readonly Pressable[];
}): Pressable[] {
  if (fields.some(({ enabled, isAside, role }) => enabled && !isAside && role !== "coupon")) return [];
  const isWay = (one: Pressable) => opensPage(one) && !one.isAside && isNameOfWay(one.text);
  return pressables.filter(isWay);
}

/** Excludes wallets: they leave the shop, and can't be used here. */
export function isNameOfWay(text: string): boolean {
  const plain = normalise(text.replace(/\([^()]*\)/g, " "));
  if (plain.length > longestName || isWalletName(plain)) return false;
  return says(plain, ({ payment }) => [...payment.cardAlone, ...payment.other]);
}

const longestName = 40;
