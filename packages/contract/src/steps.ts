/**
 * Stable machine codes of a run: `data.step` of a `step` progress item and `data.code` of the `terminal`
 * item. Clients may branch on them; labels are for people.
 */
export const stepCodes = [
  "shop_recognised",
  "product_opened",
  "variant_chosen",
  "added_to_cart",
  "checkout_opened",
  /** Another checkout of the same buyer uses the sign-in at this merchant. */
  "sign_in_awaited",
  "signed_in",
  "contact_filled",
  "address_filled",
  "shipping_chosen",
  "total_read",
  /** A card was made for this purchase only, after a person approved the total. */
  "card_made",
  /** The account's owner has to approve the card in its issuer's app. */
  "card_awaited",
  "payment_chosen",
  "card_entered",
  "code_entered",
  "card_declined",
  "details_refused",
  /** The shop's form came back without a message. */
  "order_returned",
  "agent_acted",
  "order_submitted",
  /** The bank asks the card's owner to approve the payment outside the shop, for example in its app. */
  "bank_asks",
  "order_confirmed",
  /** The goal was a quote: the cost of the purchase is known. */
  "quoted",
] as const;
export type StepCode = (typeof stepCodes)[number];

/** Why a run ended without an order, in more detail than the four failure reasons of the API. */
export const failureCodes = [
  "max_cost_exceeded",
  /** The total is more than the API key may spend. */
  "budget_exceeded",
  /** The shop charges in another currency than the API key's budget, or does not state its total clearly. */
  "budget_not_applicable",
  /** The API key was revoked or expired before the total was approved. */
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

/** `data.code` of the `terminal` item of a checkout that `succeeded`. */
export const successCodes = [
  "succeeded",
  /** The goal was a quote: nothing was ordered. */
  "quoted",
  /** The merchant confirmed a higher amount than approved, in any currency. `data.message` has both. */
  "charged_above_approval",
] as const;
export type SuccessCode = (typeof successCodes)[number];
