import { quotedIn, type RequestDetail, requestDetails } from "../../../choosing/request/request-details.ts";
import { saysNothing } from "../../../choosing/request/says-nothing.ts";
import { wordsIn } from "../../../choosing/request/tokens.ts";
import { withoutPrice } from "../../../choosing/values/find-telling.ts";
import { findOnly } from "../../../find-only.ts";
import type { Field } from "../../../page/fields/read-fields.ts";
import { type FillOutcome, fillField } from "../../../page/filling/fill.ts";
import { press } from "../../../page/moves/press.ts";
import { settle } from "../../../page/waiting/settle.ts";
import { askForFields, fieldKey, fieldTitle } from "../../../phases/buyer/asking/ask-for-fields.ts";
import { noteGiven, requestedTexts } from "../../../phases/buyer/requested-fields.ts";
import { failures } from "../../../phases/failures/failures.ts";
import { noteSettled } from "../../../phases/form/extras/note-settled.ts";
import { placeFor } from "../../../phases/form/fields/place-details.ts";
import type { Visit } from "../../../phases/visit.ts";
import { requestWords } from "../../../words/requests/request-words.ts";
import { dayFieldsAmong, daysOfRequest, noteDay, writeDay } from "../days/give-day.ts";
import type { PurchaseButton } from "../product/find-purchase-button.ts";
import { fieldsBeside } from "./fields-beside.ts";
import { findWanted } from "./find-wanted.ts";
import { isWritten, mayBeWritten } from "./is-written.ts";

/** Shorter words name no text. */
const leastName = 4;

/** Answers are reused if the item has to be added again. */
export type GivenTexts = Map<string, string>;

/**
 * Texts that go with the product, such as an engraving: the fields in the form of its button, or in none as it is,
 * that the request names, and those that the form requires.
 */
export async function wantedTexts(visit: Visit, button: PurchaseButton): Promise<readonly Field[]> {
  const { form, fields } = await fieldsBeside(visit, button);
  const own = fields.filter(mayBeWritten);
  const named = requestedTexts(visit, own);
  const days = await daysFor(visit, fields);
  // Without a form, what is required may belong to something else on the page.
  const isRequired = (field: Field) => form >= 0 && field.required && isWritten(field);
  // A shop may say only after the press that it wants to know where the goods go.
  const isPlace = (field: Field) => form >= 0 && isWritten(field) && placeFor(visit, field) !== undefined;
  const wanted = own.filter(
    (field) => isRequired(field) || named.has(field) || days.has(field) || isPlace(field),
  );
  return [...new Set([...wanted, ...days.keys()])];
}

/**
 * Ticks the boxes beside the product that show a field for a text that the request gives: "Add an engraving (+€9.00)".
 */
export async function openTexts(visit: Visit, button: PurchaseButton): Promise<void> {
  const { fields } = await fieldsBeside(visit, button);
  const boxes = fields.filter(
    ({ control, enabled, value }) => control === "checkbox" && enabled && value === "",
  );
  const inscribed = findOnly(boxes.filter(({ label }) => textWordsOf(label).length > 0));
  const isOpen = requestedTexts(visit, fields.filter(mayBeWritten)).size > 0;
  const isQuoted = !isOpen && quotedIn(visit.order.request) !== undefined;
  const wanted = boxes.filter(
    (box) => givesTextFor(box.label, visit.order.request) || (isQuoted && box === inscribed),
  );
  for (const box of wanted) await fillField(box, "yes", visit.pace);
  if (wanted.length > 0) await settle(visit.page, visit.pace);
}

/** Whether the request says what is to be written where the box's own words name it. */
function givesTextFor(label: string, request: string | undefined): boolean {
  return textWordsOf(label).some((word) => requestDetails([[word]], request).length > 0);
}

/** The words of a label that say that something is written on the goods. */
function textWordsOf(label: string): string[] {
  const names = wordsIn(withoutPrice(label)).filter((word) => word.length >= leastName && !saysNothing(word));
  return names.filter((word) => requestWords.inscribing.some((one) => word.startsWith(one)));
}

/** Fills in what the purchase button waits for. */
export async function giveWanted(visit: Visit, button: PurchaseButton, given: GivenTexts): Promise<void> {
  const wanted = await findWanted(visit, button);
  if (!wanted) return;
  await giveTexts(visit, wanted.fields, given);
  if (wanted.opener) await press(visit.page, wanted.opener.locator, visit.pace);
  await settle(visit.page, visit.pace);
}

/** The place of delivery is known, and so is what the request says. For anything else, a person is asked, once. */
export async function giveTexts(visit: Visit, fields: readonly Field[], given: GivenTexts): Promise<void> {
  const named = requestedTexts(visit, fields);
  const days = await dayFieldsAmong(visit, fields);
  const day = await daysFor(visit, fields);
  for (const field of fields) {
    const known = day.get(field) ?? placeFor(visit, field) ?? named.get(field)?.value;
    if (known !== undefined && !given.has(fieldKey(field))) given.set(fieldKey(field), known);
  }
  const asDays = fields.map((field) => (days.includes(field) ? { ...field, isDay: true as const } : field));
  await askForUnknown(visit, asDays, given);
  for (const field of fields) {
    const text = given.get(fieldKey(field)) ?? "";
    const fill = days.includes(field) && !field.isDay ? writeDay : fillWanted;
    const outcome = await fill(visit, field, text);
    if (!outcome.filled) throw failures.fieldNotFilled(visit, fieldTitle(field), outcome.why);
    if (day.has(field)) noteDay(visit, text);
    noteWritten(visit, named.get(field));
    noteSettled(visit, text);
  }
  if (fields.length > 0) await settle(visit.page, visit.pace);
}

function noteWritten(visit: Visit, detail: RequestDetail | undefined): void {
  noteGiven(visit, detail);
  if (detail) visit.textsOfGoods = [...(visit.textsOfGoods ?? []), detail.value];
}

/** The days of the request, in their order, for as many fields that want one: the first and the last of a hire. */
async function daysFor(visit: Visit, all: readonly Field[]): Promise<ReadonlyMap<Field, string>> {
  const named = daysOfRequest(visit);
  const fields = named.length === 0 ? [] : await dayFieldsAmong(visit, all);
  const pairs = fields.map((field, at) => [field, named[at] ?? ""] as const);
  return new Map(named.length === fields.length ? pairs : []);
}

function fillWanted({ pace }: Visit, field: Field, text: string): Promise<FillOutcome> {
  return fillField(field, text, pace);
}

async function askForUnknown(visit: Visit, fields: readonly Field[], given: GivenTexts): Promise<void> {
  const unknown = fields.filter((field) => !given.has(fieldKey(field)) || field.invalid !== undefined);
  if (unknown.length === 0) return;
  for (const [name, text] of await askForFields(visit, unknown)) given.set(name, text);
}
