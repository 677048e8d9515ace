import type { Visit } from "../../visit.ts";

/** Added to payment questions if a model helped to reach the payment. */
export function modelRemark({ agent }: Visit): string {
  return agent?.hasActed()
    ? " A language model helped to find the way through this shop: look at the order before you answer."
    : "";
}
