import { expect, test } from "vitest";
import { withFreeOptions } from "./choose-delivery.ts";

test("a delivery that names no price beside others that do costs nothing", () => {
  const offers = [{ price: undefined }, { price: "8.90" }];
  expect(withFreeOptions(offers)).toEqual([{ price: "0" }, { price: "8.90" }]);
});

test("deliveries of which none names a price are not known to be free", () => {
  expect(withFreeOptions([{ price: undefined }])).toEqual([{ price: undefined }]);
});
