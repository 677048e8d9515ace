import type { Page } from "playwright-core";
import type { Agent } from "../agent/goal.ts";
import type { RunBrowser } from "../browser/run-browser.ts";
import type { CheckoutHost, CheckoutOrder } from "../checkout-host.ts";
import type { Journal } from "../deciding/journal.ts";
import type { Pace } from "../page/waiting/pace.ts";
import type { RunRecorder } from "./run-recorder.ts";
import type { OrderPresses } from "./submit/order-presses.ts";

/** What every phase of one purchase works with. */
export interface Visit {
  order: CheckoutOrder;
  host: CheckoutHost;
  browser: RunBrowser;
  page: Page;
  /** Stops all work in the page when the run is stopped, the browser dies or a guard has been touched. */
  pace: Pace;
  /** Of the product page, where it declares one; once it comes to paying, else what a shared sign most likely means. */
  currency: string | undefined;
  /** What is bought, as its product page calls it. */
  goods?: string;
  /** What has put it into the cart, and where that stood: pressed once more it would add another. */
  addedBy?: { url: string; selector: string };
  /** Whether a text repeats what a person has given as a secret. */
  holdsSecret(text: string): boolean;
  /** The presses that may place the order, and whether an order may exist. */
  orderPresses: OrderPresses;
  /** Where the buyer stands with the shop: a stranger, known from an earlier run, signed out again, signed in anew. */
  session: "none" | "restored" | "ended" | "signed_in";
  /** What was pressed to get on, and what came of it. */
  journal: Journal;
  /** Who is asked where the next move is not found; undefined where no model is configured. */
  agent: Agent | undefined;
  /** Hears what is decided, where the run is recorded. */
  recorder?: RunRecorder | undefined;
}

/** The host that a person sees in the address bar: how messages name where something happened. */
export function hostOf(visit: Pick<Visit, "page" | "order">): string {
  const shown = URL.parse(visit.page.url());
  const host = shown?.protocol.startsWith("http") ? shown.hostname : URL.parse(visit.order.url)?.hostname;
  return host ?? "the merchant";
}

/** The merchant as the order names it, whatever host the checkout itself lives on. */
export function merchantOf({ order }: Pick<Visit, "order">): string {
  return (URL.parse(order.url)?.hostname ?? "the merchant").replace(/^www\./, "");
}
