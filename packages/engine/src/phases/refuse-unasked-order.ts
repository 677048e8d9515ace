import { readConfirmation } from "../page/outcomes/read-confirmation.ts";
import { failures } from "./failures.ts";
import type { Visit } from "./visit.ts";

/** Ends the run if a page confirms an order that was not placed: nothing more is pressed in such a shop. */
export async function refuseUnaskedOrder(visit: Visit): Promise<void> {
  if (!(await readConfirmation(visit.page, visit.pace)).isConfirmed) return;
  throw failures.orderUnasked(visit);
}
