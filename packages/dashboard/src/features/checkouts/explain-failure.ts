import { type FailureCode, type FailureReason, failureCodes } from "@cartwright/contract";

export interface FailureWords {
  title: string;
  /** What to do about it. */
  next: string;
}

const reasonWords: Readonly<Record<FailureReason, FailureWords>> = {
  max_cost_exceeded: {
    title: "It costs more than the spending limit",
    next: "Nothing was ordered, and no card was asked for. If the price is fine, buy again with a higher limit.",
  },
  user_cancelled: {
    title: "The question was declined",
    next: "You can buy again at any time.",
  },
  user_action_expired: {
    title: "The question expired",
    next: "A question stays open for ten minutes. Buy again, and keep this page open: a webhook on awaiting_user_action tells you as well.",
  },
  automation_failed: {
    title: "No order was confirmed",
    next: "The last step of the timeline says how far it came. Buy again; if it stops at the same place, the hints of the checkout may help it along.",
  },
};

const codeWords: Readonly<Record<FailureCode, FailureWords>> = {
  max_cost_exceeded: reasonWords.max_cost_exceeded,
  budget_exceeded: {
    title: "The purchase exceeds the API key's budget",
    next: "Nothing was ordered, and no card was charged. Buy here, or give the agent a key with a larger budget.",
  },
  budget_not_applicable: {
    title: "The API key's budget is in another currency",
    next: "A budget has one currency. Buy here, or with a key whose budget is in the shop's currency.",
  },
  mandate_ended: {
    title: "The API key can no longer buy",
    next: "It was revoked, or its end date has passed. Buy here, or give the agent another key.",
  },
  out_of_stock: {
    title: "Sold out",
    next: "Nothing was ordered. Choose another product or variant, or come back later.",
  },
  variant_unavailable: {
    title: "This combination is unavailable",
    next: "Ask for another variant in the request, or leave it out and choose when you are asked.",
  },
  captcha: {
    title: "The shop asks for proof that you are human",
    next: "The service does not solve such checks. Buy in this shop by hand.",
  },
  card_declined: {
    title: "The card was declined",
    next: "Nothing was ordered. Ask the bank why, or buy again with another card.",
  },
  navigation_blocked: {
    title: "The shop led to a host that is not allowed",
    next: "If the host named above belongs to the shop, add it to the additional hosts and buy again. If it doesn't, the block protected you.",
  },
  private_address: {
    title: "The address is not on the public internet",
    next: "The browser only reaches public addresses. Check the address of the page.",
  },
  merchant_unreachable: {
    title: "The shop did not answer",
    next: "Open the page yourself. If it works there, buy again in a minute.",
  },
  exit_unavailable: {
    title: "The network exit for this country is unavailable",
    next: "No other exit was used. Try again later, or leave the country out.",
  },
  not_a_shop: {
    title: "Nothing can be bought on this page",
    next: "Give the address of a product page, one with a price and a way to buy.",
  },
  country_not_served: {
    title: "The shop does not deliver to this country",
    next: "Choose a buyer profile with an address in a country that it serves.",
  },
  no_shipping_method: {
    title: "The shop offers no delivery to this address",
    next: "Check the address of the buyer profile. In the US and in Canada the short code of the state is needed.",
  },
  address_refused: {
    title: "The shop did not accept the address",
    next: "The shop's message is quoted above. Correct the buyer profile and buy again.",
  },
  total_unreadable: {
    title: "The total could not be read",
    next: "A total has to be approved before an order, so nothing was ordered. Buy in this shop by hand.",
  },
  total_changed: {
    title: "The total changed at the last moment",
    next: "It was no longer the approved amount, so nothing was ordered. Buy again and check the new total.",
  },
  payment_unsupported: {
    title: "The shop has no supported payment method",
    next: "Nothing was ordered. Buy in this shop by hand.",
  },
  sign_in_failed: {
    title: "The shop did not accept the sign-in",
    next: "Try the user name and the password in the shop itself, then buy again.",
  },
  order_state_unknown: {
    title: "An order may exist",
    next: "The order was sent, but the shop never confirmed it. Check your e-mail or your account at the shop before you buy again.",
  },
  timed_out: {
    title: "It took too long",
    next: "The shop may be slow at the moment. Nothing was ordered. Buy again later.",
  },
  stuck: {
    title: "The checkout could not be completed",
    next: "The last step of the timeline says how far it came. A hint about this shop, given with the next checkout, may help.",
  },
  page_overwhelmed: {
    title: "The shop's page overloaded the browser",
    next: "Nothing was ordered. The service tried twice, each time in a fresh browser. Buy again later, or buy in this shop by hand.",
  },
  browser_unavailable: {
    title: "The browser failed",
    next: "This is a problem on our side. Nothing was ordered. Buy again.",
  },
  internal_error: {
    title: "Something went wrong on our side",
    next: "Nothing was ordered. Buy again; if it happens twice, report it with the id of this checkout.",
  },
};

/** By the code of the last progress item if it is known, else by the coarse reason. */
export function explainFailure(reason: FailureReason, code: unknown): FailureWords {
  const known = failureCodes.find((each) => each === code);
  return known === undefined ? reasonWords[reason] : codeWords[known];
}
