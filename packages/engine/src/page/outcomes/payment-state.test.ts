import { expect, it } from "vitest";
import type { TextSnapshot } from "../in-page/read-texts.ts";
import { paymentState } from "./payment-state.ts";

const piece = (text: string, at: number, isLabel = false): TextSnapshot => ({
  text,
  copy: at,
  block: at,
  isLabel,
  isHeading: false,
  isAlert: false,
  isError: false,
  isGoodNews: false,
  isRed: false,
  isAside: false,
  form: -1,
  near: [],
  after: -1,
  of: [],
});
const stateOn = (lines: readonly string[], before?: readonly string[]) =>
  paymentState(
    lines.map((line, at) => piece(line, at)),
    before,
  )?.kind;

it.each([
  ["Not Paid", "unpaid"],
  ["Payment status: unpaid", "unpaid"],
  ["Zahlungsstatus: nicht bezahlt", "unpaid"],
  ["Payment failed", "unpaid"],
  ["お支払い状況：未払い", "unpaid"],
  ["Payment pending", "open"],
  ["Status: Awaiting payment", "open"],
  ["Paid", undefined],
  ["Unpaid orders are cancelled after three days and their goods returned", undefined],
  ["Is your order not paid?", undefined],
])("%j says that the payment is %j", (line, kind) => {
  expect(stateOn(["Thank you", line])).toBe(kind);
});

it("nothing is said by a link, or by a line from before the order", () => {
  expect(paymentState([piece("Unpaid orders", 0, true)])).toBeUndefined();
  expect(stateOn(["Not paid"], ["Not paid"])).toBeUndefined();
});
