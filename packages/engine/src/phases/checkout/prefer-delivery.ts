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
  const plain = look.pressables.filter(isPlain);
  const collections = plain.filter(({ text }) => isCollection(text));
  const isBeside = (one: Pressable) =>
    collections.some(({ top }) => Math.abs(top - one.top) < sameRow) || isBesideOpenTab(one, look);
  const others = plain.filter((one) => !isCollection(one.text) && isBeside(one));
  const delivery = findOnly(others.filter(({ text }) => isDelivery(text))) ?? onlyTab(others);
  return delivery !== undefined && pressOnce(visit, look, delivery);
}

/** The tab that is open can't be pressed. */
function isBesideOpenTab({ isTab = false }: Pressable, { reading }: Look): boolean {
  return isTab && reading.frames.some(({ tabs }) => tabs.some(({ text }) => isCollection(text)));
}

/** What isn't collected is delivered, whatever its tab says ("À domicile"). */
function onlyTab(others: readonly Pressable[]): Pressable | undefined {
  return findOnly(others.filter(({ isTab }) => isTab));
}

function isPlain({ text, move, disabled, isLink, isSubmit, form, isAside }: Pressable): boolean {
  const isSending = isSubmit && form >= 0;
  const isStaying = !disabled && !isLink && !isSending && !isAside && move === undefined;
  const words = normalise(text.replace(/\([^()]*\)/g, " "));
  return isStaying && words.split(" ").length <= mostWords;
}

function isDelivery(text: string): boolean {
  return !isCollection(text) && says(text, ({ delivery }) => delivery.names);
}
