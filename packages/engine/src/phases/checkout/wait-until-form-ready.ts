import { callOnElement } from "../../page/call-in-page.ts";
import type { Field } from "../../page/fields/read-fields.ts";
import { patienceFor, pause } from "../../page/waiting/pace.ts";
import { watchRequests } from "../../page/waiting/request-watch.ts";
import { buyerFields } from "../buyer/buyer-fields.ts";
import { checkoutFields } from "../form/fields/checkout-fields.ts";
import type { Parties } from "../form/fields/known-buyer.ts";
import type { Visit } from "../visit.ts";

/** Some shops treat a form that is sent within four seconds as sent by a robot. */
const ripeMs = 4_100;

/**
 * A form sent too soon is refused with a message that leaves open whether an order exists, so wait first.
 * Only the form with the buyer's details is checked for its age, and only if it has no script of its own: a
 * page that has sent typed values to the shop is no such form, until it comes back. Returns true if it
 * waited.
 */
export async function waitUntilFormReady(
  { page, pace }: Visit,
  parties: Parties,
  { fields, hasComeBack = false }: { fields: readonly Field[]; hasComeBack?: boolean },
): Promise<boolean> {
  if (!hasComeBack && watchRequests(page).sentByScript() > 0) return false;
  const ms = await msUntilFormReady({ pace }, parties, fields);
  if (ms > 0) await pause(pace, ms);
  return ms > 0;
}

/**
 * How long to wait until shops accept the form with the buyer's details as sent by a person; 0 for other
 * forms.
 */
export async function msUntilFormReady(
  { pace }: Pick<Visit, "pace">,
  parties: Parties,
  fields: readonly Field[],
): Promise<number> {
  const [typed] = buyerFields(checkoutFields(fields), parties);
  if (!typed) return 0;
  const ageMs = await callOnElement({ ...typed.field, pace }, "ageOfPostedForm").catch(() => undefined);
  return ageMs === undefined ? 0 : Math.max(0, patienceFor(pace, ripeMs) - ageMs);
}
