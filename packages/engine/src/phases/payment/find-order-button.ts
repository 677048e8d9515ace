import { callInPage } from "../../page/call-in-page.ts";
import type { Field } from "../../page/fields/read-fields.ts";
import { readFields } from "../../page/fields/read-fields.ts";
import type { PressableSnapshot } from "../../page/in-page/read-pressables.ts";
import { classifyMove } from "../../page/moves/classify-move.ts";
import { languages } from "../../words/languages.ts";
import type { FormWork } from "../checkout/form-work.ts";
import type { Visit } from "../visit.ts";
import { findPayButton, type PayButton } from "./find-pay-button.ts";

/**
 * The button that places the order, once everything is agreed to: by its words, else the one that sends the form of the
 * order, whatever it says. It is pressed as what it may be, an order.
 */
export async function findOrderButton(visit: Visit, work: FormWork): Promise<PayButton | undefined> {
  return (await findPayButton(visit, work)) ?? findUnworded(visit);
}

async function findUnworded({ page, pace }: Visit): Promise<PayButton | undefined> {
  const frame = page.mainFrame();
  const [fields, pressables] = await Promise.all([
    readFields(page, pace),
    callInPage({ frame, pace }, "readPressables", null).catch(() => []),
  ]);
  const ranked = rankOrderButtons(
    pressables,
    fields.filter((field) => field.frame === frame),
  );
  const [best] = ranked;
  if (!best) return undefined;
  const { selector, enabled } = best;
  return { locator: frame.locator(selector).first(), frame, selector, disabled: !enabled, isWorded: false };
}

/**
 * What may send the order, likeliest first. Only forms of the order count: of the card, of the buyer's details, of the
 * terms, or without a field; and nothing whose words say that it does something else.
 */
export function rankOrderButtons(
  pressables: readonly PressableSnapshot[],
  fields: readonly Pick<Field, "role" | "form" | "isAside">[],
): PressableSnapshot[] {
  const others = new Set(fields.filter(isOfOther).map(({ form }) => form));
  const own = new Set(fields.filter((field) => !isOfOther(field)).map(({ form }) => form));
  return pressables
    .filter(({ form, isInFrameOfPage }) => form >= 0 && !isInFrameOfPage)
    .filter(({ form }) => own.has(form) || !others.has(form))
    .filter(({ text, spoken }) => classifyMove(text || spoken, languages) === undefined)
    .filter(({ isLink, href }) => !isLink || href.includes("#"))
    .map((pressable) => ({ pressable, weight: weigh(pressable, own) }))
    .sort((left, right) => right.weight - left.weight)
    .map(({ pressable }) => pressable);
}

function weigh(
  { form, isSubmit, enabled, area, isLink }: PressableSnapshot,
  own: ReadonlySet<number>,
): number {
  const place = (own.has(form) ? 3 : 0) + (isSubmit ? 2 : 0) - (isLink ? 1 : 0);
  return place + (enabled ? 0.5 : 0) + Math.min(area, 20_000) / 40_000;
}

/** A field that stands in a form of its own beside an order. */
function isOfOther({ role, isAside }: Pick<Field, "role" | "isAside">): boolean {
  const beside = [
    "coupon",
    "giftCard",
    "search",
    "newsletter",
    "password",
    "username",
    "quantity",
    "unknown",
  ];
  return isAside || beside.includes(role);
}
