import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { checkOutFromPages } from "./support/buy-from-pages.ts";
import { addressFields, thanks } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const checkout = `<h1>Checkout</h1><form method="post" action="/order">${addressFields}
  <fieldset><legend>Payment method</legend><label><input type="radio" name="pay" value="invoice" checked> Invoice</label></fieldset>
  <p>Total $80.00</p><button>Place order</button></form>`;
const offer = (declining: string) =>
  `<h1>One more thing, Ada!</h1><p>Add a Garden Cushion to your order for $25.00</p><form method="post" action="/more"><button>Add to my order</button></form>${declining}`;

describe.concurrent("an offer between the order and its receipt", { timeout: 60_000 }, () => {
  it.each([
    ["a link", '<a href="/thanks">No thanks</a>'],
    ["a form", '<form method="post" action="/thanks"><button>No, thank you</button></form>'],
  ])("is declined by %s, and nothing more is bought", async (_how, declining) => {
    const { outcome, host, shop } = await checkOutFromPages(pool, {
      "/checkout": checkout,
      "/order": offer(declining),
      "/thanks": thanks,
      "/more": thanks,
    });

    expect(outcome).toMatchObject({ status: "succeeded", merchantOrderId: "PS-1001" });
    expect(shop.visits.map(({ path }) => path)).not.toContain("/more");
    expect(shop.orders).toHaveLength(1);
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
  });

  it("is followed by another one, which is declined too", async () => {
    const { outcome, shop } = await checkOutFromPages(pool, {
      "/checkout": checkout,
      "/order": offer('<a href="/second">No thanks</a>'),
      "/second": offer('<a href="/thanks">Skip this offer</a>'),
      "/thanks": thanks,
      "/more": thanks,
    });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.visits.map(({ path }) => path)).not.toContain("/more");
  });

  it("that cannot be declined leaves open whether there is an order", async () => {
    const { outcome, shop } = await checkOutFromPages(
      pool,
      { "/checkout": checkout, "/order": offer(""), "/more": thanks },
      { timing: { outcomeMs: 6_000 } },
    );

    expect(outcome).toMatchObject({ status: "failed", code: "order_state_unknown" });
    expect(shop.visits.map(({ path }) => path)).not.toContain("/more");
  });
});
