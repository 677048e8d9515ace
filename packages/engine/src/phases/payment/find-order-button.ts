import { limits } from "../../deciding/weights.ts";
import { type FormWork, isStranger } from "../form/form-work.ts";
import { knownOf } from "../form/ways/known-of-purchase.ts";
import { keyOf, type Look, rankWaysOf, type SeenWay, stateOf, stepOf } from "../form/ways/read-ways.ts";
import type { Visit } from "../visit.ts";
import { findPayButton, type PayButton } from "./find-pay-button.ts";

/**
 * The button that places the order, once the shop knows the buyer: found by its text, otherwise the likeliest
 * one. It is pressed as an order, since it may be one.
 */
export function findOrderButton(visit: Visit, work: FormWork, look: Look): PayButton | undefined {
  return findPayButton(visit, work, look) ?? findUnworded(visit, work, look);
}

/** For a recording: weighs the page for the goal of ordering, however the button was found. */
export function recordOrder(
  visit: Visit,
  work: FormWork,
  { look, button }: { look: Look; button: PayButton },
): void {
  const { frame, selector } = button;
  const pressed = look.pressables.find((one) => one.frame === frame && one.selector === selector);
  if (!visit.recorder || !pressed) return;
  rankWaysOf(visit, look, { goal: "order", known: knownOf(visit, work, { look, goal: "order" }) });
  visit.recorder.took(look.reading, {
    state: stateOf(look),
    url: look.reading.url,
    step: stepOf(look),
    action: keyOf(pressed),
    target: "",
    words: "",
    outcome: "open",
  });
}

function findUnworded(visit: Visit, work: FormWork, look: Look): PayButton | undefined {
  if (isStranger(visit, work)) return undefined;
  const step = stepOf(look);
  // A button that was pressed here to continue, in vain, doesn't place an order either.
  const isTried = ({ key, move }: SeenWay) => move === "continue" && visit.journal.usesOnStep(step, key) > 0;
  const [best] = rankWaysOf(visit, look, {
    goal: "order",
    known: knownOf(visit, work, { look, goal: "order" }),
    isMeant: (way) => !isTried(way),
  });
  if (!best || best.weight < limits.sure) return undefined;
  const { locator, frame, selector, disabled } = best.way.pressable;
  return { locator, frame, selector, disabled, isWorded: false };
}
