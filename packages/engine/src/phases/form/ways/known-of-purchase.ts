import type { WayGoal } from "../../../deciding/way.ts";
import { isLanguageKnown } from "../../../words/languages.ts";
import { says } from "../../../words/says.ts";
import type { KnownOfPurchase } from "../../run-recorder.ts";
import type { Visit } from "../../visit.ts";
import { isForDelivery } from "../fields/checkout-fields.ts";
import { type FormWork, isSignedIn, isStranger } from "../form-work.ts";
import { needsNothingMore } from "../paid-later.ts";
import { isLastForm, isLastLook } from "./is-last-look.ts";
import type { Look } from "./read-ways.ts";

/** What the work on a form knows of the purchase when it weighs the ways of a page. */
export function knownOf(
  visit: Visit,
  work: FormWork,
  { look, goal }: { look: Look; goal: WayGoal },
): KnownOfPurchase {
  const known = {
    isNamed: work.isNamed === true || isSignedIn(visit, work),
    isPaidLater: needsNothingMore(work.payment),
  };
  // While a press is open, a page that shows the order may be its receipt.
  const mayBeLast = goal === "next_step" || (goal === "order" && !visit.orderPresses.isOpen);
  const last = {
    isLastLook: mayBeLast && isLastLook(visit, work, look),
    isLastForm: mayBeLast && isLastForm(visit, work, look),
  };
  // An order is pressed only once both are settled.
  if (goal === "order") return { ...known, ...last, isBuyerKnown: true, isPaymentChosen: true };
  return {
    ...known,
    ...last,
    isBuyerKnown: !isStranger(visit, work),
    isPaymentChosen: work.payment.chosen !== undefined,
    isRegistering: work.signIn === "registering",
    isAddressOpen: work.address === "open",
    isDeliveryAwaited: isDeliveryAwaited(work, look),
  };
}

/** Some shops show the chosen delivery as plain text, and the choice in a window behind a button. */
export function isDeliveryAwaited(
  { delivery, address }: Pick<FormWork, "delivery" | "address">,
  { fields, reading }: Pick<Look, "fields" | "reading">,
): boolean {
  const isAddressKnown = address === "done" || isForDelivery(fields);
  const isOpen = delivery === "open" && !fields.some(({ role }) => role === "shippingMethod");
  return isOpen && isAddressKnown && speaksOfDelivery(reading);
}

/** A stay or a course is not delivered. In an unknown language, anything may say so. */
function speaksOfDelivery({ frames }: Look["reading"]): boolean {
  const texts = frames.flatMap((frame) => frame.texts.texts.map(({ text }) => text));
  const isRead = isLanguageKnown(frames[0]?.language ?? "", texts);
  return !isRead || texts.some((text) => says(text, ({ delivery }) => delivery.names));
}
