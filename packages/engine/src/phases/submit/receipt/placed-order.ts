import type { DisplayedMoney } from "@cartwright/contract";
import type { Confirmation } from "../../../page/outcomes/read-confirmation.ts";

/** The order as approved and placed. */
export interface PlacedOrder {
  total: DisplayedMoney | undefined;
  confirmation: Confirmation;
  /** The total is what the provider charged, whatever the shop's receipt says. */
  isCharge?: boolean | undefined;
  /** A person gave a card for this order, and no page asked for it. */
  isCardUnused?: boolean | undefined;
}
