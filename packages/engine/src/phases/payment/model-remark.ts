import type { Visit } from "../visit.ts";

/** Said to whoever agrees to pay, where the way to the payment was not found by rules alone. */
export function modelRemark({ agent }: Visit): string {
  return agent?.hasActed()
    ? " A language model helped to find the way through this shop: look at the order before you answer."
    : "";
}
