import type { FailureCode } from "@cartwright/contract";
import { quoted } from "../../words/quoted.ts";
import type { Visit } from "../visit.ts";
import { PurchaseFailed } from "./purchase-failed.ts";

/** Where a purchase has ended. */
export type Place = Pick<Visit, "page" | "order">;
export type OrderPlace = Place & Pick<Visit, "orderPresses">;

/** Ends a message: "Nothing was ordered" only if that is proved. */
export function orderState({ orderPresses }: OrderPlace): string {
  return orderPresses.isNothingOrdered ? " Nothing was ordered." : "";
}

export function itSays(words: string | undefined): string {
  return words === undefined || words === "" ? "" : ` It says: ${quoted(words)}.`;
}

export const failed = (code: FailureCode, message: string): PurchaseFailed =>
  new PurchaseFailed(code, message);
export const stuck = (message: string): PurchaseFailed => failed("stuck", message);
export const unreachable = (message: string): PurchaseFailed => failed("merchant_unreachable", message);
export const unknownOrder = (message: string): PurchaseFailed =>
  failed("order_state_unknown", `${message}: an order may exist. Ask the merchant before buying again.`);
