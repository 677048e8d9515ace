import { expect, test } from "vitest";
import { isDeliveryAwaited } from "./known-of-purchase.ts";

const look = (...texts: string[]) =>
  ({
    fields: [],
    reading: { frames: [{ language: "en", texts: { texts: texts.map((text) => ({ text })) } }] },
  }) as never;
const work = { delivery: "open", address: "done" } as const;

test("a choice of delivery is awaited where the page speaks of delivery, and not for a stay", () => {
  expect(isDeliveryAwaited(work, look("Delivery: Standard", "Change"))).toBe(true);
  expect(isDeliveryAwaited(work, look("Garden Twin, 15 to 18 January", "Change"))).toBe(false);
  expect(isDeliveryAwaited({ ...work, delivery: "done" }, look("Delivery: Standard"))).toBe(false);
});
