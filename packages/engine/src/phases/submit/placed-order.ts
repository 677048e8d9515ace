import type { DisplayedMoney } from "@cartwright/contract";
import type { Confirmation } from "../../page/outcomes/read-confirmation.ts";

/** What was approved and placed. */
export interface PlacedOrder {
  total: DisplayedMoney | undefined;
  confirmation: Confirmation;
}
