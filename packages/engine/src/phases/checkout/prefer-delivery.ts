import { asksForCollection } from "../../choosing/delivery/asks-for-collection.ts";
import { findOnly } from "../../find-only.ts";
import type { Pressable } from "../../page/moves/read-moves.ts";
import { isCollection } from "../../words/delivery/is-collection.ts";
import { normalise } from "../../words/normalise.ts";
import { says } from "../../words/says.ts";
import { isForDelivery } from "../form/fields/checkout-fields.ts";
import type { FormWork } from "../form/form-work.ts";
import { pressOnce } from "../form/ways/press-once.ts";
import type { Look } from "../form/ways/read-ways.ts";
import type { Visit } from "../visit.ts";

/** Buttons within this vertical distance are side by side, in pixels. */
const sameRow = 40;
const mostWords = 3;

/**
 * A form set to collection asks for no address. If "delivery" is offered beside "collection", it is pressed,
 * unless the request asks for collection.
 */
export async function preferDelivery(visit: Visit, work: FormWork, look: Look): Promise<boolean> {
  if (work.address === "done" || isForDelivery(look.fields) || asksForCollection(visit.order.request))
    return false;
  const delivery = findOnly(look.pressables.filter((one) => isPlain(one) && isDelivery(one.text)));
  const beside = look.pressables.some(
    (one) => isPlain(one) && isCollection(one.text) && Math.abs(one.top - (delivery?.top ?? 0)) < sameRow,
  );
  return beside && pressOnce(visit, look, delivery);
}

function isPlain({ text, move, disabled, isLink, isSubmit, form, isAside }: Pressable): boolean {
  const isSending = isSubmit && form >= 0;
  const isStaying = !disabled && !isLink && !isSending && !isAside && move === undefined;
  return isStaying && normalise(text).split(" ").length <= mostWords;
}

function isDelivery(text: string): boolean {
  return !isCollection(text) && says(text, ({ delivery }) => delivery.names);
}
