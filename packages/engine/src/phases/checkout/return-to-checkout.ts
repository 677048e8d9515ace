import { type FieldRole, rolesOf } from "../../page/fields/field-role.ts";
import type { Field } from "../../page/fields/read-fields.ts";
import type { PressableMove } from "../../page/moves/read-moves.ts";
import { hasAddress } from "../form/checkout-fields.ts";
import type { FormWork } from "../form/form-work.ts";

/** How long a checkout may still be rendering after the sign-in before its page is left. */
const drawingMs = 2_500;

/**
 * Some shops show the cart or the account after a sign-in instead of the checkout: goes to the checkout once
 * more. Returns false if the page is part of the checkout, or may become it.
 */
export async function returnToCheckout(
  work: FormWork,
  { fields, moves, idleMs }: { fields: readonly Field[]; moves: readonly PressableMove[]; idleMs: number },
): Promise<boolean> {
  const { shop, account } = work;
  if (work.signIn !== "done" || account.isLedBack || !shop.returnToCheckout) return false;
  if (hasAddress(fields) || fields.some(({ role }) => checkoutRoles.has(role))) return false;
  const isInSight = moves.some(
    ({ move, isAside, disabled }) => move === "go_to_checkout" && !isAside && !disabled,
  );
  if (!isInSight && idleMs < drawingMs) return false;
  account.isLedBack = true;
  await shop.returnToCheckout(work.item);
  return true;
}

const checkoutRoles = new Set<FieldRole>([...rolesOf("choice"), "cardNumber", "terms", "oneTimeCode"]);
