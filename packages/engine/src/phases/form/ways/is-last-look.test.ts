import { describe, expect, test } from "vitest";
import type { AmountsOnPage } from "../../../page/in-page/amounts/read-amounts.ts";
import type { Visit } from "../../visit.ts";
import { beginWork, type FormWork } from "../form-work.ts";
import { isLastLook } from "./is-last-look.ts";
import { keyOf, type Look, stepOf } from "./read-ways.ts";

const goods = "Garden Chair";
const street = "12 St James's Square";
const shown = [goods, "Ada Lovelace", street, "London", "Total", "$15.00"];
const total = {
  text: "$15.00",
  label: "Total",
  seenLabel: "",
  after: "",
  head: "",
  names: "",
  fontSize: 16,
  isBold: false,
};
const amounts = {
  amounts: [{ ...total, isStruck: false, isFollowed: false, isCovered: false, top: 0 }],
  currency: "",
  dollar: "",
  language: "en",
} satisfies AmountsOnPage;

interface Page {
  texts?: readonly (string | { text: string })[];
  fields?: readonly object[];
  pressables?: readonly object[];
  isPriced?: boolean;
  language?: string;
}

function readingOf({ texts = shown, isPriced = true, language = "en" }: Page): Look["reading"] {
  const page = {
    language,
    texts: { texts: texts.map((text) => (typeof text === "string" ? { text } : text)) },
    amounts: isPriced ? amounts : { ...amounts, amounts: [] },
    controls: [],
  };
  return { url: "https://shop.example/checkout", frames: [page] } as unknown as Look["reading"];
}

function isLast(given: Page, change?: (work: FormWork) => void) {
  const { fields = [], pressables = [] } = given;
  const buyer = { email: "ada@example.com", address_line1: street };
  const work = beginWork({ signs: {} } as FormWork["shop"], {} as FormWork["item"], { buyer });
  work.contact = "done";
  change?.(work);
  const look = { reading: readingOf(given), fields, pressables } as unknown as Look;
  return isLastLook({ session: "none", currency: undefined, goods } as Visit, work, look);
}

const field = (role: string, control = "text") => ({ role, control, enabled: true });

test("a page with the order and its total, and nothing left to give, is the last look", () => {
  expect(isLast({})).toBe(true);
  expect(isLast({ texts: [goods, "Total", "$15.00"] })).toBe(true);
  expect(isLast({ texts: [street, "Total", "$15.00"] })).toBe(true);
});

test("so is one with goods and buyer that keeps its total to itself", () => {
  expect(isLast({ isPriced: false })).toBe(true);
});

test("boxes, codes and notes do not make it another page", () => {
  expect(isLast({ fields: [field("terms", "checkbox"), field("coupon"), field("orderNote")] })).toBe(true);
  expect(isLast({ fields: [field("quantity"), field("unknown")] })).toBe(true);
});

test.each([
  ["with a field of the buyer's", { fields: [field("postalCode")] }],
  ["with ways to deliver", { fields: [field("shippingMethod", "radio")] }],
  ["with an insisted field", { fields: [{ ...field("unknown"), required: true }] }],
  ["with an address and no total", { isPriced: false, texts: [street] }],
  ["without goods or buyer", { texts: ["Total", "$15.00"] }],
  ["with goods whose number can be changed, and no buyer", { texts: [goods], fields: [field("quantity")] }],
])("a page %s is not", (_what, page) => {
  expect(isLast(page)).toBe(false);
});

test("before the shop knows the buyer, no page is", () => {
  const forget = (work: FormWork) => {
    work.contact = "open";
  };
  expect(isLast({}, forget)).toBe(false);
});

test.each([
  [["Step 2 of 4"]],
  [["2 / 3"]],
  [["Schritt 1 von 2"]],
  [["1", "Address", "2", "Payment", "3", "Confirmation"]],
  [["Warenkorb", "Zahlung", "Abschluss"]],
  [["Shipping", "Payment", "Review"]],
])("%j says that another step comes first", (steps) => {
  expect(isLast({ texts: [...steps, ...shown] })).toBe(false);
});

test.each([
  [["Step 4 of 4"]],
  [["Payment", "Invoice"]],
  [["Shipping", "Standard", "Payment", "Cash on delivery"]],
  [["Delivery", "Payment", "Bank transfer"]],
])("%j says that none does", (texts) => {
  expect(isLast({ texts: [...texts, ...shown] })).toBe(true);
});

test("a page that has not said what the delivery costs is not, until the delivery or a way to pay is chosen", () => {
  const texts = [...shown, "Shipping", "–"];
  const chosen = (work: FormWork) => {
    work.payment.chosen = { value: "invoice", title: "Invoice" };
  };
  const delivered = (work: FormWork) => {
    work.delivery = "done";
  };
  expect(isLast({ texts })).toBe(false);
  expect(isLast({ texts }, chosen)).toBe(true);
  expect(isLast({ texts }, delivered)).toBe(true);
});

test("once a way to pay is chosen, a step with that name is no other", () => {
  const choose = (work: FormWork) => {
    work.payment.chosen = { value: "invoice", title: "Invoice" };
  };
  expect(isLast({ texts: ["Shipping", "Payment", "Review", ...shown] }, choose)).toBe(true);
});

test("in a language that nobody reads any page may be the last look, unless it counts steps that are still to come", () => {
  const form = { texts: ["Địa chỉ", "2.540.000 ₫"], fields: [field("postalCode")] };
  expect(isLast({ ...form, language: "vi-VN" })).toBe(true);
  expect(isLast({ ...form, texts: ["1 / 3", ...form.texts], language: "vi-VN" })).toBe(false);
  expect(isLast({ ...form, language: "" })).toBe(false);
});

test("nor is the page on which the delivery was just chosen in a window, as long as nothing has sent it", () => {
  const opener = { text: "Select…", selector: "#choose", isInDialog: false };
  const chosen = (step: string) => (work: FormWork) => {
    work.delivery = "done";
    work.chooser = { key: keyOf(opener), step };
  };
  const here = stepOf({ reading: readingOf({}) });
  expect(isLast({ pressables: [opener] }, chosen(here))).toBe(false);
  expect(isLast({ pressables: [opener] }, chosen("another step"))).toBe(true);
  expect(isLast({}, chosen(here))).toBe(true);
});

describe("numbered parts", () => {
  const heading = (text: string, after: number) => ({ text, isHeading: true, after });
  const line = (text: string, after: number) => ({ text, after });

  test("with nothing in them, below what is filled in, are steps to come", () => {
    const texts = [line("City", 3), heading("3. Delivery", 4), heading("4. Payment", 4), ...shown];
    expect(isLast({ texts })).toBe(false);
  });

  test.each([
    ["that are done", [heading("1. Contact", 0), heading("2. Address", 0), line("Note", 1)]],
    ["that show what is in them", [heading("1. Address", 1), line("Rome", 1), heading("2. Order", 1)]],
    ["of another kind", [heading("3 chairs", 1), heading("5 tables", 1)]],
  ])("%s are not", (_what, parts) => {
    expect(isLast({ texts: [...parts, ...shown] })).toBe(true);
  });
});
