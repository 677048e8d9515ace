import { compareAmounts } from "@cartwright/contract";
import { findAmounts } from "../../page/amounts/parse-money.ts";
import type { Field, FieldChoice } from "../../page/fields/read-fields.ts";
import { fillField } from "../../page/filling/fill.ts";
import { languages } from "../../words/languages.ts";
import { hasPhrase, isUnspaced, normalise } from "../../words/normalise.ts";
import type { Visit } from "../visit.ts";

/**
 * Turns down what the shop adds by itself and nobody asked for: insurance, gift wrapping, a donation, a tip. True where
 * something had to be changed, since the total then changes too.
 */
export async function turnDownExtras(visit: Visit, fields: readonly Field[]): Promise<boolean> {
  const isCleared = await clearBoxes(visit, [...extrasIn(visit, fields), ...pricedIn(visit, fields)]);
  return (await refuseExtraChoices(visit, fields)) || isCleared;
}

/** The boxes alone: beside a product, a choice that sounds like an extra may be a variant that somebody has chosen. */
export async function clearExtraBoxes(visit: Visit, fields: readonly Field[]): Promise<boolean> {
  return clearBoxes(visit, extrasIn(visit, fields));
}

async function clearBoxes(visit: Visit, boxes: readonly Field[]): Promise<boolean> {
  const ticked = boxes.filter(({ control, value }) => control === "checkbox" && value !== "");
  let changed = false;
  for (const box of ticked) changed = (await fillField(box, "no", visit.pace)).filled || changed;
  return changed;
}

async function refuseExtraChoices(visit: Visit, fields: readonly Field[]): Promise<boolean> {
  let changed = false;
  for (const field of extrasIn(visit, fields)) {
    const refusal = refusalIn(field.choices ?? []);
    if (!refusal || refusal.value === field.value) continue;
    changed = (await fillField(field, refusal.value, visit.pace)).filled || changed;
  }
  return changed;
}

/** What must be ticked to go on is no offer; and what the request speaks of is left as the page proposes it. */
function extrasIn({ order }: Visit, fields: readonly Field[]): Field[] {
  if (isAskedFor(order.request)) return [];
  return fields.filter(
    ({ role, enabled, control, required }) =>
      role === "extra" && enabled && !(control === "checkbox" && required),
  );
}

/** In a checkout a box with a price is one more thing to pay for, whatever its words. */
function pricedIn({ order }: Visit, fields: readonly Field[]): Field[] {
  if (isAskedFor(order.request)) return [];
  return fields.filter(
    ({ role, enabled, required, label }) => role === "unknown" && enabled && !required && namesPrice(label),
  );
}

function namesPrice(label: string): boolean {
  const isMoney = /\p{Sc}|\b[A-Z]{3}\b/u.test(label);
  return isMoney && findAmounts(label).some(({ amount }) => compareAmounts(amount, "0") > 0);
}

function refusalIn(choices: readonly FieldChoice[]): FieldChoice | undefined {
  return choices.find(({ title, enabled }) => enabled && isRefusal(title));
}

/** "No tip", "Ohne Versicherung", "なし". */
function isRefusal(title: string): boolean {
  const plain = normalise(title);
  const [first = ""] = plain.split(" ");
  return languages.some(({ none }) =>
    none.some((word) => (isUnspaced(word) ? plain.includes(word) : first === word)),
  );
}

function isAskedFor(request: string | undefined): boolean {
  if (request === undefined) return false;
  const plain = normalise(request);
  return languages.some(({ fields }) => hasPhrase(plain, fields.extra));
}
