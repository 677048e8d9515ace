import { findOnly } from "../../../find-only.ts";
import type { Field } from "../../../page/fields/read-fields.ts";
import { type Pressable, pressablesIn } from "../../../page/moves/read-moves.ts";
import { says } from "../../../words/says.ts";
import { lookAt } from "../../form/ways/read-ways.ts";
import { pressThrough } from "../../page/press-through.ts";
import type { Visit } from "../../visit.ts";

/**
 * "This code has expired. Send a new code": a page of the bank that objects to the last code and has no field has its
 * only button for a code pressed. Nothing is paid without the code. Returns its words if that was done.
 */
export async function requestNewCode(
  visit: Visit,
  { frame }: Field,
  words: string | undefined,
): Promise<string | undefined> {
  if (words === undefined) return undefined;
  const only = findOnly(pressablesIn(await lookAt(visit), frame).filter(sendsCode));
  if (!only) return undefined;
  await pressThrough(visit, only);
  return words;
}

export function sendsCode({
  text,
  disabled,
  isAside,
}: Pick<Pressable, "text" | "disabled" | "isAside">): boolean {
  const givesUp = says(text, ({ paymentPage }) => paymentPage.cancel);
  return !disabled && !isAside && !givesUp && says(text, ({ bankCode }) => bankCode.code);
}
