import { isTerminal as isTerminalStatus } from "@cartwright/contract";
import type { CheckoutStatus } from "./wire.ts";

/** Whether a checkout in this status has ended. */
export function isTerminal(status: CheckoutStatus): boolean {
  return isTerminalStatus(status);
}
