import type { AnswerValues, QuestionKey } from "@cartwright/contract";
import type { BrowserPool } from "../../../src/index.ts";
import { goodCard } from "../../purchase/support/ada.ts";
import {
  buyFromPages,
  checkOutFromPages,
  type PageShopPurchase,
} from "../../purchase/support/buy-from-pages.ts";
import {
  addressFields,
  type PageVisit,
  productAndBasket,
  type ShopPage,
  thanks,
} from "../../purchase/support/page-shop.ts";

/** A provider host that the table lists, and one it does not. Both are other names of the shop's server. */
export const providerHost = "pay.localhost";
export const strangersHost = "acquirer.localhost";

const byCard = `<fieldset><legend>Payment method</legend><label><input type="radio" name="pay" value="card" checked> Credit card</label></fieldset>`;
export const cardFields = `<label>Card number <input name="number"></label>
  <label>Expiry <input name="expiry" placeholder="MM/YY"></label><label>CVC <input name="cvc"></label>`;

/** A checkout by card that has no card form. */
export const checkout = (script = "", payment = byCard) =>
  `<h1>Checkout</h1><form method="post" action="/place" id="order">${addressFields}${payment}<p>Garden Chair</p><p>Total $80.00</p><button>Place order</button></form><script>${script}</script>`;

/** The address of a path at another host name of the same server. */
export const at = (host: string, path: string, visit: Pick<PageVisit, "host">) =>
  `//${host}:${visit.host.split(":")[1]}${path}`;
export const leadingTo =
  (host: string, path: string): ShopPage =>
  (visit) =>
    `to ${at(host, path, visit)}`;

/** The provider's page, with a link back to the shop that a run must not follow. */
export const hostedPage = (amount = "$80.00", more = "") =>
  `<h1>Example Pay</h1><p>Pay Garden Shop</p><p>Amount due: ${amount}</p><form method="post" action="/paid">${cardFields}<button>Pay ${amount}</button></form>
  <a href="/cancelled">Cancel and return to shop</a>${more}`;

export const backToShop = leadingTo("pages.localhost", "/done");

export interface HostedPurchase {
  pages?: Record<string, ShopPage>;
  answers?: Partial<Record<QuestionKey, readonly AnswerValues[]>>;
  patience?: number;
  allowedDomains?: string[];
  request?: string;
  /** At the checkout unless set. */
  begin?: "at the product";
}

/** Buys in a shop that hands over to a provider's page; `/paid` receives the card there. */
export async function buyHosted(
  pool: BrowserPool,
  { pages = {}, answers = {}, patience = 0.2, allowedDomains, request, begin }: HostedPurchase,
): Promise<PageShopPurchase & { paths: string[]; asked: string[]; payments: Record<string, string>[] }> {
  const buy = begin === undefined ? checkOutFromPages : buyFromPages;
  const bought = await buy(
    pool,
    {
      ...productAndBasket,
      "/checkout": checkout(),
      "/place": leadingTo(providerHost, "/hosted"),
      "/hosted": hostedPage(),
      "/paid": backToShop,
      "/done": thanks,
      "/cancelled": leadingTo("pages.localhost", "/checkout"),
      ...pages,
    },
    {
      answers: { card: [goodCard], ...answers },
      privateHosts: [providerHost, strangersHost, "bank.localhost"],
      patience,
      ...(allowedDomains && { allowedDomains }),
      ...(request !== undefined && { request }),
    },
  );
  return {
    ...bought,
    paths: bought.shop.visits.map(({ path }) => path),
    asked: bought.host.questions.map(({ key }) => key),
    payments: bought.shop.visits.filter(({ path }) => path === "/paid").map(({ sent }) => sent),
  };
}

/** Diagnostics for purchases that do not end as a test expects. */
export function story({ outcome, host, shop }: PageShopPurchase): string {
  const asked = host.questions.map(({ key, message }) => `${key}: ${message}`);
  return JSON.stringify(
    { outcome, asked, paths: shop.visits.map(({ path }) => path), steps: host.story },
    null,
    1,
  );
}
