import { limits } from "../../deciding/weights.ts";
import { type FormWork, isStranger } from "../form/form-work.ts";
import { type Look, rankWaysOf, type SeenWay } from "../form/read-ways.ts";
import type { Visit } from "../visit.ts";
import { findPayButton, type PayButton } from "./find-pay-button.ts";

/**
 * The button that places the order, once the shop knows who buys: by its words, else the one that everything else speaks
 * for. It is pressed as what it may be, an order.
 */
export function findOrderButton(visit: Visit, work: FormWork, look: Look): PayButton | undefined {
  return findPayButton(visit, work, look) ?? findUnworded(visit, work, look);
}

function findUnworded(visit: Visit, work: FormWork, look: Look): PayButton | undefined {
  if (isStranger(visit, work)) return undefined;
  const { url } = look.reading;
  // What was pressed here to get on, and came to nothing, orders nothing either.
  const isTried = ({ key, move }: SeenWay) => move === "continue" && visit.journal.usesOf(url, key) > 0;
  const known = { isBuyerKnown: true, isPaymentChosen: true };
  const [best] = rankWaysOf(visit, look, { goal: "order", known, isMeant: (way) => !isTried(way) });
  if (!best || best.weight < limits.sure) return undefined;
  const { locator, frame, selector, disabled } = best.way.pressable;
  return { locator, frame, selector, disabled, isWorded: false };
}
