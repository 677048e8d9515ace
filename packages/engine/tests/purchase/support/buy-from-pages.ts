import type { AnswerValues, Question } from "@cartwright/contract";
import {
  type BrowserPool,
  type CheckoutOrder,
  type CheckoutOutcome,
  runCheckout,
} from "../../../src/index.ts";
import { ada } from "./ada.ts";
import { type PageShop, type ShopPage, startPageShop } from "./page-shop.ts";
import { type RecordingHost, recordingHost } from "./recording-host.ts";

export interface PageShopPurchase {
  outcome: CheckoutOutcome;
  host: RecordingHost;
  shop: PageShop;
}

/** Opens a shop of these pages, buys what its `/product` shows, and closes the shop. */
export async function buyFromPages(
  pool: BrowserPool,
  pages: Record<string, ShopPage>,
  {
    answers = { payment_method: [agreed] },
    timing,
    patience,
    privateHosts = [],
    ignoreHttpsErrors = false,
    certificate,
    hostname = "pages.localhost",
    ...order
  }: Partial<CheckoutOrder> & {
    answers?: Parameters<typeof recordingHost>[0];
    timing?: Parameters<typeof recordingHost>[1];
    /** See `Pace`: for what a shop never brings. */
    patience?: number;
    /** Hosts with ports, besides the shop's own, that are not public and may be visited. */
    privateHosts?: readonly string[];
    ignoreHttpsErrors?: boolean;
    /** With it the shop speaks https too. */
    certificate?: { key: string; cert: string };
    /** The one that the buyer calls the shop by. */
    hostname?: string;
  } = {},
): Promise<PageShopPurchase> {
  const shop = await startPageShop(pages, certificate);
  const { host: ownHost, port } = new URL(shop.address);
  const url = `http://${hostname}:${port}/product`;
  const browser = await pool.open({
    targetUrl: url,
    privateHosts: [ownHost, `${hostname}:${port}`, `card-fields.localhost:${port}`, ...privateHosts],
    allowedDomains: order.allowedDomains ?? [],
    ignoreHttpsErrors,
  });
  try {
    const host = recordingHost(answers, timing);
    const whole = { url, allowedDomains: [], buyer: ada("pages@example.com"), ...order };
    return { outcome: await runCheckout(whole, host, browser, { patience }), host, shop };
  } finally {
    await browser.close();
    await shop.close();
  }
}

/** Agrees to the first way to pay that is offered. */
function agreed({ responseSchema }: Question): AnswerValues {
  return { payment_method: responseSchema.properties.payment_method?.oneOf?.[0]?.const ?? "" };
}
