import { expect, it } from "vitest";
import type { Field } from "../../../page/fields/read-fields.ts";
import { checkoutFields } from "../fields/checkout-fields.ts";

const field = (given: Partial<Field>) =>
  ({ role: "email", control: "text", form: 0, required: true, isAside: false, ...given }) as Field;
const text = field({ role: "orderNote", control: "textarea", sentBy: "Post Comment" });
const comment = [text, field({ role: "firstName" }), field({})];

it("leaves out a form that sends a text to the shop or publishes it", () => {
  expect(checkoutFields(comment)).toEqual([]);
  const enquiry = [...comment, field({ role: "phone" }), field({ role: "country" })];
  expect(checkoutFields(enquiry)).toEqual([]);
});

it.each([
  ["the text may be left out", [{ ...text, required: false }, ...comment.slice(1)]],
  ["its button orders", [{ ...text, sentBy: "Place order" }, ...comment.slice(1)]],
  ["its button leads on", [{ ...text, sentBy: "Continue" }, ...comment.slice(1)]],
  ["an address is asked for as well", [...comment, field({ role: "addressLine1" })]],
  ["it asks how the order is paid", [...comment, field({ role: "paymentMethod", control: "radio" })]],
  ["it belongs to no form", comment.map((one) => ({ ...one, form: -1 }))],
])("keeps it where %s", (_why, fields) => {
  expect(checkoutFields(fields)).toEqual(fields);
});
