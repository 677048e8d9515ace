/**
 * Stable machine codes of a run: what a `step` progress item says in `data.step`, and what the
 * `terminal` item says in `data.code`. Clients may branch on them; labels are for people.
 */
export const stepCodes = [
  "shop_recognised",
  "product_opened",
  "variant_chosen",
  "added_to_cart",
  "checkout_opened",
  "signed_in",
  "contact_filled",
  "address_filled",
  "shipping_chosen",
  "total_read",
  /** A card was made for this purchase alone, after a person had approved the total. */
  "card_made",
  /** The owner of the account has to approve the card, in the app of whoever makes it. */
  "card_awaited",
  "payment_chosen",
  "card_entered",
  "code_entered",
  "card_declined",
  "details_refused",
  /** The shop's form came back without a word. */
  "order_returned",
  "agent_acted",
  "order_submitted",
  /** The bank wants the card's owner to approve the payment outside the shop, as in its app. */
  "bank_asks",
  "order_confirmed",
  /** The goal was a quote: what the purchase would cost is known. */
  "quoted",
] as const;
export type StepCode = (typeof stepCodes)[number];

/** Why a run ended without an order, under the four coarse reasons of the wire. */
export const failureCodes = [
  "max_cost_exceeded",
  /** The total is more than the API key may spend. */
  "budget_exceeded",
  /** The shop charges in another currency than that of the API key's budget, or does not clearly say its total. */
  "budget_not_applicable",
  /** The API key was revoked, or its end date has passed, before the total was approved. */
  "mandate_ended",
  "out_of_stock",
  "variant_unavailable",
  "captcha",
  "card_declined",
  "navigation_blocked",
  "private_address",
  "merchant_unreachable",
  "exit_unavailable",
  "not_a_shop",
  "country_not_served",
  "no_shipping_method",
  "address_refused",
  "total_unreadable",
  "total_changed",
  "payment_unsupported",
  "sign_in_failed",
  "order_state_unknown",
  "timed_out",
  "stuck",
  "browser_unavailable",
  "page_overwhelmed",
  "internal_error",
] as const;
export type FailureCode = (typeof failureCodes)[number];

/** What the `terminal` item of a checkout that `succeeded` says in `data.code`. */
export const successCodes = [
  "succeeded",
  /** The goal was a quote: nothing was ordered. */
  "quoted",
  /** The merchant's confirmation names a higher number than was approved, in whatever currency. `data.message` says both amounts. */
  "charged_above_approval",
] as const;
export type SuccessCode = (typeof successCodes)[number];
