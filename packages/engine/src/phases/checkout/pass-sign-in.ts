import { placeOf } from "../../deciding/place-of.ts";
import type { Field } from "../../page/fields/read-fields.ts";
import { hasAddress, isStepOfGuest, signInFields } from "../form/fields/checkout-fields.ts";
import type { FormWork } from "../form/form-work.ts";
import { findWayOn } from "../form/ways/find-way-on.ts";
import type { Look, SeenWay } from "../form/ways/read-ways.ts";
import { takeWay } from "../form/ways/take-way.ts";
import type { Visit } from "../visit.ts";

/**
 * A sign-in page may offer another way: for guests, for new customers, or to skip it. It is taken before
 * anybody is asked for an account.
 */
export async function passSignIn(visit: Visit, work: FormWork, look: Look): Promise<boolean> {
  const own = look.fields;
  const signIn = signInFields(look.all);
  const isInFront = look.pressables.some(({ move, isInDialog }) => isInDialog && move === "guest_checkout");
  const isWall = signIn.length > 0 && !hasAddress(own) && !isStepOfGuest(own, signIn);
  if (!isWall && !isInFront) return false;
  if (work.signIn !== "untried" && work.signIn !== "not_needed") return false;
  const found = findWayOn(visit, work, look, { goal: "past_sign_in" });
  if (!found || wantsMail(found.way.pressable, own)) return false;
  if (shutsWall(visit, look, found.way) || leadsBack(visit, found.way)) return false;
  if (isOnEachPage(visit, found.way)) return false;
  work.signIn = "not_needed";
  await takeWay(visit, look, { way: found.way });
  return true;
}

/**
 * The product's button may have opened the window: just closing it is no way past, since that button opens it
 * again.
 */
function shutsWall({ order }: Visit, { reading }: Look, { move, isInDialog, isLink }: SeenWay): boolean {
  const leadsPast = isLink || move === "guest_checkout" || move === "continue";
  return isInDialog && !leadsPast && placeOf(order.url) === placeOf(reading.url);
}

/** What was there before the sign-in came up, and says nothing of it, belongs to the frame of the page: a menu. */
function isOnEachPage({ journal }: Visit, { move, isNew }: SeenWay): boolean {
  return move === undefined && !isNew && journal.entries.length > 0;
}

/** A link to a page that has led to this sign-in leads here again. */
function leadsBack({ journal }: Visit, { isLink, address }: SeenWay): boolean {
  return isLink && journal.hasBeenAt(address);
}

/** The button submits a form with an e-mail address that is still empty. */
function wantsMail({ form, frame }: Pick<Field, "form" | "frame">, fields: readonly Field[]): boolean {
  const inForm = fields.filter((field) => form >= 0 && field.form === form && field.frame === frame);
  return inForm.some(({ role, value, enabled }) => role === "email" && enabled && value === "");
}
