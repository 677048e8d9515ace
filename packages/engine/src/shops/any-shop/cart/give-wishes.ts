import { requestedCodes } from "../../../choosing/money/requested-codes.ts";
import { namedPhrases } from "../../../choosing/request/named-phrases.ts";
import { quotedIn } from "../../../choosing/request/request-details.ts";
import { findOnly } from "../../../find-only.ts";
import type { FieldRole } from "../../../page/fields/field-role.ts";
import type { Field } from "../../../page/fields/read-fields.ts";
import { fillField } from "../../../page/filling/fill.ts";
import { press } from "../../../page/moves/press.ts";
import { settle } from "../../../page/waiting/settle.ts";
import { noteGiven, requestedTexts } from "../../../phases/buyer/requested-fields.ts";
import { redeemCodes } from "../../../phases/checkout/redeem-codes.ts";
import { isAskedBox, noteAskedBoxes } from "../../../phases/form/extras/asked-box.ts";
import { type Look, lookAt } from "../../../phases/form/ways/read-ways.ts";
import type { Visit } from "../../../phases/visit.ts";
import { languages } from "../../../words/languages.ts";
import { mayBeWritten } from "../texts/is-written.ts";

/** More than a cart has places for: a box, the text that it brings up, a code. */
const mostRounds = 5;
/** A cart may store each change by itself. */
const saveMs = 1_500;

const texts: ReadonlySet<FieldRole> = new Set(["giftMessage", "orderNote"]);

/** Whether the request asks for something that only the page of the cart may have a place for. */
export function hasWishes({ order }: Pick<Visit, "order">): boolean {
  const { request } = order;
  if (request === undefined) return false;
  const isCode = requestedCodes(request).length > 0;
  return isCode || quotedIn(request) !== undefined || namedPhrases(request, extras).length > 0;
}

const extras = languages.flatMap(({ fields }) => [...fields.extra, ...fields.giftMessage]);

/**
 * Gives the cart what the request says for it, where it has a place for that: a gift wrapping and the words on its card,
 * a note, the code of a discount. The checkout may not ask for it again. Returns true if something was changed.
 */
export async function giveWishes(visit: Visit, seen: Look): Promise<boolean> {
  let look = seen;
  const given: Field[] = [];
  const known = new Set(seen.fields.map(({ selector }) => selector));
  for (let rounds = 0; rounds < mostRounds; rounds += 1) {
    const fields = await giveOpen(visit, look, known);
    if (fields.length === 0 && !(await redeemCodes(visit, look))) return saveAll(visit, look, given);
    given.push(...fields);
    await settle(visit.page, visit.pace, { awaitSaveMs: saveMs });
    look = await lookAt(visit);
  }
  return saveAll(visit, look, given);
}

/** Ticks the boxes that the request asks for, and writes what it says into the open fields. Returns those fields. */
async function giveOpen(visit: Visit, { fields }: Look, known: ReadonlySet<string>): Promise<Field[]> {
  const boxes = fields.filter(
    ({ control, enabled, value }) => control === "checkbox" && enabled && value === "",
  );
  noteAskedBoxes(visit, boxes);
  const said = requestedTexts(
    visit,
    fields.filter((field) => mayBeWritten(field) && isForWish(field, known)),
  );
  const given: Field[] = [];
  visit.givenOnce ??= new Set();
  for (const field of [...boxes.filter((box) => isAskedBox(visit, box)), ...said.keys()]) {
    const text = said.get(field)?.value;
    // A page may not show again what it has stored.
    const key = `${field.label}: ${text ?? "yes"}`;
    if (visit.givenOnce.has(key)) continue;
    visit.givenOnce.add(key);
    if (!(await fillField(field, text ?? "yes", visit.pace)).filled) continue;
    given.push(field);
    noteGiven(visit, said.get(field));
    if (text !== undefined) visit.textsOfGoods = [...(visit.textsOfGoods ?? []), text];
  }
  return given;
}

/** A text for the order or the gift, or one that a ticked box has brought up. */
function isForWish({ role, selector }: Field, known: ReadonlySet<string>): boolean {
  return texts.has(role) || (role === "unknown" && !known.has(selector));
}

/** A form that has a button of its own for it is sent. Returns true if anything was given. */
async function saveAll(visit: Visit, look: Look, given: readonly Field[]): Promise<boolean> {
  const [form, ...others] = new Set(given.map((field) => field.form).filter((one) => one >= 0));
  const button = others.length === 0 && form !== undefined ? saveButton(visit, look, form) : undefined;
  if (!button) return given.length > 0;
  await press(visit.page, button.locator, visit.pace);
  await settle(visit.page, visit.pace, { awaitSaveMs: saveMs });
  return true;
}

/** The one that updates the cart, or the only one whose words mean nothing else: where the shop knows the buyer, that may order. */
function saveButton(
  { session }: Pick<Visit, "session">,
  { pressables, frames }: Look,
  form: number,
): Look["pressables"][number] | undefined {
  const own = pressables.filter(
    (one) => one.frame === frames[0] && one.form === form && one.isSubmit && !one.disabled && !one.isLink,
  );
  const update = own.find(({ move }) => move === "update_cart");
  if (update || session !== "none") return update;
  return findOnly(own.filter(({ move }) => move === undefined));
}
