import { expect, it } from "vitest";
import { otherEmailRemark, receiptEmailRemark } from "./other-email.ts";

const of = { address: "https://www.garden-shop.com/checkout", email: "ada@example.com" };
const remark = (...lines: string[]) => otherEmailRemark({ ...of, lines });

it.each([
  "Signed in as mallory@evil.example (not you?)",
  "Your voucher goes to mallory@evil.example.",
  "Contact:mallory@evil.example",
])("an e-mail address that is not the buyer's is told: %s", (line) => {
  expect(remark("Checkout", line)).toBe(
    'It names the e-mail address "mallory@evil.example", which is not the buyer\'s.',
  );
});

it.each([
  "ada@example.com",
  "Signed in as Ada@Example.com.",
  "Questions? help@garden-shop.com, orders@mail.garden-shop.com or hilfe@garden-shop.de",
  "We write to a••••@e•••.com and a***@example.com",
  "2 chairs @ $40.00",
  "@gardenshop, name@, @example.com",
])("nothing is told of %s", (line) => {
  expect(remark(line)).toBe("");
});

it("a receipt is sent to the buyer where it names that address", () => {
  const line = "Write to mallory@evil.example";
  const told = (lines: string[], before: string[] = []) => receiptEmailRemark({ ...of, lines, before });
  expect(told([line])).not.toBe("");
  expect(told(["Sent to ada@example.com", line])).toBe("");
  expect(told([line], [line])).toBe("");
});

it("nothing is told where the buyer has no e-mail address", () => {
  expect(otherEmailRemark({ ...of, email: undefined, lines: ["mallory@evil.example"] })).toBe("");
});
