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

/** Opens a shop with these pages, buys the product on its `/product` page, and closes the shop. */
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
    /** See `Pace`: lower it for shops that never show what is awaited. */
    patience?: number;
    /** Additional hosts with ports that are not public but may be visited. */
    privateHosts?: readonly string[];
    ignoreHttpsErrors?: boolean;
    /** Makes the shop support https too. */
    certificate?: { key: string; cert: string };
    /** The hostname by which the buyer addresses the shop. */
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

/** Agrees to the first payment method offered. */
function agreed({ responseSchema }: Question): AnswerValues {
  return { payment_method: responseSchema.properties.payment_method?.oneOf?.[0]?.const ?? "" };
}
