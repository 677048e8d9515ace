import { addAmounts, type Quote } from "@cartwright/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningProduct } from "../scripts/start-product.ts";
import { openFennelryeAccount } from "./support/fennelrye-account.ts";
import { approvedCard, type Bought, createShopper, takeFirst } from "./support/shopper.ts";
import { startTestedProduct } from "./support/start-tested-product.ts";

let product: RunningProduct;

beforeAll(async () => {
  product = await startTestedProduct({ LOG_LEVEL: "warn", SIGNUPS_PER_IP_PER_HOUR: "1000" });
});
afterAll(() => product.stop());

function expectNothingBought({ checkout, orders, questions }: Bought): void {
  expect(checkout).toMatchObject({ status: "succeeded", goal: "quote" });
  expect(checkout.receipt).toBeUndefined();
  expect(orders).toEqual([]);
  expect(questions.filter(({ key }) => key === "card" || key === "payment_method")).toEqual([]);
  const steps = checkout.progressItems.map(({ data }) => data.step);
  expect(steps).toContain("quoted");
  expect(steps).not.toContain("order_submitted");
}

describe.concurrent("a quote", () => {
  it("is the total that a purchase then comes to, and is neither an order nor counted", async () => {
    const shopper = await createShopper(product);
    const wanted = { product: "/products/trail-tee", request: "the slate one in L" };
    const quoted = await shopper.buy({ ...wanted, goal: "quote" });
    expectNothingBought(quoted);
    expect(quoted.end).toMatchObject({ code: "quoted" });
    expect(quoted.checkout.quote).toMatchObject({
      items: [{ title: "Trail Tee", options: { Color: "Slate", Size: "L" }, quantity: 1 }],
      shipping: { currency: "USD" },
      tax: { currency: "USD" },
    } satisfies DeepPartial<Quote>);
    const { items, shipping, tax, total } = quoted.checkout.quote ?? {};
    const parts = [items?.[0]?.price?.amount, shipping?.amount, tax?.amount];
    expect(parts.reduce<string>((sum, part) => addAmounts(sum, part ?? ""), "0")).toBe(total?.amount);
    expect(await shopper.client.usage.get()).toMatchObject({ completedCheckouts: 0, merchandiseVolume: [] });
    const { data } = await shopper.client.checkouts.list();
    expect(data).toMatchObject([{ goal: "quote", quote: { total: quoted.checkout.quote?.total } }]);

    const bought = await shopper.buy({ ...wanted, answers: { card: [approvedCard] } });
    expect(quoted.checkout.quote?.total).toEqual(bought.checkout.receipt?.total);
  });

  it("leaves the order book of another kind of shop empty too", async () => {
    const shopper = await createShopper(product, "copperkettle");
    const wanted = { product: "/product/linen-apron/", request: "in Madder, size S" };
    const quoted = await shopper.buy({ ...wanted, goal: "quote" });
    expectNothingBought(quoted);
    expect(quoted.checkout.quote?.items).toMatchObject([{ options: { Colour: "Madder", Size: "S" } }]);
  });

  it("of a shop that sells to customers only asks for their sign-in, and for no card", async () => {
    const shopper = await createShopper(product, "fennelrye");
    const { credentials, readCode } = await openFennelryeAccount(shopper.storeUrl, shopper.email);
    const quoted = await shopper.buy({
      product: "/item/seed-crackers",
      goal: "quote",
      answers: {
        credentials: [credentials],
        otp: [readCode],
        details: [takeFirst],
      },
    });
    expectNothingBought(quoted);
  });

  it("above the limit fails as a purchase would", async () => {
    const shopper = await createShopper(product);
    const refused = await shopper.buy({ product: "/products/enamel-mug", goal: "quote", maxCost: "1.00" });
    expect(refused.checkout.failure).toEqual({ reason: "max_cost_exceeded" });
    expect(refused.checkout.quote).toBeUndefined();
  });
});

type DeepPartial<Value> = { [Key in keyof Value]?: DeepPartial<Value[Key]> };
