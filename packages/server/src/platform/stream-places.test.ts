import { expect, it } from "vitest";
import { createStreamPlaces } from "./stream-places.ts";

const streamOf = (number: number) => ({ checkoutId: `checkout ${number}`, tenantId: `tenant ${number}` });

it("any number of tenants together open no more streams than the process can serve", () => {
  const places = createStreamPlaces({ perCheckout: 2, perTenant: 2, inAll: 3 });
  const [first] = [1, 2, 3].map((number) => places.admit(streamOf(number)));
  expect(places.admit(streamOf(4))).toBeUndefined();
  first?.();
  expect(places.admit(streamOf(4))).toBeDefined();
});
