import type { ElementHandle, Frame } from "playwright-core";
import { findProvider } from "../../secrets/payment-providers.ts";
import { recipientsOf } from "../../secrets/read-recipient.ts";
import { callOnElement } from "../call-in-page.ts";
import type { Field } from "../fields/read-fields.ts";
import type { Pace } from "../waiting/pace.ts";
import { timeLimit } from "../waiting/pace.ts";
import { permitTyping } from "./permit-typing.ts";

/** One way to write into a field. Throws if that fails; returns a reason if it must not be done. */
export type WriteValue = (field: Field, value: string, pace: Pace) => Promise<{ why: string } | undefined>;

/**
 * In the order in which they are tried. The browser's keyboard comes last, because its keys go to whatever
 * has the focus.
 */
export function waysToWriteSecret({ control }: Pick<Field, "control">): readonly WriteValue[] {
  // A native month input takes its value without any keys.
  return control === "date" ? [setAtOnce] : [typeInDocument, typeByKeyboard];
}

const typeInDocument: WriteValue = async (field, value, pace) => {
  const permit = await permitTyping(field, pace);
  if (!permit.isGiven) return { why: permit.why };
  const isTyped = await callOnElement(
    { ...field, pace, limitMs: 8_000 },
    "typeKeys",
    value,
    permit.origin ?? "",
  );
  return isTyped ? undefined : { why: "the field cannot be written to" };
};

const typeByKeyboard: WriteValue = async (field, value, pace) => {
  const page = field.frame.page();
  const hasStranger = () => page.frames().some((frame) => isStrangers(frame, pace));
  if (hasStranger()) return takesNothing;
  // Before the field has the focus: a page can open a frame when it gets it.
  const known = new Set(page.frames());
  const framesBeside = () => callOnElement({ ...field, pace }, "framesBeside");
  const before = await framesBeside();
  const target = await bindSecret(field, pace);
  if ("why" in target) return target;
  await target.fill("", { timeout: timeLimit(pace, 4_000) });
  for (const character of value) {
    // A frame that comes only now may be about to take the keyboard. The driver hears of it later than the document.
    const { isFocused, count } = await framesBeside();
    if (!isFocused || count !== before.count) return takesNothing;
    if (hasStranger() || page.frames().some((frame) => !known.has(frame))) return takesNothing;
    await target.type(character, { timeout: timeLimit(pace, 8_000) });
  }
  return undefined;
};

const takesNothing = { why: "the field does not take what is written into it" };

const setAtOnce: WriteValue = async (field, value, pace) => {
  const target = await bindSecret(field, pace);
  if ("why" in target) return target;
  await target.fill(value, { timeout: timeLimit(pace, 4_000) });
  return undefined;
};

function isStrangers(frame: Frame, pace: Pace): boolean {
  const url = URL.parse(frame.url());
  if (!frame.parentFrame() || !url || url.protocol === "about:") return false;
  const { isOfPurchase, agreedHosts } = recipientsOf(frame.page(), pace);
  return !isOfPurchase(url.href) && !findProvider(url.hostname) && !agreedHosts.has(url.hostname);
}

/**
 * The exact element whose document was judged: a locator would find a field of the same name in any document
 * that has replaced it.
 */
async function bindSecret(field: Field, pace: Pace): Promise<ElementHandle | { why: string }> {
  const element = await field.locator.elementHandle({ timeout: timeLimit(pace, 4_000) });
  if (!element) return { why: "the field has gone" };
  const permit = await permitTyping(field, pace);
  if (!permit.isGiven) return { why: permit.why };
  // If the element's document has been replaced, this throws.
  return (await element.ownerFrame()) === field.frame ? element : { why: "the field has gone" };
}
