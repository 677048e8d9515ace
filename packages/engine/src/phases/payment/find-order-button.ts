import { limits } from "../../deciding/weights.ts";
import { type FormWork, isStranger } from "../form/form-work.ts";
import { isLastForm, isLastLook } from "../form/is-last-look.ts";
import { keyOf, type Look, rankWaysOf, type SeenWay, stateOf, stepOf } from "../form/read-ways.ts";
import type { Visit } from "../visit.ts";
import { findPayButton, type PayButton } from "./find-pay-button.ts";

/**
 * The button that places the order, once the shop knows who buys: by its words, else the one that everything else speaks
 * for. It is pressed as what it may be, an order.
 */
export function findOrderButton(visit: Visit, work: FormWork, look: Look): PayButton | undefined {
  return findPayButton(visit, work, look) ?? findUnworded(visit, work, look);
}

/** For a recording: the page is weighed as one to order on, however the button was found. */
export function recordOrder(visit: Visit, look: Look, { frame, selector }: PayButton): void {
  const pressed = look.pressables.find((one) => one.frame === frame && one.selector === selector);
  if (!visit.recorder || !pressed) return;
  rankWaysOf(visit, look, { goal: "order", known: orderKnown });
  visit.recorder.took(look.reading, {
    state: stateOf(look),
    url: look.reading.url,
    step: stepOf(look),
    action: keyOf(pressed),
    target: "",
    outcome: "open",
  });
}

const orderKnown = { isBuyerKnown: true, isPaymentChosen: true };

function findUnworded(visit: Visit, work: FormWork, look: Look): PayButton | undefined {
  if (isStranger(visit, work)) return undefined;
  const step = stepOf(look);
  // What was pressed here to get on, and came to nothing, orders nothing either.
  const isTried = ({ key, move }: SeenWay) => move === "continue" && visit.journal.usesOnStep(step, key) > 0;
  // While a press is open, a page that shows the order may be its receipt.
  const mayBeLast = !visit.orderPresses.isOpen;
  const known = {
    ...orderKnown,
    isLastLook: mayBeLast && isLastLook(visit, work, look),
    isLastForm: mayBeLast && isLastForm(visit, work, look),
  };
  const [best] = rankWaysOf(visit, look, {
    goal: "order",
    known,
    isMeant: (way) => !isTried(way),
  });
  if (!best || best.weight < limits.sure) return undefined;
  const { locator, frame, selector, disabled } = best.way.pressable;
  return { locator, frame, selector, disabled, isWorded: false };
}
