import { type FailureCode, type FailureReason, failureCodes } from "@cartwright/contract";

export interface FailureWords {
  title: string;
  /** What to do about it. */
  next: string;
}

const reasonWords: Readonly<Record<FailureReason, FailureWords>> = {
  max_cost_exceeded: {
    title: "It would have cost more than allowed",
    next: "Nothing was ordered, and no card was asked for. If the price is right all the same, buy again with a higher limit.",
  },
  user_cancelled: {
    title: "The question was declined",
    next: "Buy again whenever you like, unless an order was submitted before.",
  },
  user_action_expired: {
    title: "Nobody answered in time",
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
    title: "The API key may not spend so much",
    next: "Nothing was ordered, and no card was charged. Buy here, or give the agent a key with a larger budget.",
  },
  budget_not_applicable: {
    title: "The API key's budget does not fit this shop",
    next: "A budget counts in one currency alone. Buy here, or with a key whose budget is in the currency of the shop.",
  },
  mandate_ended: {
    title: "The API key may not buy any more",
    next: "It was revoked, or its end date has passed. Buy here, or give the agent another key.",
  },
  out_of_stock: {
    title: "It is sold out",
    next: "Nothing was ordered. Choose another product or variant, or come back later.",
  },
  variant_unavailable: {
    title: "This combination is not sold",
    next: "Say in the request what else would do, or leave it out and choose when you are asked.",
  },
  captcha: {
    title: "The shop wants proof that a person is there",
    next: "The service does not pretend to be one. Buy in this shop by hand.",
  },
  card_declined: {
    title: "The card was declined",
    next: "Nothing was ordered. Ask the bank why, or buy again with another card.",
  },
  navigation_blocked: {
    title: "The shop led to a host that was not agreed",
    next: "If the host that is named below belongs to the shop, add it to the further hosts and buy again. If it does not, be glad.",
  },
  private_address: {
    title: "The address is not on the public internet",
    next: "The browser reaches public addresses alone. Check the address of the page.",
  },
  merchant_unreachable: {
    title: "The shop did not answer",
    next: "Open the page yourself. If it works there, buy again in a minute.",
  },
  exit_unavailable: {
    title: "The network exit of this country is down",
    next: "Nothing was sent from anywhere else. Try again later, or leave the country out.",
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
    next: "What it says is quoted below. Mend the buyer profile and buy again.",
  },
  total_unreadable: {
    title: "The total could not be read",
    next: "Without a total nobody can agree to it, so nothing was ordered. Buy in this shop by hand.",
  },
  total_changed: {
    title: "The total changed at the last moment",
    next: "It was no longer what you had agreed to, so nothing was ordered. Buy again and look at the new one.",
  },
  payment_unsupported: {
    title: "The shop takes no way of paying that is supported",
    next: "Nothing was ordered. Buy in this shop by hand.",
  },
  sign_in_failed: {
    title: "The shop did not accept the sign-in",
    next: "Try the user name and the password in the shop itself, then buy again.",
  },
  order_state_unknown: {
    title: "An order may exist",
    next: "The order was sent, and the shop never said what became of it. Look into your mail or the shop's account before you buy again.",
  },
  timed_out: {
    title: "It took too long",
    next: "The shop may be slow just now. Nothing was ordered. Buy again later.",
  },
  stuck: {
    title: "It found no way on",
    next: "The last step of the timeline says how far it came. A hint about this shop, given with the next checkout, may help.",
  },
  page_overwhelmed: {
    title: "The shop's page was too much for the browser",
    next: "Nothing was ordered. The service tried twice, each time in a fresh browser. Buy again later, or buy in this shop by hand.",
  },
  browser_unavailable: {
    title: "The browser was lost",
    next: "That is our side. Nothing was ordered. Buy again.",
  },
  internal_error: {
    title: "Something went wrong on our side",
    next: "Nothing was ordered. Buy again; if it happens twice, report it with the id of this checkout.",
  },
};

/** By the code of the last progress item where it is known, else by the coarse reason. */
export function explainFailure(reason: FailureReason, code: unknown): FailureWords {
  const known = failureCodes.find((each) => each === code);
  return known === undefined ? reasonWords[reason] : codeWords[known];
}
