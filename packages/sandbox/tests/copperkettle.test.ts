import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Sandbox, startSandbox } from "../src/index.ts";
import { newShopper, type Shopper } from "./support/shopper.ts";

const STORE_API = "/wp-json/wc/store/v1";
const ADDRESS = {
  billing_first_name: "Ada",
  billing_last_name: "Lovelace",
  billing_country: "US",
  billing_address_1: "12 Mill Lane",
  billing_city: "Burlington",
  billing_state: "VT",
  billing_postcode: "05401",
  billing_phone: "+1 802 555 0101",
  billing_email: "ada@example.com",
  terms: "on",
};

let sandbox: Sandbox;
const shopper = () => newShopper(sandbox.port, "copperkettle.localhost");

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, latencyMs: 0 });
});
afterAll(() => sandbox.close());

async function shopperWith(...ids: number[]): Promise<Shopper> {
  const visitor = shopper();
  for (const id of ids) await visitor.get(`/?add-to-cart=${id}`);
  return visitor;
}

const checkOut = async (visitor: Shopper, fields: Readonly<Record<string, string>> = {}) =>
  visitor.postForm("/?wc-ajax=checkout", { ...ADDRESS, payment_method: "cod", ...fields });

const orders = async () => (await shopper().get("/_orders")).json<object[]>();

describe("a product page", () => {
  it("carries its variations, but not when there are more than thirty", async () => {
    const apron = await shopper().get("/product/linen-apron/");
    const [, json = ""] = /data-product_variations="([^"]*)"/.exec(apron.text) ?? [];
    const variations = JSON.parse(
      json.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">"),
    );
    expect(variations).toHaveLength(8);
    expect(variations).toContainEqual(
      expect.objectContaining({
        attributes: { attribute_pa_colour: "flax", attribute_pa_size: "m" },
        is_in_stock: false,
        variation_is_active: true,
        display_price: 46,
      }),
    );
    const canister = await shopper().get("/product/enamel-canister/");
    expect(canister.text).toContain('data-product_variations="false"');
  });

  it("asked for one variation tells it, or says that there is none", async () => {
    const ask = (fields: Readonly<Record<string, string>>) =>
      shopper().postForm("/?wc-ajax=get_variation", { product_id: "104", ...fields });
    const found = await ask({ attribute_pa_colour: "pine", attribute_pa_volume: "3-l" });
    expect(found.json()).toMatchObject({ display_price: 33, is_in_stock: true });
    expect((await ask({ attribute_pa_colour: "pink", attribute_pa_volume: "3-l" })).json()).toBe(false);
  });

  it("says what was added, and refuses what is gone or not chosen", async () => {
    const post = (slug: string, fields: Readonly<Record<string, string>>) =>
      shopper().postForm(`/product/${slug}/`, fields);
    expect((await post("stoneware-bowl", { "add-to-cart": "101" })).text).toContain(
      "“Stoneware Bowl” has been added",
    );
    expect((await post("linen-apron", { "add-to-cart": "102" })).text).toContain("Colour and Size required");
    const gone = { "add-to-cart": "102", attribute_pa_colour: "flax", attribute_pa_size: "m" };
    expect((await post("linen-apron", gone)).text).toContain("out of stock");
    expect((await post("gone-griddle", { "add-to-cart": "111" })).text).toContain("out of stock");
  });
});

describe("the store interface", () => {
  it("tells products with their choices and variations", async () => {
    const [product] = (await shopper().get(`${STORE_API}/products?slug=walnut-board`)).json<object[]>();
    expect(product).toMatchObject({
      id: 106,
      type: "variable",
      prices: { price: "7200", currency_code: "USD", currency_minor_unit: 2 },
      attributes: [{ name: "Size", taxonomy: "pa_size" }, { name: "Groove" }],
    });
    expect(
      (await shopper().get(`${STORE_API}/products/102`)).json<{ variations: object[] }>().variations,
    ).toHaveLength(8);
  });

  it("lets nobody write without the nonce, and fills the basket of who has it", async () => {
    const visitor = shopper();
    const item = {
      id: 102,
      quantity: 2,
      variation: [
        { attribute: "Colour", value: "Indigo" },
        { attribute: "pa_size", value: "m" },
      ],
    };
    expect((await visitor.send("POST", `${STORE_API}/cart/add-item`, item)).status).toBe(401);
    const nonce = String((await visitor.get(`${STORE_API}/cart`)).headers.nonce);
    const added = await visitor.send("POST", `${STORE_API}/cart/add-item`, item, { headers: { nonce } });
    expect(added.status).toBe(201);
    expect(added.json()).toMatchObject({
      items_count: 2,
      items: [
        {
          name: "Linen Apron",
          variation: [
            { attribute: "Colour", value: "Indigo" },
            { attribute: "Size", value: "M" },
          ],
        },
      ],
      totals: { total_items: "9200", currency_code: "USD" },
    });
    const refused = await visitor.send(
      "POST",
      `${STORE_API}/cart/add-item`,
      { id: 111 },
      { headers: { nonce } },
    );
    expect(refused.json()).toMatchObject({ code: "woocommerce_rest_product_not_purchasable" });
  });
});

describe("nonsense", () => {
  it("is refused politely by every store", async () => {
    const visitor = shopper();
    const nonce = String((await visitor.get(`${STORE_API}/cart`)).headers.nonce);
    const answers = await Promise.all([
      visitor.send("POST", `${STORE_API}/cart/add-item`, { id: "?" }, { headers: { nonce } }),
      visitor.send("POST", `${STORE_API}/checkout`, [], { headers: { nonce } }),
      visitor.postForm("/?wc-ajax=__proto__", {}),
      visitor.postForm("/product/linen-apron/", { "add-to-cart": "102", variation_id: "NaN" }),
      newShopper(sandbox.port, "fennelrye.localhost").get("/api/place?postcode=1&postcode=2"),
      newShopper(sandbox.port, "fennelrye.localhost").send("POST", "/basket/add", [1]),
    ]);
    for (const { status } of answers) expect(status).toBeLessThan(500);
  });
});

describe("the checkout", () => {
  it("takes other payments than cards, and makes one order of one basket", async () => {
    const before = (await orders()).length;
    const visitor = await shopperWith(101);
    const sold = (await checkOut(visitor)).json<{ result: string; redirect: string }>();
    expect(sold.redirect).toMatch(/^\/checkout\/order-received\/\d+\/\?key=wc_order_/);
    expect((await visitor.get(sold.redirect)).text).toContain("Thank you. Your order has been received.");
    expect((await visitor.get(sold.redirect.replace(/key=.*/, "key=guess"))).status).toBe(404);
    expect(await checkOut(visitor).then((answer) => answer.json())).toMatchObject({ result: "failure" });
    expect(await orders()).toHaveLength(before + 1);
  });

  it("draws sums, ways to pay and the state of another country anew", async () => {
    const visitor = await shopperWith(101);
    const { fragments } = (
      await visitor.postForm("/?wc-ajax=update_order_review", {
        country: "DE",
        postcode: "04109",
        s_country: "DE",
      })
    ).json<{ fragments: Record<string, string> }>();
    expect(fragments[".woocommerce-checkout-review-order-table"]).toContain("47.56");
    expect(fragments[".woocommerce-checkout-payment"]).toContain('id="place_order"');
  });

  it("names every field that is missing, in a list at the top", async () => {
    const visitor = await shopperWith(101);
    const answer = await checkOut(visitor, { billing_city: "", billing_state: "Vermont", terms: "" });
    const { messages } = answer.json<{ messages: string }>();
    expect(messages).toContain('<ul class="woocommerce-error" role="alert">');
    expect(messages).toContain("<strong>Billing Town / City</strong> is a required field.");
    expect(messages).toContain("<strong>Billing State</strong> is a required field.");
    expect(messages).toContain("Please read and accept the terms and conditions");
  });

  it("is the one that the product or the visitor asks for", async () => {
    const checkoutOf = async (visitor: Shopper) =>
      /href="([^"]*)" class="checkout-button/.exec((await visitor.get("/cart/")).text)?.[1];
    expect(await checkoutOf(await shopperWith(101))).toBe("/checkout/");
    expect(await checkoutOf(await shopperWith(105))).toBe("/checkout-blocks/");
    const visitor = await shopperWith(105);
    await visitor.get("/?checkout=classic");
    expect(await checkoutOf(visitor)).toBe("/checkout/");
  });
});

describe("products that go wrong", () => {
  it("cost more only once delivery is known", async () => {
    const cart = (await (await shopperWith(112)).get(`${STORE_API}/cart`)).json();
    expect(cart).toMatchObject({ totals: { total_items: "7500", total_shipping: "9000" } });
  });

  it("have a checkout that is dead, or elsewhere", async () => {
    const dead = await (await shopperWith(114)).get("/checkout/");
    expect(dead.status).toBe(500);
    expect(dead.text).toContain("There has been a critical error on this website.");
    const stray = await (await shopperWith(115)).get("/checkout-blocks/");
    expect(stray.headers.location).toMatch(/^http:\/\/elsewhere\.localhost:\d+\//);
  });

  it("are sold without a word of it", async () => {
    const before = (await orders()).length;
    const answer = await checkOut(await shopperWith(117));
    expect(answer.status).toBe(500);
    expect(await orders()).toHaveLength(before + 1);
  });
});
