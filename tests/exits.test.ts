import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningProduct } from "../scripts/start-product.ts";
import { approvedCard, createShopper } from "./support/shopper.ts";
import { type Exit, startExit } from "./support/start-exit.ts";
import { startTestedProduct } from "./support/start-tested-product.ts";

/** The product with real proxies as its exits: one that works, one that is dead, one that wants another password. */
let exit: Exit;
let product: RunningProduct;

beforeAll(async () => {
  exit = await startExit();
  const dead = await startExit();
  await dead.close();
  product = await startTestedProduct({
    LOG_LEVEL: "warn",
    SIGNUPS_PER_IP_PER_HOUR: "1000",
    EGRESS_EXITS: JSON.stringify({
      DE: exit.url,
      FR: dead.url,
      IT: exit.url.replace("secret", "forgotten"),
    }),
  });
});

afterAll(async () => {
  await product.stop();
  await exit.close();
});

describe.concurrent("a country", () => {
  it("has all of a purchase go through its exit, in its language", async () => {
    const shopper = await createShopper(product);
    const bought = await shopper.buy({
      product: "/products/enamel-mug",
      countryCode: "DE",
      answers: { card: [approvedCard] },
    });
    expect(bought.checkout.status).toBe("succeeded");
    expect([...exit.hosts]).toEqual(
      expect.arrayContaining(["hartwell.localhost", "pay.hartwell-payments.localhost"]),
    );
    expect([...exit.languages]).toContain("de-DE,de;q=0.9,en-US;q=0.8,en;q=0.7");
    expect([...exit.languages].filter((each) => each !== "" && !each.startsWith("de-DE"))).toEqual([]);
  });

  it.each([
    ["FR", "does not answer"],
    ["IT", "refuses its credentials"],
  ])("whose exit is dead is not visited around it: %s %s", async (countryCode, trouble) => {
    const shopper = await createShopper(product);
    const bought = await shopper.buy({ product: "/products/enamel-mug", countryCode });
    expect(bought.checkout.failure).toEqual({ reason: "automation_failed" });
    expect(bought.end).toMatchObject({ code: "exit_unavailable", message: expect.stringContaining(trouble) });
    expect(bought.end.message).not.toMatch(/127\.0\.0\.1|secret|forgotten/);
    const steps = bought.checkout.progressItems.map(({ data }) => data.step);
    expect(steps).not.toContain("product_opened");
    expect(bought.seconds).toBeLessThan(30);
  });

  it("without an exit of its own is visited directly", async () => {
    const shopper = await createShopper(product);
    const bought = await shopper.buy({
      product: "/products/gone-lantern",
      countryCode: "US",
    });
    expect(bought.end).toMatchObject({ code: "out_of_stock" });
  });
});
