import { generate } from "selfsigned";
import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { buyFromPages } from "./support/buy-from-pages.ts";
import {
  addressFields,
  type PageVisit,
  productAndBasket,
  type ShopPage,
  startPageShop,
} from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const checkout = `<h1>Checkout</h1><form method="post" action="/order">${addressFields}
  <fieldset><legend>Payment method</legend><label><input type="radio" name="pay" value="bank" checked> Bank transfer</label></fieldset>
  <p>Total $80.00</p><button>Place order</button></form>`;
const pages: Record<string, ShopPage> = { ...productAndBasket, "/checkout": checkout };

/** The same pages in a folder of the shop's, as a locale prefix puts them. */
function under(prefix: string): Record<string, ShopPage> {
  const inside = Object.entries(pages).map(([path, page]): [string, ShopPage] => [
    `${prefix}${path}`,
    String(page).replaceAll(/(action|href)="(?=\/)/g, `$1="${prefix}`),
  ]);
  return { ...Object.fromEntries(inside), [`${prefix}/order`]: "to /order" };
}

const chair = String(productAndBasket["/product"]);
let certificate: { key: string; cert: string };
beforeAll(async () => {
  const { private: key, cert } = await generate([{ name: "commonName", value: "pages.localhost" }]);
  certificate = { key, cert };
});

describe.concurrent("a shop", () => {
  it("that gives a headless browser no basket is bought from: the browser does not say so", async () => {
    const basket = ({ userAgent }: PageVisit) =>
      /headless/i.test(userAgent) ? "<h1>Your basket is empty</h1>" : String(productAndBasket["/basket"]);
    const { outcome, shop } = await buyFromPages(pool, { ...pages, "/basket": basket });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toHaveLength(1);
  });

  it("that puts its language into every address is bought from under that prefix", async () => {
    const { outcome, shop } = await buyFromPages(pool, {
      ...under("/en-us"),
      "/product": "to /en-us/product",
    });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([{ zip: "94104" }]);
    expect(shop.visits.map(({ path }) => path)).toContain("/en-us/checkout");
  });

  it("that answers under another name of its own leads there, and is bought from where that name is allowed", async () => {
    const named = await startPageShop(pages);
    const to = named.address.replace("pages.", "www.shop-pages.");
    const redirected = { "/product": `to ${to}/product` };
    const url = new URL(to);
    const options = { privateHosts: [url.host] };
    const stopped = await buyFromPages(pool, redirected, options);
    const allowed = await buyFromPages(pool, redirected, { ...options, allowedDomains: [url.hostname] });
    await named.close();

    expect(stopped.outcome).toMatchObject({
      code: "navigation_blocked",
      message: expect.stringContaining(url.hostname),
    });
    expect(allowed.outcome).toMatchObject({ status: "succeeded" });
    expect(named.orders).toHaveLength(1);
  });

  it("that is called by an address of the machine leads to its name, and is bought from there", async () => {
    const product = ({ host }: PageVisit) =>
      host.startsWith("127.") ? `to http://${host.replace("127.0.0.1", "pages.localhost")}/product` : chair;
    const { outcome, shop } = await buyFromPages(
      pool,
      { ...pages, "/product": product },
      { hostname: "127.0.0.1", allowedDomains: ["pages.localhost"] },
    );

    expect(outcome).toMatchObject({
      status: "succeeded",
      evidenceUrl: expect.stringContaining("pages.localhost"),
    });
    expect(shop.orders).toHaveLength(1);
  });

  it("that leads from http to https is bought from there", async () => {
    const product = ({ isSecure, host }: PageVisit) => (isSecure ? chair : `to https://${host}/product`);
    const { outcome, shop } = await buyFromPages(
      pool,
      { ...pages, "/product": product },
      { certificate, ignoreHttpsErrors: true },
    );

    expect(outcome).toMatchObject({ status: "succeeded", evidenceUrl: expect.stringMatching(/^https:/) });
    expect(shop.orders).toHaveLength(1);
  });
});

describe.concurrent("a checkout that is refused over http", () => {
  const refusal = "<h1>Checkout</h1><p>For your safety the checkout is only served over HTTPS.</p>";

  it.each([
    ["with a page that says so", refusal],
    ["with a status", `403 ${refusal}`],
  ])("%s is opened over https", async (_how, refused) => {
    const { outcome, shop } = await buyFromPages(
      pool,
      { ...pages, "/checkout": ({ isSecure }) => (isSecure ? checkout : refused) },
      { certificate, ignoreHttpsErrors: true },
    );

    expect(outcome).toMatchObject({ status: "succeeded", evidenceUrl: expect.stringMatching(/^https:/) });
    expect(shop.orders).toHaveLength(1);
  });

  it("ends the purchase in the shop's words where nobody answers over https", async () => {
    const { outcome, shop } = await buyFromPages(pool, { ...pages, "/checkout": refusal });

    expect(outcome).toMatchObject({
      status: "failed",
      code: "stuck",
      message: expect.stringContaining("only served over HTTPS"),
    });
    expect(shop.orders).toEqual([]);
  });
});
