import type { Field } from "../../page/fields/read-fields.ts";
import { press } from "../../page/moves/press.ts";
import { type PressableMove, pickMove } from "../../page/moves/read-moves.ts";
import { settle } from "../../page/waiting/settle.ts";
import { normalise } from "../../words/normalise.ts";
import { says } from "../../words/says.ts";
import { hasAddress } from "../form/fields/checkout-fields.ts";
import type { FormWork } from "../form/form-work.ts";
import type { Visit } from "../visit.ts";

/**
 * An address beside the payment methods may have its own save button, and the order button stays disabled
 * until then. Returns true if it was pressed: once per page.
 */
export async function saveAddress(
  visit: Visit,
  work: FormWork,
  { fields, moves }: { fields: readonly Field[]; moves: readonly PressableMove[] },
): Promise<boolean> {
  const { page, pace } = visit;
  const once = `save ${page.url()}`;
  if (!hasAddress(fields) || work.presses.has(once)) return false;
  const pay = pickMove(moves, "pay");
  if (!pay?.disabled && !pay?.looksShut) return false;
  const save = moves.find(
    ({ move, text, disabled, isAside }) =>
      move === "update_cart" && !disabled && !isAside && !isAboutCart(text),
  );
  if (!save) return false;
  work.presses.set(once, 1);
  await press(page, save.locator, pace);
  await settle(page, pace);
  return true;
}

/** "Update" alone may refer to the address above it; "update cart" doesn't. */
function isAboutCart(text: string): boolean {
  const plain = normalise(text);
  return says(plain, ({ moves, fields }) => [...moves.view_cart, ...fields.quantity]);
}
