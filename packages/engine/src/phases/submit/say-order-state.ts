import type { Visit } from "../visit.ts";

/** Ends a message: that nothing was ordered is said only where it is proved. */
export function orderState({ orderPresses }: Pick<Visit, "orderPresses">): string {
  return orderPresses.isNothingOrdered ? " Nothing was ordered." : "";
}
