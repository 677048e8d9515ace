import { expect, it } from "vitest";
import { ownAddressInstead } from "./choose-own-address.ts";

const buyer = {
  address_line1: "548 Market Street",
  address_line2: "Floor 3",
  city: "San Francisco",
  state: "CA",
  postal_code: "94104",
};
const instead = (taken: string, ...others: string[]) => {
  const choices = [taken, ...others].map((title) => ({ value: title, title, enabled: true }));
  const field = { role: "unknown", value: taken, enabled: true, control: "radio", choices } as const;
  return ownAddressInstead(field, buyer)?.title;
};

const entered = "Use as entered: 548 Market Street, San Francisco, CA 94104";

it("another address that is preset gives way to the buyer's", () => {
  expect(instead("We suggest: 99 Warehouse Road, Reno, NV 89501", entered)).toBe(entered);
});

it.each([["Another address"], ["Deliver to a different address"], ["Neue Adresse eingeben"]])(
  "a stranger's address that is preset gives way to the choice of a new one: %s",
  (fresh) => {
    expect(instead("R. Crook, Drop 13, Dock Rd, Manchester", fresh)).toBe(fresh);
    expect(instead("99 Warehouse Road, Reno, NV 89501", fresh, entered)).toBe(entered);
  },
);

it.each([
  [["548 Market Street, San Francisco, CA 94104", "Another address"]],
  [["Collect from the shop", "Another address"]],
  [[entered, "We suggest: 99 Warehouse Road, Reno, NV 89501"]],
  [["548 Market St Fl 3, San Francisco, CA 94104", entered]],
  [["Deliver to my home", entered]],
  [["99 Warehouse Road, Reno, NV 89501", "12 Main Street, Reno, NV 89501"]],
])("nothing else is changed: %o", ([taken = "", ...others]) => {
  expect(instead(taken, ...others)).toBeUndefined();
});
