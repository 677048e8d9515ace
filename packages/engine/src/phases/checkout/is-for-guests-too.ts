import type { Field } from "../../page/fields/read-fields.ts";
import { movesAmong, sendsAsGuest } from "../../page/moves/read-moves.ts";
import { hasAddress } from "../form/fields/checkout-fields.ts";
import type { FormWork } from "../form/form-work.ts";
import { keyOf, type Look, stepOf } from "../form/ways/read-ways.ts";
import type { Visit } from "../visit.ts";

/**
 * The form also has a guest button, or the page has another way for guests and asks for no address: its passwords
 * stay empty, unless it objects to that or the way led nowhere.
 */
export function isForGuestsToo(
  { journal }: Visit,
  { signIn }: FormWork,
  { look, passwords }: { look: Look & { own: readonly Field[] }; passwords: readonly Field[] },
): boolean {
  if (passwords.some(({ invalid }) => invalid !== undefined)) return false;
  const isStepOfAccount = signIn !== "registering" && !hasAddress(look.own);
  return movesAmong(look.pressables).some((way) => {
    const isOfForm = passwords.every((field) => field.form === way.form && field.frame === way.frame);
    if (isOfForm && sendsAsGuest(way)) return true;
    const leadsPast = way.move === "guest_checkout" && !way.disabled && !way.isAside;
    return isStepOfAccount && leadsPast && journal.usesOnStep(stepOf(look), keyOf(way)) === 0;
  });
}
