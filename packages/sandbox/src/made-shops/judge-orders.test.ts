import { expect, it } from "vitest";
import { judgeOrders } from "./judge-orders.ts";
import type { MadeOrder } from "./order-book.ts";
import { streetLine } from "./people.ts";
import { cheapestOf, planShop } from "./shop-plan.ts";
import { plainTraits } from "./traits.ts";

const plan = planShop(1, { ...plainTraits, options: "select", quantity: "input" });
const { person, product, quantity, deliveries } = plan;
const right: MadeOrder = {
  number: "OK-1",
  lines: [
    {
      title: product.title,
      options: Object.fromEntries(product.options.map(({ name, wanted }) => [name, wanted])),
      quantity,
    },
  ],
  values: {
    email: person.email,
    firstName: person.firstName,
    lastName: person.lastName,
    phone: person.phone,
    street: streetLine(person),
    postcode: person.postcode,
    city: person.city,
    country: person.countryCode,
    delivery: cheapestOf(deliveries).id,
    cardNumber: "4242424242424242",
    cvc: "123",
  },
  trapped: [],
  totalMinor: 0,
};

function judge(orders: readonly MadeOrder[], subscriptions: readonly string[] = []): string[] {
  return judgeOrders({ plan, orders: () => orders, subscriptions: () => subscriptions });
}

function withValues(values: Record<string, string>): MadeOrder {
  return { ...right, values: { ...right.values, ...values } };
}

it("finds nothing wrong with the order that was wanted", () => {
  expect(judge([right])).toEqual([]);
  expect(judge([])).toEqual([]);
});

it("takes the other spellings of a telephone number and a postcode", () => {
  expect(judge([withValues({ phone: person.nationalPhone, postcode: `${person.postcode} ` })])).toEqual([]);
});

it.each([
  ["a second order", [right, right], "2 orders"],
  [
    "other goods",
    [{ ...right, lines: [...right.lines, { title: "Tray", options: {}, quantity: 1 }] }],
    "also ordered",
  ],
  [
    "another number of pieces",
    [{ ...right, lines: right.lines.map((line) => ({ ...line, quantity: 9 })) }],
    "9 pieces",
  ],
  [
    "another variant",
    [{ ...right, lines: right.lines.map((line) => ({ ...line, options: {} })) }],
    "instead of",
  ],
  ["another address", [withValues({ street: "1 Elsewhere" })], "street"],
  ["a dearer delivery", [withValues({ delivery: "exp" })], "delivery"],
  ["a card number in another field", [withValues({ cvc: "4242424242424242" })], "cvc"],
  ["a newsletter", [withValues({ newsletter: "yes" })], "newsletter"],
  ["an extra", [withValues({ extras: "yes" })], "extras"],
  ["a trap that was filled in", [{ ...right, trapped: ["ada@example.com"] }], "hidden field"],
])("finds %s", (_what, orders, words) => {
  expect(judge(orders).join("; ")).toContain(words);
});

it("finds a subscription outside of the order", () => {
  expect(judge([right], [person.email])).toEqual(["an address was given to a newsletter"]);
});
