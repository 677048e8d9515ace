import { findOnly } from "../../find-only.ts";
import { type Pressable, type PressableMove, pickMove } from "../../page/moves/read-moves.ts";
import { says } from "../../words/says.ts";
import { showsBuyersAddress } from "../buyer/address/kept-address.ts";
import { hasWholeAddress, isForDelivery } from "../form/fields/checkout-fields.ts";
import type { FormWork } from "../form/form-work.ts";
import { pressOnce } from "../form/ways/press-once.ts";
import type { Look } from "../form/ways/read-ways.ts";
import type { Visit } from "../visit.ts";

/**
 * A page without address fields may show them on request: behind "add an address", or "enter manually" beside
 * an address search. Returns true if such a button was pressed, which is done once per step.
 */
export async function openAddressForm(
  visit: Visit,
  work: FormWork,
  look: Look & { moves: readonly PressableMove[] },
): Promise<boolean> {
  if (work.address === "done" || hasWholeAddress(look.fields)) return false;
  const way =
    pickMove(
      look.moves.filter(({ isAside, disabled }) => !isAside && !disabled),
      "new_address",
    ) ?? findNamedAfterAddress(look);
  if (showsBuyersAddress(look.reading.frames[0]?.lines ?? [], work.buyer)) return false;
  return pressOnce(visit, look, way);
}

/** Longer texts only mention an address. */
const longestName = 40;

/** On a page without address fields, finds the only button whose text just names an address. */
function findNamedAfterAddress({ fields, pressables }: Look): Pressable | undefined {
  if (isForDelivery(fields)) return undefined;
  const only = findOnly(
    pressables.filter(({ text, move, disabled, isAside, isInText, isLink, href }) => {
      const isStaying = !isLink || href === "" || href.startsWith("#") || href.endsWith("#");
      const isOpen = !disabled && !isAside && !isInText && isStaying && move === undefined;
      return isOpen && text.length <= longestName && namesAddress(text);
    }),
  );
  return only;
}

function namesAddress(text: string): boolean {
  return says(text, ({ fields }) => [...fields.addressLine1, ...fields.postalCode]);
}
