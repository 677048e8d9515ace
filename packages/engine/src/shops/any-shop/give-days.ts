import { findDates } from "../../choosing/find-dates.ts";
import { type Field, readFields } from "../../page/fields/read-fields.ts";
import { withinLimit } from "../../page/waiting/within-limit.ts";
import { fieldKey } from "../../phases/buyer/ask-for-fields.ts";
import { submitOf } from "../../phases/form/submit-of.ts";
import { pressThrough } from "../../phases/press-through.ts";
import type { Visit } from "../../phases/visit.ts";
import { giveTexts } from "./give-texts.ts";
import { isWritten } from "./is-written.ts";

/** A form that only asks the shop to show something: it is sent by GET to an address that the page names. */
const asking =
  "xpath=ancestor::form[1][@action and (not(@method) or translate(@method, 'GET', 'get') = 'get')]";

/**
 * A page that offers nothing before it knows for which days (rooms, hire) gets them: those that the request
 * names if they are as many, otherwise a person is asked. Returns whether the page was asked.
 */
export async function giveDays(visit: Visit): Promise<boolean> {
  const days = (await readFields(visit.page, visit.pace)).filter(
    (field) => isWritten(field) && field.isDay === true && !field.isAside,
  );
  const [first] = days;
  if (!first || !(await isAsking(visit, first))) return false;
  const button = await submitOf(visit, first);
  if (!button) return false;
  const own = days.filter(({ form, frame }) => form === first.form && frame === first.frame);
  const named = findDates(visit.order.request ?? "");
  const isNamed = named.length === own.length;
  await giveTexts(visit, own, new Map(isNamed ? own.map((day, at) => [fieldKey(day), named[at] ?? ""]) : []));
  await pressThrough(visit, button);
  return true;
}

async function isAsking({ pace }: Visit, { locator }: Field): Promise<boolean> {
  return (await withinLimit(pace, () => locator.locator(asking).count(), 0)) > 0;
}
