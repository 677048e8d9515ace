import { cardRoles } from "../../page/fields/field-role.ts";
import { type Field, readFields, theField } from "../../page/fields/read-fields.ts";
import { pause } from "../../page/waiting/pace.ts";
import { settle } from "../../page/waiting/settle.ts";
import type { FormWork } from "../checkout/form-work.ts";
import type { Visit } from "../visit.ts";
import { isByCard } from "./choose-payment.ts";

/** The card fields of a page as they stood at one moment. */
export interface CardForm {
  fields: readonly Field[];
  at: number;
}

const appearLimitMs = 15_000;
/** Where nothing says that a card form is on its way. */
const unhintedLimitMs = 2_000;
/** Where another way to pay stands chosen, no card form is still to come. */
const absentMs = 300;
/** A form that has stood so long will stand while it is typed into. */
const steadyMs = 250;
const steadyLimitMs = 15_000;

/** Finds the card fields; undefined where the shop shows none. */
export async function showCardForm(visit: Visit, { payment }: FormWork): Promise<CardForm | undefined> {
  const isByHand = payment.chosen !== undefined && !isByCard(payment.chosen.title);
  const begunAt = Date.now();
  for (;;) {
    const fields = await readFields(visit.page, visit.pace);
    if (theField(fields, "cardNumber")) return { fields: fields.filter(isCardField), at: Date.now() };
    const isHinted = isByCard(payment.chosen?.title ?? "") || hasForeignFrame(visit);
    const unhintedMs = isByHand ? absentMs : unhintedLimitMs;
    if (Date.now() - begunAt >= (isHinted && !isByHand ? appearLimitMs : unhintedMs)) return undefined;
    await pause(visit.pace, 100);
  }
}

/** Providers put their fields into frames of their own, which may still be loading. */
function hasForeignFrame({ page }: Visit): boolean {
  const own = URL.parse(page.url())?.origin;
  return page.frames().some((frame) => {
    const url = URL.parse(frame.url());
    return url?.protocol.startsWith("http") === true && url.origin !== own;
  });
}

/** Waits until the form has stopped being put up anew: what is typed into a form that goes is lost. */
export async function steadyCardForm({ page, pace }: Visit, seen: CardForm): Promise<readonly Field[]> {
  const until = Date.now() + steadyLimitMs;
  let former = seen;
  for (;;) {
    await settle(page, pace, { limitMs: 2_000 });
    const fields = (await readFields(page, pace)).filter(isCardField);
    const isSame = isSameForm(former.fields, fields);
    if ((isSame && Date.now() - former.at >= steadyMs) || Date.now() >= until) return fields;
    former = { fields, at: isSame ? former.at : Date.now() };
    await pause(pace, 40);
  }
}

function isCardField({ role }: Field): boolean {
  return cardRoles.has(role);
}

function isSameForm(left: readonly Field[], right: readonly Field[]): boolean {
  return (
    left.length === right.length &&
    left.every(({ role, frame }, index) => role === right[index]?.role && frame === right[index]?.frame)
  );
}
