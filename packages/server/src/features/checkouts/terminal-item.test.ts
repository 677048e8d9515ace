import { expect, it } from "vitest";
import { terminalItem } from "./terminal-item.ts";

it.each(["declined", "action_expired", "cancelled"] as const)(
  "an end that is %s says that an order may exist only where one was submitted before",
  (trigger) => {
    const says = expect.stringContaining("may exist");
    expect(terminalItem({ trigger }, { wasSubmitted: true }).data.message).toEqual(says);
    expect(terminalItem({ trigger }, { wasSubmitted: false }).data.message).not.toEqual(says);
  },
);

it("an order that cost more than was approved has a code of its own and both amounts", () => {
  const money = (amount: string) => ({ amount, currency: "USD" });
  const receipt = {
    total: money("900.00"),
    merchantOrderId: "7",
    evidence: { url: "https://shop.example/7" },
  };
  const overcharge = { approved: money("15.00"), charged: money("900.00") };
  const { data } = terminalItem({ trigger: "order_confirmed", receipt }, { overcharge, wasSubmitted: true });

  expect(data).toMatchObject({ code: "charged_above_approval" });
  expect(data.message).toMatch(/900\.00 USD.*15\.00 USD was approved/);
});

it("what is odd about a receipt ends the message about the order", () => {
  const receipt = { total: null, merchantOrderId: "7", evidence: { url: "https://shop.example/7" } };
  const remarks = 'It names more than one order: "7", "8".';
  const { data } = terminalItem({ trigger: "order_confirmed", receipt }, { remarks, wasSubmitted: true });

  expect(data).toEqual({ code: "succeeded", message: `Order 7 is confirmed. ${remarks}` });
});

it("a question that is declined after a refusal ends with the merchant's words", () => {
  const refusal = "Your card was declined.";
  const { data } = terminalItem({ trigger: "declined" }, { wasSubmitted: true, refusal });

  expect(data.message).toContain('refused the payment before that. It said: "Your card was declined."');
  expect(data.message).not.toContain("may exist");
});
