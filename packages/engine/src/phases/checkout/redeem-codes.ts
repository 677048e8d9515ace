import { type RequestedCode, requestedCodes } from "../../choosing/money/requested-codes.ts";
import { findOnly } from "../../find-only.ts";
import type { Field } from "../../page/fields/read-fields.ts";
import { fillField } from "../../page/filling/fill.ts";
import { press } from "../../page/moves/press.ts";
import { opensPage, type Pressable } from "../../page/moves/read-moves.ts";
import { linesOf, readPageTexts } from "../../page/outcomes/page-texts.ts";
import { settle } from "../../page/waiting/settle.ts";
import { normalise } from "../../words/normalise.ts";
import { says } from "../../words/says.ts";
import type { Look } from "../form/ways/read-ways.ts";
import type { Visit } from "../visit.ts";

/** Shops look a code up at its issuer. */
const answerMs = 1_500;

/**
 * Gives the codes of gift cards and discounts that the request names, each once, where the page has a field for them
 * with a button of its own. One that the page does not take is told with the total, as what the shop had no place for.
 */
export async function redeemCodes(visit: Visit, look: Look): Promise<boolean> {
  visit.givenOnce ??= new Set();
  const { givenOnce: redeemed } = visit;
  const open = requestedCodes(visit.order.request).find(({ code }) => !redeemed.has(code));
  if (!open) return false;
  const field = fieldFor(open, look.fields);
  if (!field) return unfoldCodes(visit, redeemed, look);
  const button = applyButton(field, look);
  if (!button) return false;
  redeemed.add(open.code);
  const { page, pace } = visit;
  const { filled } = await fillField(field, open.code, pace);
  if (!filled) return true;
  const pin = open.pin === undefined ? undefined : pinBeside(field, look.fields);
  if (pin) await fillField(pin, open.pin ?? "", pace);
  const before = new Set(linesOf(await readPageTexts(page, pace)));
  await press(page, button.locator, pace);
  await settle(page, pace, { awaitSaveMs: answerMs });
  const news = linesOf(await readPageTexts(page, pace)).filter((line) => !before.has(line));
  const taken = isTaken(open, news);
  noteAnswer(visit, open, taken);
  visit.isGiftUsed ||= taken && open.isGift;
  return true;
}

/** The field for the number that is printed on a gift card beside its code. */
function pinBeside(code: Field, fields: readonly Field[]): Field | undefined {
  const { frame, form } = code;
  const others = fields.filter(
    (one) => one !== code && one.frame === frame && one.form === form && one.enabled && one.value === "",
  );
  return others.find(({ label, name, placeholder }) =>
    /(?<!\p{L})pin(?!\p{L})/iu.test(`${label} ${placeholder} ${name.replace(/_/g, " ")}`),
  );
}

const longestOpener = 60;

/** "Have a gift card?" shows the field for its code. It is pressed once. */
async function unfoldCodes(
  { page, pace }: Visit,
  pressed: Set<string>,
  { pressables }: Look,
): Promise<boolean> {
  const opener = pressables.find(
    (one) =>
      !one.isAside &&
      !one.disabled &&
      !one.isSubmit &&
      !opensPage(one) &&
      one.move !== "apply_code" &&
      namesCodes(one.text),
  );
  if (!opener || pressed.has(opener.text)) return false;
  pressed.add(opener.text);
  await press(page, opener.locator, pace);
  await settle(page, pace);
  return true;
}

function namesCodes(text: string): boolean {
  return text.length <= longestOpener && says(text, ({ fields }) => [...fields.giftCard, ...fields.coupon]);
}

function fieldFor({ isGift }: RequestedCode, fields: readonly Field[]): Field | undefined {
  const open = fields.filter(
    ({ role, control, enabled, value }) =>
      (role === "giftCard" || role === "coupon") && control === "text" && enabled && value === "",
  );
  return open.find(({ role }) => (role === "giftCard") === isGift) ?? open[0];
}

/** In the field's own form, or beside it; a form that holds only that field has no other button. */
function applyButton(
  { frame, form, selector }: Field,
  { reading, frames, pressables, all }: Look,
): Pressable | undefined {
  const inForm = (one: { frame: object; form: number }) =>
    form >= 0 && one.frame === frame && one.form === form;
  const only = all.filter(inForm).length === 1 ? findOnly(pressables.filter(inForm)) : undefined;
  if (only) return only;
  const beside = reading.frames[frames.indexOf(frame)]?.buttonsBeside.find((one) => one.field === selector);
  return pressables.find(
    (one) =>
      one.frame === frame &&
      one.move === "apply_code" &&
      !one.disabled &&
      ((form >= 0 && one.form === form) || beside?.buttons.includes(one.selector)),
  );
}

/**
 * The page names the code, or as much of it as it shows of a card, in something else than an objection; or it
 * says what a gift card or a discount takes off.
 */
function isTaken({ code }: RequestedCode, news: readonly string[]): boolean {
  const plain = normalise(code).replace(/\W/g, "");
  const isNamed = news.some((line) => {
    const said = normalise(line).replace(/\W/g, "");
    return said.includes(plain) || (said.includes(plain.slice(-4)) && /[\d.,]+/.test(line));
  });
  return isNamed || (news.some(namesCodes) && news.some((line) => takenOff.test(line)));
}

/** An amount with a sign before it. */
const takenOff = /[-−–]\s?\p{Sc}?\p{L}{0,3}\p{Sc}?\s?\d/u;

/** What the request says about a code that was taken is settled; one that was not is told. */
function noteAnswer(
  visit: Pick<Visit, "unmatched">,
  { code, clause, pin = "" }: RequestedCode,
  taken: boolean,
): void {
  const settled = ` ${normalise(clause)} pin ${pin} `;
  const others = (visit.unmatched ?? []).filter((words) => !settled.includes(` ${normalise(words)} `));
  visit.unmatched = taken ? others : [...others, code];
}
