import { expect, test } from "vitest";
import type { Field } from "../../page/fields/read-fields.ts";
import { findDelivery, withFreeOptions } from "./choose-delivery.ts";

test("a delivery that names no price beside others that do costs nothing", () => {
  const offers = [{ price: undefined }, { price: "8.90" }];
  expect(withFreeOptions(offers)).toEqual([{ price: "0" }, { price: "8.90" }]);
});

test("deliveries of which none names a price are not known to be free", () => {
  expect(withFreeOptions([{ price: undefined }])).toEqual([{ price: undefined }]);
});

function group(value: string, titles: readonly string[]): Field {
  const choices = titles.map((title) => ({ value: title, title, enabled: true }));
  return {
    role: "shippingMethod",
    control: "radio",
    enabled: true,
    score: 1,
    value,
    choices,
  } as unknown as Field;
}

test("a second choice is made after the first, and left as it is once made", () => {
  const how = ["Deliver it", "Pick it up"];
  const days = ["Friday FREE", "Wednesday $9.00"];
  const chosen = (value: string) => findDelivery([group("Deliver it", how), group(value, days)], undefined);
  expect(chosen("")).toMatchObject({ value: "Friday FREE", isChosen: false });
  expect(chosen("Wednesday $9.00")).toMatchObject({ value: "Deliver it", isChosen: true });
});
