import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningProduct } from "../scripts/start-product.ts";
import { approvedCard, createShopper } from "./support/shopper.ts";
import { startTestedProduct } from "./support/start-tested-product.ts";

/** The product with short limits: what takes minutes elsewhere takes seconds here. */
let product: RunningProduct;

beforeAll(async () => {
  product = await startTestedProduct({
    LOG_LEVEL: "warn",
    SIGNUPS_PER_IP_PER_HOUR: "1000",
    ACTION_TTL_SECONDS: "5",
    RUN_TIMEOUT_SECONDS: "30",
  });
});

afterAll(() => product.stop());

describe.concurrent("limits of time", () => {
  it("an unanswered question ends the checkout as user_action_expired", async () => {
    const shopper = await createShopper(product);
    const bought = await shopper.buy({ product: "/products/enamel-mug", answers: { card: ["ignore"] } });
    expect(bought.questions.map(({ key }) => key)).toEqual(["card"]);
    expect(bought.checkout.failure).toEqual({ reason: "user_action_expired" });
    expect(bought.checkout.pendingUserAction).toBeUndefined();
    expect(bought.orders).toEqual([]);
  });

  it("a checkout that never stops loading ends within the run's time and says what it waited for", async () => {
    const shopper = await createShopper(product);
    const bought = await shopper.buy({ product: "/products/endless-map" });
    expect(bought.checkout.failure).toEqual({ reason: "automation_failed" });
    expect(bought.end).toMatchObject({ message: expect.stringContaining("hartwell.localhost") });
    expect(bought.seconds).toBeLessThan(40);
    expect(bought.orders).toEqual([]);
  });

  it("an order that Copper Kettle takes without a word ends as order_state_unknown", async () => {
    const shopper = await createShopper(product, "copperkettle");
    const bought = await shopper.buy({
      product: "/product/silent-timer/",
      answers: { card: [approvedCard] },
    });
    expect(bought.checkout.failure).toEqual({ reason: "automation_failed" });
    expect(bought.end).toMatchObject({
      code: "order_state_unknown",
      message: expect.stringContaining("an order may exist"),
    });
    expect(bought.orders).toHaveLength(1);
  });
});
