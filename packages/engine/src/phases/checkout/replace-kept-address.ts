import type { Field } from "../../page/fields/read-fields.ts";
import { fillField } from "../../page/filling/fill.ts";
import { press } from "../../page/moves/press.ts";
import { type PressableMove, pickMove } from "../../page/moves/read-moves.ts";
import { settle } from "../../page/waiting/settle.ts";
import { says } from "../../words/says.ts";
import { isNewAddress } from "../buyer/address/choose-own-address.ts";
import { findKeptAddress } from "../buyer/address/kept-address.ts";
import { failures } from "../failures/failures.ts";
import { hasAddress } from "../form/fields/checkout-fields.ts";
import { type FormWork, isSignedIn } from "../form/form-work.ts";
import type { Look } from "../form/ways/read-ways.ts";
import type { Visit } from "../visit.ts";

/** Ways to another address to try: one may lead to a list, the next to the fields. */
const mostTries = 2;

/**
 * A shop that knows the customer may deliver to a saved address. If it isn't the buyer's, another one is
 * given; throws if the shop takes none. Returns true if a way to the address fields was opened.
 */
export async function replaceKeptAddress(
  visit: Visit,
  work: FormWork,
  { reading, fields, moves }: Look & { moves: readonly PressableMove[] },
): Promise<boolean> {
  if (!isSignedIn(visit, work) || work.address === "done" || hasAddress(fields)) return false;
  const kept = findKeptAddress(reading.frames[0]?.lines ?? [], work.buyer);
  if (kept === undefined) return false;
  work.account.newAddresses += 1;
  if (work.account.newAddresses > mostTries || !(await openNewAddress(visit, fields, moves)))
    throw failures.keptAddress(visit, kept);
  await settle(visit.page, visit.pace);
  return true;
}

/** A choice "new address", a button for one, or finally one that edits the saved address. */
async function openNewAddress(
  { page, pace }: Visit,
  fields: readonly Field[],
  moves: readonly PressableMove[],
): Promise<boolean> {
  for (const field of fields) {
    const choice = field.choices?.find(({ title }) => isNewAddress(title));
    if (choice && field.value !== choice.value) return (await fillField(field, choice.value, pace)).filled;
  }
  const open = moves.filter(({ disabled, isAside }) => !disabled && !isAside);
  const way =
    pickMove(open, "new_address") ?? open.find(({ move, text }) => move === "edit" && namesAddress(text));
  if (!way) return false;
  await press(page, way.locator, pace);
  return true;
}

function namesAddress(words: string): boolean {
  return says(words, ({ fields }) => fields.addressLine1);
}
