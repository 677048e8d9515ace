import { expect, it } from "vitest";
import type { TextSnapshot } from "../in-page/text/read-texts.ts";
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
  ["O pagamento MB WAY expirou. A sua encomenda ainda não está paga.", "unpaid"],
  ["Your payment has expired.", "unpaid"],
  ["Payment pending", "open"],
  ["Status: Awaiting payment", "open"],
  ["Payment status: awaiting payment. We have e-mailed you a link to pay 42.00 EUR.", "open"],
  ["Your payment could not be processed; please try again within 24 hours.", "unpaid"],
  ["Thank you. Unfortunately your card was declined by your bank.", "unpaid"],
  ["Ihre Zahlung konnte nicht verarbeitet werden.", "unpaid"],
  ["Your payment has failed. Please pay by bank transfer.", "unpaid"],
  ["To complete your order, scan the QR code with your banking app within 15 minutes.", "open"],
  ["Scan the QR code at the entrance.", undefined],
  ["Amount due: $80.00. Pay now", "open"],
  ["Please pay the open amount of $80.00 by card within 24 hours, otherwise the order is cancelled.", "open"],
  ["Your order will be processed as soon as we receive your payment.", "open"],
  ["Ihre Bestellung wird bearbeitet, sobald Ihre Zahlung eingegangen ist.", "open"],
  ["Amount due: $0.00", undefined],
  ["If your payment could not be processed we will write to you.", undefined],
  ["Your review could not be processed.", undefined],
  ["We have received your payment, and your order is on its way.", undefined],
  ["Paid", undefined],
  ["Unpaid orders are cancelled after three days and their goods returned", undefined],
  ["Is your order not paid?", undefined],
])("%j says that the payment is %j", (line, kind) => {
  expect(stateOn(["Thank you", line])).toBe(kind);
});

it("what is due is said beside a link that pays it", () => {
  const due = [piece("Amount due: $80.00.", 0), { ...piece("Pay now", 0, true), block: 0 }];
  expect(paymentState(due)).toMatchObject({ kind: "open", words: "Amount due: $80.00." });
});

it("nothing is said by a link, or by a line from before the order", () => {
  expect(paymentState([piece("Unpaid orders", 0, true)])).toBeUndefined();
  expect(stateOn(["Not paid"], ["Not paid"])).toBeUndefined();
});

it("was refused where its payment was tried, and not where it is yet to be paid", () => {
  const isRefused = (line: string) => paymentState([piece(line, 0)])?.isRefused;
  expect(isRefused("O pagamento MB WAY expirou. A sua encomenda ainda não está paga.")).toBe(true);
  expect(isRefused("Payment failed")).toBe(true);
  expect(isRefused("Payment status: unpaid")).toBe(false);
  expect(isRefused("Payment pending")).toBe(false);
});
