import { callOnElement } from "../../../page/call-in-page.ts";
import { type Field, readFields } from "../../../page/fields/read-fields.ts";
import { classifyMove } from "../../../page/moves/classify-move.ts";
import { type ContinuePress, leadingOn, submitOf } from "../../../phases/form/ways/submit-of.ts";
import type { Visit } from "../../../phases/visit.ts";
import { normalise } from "../../../words/normalise.ts";
import { saysOnly } from "../../../words/says.ts";
import type { PurchaseButton } from "../product/find-purchase-button.ts";
import { isWritten } from "./is-written.ts";

/** What a product needs to be told before its purchase button is enabled. */
export interface Wanted {
  fields: readonly Field[];
  /** The button that submits it; without one, typing is enough. */
  opener: ContinuePress | undefined;
}

/**
 * A separate form with a button that saves it: its required fields are needed. Excludes forms that ask for an e-mail
 * address, reviews and the like.
 */
async function findUnsaved(visit: Visit, button: PurchaseButton): Promise<Wanted | undefined> {
  const { page, pace } = visit;
  const beside = await callOnElement({ ...button, pace }, "formsBeside").catch(() => []);
  if (beside.length === 0) return undefined;
  const all = await readFields(page, pace);
  for (const form of beside) {
    const own = all.filter((field) => field.form === form && field.frame === page.mainFrame());
    const fields = own.filter((field) => isWritten(field) && field.required);
    const [first] = fields;
    if (!first || own.some(asksWhoWrites)) continue;
    const opener = await submitOf(visit, first);
    if (opener) return { fields, opener };
  }
  return undefined;
}

/** The same for a disabled button, plus any text field beside it, such as measures or a place of delivery. */
export async function findWanted(visit: Visit, button: PurchaseButton): Promise<Wanted | undefined> {
  if (!button.disabled) return undefined;
  const unsaved = await findUnsaved(visit, button);
  if (unsaved) return unsaved;
  const { page, pace } = visit;
  const beside = await callOnElement({ ...button, pace }, "wantedBeside").catch(() => undefined);
  if (!beside || beside.fields.length === 0) return undefined;
  const all = await readFields(page, pace);
  const fields = all.filter(
    (field) => field.frame === page.mainFrame() && beside.fields.includes(field.selector) && isWritten(field),
  );
  // A back-in-stock notification asks for an e-mail address.
  if (fields.length === 0 || fields.some(asksWhoWrites)) return undefined;
  return { fields, opener: await openerAmong(visit, beside.openers) };
}

function asksWhoWrites({ role }: Field): boolean {
  return role === "email" || role === "password";
}

/** The nearest button without another meaning, such as adding to a wish list. */
async function openerAmong({ page, pace }: Visit, selectors: readonly string[]) {
  for (const selector of selectors) {
    const locator = page.locator(selector).first();
    const text = await callOnElement({ locator, pace, limitMs: 2_000 }, "wordsOn").catch(() => "");
    const move = classifyMove(text)?.move;
    const plain = normalise(text);
    const isElse = saysOnly(plain, ({ besideBuying }) => besideBuying);
    const isMeant = move === undefined || leadingOn.has(move) || move === "choose";
    if (plain !== "" && isMeant && !isElse) return { locator, text };
  }
  return undefined;
}
