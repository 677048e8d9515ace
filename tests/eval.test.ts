import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  addressFields,
  type PageShop,
  productAndBasket,
  startPageShop,
} from "../packages/engine/tests/purchase/support/page-shop.ts";

let folder: string;
let shop: PageShop;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cartwright-eval-"));
  shop = await startPageShop({
    ...productAndBasket,
    "/product": `<h1>Garden Chair</h1><p style="font-size:2em">$80.00</p><form method="post" action="/basket">
      <label>Size <select name="size"><option value="">Choose</option><option value="s">Small</option><option value="l">Large</option></select></label>
      <button>Add to basket</button></form>`,
    "/checkout": `<h1>Checkout</h1><form method="post" action="/order">${addressFields}
      <fieldset><legend>Payment method</legend><label><input type="radio" name="pay" value="bank"> Bank transfer</label></fieldset>
      <p>Total $80.00</p><button>Place order</button></form>`,
  });
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

const profile = {
  name: { first: "Ada", last: "Lovelace" },
  contact: { email: "ada@example.com", phone: "+1 415 555 0134" },
  shipping: {
    addressLines: ["548 Market Street"],
    locality: "San Francisco",
    administrativeAreaCode: "CA",
    postalCode: "94104",
    countryCode: "US",
  },
};

/** Runs a command as `npm run` does, and waits for its end. */
async function run(script: string, ...given: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, "../scripts", script), ...given], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const code = new Promise<number | null>((resolve) => child.once("close", resolve));
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, output, errors };
}

async function evaluate(manifest: unknown) {
  const file = join(folder, `${crypto.randomUUID()}.json`);
  await writeFile(file, JSON.stringify(manifest));
  return run("eval-stores/main.ts", file, "--json");
}

describe.concurrent("eval:stores", () => {
  const answers = { variant: { Size: "/^la/i" }, payment_method: { payment_method: "*" } };

  it("tells of each purchase what became of it, and exits 0 where all ended as expected", async () => {
    const store = { name: "chairs", url: `${shop.address}/product`, profile, answers, expect: "succeeded" };
    const { code, output } = await evaluate([store]);

    expect(JSON.parse(output)).toEqual([
      {
        name: "chairs",
        outcome: "succeeded",
        reason: null,
        code: null,
        message: null,
        seconds: expect.any(Number),
        modelCalls: 0,
        orderId: "PS-1001",
        total: { amount: "80.00", currency: "USD" },
        questions: ["variant", "payment_method"],
        steps: expect.arrayContaining(["product_opened", "order_confirmed"]),
      },
    ]);
    expect(code).toBe(0);
    expect(shop.orders).toMatchObject([{ size: "l", pay: "bank" }]);
  });

  it("exits 1 where one ended otherwise, and tells of a failure its reason, its code and its words", async () => {
    const tooDear = {
      url: `${shop.address}/product`,
      profile,
      answers,
      maxCost: { amount: "50.00", currency: "USD" },
    };
    const { code, output } = await evaluate([
      { ...tooDear, name: "expected", expect: "failed:max_cost_exceeded" },
      { ...tooDear, name: "unexpected" },
    ]);

    const failed = {
      outcome: "failed",
      reason: "max_cost_exceeded",
      code: "max_cost_exceeded",
      message: "Item price 80.00 exceeds maxCost 50.00.",
      orderId: null,
      total: null,
    };
    expect(JSON.parse(output)).toMatchObject([
      { name: "expected", ...failed },
      { name: "unexpected", ...failed },
    ]);
    expect(code).toBe(1);
  });

  it("says what is wrong with a manifest, by the name of the field", async () => {
    const { code, output, errors } = await evaluate([{ name: "chairs", url: "nowhere" }]);

    expect({ code, output }).toEqual({ code: 1, output: "" });
    expect(errors).toContain("[0].url");
    expect(errors).not.toMatch(/\n\s+at /);
  });
});

describe("eval:fields", () => {
  const page = (fields: string) => `<!doctype html><html lang="en"><form>${fields}</form></html>`;
  const labelled = (label: string, words: string) =>
    `<label>${words} <input data-manual-scoring="${label}"></label>`;

  it("tells of each label how often it was found, and exits 0 where all are", async () => {
    await writeFile(
      join(folder, "form.html"),
      page(
        labelled("addressCity", "City") + labelled("cardNumber", "Card number") + labelled("unknown", "Pet"),
      ),
    );
    const { code, output } = await run("eval-fields/main.ts", folder, "--json");

    const right = { expected: 1, found: 1, correct: 1, precision: 1, recall: 1 };
    expect(JSON.parse(output)).toEqual({
      roles: { addressCity: right, cardNumber: right, unknown: right },
      overall: { ...right, expected: 2, found: 2, correct: 2 },
    });
    expect(code).toBe(0);
  });

  it("exits 1 where one is read as something else", async () => {
    await writeFile(join(folder, "odd.html"), page(labelled("addressCity", "Postcode")));
    const { code, output } = await run("eval-fields/main.ts", folder, "--json");

    expect(JSON.parse(output)).toMatchObject({ overall: { expected: 3, correct: 2, recall: 0.6667 } });
    expect(code).toBe(1);
  });
});
