import type { AnswerValues, Question } from "@cartwright/contract";
import {
  type BrowserPool,
  type CheckoutOrder,
  type CheckoutOutcome,
  runCheckout,
} from "../../../src/index.ts";
import { openProduct } from "../../../src/phases/product/open-product.ts";
import { checkOut, takeToCart } from "../../../src/run-checkout.ts";
import { runVisit } from "../../../src/run-visit.ts";
import type { CartItem, Shop } from "../../../src/shops/shop.ts";
import { ada } from "./ada.ts";
import { type PageShop, type ShopPage, startPageShop, type Values } from "./page-shop.ts";
import { type RecordingHost, recordingHost } from "./recording-host.ts";

export interface PageShopPurchase {
  outcome: CheckoutOutcome;
  host: RecordingHost;
  shop: PageShop;
}

interface PageShopOptions extends Partial<CheckoutOrder> {
  answers?: Parameters<typeof recordingHost>[0];
  timing?: Parameters<typeof recordingHost>[1];
  /** See `Pace`: lower it for shops that never show what is awaited. */
  patience?: number;
  /** Additional hosts with ports that are not public but may be visited. */
  privateHosts?: readonly string[];
  ignoreHttpsErrors?: boolean;
  /** Makes the shop support https too. */
  certificate?: { key: string; cert: string };
  /** Visits it over https. Default: over http. */
  secure?: boolean;
  /** The hostname by which the buyer addresses the shop. */
  hostname?: string;
}

/** Opens a shop with these pages, buys the product on its `/product` page, and closes the shop. */
export function buyFromPages(
  pool: BrowserPool,
  pages: Record<string, ShopPage>,
  options: PageShopOptions = {},
): Promise<PageShopPurchase> {
  return visitPages(pool, pages, { ...options, path: "/product", run: runCheckout });
}

/**
 * The same as far as the cart: half the time, for what is settled on the product's page. `cart` is all that the
 * shop was sent until then. Throws if the purchase ends before.
 */
export async function fillCartFromPages(
  pool: BrowserPool,
  pages: Record<string, ShopPage>,
  options: PageShopOptions = {},
): Promise<Omit<PageShopPurchase, "outcome"> & { cart: Values }> {
  const run: typeof runCheckout = (order, host, browser, runOptions = {}) =>
    runVisit({ order, host, browser }, runOptions, async (visit) => {
      await takeToCart(visit);
      return filled;
    });
  const { outcome, host, shop } = await visitPages(pool, pages, { ...options, path: "/product", run });
  if (outcome.status !== filled.status) throw new Error(`nothing is in the cart: ${JSON.stringify(outcome)}`);
  return { host, shop, cart: shop.sent };
}

/**
 * The same from its `/checkout` page on, with a garden chair in the cart: half the time, for what no page
 * before it has to do with.
 */
export function checkOutFromPages(
  pool: BrowserPool,
  pages: Record<string, ShopPage>,
  options: PageShopOptions = {},
): Promise<PageShopPurchase> {
  const run: typeof runCheckout = (order, host, browser, runOptions = {}) =>
    runVisit({ order, host, browser }, runOptions, async (visit) => {
      await openProduct(visit);
      visit.goods = "Garden Chair";
      return checkOut(visit, atCheckout, chair);
    });
  return visitPages(pool, pages, { ...options, path: "/checkout", run });
}

/** Such a run ends as a quote does: nothing is ordered. */
const filled: CheckoutOutcome = {
  status: "quoted",
  quote: { items: [], shipping: null, tax: null, total: { amount: "80.00", currency: "USD" } },
};

/** The shop of a product that is in the cart, with its checkout open. */
const atCheckout: Shop = {
  platform: "general",
  preselectedVariantId: undefined,
  readOffer: () => Promise.reject(new Error("the product is in the cart")),
  addToCart: () => Promise.reject(new Error("the product is in the cart")),
  openCheckout: async () => undefined,
  signs: {},
};
const chair: CartItem = {
  variant: { id: "chair", values: [], price: "80.00", isAvailable: true },
  options: [],
  quantity: 1,
};

async function visitPages(
  pool: BrowserPool,
  pages: Record<string, ShopPage>,
  {
    path,
    run,
    answers = { payment_method: [agreed] },
    timing,
    patience,
    privateHosts = [],
    ignoreHttpsErrors = false,
    certificate,
    secure = false,
    hostname = "pages.localhost",
    ...order
  }: PageShopOptions & { path: string; run: typeof runCheckout },
): Promise<PageShopPurchase> {
  const shop = await startPageShop(pages, certificate);
  const { host: ownHost, port } = new URL(shop.address);
  const url = `http${secure ? "s" : ""}://${hostname}:${port}${path}`;
  const browser = await pool.open({
    targetUrl: url,
    privateHosts: [ownHost, `${hostname}:${port}`, `card-fields.localhost:${port}`, ...privateHosts],
    allowedDomains: order.allowedDomains ?? [],
    ignoreHttpsErrors,
  });
  try {
    const host = recordingHost(answers, timing);
    const whole = { url, allowedDomains: [], buyer: ada("pages@example.com"), ...order };
    return { outcome: await run(whole, host, browser, { patience }), host, shop };
  } finally {
    await browser.close();
    await shop.close();
  }
}

/** Agrees to the first payment method offered. */
function agreed({ responseSchema }: Question): AnswerValues {
  return { payment_method: responseSchema.properties.payment_method?.oneOf?.[0]?.const ?? "" };
}
