import { expect, it } from "vitest";
import { orderOfRun } from "./order-of-run.ts";

it.each([
  [{ url: "https://laden.de/tasse" }, "DE"],
  [{ url: "https://laden.de/tasse", countryCode: "AT" }, "AT"],
  [{ url: "https://shop.com/mug" }, undefined],
])("the order for %o is placed from %s", (target, country) => {
  const run = {
    checkoutId: "",
    claimId: "",
    tenantId: "",
    target: { kind: "direct_url" as const, ...target },
    goal: "purchase" as const,
    constraints: {},
    buyerProfileId: undefined,
    drive: 1,
    workerDeaths: 0,
    pageLosses: 0,
    isSubmitting: false,
    steps: [],
    actions: [],
  };
  expect(orderOfRun(run, undefined).countryCode).toBe(country);
});
