import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Sandbox, startSandbox } from "../src/index.ts";
import { variantId } from "./support/checkout-by-http.ts";
import { newShopper } from "./support/shopper.ts";

let sandbox: Sandbox;
const shopper = () => newShopper(sandbox.port);

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, latencyMs: 0 });
});
afterAll(() => sandbox.close());

interface AjaxProduct {
  readonly available: boolean;
  readonly options: unknown;
  readonly variants: readonly {
    title: string;
    available: boolean;
    price: number;
    option1: string;
    option2: string;
  }[];
}

describe("the product as data", () => {
  it("tells prices in cents and availability through the Ajax interface", async () => {
    const product = (await shopper().get("/products/trail-tee.js")).json<AjaxProduct>();
    expect(product.options).toEqual([
      { name: "Color", position: 1, values: ["Moss", "Slate", "Rust"] },
      { name: "Size", position: 2, values: ["S", "M", "L", "XL"] },
    ]);
    expect(product.variants.find(({ title }) => title === "Moss / S")).toMatchObject({
      available: true,
      price: 3200,
      option1: "Moss",
      option2: "S",
    });
  });

  it("has sold out one combination and never made another", async () => {
    const { variants } = (await shopper().get("/products/trail-tee.js")).json<AjaxProduct>();
    expect(variants.find(({ title }) => title === "Slate / M")?.available).toBe(false);
    expect(variants.find(({ title }) => title === "Rust / XL")).toBeUndefined();
    expect(variants).toHaveLength(11);
  });

  it("tells prices as decimal strings and no availability in the plain JSON", async () => {
    const { product } = (await shopper().get("/products/enamel-mug.json")).json<{
      product: { variants: readonly object[] };
    }>();
    expect(product.variants).toHaveLength(1);
    expect(product.variants[0]).toMatchObject({ title: "Default Title", price: "18.00" });
    expect(product.variants[0]).not.toHaveProperty("available");
  });

  it("answers 404 for a product it does not have", async () => {
    expect((await shopper().get("/products/flying-carpet")).status).toBe(404);
    expect((await shopper().get("/products/flying-carpet.js")).status).toBe(404);
  });
});

describe("the product page", () => {
  it("holds the form, the picker and the globals that a theme has", async () => {
    const { text } = await shopper().get("/products/trail-tee");
    expect(text).toContain('data-type="add-to-cart-form"');
    expect(text).toContain('name="Color-1"');
    expect(text).toContain('name="options[Size]"');
    expect(text).toContain('"routes":{"root":"/"}');
  });

  it("shows a sold-out product with a dead button that says so", async () => {
    const { text } = await shopper().get("/products/gone-lantern");
    expect(text).toMatch(/<button[^>]*name="add"[^>]*disabled[^>]*>\s*<span>Sold out<\/span>/);
  });

  it("opens on the variant in the address", async () => {
    const visitor = shopper();
    const id = await variantId(visitor, "trail-tee", "Rust / L");
    expect((await visitor.get(`/products/trail-tee?variant=${id}`)).text).toContain(
      `name="id" value="${id}"`,
    );
  });
});

describe("the cart", () => {
  it("takes an item by JSON, changes it and empties", async () => {
    const visitor = shopper();
    const id = await variantId(visitor, "enamel-mug");
    const added = await visitor.send("POST", "/cart/add.js", { items: [{ id, quantity: 2 }] });
    expect(added.json()).toMatchObject({ items: [{ id, quantity: 2, final_line_price: 3600 }] });
    expect((await visitor.get("/cart.js")).json()).toMatchObject({
      item_count: 2,
      total_price: 3600,
      currency: "USD",
    });
    const changed = await visitor.send("POST", "/cart/change.js", { line: 1, quantity: 1 });
    expect(changed.json()).toMatchObject({ item_count: 1 });
    const updated = await visitor.send("POST", "/cart/update.js", { updates: { [id]: 3 } });
    expect(updated.json()).toMatchObject({ item_count: 3 });
    expect((await visitor.send("POST", "/cart/clear.js", {})).json()).toMatchObject({
      item_count: 0,
      items: [],
    });
  });

  it("takes the plain form and shows the cart page", async () => {
    const visitor = shopper();
    const id = await variantId(visitor, "trail-tee", "Moss / M");
    const answer = await visitor.postForm("/cart/add", { id: String(id), quantity: "1" });
    expect([answer.status, answer.headers.location]).toEqual([302, "/cart"]);
    const { text } = await visitor.get("/cart");
    expect(text).toContain("Trail Tee");
    expect(text).toContain('name="checkout"');
  });

  it("refuses what is sold out with 422 and says why", async () => {
    const visitor = shopper();
    const id = await variantId(visitor, "gone-lantern");
    const answer = await visitor.send("POST", "/cart/add.js", { id, quantity: 1 });
    expect(answer.status).toBe(422);
    expect(answer.json()).toEqual({
      status: 422,
      message: "Cart Error",
      description: "The product 'Gone Lantern' is already sold out.",
    });
  });

  it("leads from a link with a basket in it straight to the checkout", async () => {
    const visitor = shopper();
    const answer = await visitor.get(`/cart/${await variantId(visitor, "enamel-mug")}:2`);
    expect(answer.headers.location).toBe("/checkout");
    expect((await visitor.get("/checkout")).headers.location).toMatch(/^\/checkouts\/cn\/\w+\/en-us\?/);
  });

  it("sends a shopper with an empty cart back from the checkout", async () => {
    expect((await shopper().get("/checkout")).headers.location).toBe("/cart");
  });
});

describe("the doors", () => {
  it("answers nonsense with 400, never with a failure of its own", async () => {
    const visitor = shopper();
    const { location } = (await visitor.get(`/cart/${await variantId(visitor, "enamel-mug")}:1`)).headers;
    const checkout = String((await visitor.get(String(location))).headers.location).replace(/\/en-us.*/, "");
    expect((await visitor.send("PUT", `${checkout}/details`, { address: 5 })).status).toBe(400);
    expect((await visitor.send("POST", "/cart/add.js", "mug")).status).toBe(400);
    expect((await visitor.get("/checkouts/cn/x/address-suggestions")).status).toBe(400);
  });

  it("lets no browser in that calls itself headless", async () => {
    const answer = await shopper().get("/", { userAgent: "Mozilla/5.0 HeadlessChrome/150.0" });
    expect(answer.status).toBe(403);
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });

  it("answers an unknown host with 404 and the list of stores", async () => {
    const answer = await shopper().get("/", { host: "nobody.localhost" });
    expect(answer.status).toBe(404);
    expect(answer.text).toContain(sandbox.urls.hartwell);
  });
});

describe("the records of a store", () => {
  const asRun = (host: string, path: string) =>
    shopper().send("GET", path, undefined, { host, headers: { via: "1.1 cartwright-run" } });

  it.each([
    ["hartwell.localhost", "/_orders"],
    ["hartwell.localhost", "/_orders.html"],
    ["hartwell.localhost", "/%5Forders"],
    ["fennelrye.localhost", "/_mail"],
    ["mail.localhost", "/"],
    ["mail.localhost", "/_mails"],
  ])("are shown to people of the machine, and to no run of a tenant: %s%s", async (host, path) => {
    expect((await shopper().get(path, { host })).status).toBe(200);
    expect((await asRun(host, path)).status).toBe(404);
  });

  it("are all that a run does not see", async () => {
    expect((await asRun("hartwell.localhost", "/products/trail-tee")).status).toBe(200);
  });
});
