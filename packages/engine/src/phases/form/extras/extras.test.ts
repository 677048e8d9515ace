import { expect, test } from "vitest";
import type { Field } from "../../../page/fields/read-fields.ts";
import {
  chosenAtPrice,
  insteadOfAddition,
  insteadOfSubscription,
  isExtraSum,
  isOpenPlan,
  isRenewing,
  isUnasked,
  sellsMore,
} from "./extras.ts";

function box(label: string, given: Partial<Field> = {}): Field {
  return { role: "unknown", control: "checkbox", enabled: true, required: false, label, ...given } as Field;
}

test.each([
  ["Protect my order", {}],
  ["Warm socks for $5.00", {}],
  ["The shop may send me offers via email", {}],
  ["Als Geschenk verpacken", { role: "giftMessage" }],
  ["Send me the sale flyer", { purpose: "shipping" }],
] as const)("a box that may stay empty is left empty: %s", (label, given) => {
  expect(isUnasked(box(label, given))).toBe(true);
});

test.each([
  ["I am over 18", { required: true }],
  ["I authorise Garden Shop to debit my account", { role: "mandate" }],
  ["This address is the other one, too", {}],
  ["Use it for the bill", { purpose: "billing" }],
  ["I accept the terms", { role: "terms" }],
] as const)("a box that has to be ticked, or is about an address, is not: %s", (label, given) => {
  expect(isUnasked(box(label, given))).toBe(false);
});

function plans(role: Field["role"], ...titles: string[]): Field {
  const choices = titles.map((title) => ({ value: title, title, enabled: true }));
  return { role, control: "radio", enabled: true, value: titles[0] ?? "", choices } as Field;
}

test("of a subscription that the shop has chosen, what buys once is taken instead, unless it was asked for", () => {
  const field = plans("unknown", "Every month, 10 % off", "Just once");
  expect(insteadOfSubscription(field, undefined)?.title).toBe("Just once");
  expect(insteadOfSubscription(field, "as a subscription")).toBeUndefined();
});

test("a box that renews what is bought is cleared, unless what repeats was asked for", () => {
  expect(isRenewing(box("Renew automatically every year"), "2 seats, without automatic renewal")).toBe(true);
  expect(isRenewing(box("Monthly subscription"), "a monthly subscription")).toBe(false);
  expect(isRenewing(box("Engraved"), undefined)).toBe(false);
});

test("what is asked of the buyer is left alone, whatever it sounds like", () => {
  expect(insteadOfSubscription(plans("city", "Åbo", "Helsingfors"), undefined)).toBeUndefined();
});

test("something at a price, or not, is an offer", () => {
  expect(sellsMore(plans("unknown", "Gift wrap (+$4.95)", "No gift wrap"))).toBe(true);
  expect(sellsMore(plans("unknown", "Yes, protect my order for $9.99", "No, I'll take the risk"))).toBe(true);
});

test("a question without a price, or with prices alone, is none", () => {
  expect(sellsMore(plans("unknown", "Yes", "No"))).toBe(false);
  expect(sellsMore(plans("unknown", "Small $4.00", "Large $6.00"))).toBe(false);
  expect(sellsMore(plans("shippingMethod", "Courier $5.00", "No delivery, I collect it"))).toBe(false);
});

test.each([
  ["Protected shipping (+$9.00)", "I take the risk myself"],
  ["Geschützt (+ 4,90 €)", "Auf eigene Gefahr"],
])("of two choices, %s taken by the shop, the one that adds nothing is taken", (dear, free) => {
  expect(insteadOfAddition(plans("unknown", dear, free))?.title).toBe(free);
});

test.each([
  ["it is a way to deliver", plans("unknown", "To your door (+$9.00)", "Pick up in store")],
  ["it is a way to pay", plans("unknown", "Pay later (+$3.00)", "Credit card")],
  ["it is known to be one", plans("paymentMethod", "Later (+$3.00)", "Now")],
  ["the other one costs as well", plans("unknown", "Gold (+$9.00)", "Silver (+$4.00)")],
  ["it is the price of the goods", plans("unknown", "Large $20.00", "Sample")],
  ["there are more", plans("unknown", "Gold (+$9.00)", "Plain", "Rough")],
])("it is not where %s", (_why, field) => {
  expect(insteadOfAddition(field)).toBeUndefined();
});

const sum = (label: string, value: string) =>
  ({ role: "unknown", control: "text", enabled: true, label, value }) as Field;

test.each([
  ["Tip ($)", "3", true],
  ["Trinkgeld", "2,50 €", true],
  ["Tip ($)", "0", false],
  ["Tip ($)", "", false],
  ["Floor", "3", false],
  ["Skänk till Barnfonden (kr)", "20", true],
  ["Round up (EUR)", "1", true],
  ["Length (ft)", "6", false],
  ["Weight (LBS)", "5", false],
] as const)("a sum in a field of its own is for something besides: %s, %s: %s", (label, value, isExtra) => {
  expect(isExtraSum(sum(label, value))).toBe(isExtra);
});

test("what stands chosen at a price is told", () => {
  const delivery = plans("shippingMethod", "Courier $5.00", "Pick up");
  const ticked = { ...box("I agree to the delivery insurance for $9.00"), value: "on" };
  expect(
    chosenAtPrice([
      plans("unknown", "Gold (+$9.00)", "Plain"),
      delivery,
      ticked,
      box("Socks $5.00", { value: "" }),
    ]),
  ).toEqual(["Gold (+$9.00)", "I agree to the delivery insurance for $9.00"]);
});

test.each([
  ["Buy a lamp, pay in one instalment.", true],
  ["Buy a lamp.", true],
  ["Buy a lamp, pay in three instalments.", false],
  ["Buy a lamp in 6 monthly instalments.", false],
])(
  "a list of instalments with nothing chosen is answered by one payment if the request says: %s",
  (request, isOpen) => {
    const plan = {
      ...plans("extra", "1x $ 18.500,00", "3x $ 6.784,33 ($ 20.353,00)", "6x $ 3.823,33 ($ 22.940,00)"),
      control: "select" as const,
    };
    expect(isOpenPlan({ ...plan, value: "" }, request)).toBe(isOpen);
    expect(isOpenPlan(plan, request)).toBe(false);
  },
);
