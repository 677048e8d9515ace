import type { Field } from "../../page/fields/read-fields.ts";
import { fillField } from "../../page/filling/fill.ts";
import { press } from "../../page/moves/press.ts";
import type { PressableMove } from "../../page/moves/read-moves.ts";
import { settle } from "../../page/waiting/settle.ts";
import type { Visit } from "../visit.ts";
import { checkoutFields, hasAddress } from "./checkout-fields.ts";
import { findWayOfSection } from "./find-way-of-section.ts";
import type { FormWork } from "./form-work.ts";
import { isForGuests } from "./is-for-guests.ts";

/** Where a shop lets one choose between buying as a guest, opening an account and signing in: as a guest. */
export async function chooseGuest(
  visit: Visit,
  work: FormWork,
  { fields, moves }: { fields: readonly Field[]; moves: readonly PressableMove[] },
): Promise<boolean> {
  const { page, pace } = visit;
  for (const group of fields.filter(({ control }) => control === "radio")) {
    const guest = group.choices?.find(isForGuests);
    if (guest) work.signIn = "not_needed";
    if (!guest || group.value === guest.value || !isFirstTry(work, `${page.url()} ${group.name}`)) continue;
    const outcome = await fillField(group, guest.value, pace);
    await settle(page, pace);
    if (outcome.filled) return true;
  }
  // Beside an address the way on is to fill it in, unless a dialog stands in front of it.
  const isWay = ({ isInDialog }: PressableMove) => isInDialog || !hasAddress(fields);
  const move = moves.find((one) => one.move === "guest_checkout" && !one.disabled && isWay(one));
  if (move && wantsMail(move, fields)) return false;
  const guest = move ?? (isSignIn(fields) ? await findWayOfSection(visit, "guest_checkout") : undefined);
  if (!guest || !isFirstTry(work, `${page.url()} ${guest.text}`)) return false;
  work.signIn = "not_needed";
  await press(page, guest.locator, pace);
  await settle(page, pace);
  return true;
}

function isSignIn(fields: readonly Field[]): boolean {
  return !hasAddress(fields) && fields.some(({ role, isAside }) => role === "password" && !isAside);
}

/** The button sends a form of its own, with an e-mail address that is still to be filled in. */
function wantsMail({ form, frame }: PressableMove, fields: readonly Field[]): boolean {
  const inForm = checkoutFields(fields).filter(
    (field) => form >= 0 && field.form === form && field.frame === frame,
  );
  return inForm.some(({ role, value, enabled }) => role === "email" && enabled && value === "");
}

function isFirstTry(work: FormWork, what: string): boolean {
  const tries = (work.tries.get(`guest ${what}`) ?? 0) + 1;
  work.tries.set(`guest ${what}`, tries);
  return tries <= 2;
}
