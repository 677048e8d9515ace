import { callOnElement } from "../../page/call-in-page.ts";
import type { Field } from "../../page/fields/read-fields.ts";
import { patienceFor, pause } from "../../page/waiting/pace.ts";
import { watchRequests } from "../../page/waiting/request-watch.ts";
import { buyerFields } from "../buyer/buyer-fields.ts";
import { checkoutFields } from "../form/checkout-fields.ts";
import type { KnownBuyer } from "../form/known-buyer.ts";
import type { Visit } from "../visit.ts";

/** Shops have been seen to take a form that comes back within four seconds for a robot's. */
const ripeMs = 4_100;

/**
 * A form that comes back too soon is refused in words that leave open whether an order exists, so it is not sent that
 * soon. Only the form of the buyer's details is judged by its age, and only where it has no script of its own: a page
 * that has told the shop of what was typed has shown that it is no such form, until it comes back. True where that took time.
 */
export async function awaitRipeForm(
  { page, pace }: Visit,
  buyer: KnownBuyer,
  { fields, hasComeBack = false }: { fields: readonly Field[]; hasComeBack?: boolean },
): Promise<boolean> {
  if (!hasComeBack && watchRequests(page).sentByScript() > 0) return false;
  const ms = await unripeMs({ pace }, buyer, fields);
  if (ms > 0) await pause(pace, ms);
  return ms > 0;
}

/** How long the form of the buyer's details has still to stand until shops take it from a person; 0 where it is no such form. */
export async function unripeMs(
  { pace }: Pick<Visit, "pace">,
  buyer: KnownBuyer,
  fields: readonly Field[],
): Promise<number> {
  const [typed] = buyerFields(checkoutFields(fields), buyer);
  if (!typed) return 0;
  const ageMs = await callOnElement({ ...typed.field, pace }, "ageOfPostedForm").catch(() => undefined);
  return ageMs === undefined ? 0 : Math.max(0, patienceFor(pace, ripeMs) - ageMs);
}
