import { callInPage } from "../call-in-page.ts";
import { secretRoles } from "../fields/field-role.ts";
import type { Field } from "../fields/read-fields.ts";
import { type Pace, pause } from "../waiting/pace.ts";
import { tick } from "../waiting/tick.ts";
import { withinLimit } from "../waiting/within-limit.ts";
import { formatExpiry, parseExpiry, showsBothParts, showsShortYear, standardExpiry } from "./expiry.ts";
import { fillChoice } from "./fill-choice.ts";
import { fillDay } from "./fill-day.ts";
import { fillFile } from "./fill-file.ts";
import type { FillOptions, FillOutcome } from "./fill-outcome.ts";
import { fillText } from "./fill-text.ts";
import { permitTyping } from "./permit-typing.ts";

export type { FillOptions, FillOutcome } from "./fill-outcome.ts";

/**
 * Puts a value into a field and verifies that it is there. A box takes "yes" or "no"; a list takes a value, a
 * title, or a country or state code or name; an expiry takes "MM/YY" and is formatted for the field. `why`
 * never contains the value.
 */
export async function fillField(
  field: Field,
  value: string,
  pace: Pace,
  options: FillOptions = {},
): Promise<FillOutcome> {
  const fill = () => fillInSight(field, value, pace, options);
  return pace.typeSecret && secretRoles.has(field.role) ? pace.typeSecret(fill) : fill();
}

async function fillInSight(
  field: Field,
  value: string,
  pace: Pace,
  options: FillOptions,
): Promise<FillOutcome> {
  if (!field.enabled) return { filled: false, why: "the field is disabled" };
  const permit = await permitTyping(field, pace);
  if (!permit.isGiven) return { filled: false, why: permit.why };
  if (!(await isThere(field, pace))) return { filled: false, why: "the field has gone" };
  switch (field.control) {
    case "checkbox":
      return tick(field, value !== "" && value !== "no", pace);
    case "radio":
    case "select":
    case "listbox":
      return fillChoice(field, valueFor(field, value), pace, options);
    case "combobox":
    case "text":
    case "textarea":
      return fillText(field, valueFor(field, value), pace, options);
    case "date":
      return fillDay(field, valueFor(field, value), pace, options);
    case "file":
      return fillFile(field, value, pace);
  }
}

/** Longer than a page takes to re-render a field. */
const redrawnMs = 500;

/**
 * Whether the field still exists. Only checks that were answered count: on a busy machine one check takes
 * longer than a page does to re-render a field.
 */
async function isThere({ frame, selector, locator }: Field, pace: Pace): Promise<boolean> {
  let missedAt: number | undefined;
  for (;;) {
    const isPresent = await withinLimit(
      pace,
      () => callInPage({ frame, pace }, "isPresent", selector),
      undefined,
    );
    if (isPresent !== false) return isPresent === true;
    // The driver also finds what lies across several shadow roots, but injects a script first, which takes a moment.
    const found = await withinLimit(pace, () => locator.count(), undefined);
    if (found !== 0) return found !== undefined;
    missedAt ??= Date.now();
    if (Date.now() - missedAt >= redrawnMs) return false;
    await pause(pace, 25);
  }
}

/** The value in this field's format. */
export function valueFor(field: Field, value: string): string {
  const expiry = field.role.startsWith("cardExpiry") ? parseExpiry(value) : undefined;
  if (!expiry) return value;
  if (field.role === "cardExpiryMonth")
    return showsBothParts(field.placeholder) ? formatExpiry(expiry, field) : expiry.month;
  if (field.role === "cardExpiryYear")
    return field.maxLength === 2 || showsShortYear(field.placeholder) ? expiry.year.slice(-2) : expiry.year;
  if (field.control === "date") return standardExpiry(expiry, field);
  return formatExpiry(expiry, field);
}
