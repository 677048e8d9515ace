import type { DisplayedMoney } from "@cartwright/contract";
import type { Page } from "playwright-core";
import type { Agent } from "../agent/goal.ts";
import type { RunBrowser } from "../browser/run-browser.ts";
import type { AddressedOrder, CheckoutHost } from "../checkout-host.ts";
import type { OfferOption } from "../choosing/offer.ts";
import type { Journal } from "../deciding/journal.ts";
import type { Pace } from "../page/waiting/pace.ts";
import type { AccountWork } from "./form/account-work.ts";
import type { RunRecorder } from "./run-recorder.ts";
import type { OrderPresses } from "./submit/press/order-presses.ts";

/** The shared state of one purchase, used by every phase. */
export interface Visit {
  order: AddressedOrder;
  host: CheckoutHost;
  browser: RunBrowser;
  page: Page;
  /** Stops all work in the page if the run is stopped, the browser dies or a guard is triggered. */
  pace: Pace;
  /**
   * Currency declared by the product page; when paying, otherwise the likeliest meaning of an ambiguous
   * currency sign.
   */
  currency: string | undefined;
  /** The product's name on its page. */
  goods?: string;
  /** The lines of its page. */
  described?: readonly string[];
  /** What the request asks for in words that match no choice of the shop. */
  unmatched?: readonly string[];
  /** Of these, what a question has named before. */
  toldUnmatched?: readonly string[];
  /** The labels of boxes that say what the request asks for, and no choice of the goods did. */
  askedBoxes?: readonly string[];
  /** Texts of the request that were written beside the product. */
  textsOfGoods?: readonly string[];
  /** What is given to the shop only once, whether or not it shows it then: codes, and what the cart was asked for. */
  givenOnce?: Set<string>;
  /** The shop has taken a gift card that the request names. */
  isGiftUsed?: boolean;
  /** The date of birth that a window in front of the shop asked for, by field, and how often it was given. */
  birth?: { known: ReadonlyMap<string, string>; given: number };
  /** The shop was told that a business buys. */
  isSideTaken?: boolean;
  /** Choices that were pressed, and that the product's page did not show as made. */
  unshown?: readonly string[];
  /** What the product's page has said is still to be chosen. */
  demanded?: readonly string[];
  /** What the product's page had chosen by itself, by option. */
  presets?: ReadonlyMap<string, string>;
  /** Options settled before: a colour by going to its own page, a size before a press unfolded more to choose. */
  sisters?: readonly OfferOption[];
  /** The button that put it into the cart, and its page: pressing it again would add another. */
  addedBy?: { url: string; selector: string };
  /** The page last seen on the way from the cart to the checkout, and the total shown on that way. */
  cart?: { url: string; total: DisplayedMoney | undefined };
  /** What was last pressed there says that it leads to the payment, or names an address outside the shop. */
  isLeavingToPay?: boolean;
  /** The page on that way that led out of the shop, to a page that had to be admitted. */
  leftAt?: string;
  /** The page that a tab or a window was opened from, in which the purchase goes on. */
  behind?: PageBehind;
  /** Whether a text contains a secret that a person has given. */
  holdsSecret(text: string): boolean;
  /** The presses that may place the order; tells whether an order may exist. */
  orderPresses: OrderPresses;
  /** Called when a page may have ordered without a press: that is recorded, and no press is free any more. */
  noteUnpressed?: () => void;
  /** The shop was told who buys. */
  isBuyerNamed?: boolean;
  /** The buyer's session at the shop: none, restored from an earlier run, ended, or newly signed in. */
  session: "none" | "restored" | "ended" | "signed_in";
  /** Set if the shop shows its product only to signed-in buyers. */
  account?: AccountWork["account"];
  /** What was pressed to continue, and the results. */
  journal: Journal;
  /** Asked if the next step isn't found; undefined if no model is configured. */
  agent: Agent | undefined;
  /** Receives the decisions, if the run is recorded. */
  recorder?: RunRecorder | undefined;
}

export interface PageBehind {
  page: Page;
  /** What it said when it was left. */
  lines: readonly string[];
}

/** The host in the address bar, used in messages to say where something happened. */
export function hostOf(visit: Pick<Visit, "page" | "order">): string {
  const shown = URL.parse(visit.page.url());
  const host = shown?.protocol.startsWith("http") ? shown.hostname : URL.parse(visit.order.url)?.hostname;
  return host ?? "the merchant";
}

/** The merchant's host in the order, regardless of the checkout's host. */
export function merchantOf({ order }: Pick<Visit, "order">): string {
  return (URL.parse(order.url)?.hostname ?? "the merchant").replace(/^www\./, "");
}
