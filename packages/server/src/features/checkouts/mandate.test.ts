import { describe, expect, test } from "vitest";
import { findMandateRefusal, leftOf, type Mandate } from "./mandate.ts";

const now = new Date("2026-11-20T12:00:00.000Z");
const nothing = { today: "0", total: "0" };
const usd = (amount: string) => ({ amount, currency: "USD" });

function mandateOf(change: Partial<Mandate>): Mandate {
  return { budget: null, expiresAt: null, isRevoked: false, ...change };
}

describe("what is left of a budget", () => {
  test.each([
    [{ perCheckout: "20", perDay: "30", total: "100" }, nothing, "20"],
    [{ perCheckout: "20", perDay: "30", total: "100" }, { today: "15.5", total: "15.5" }, "14.5"],
    [{ perCheckout: "20", total: "100.00" }, { today: "0", total: "99.995" }, "0.005"],
    [{ perDay: "10" }, { today: "12", total: "12" }, "0"],
  ])("of %j after %j is %s", (budget, spent, left) => {
    expect(leftOf({ currency: "USD", ...budget }, spent)).toBe(left);
  });
});

describe("a total", () => {
  const budget = { currency: "USD", total: "50" };

  test("up to what is left may be paid, and not a cent more", () => {
    const mandate = mandateOf({ budget });
    const spent = { today: "0", total: "30.01" };
    expect(findMandateRefusal(mandate, { total: usd("19.99"), spent, now })).toBeUndefined();
    expect(findMandateRefusal(mandate, { total: usd("20"), spent, now })).toMatchObject({
      trigger: "max_cost_exceeded",
      code: "budget_exceeded",
    });
  });

  test.each([undefined, { amount: "1" }, { amount: "1", currency: "EUR" }])(
    "that cannot be compared with the budget is refused: %j",
    (total) => {
      const asked = { total, spent: nothing, now };
      expect(findMandateRefusal(mandateOf({ budget }), asked)?.code).toBe("budget_not_applicable");
    },
  );

  test("of a key without a budget may be anything until the key has ended", () => {
    const asked = { total: undefined, spent: nothing, now };
    const later = new Date(now.getTime() + 1);
    expect(findMandateRefusal(mandateOf({ expiresAt: later }), asked)).toBeUndefined();
    expect(findMandateRefusal(mandateOf({ expiresAt: now }), asked)?.code).toBe("mandate_ended");
    expect(findMandateRefusal(mandateOf({ isRevoked: true }), asked)?.code).toBe("mandate_ended");
  });
});
