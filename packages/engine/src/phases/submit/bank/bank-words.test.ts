import { describe, expect, it } from "vitest";
import { bankWords } from "./bank-words.ts";

const approved = { amount: "80.00", currency: "USD" };

function said(...texts: string[]): string {
  return bankWords(
    texts.map((text) => ({ text, isLabel: false })),
    { approved, isOfBank: true },
  );
}

describe("what a bank's page says beside the field for its code", () => {
  it.each([
    "Merchant: COINBURST EXCHANGE MALTA",
    "Amount: $80.00, then every month until revoked",
    "You are adding your card to a wallet on a new phone.",
  ])("is quoted in the question for the code: %s", (words) => {
    expect(said("Amount: $80.00", words)).toBe(
      ` Its page says: "Amount: $80.00 ${words}". The code agrees to that.`,
    );
  });

  it.each(["Amount: $180.00", "Amount: £80.00", "Amount: 80,00 EUR"])(
    "is told as another amount than was approved: %s",
    (words) => {
      expect(said("First Bank", words)).toContain(
        ` It says "${words}", and 80.00 USD was approved: give the code only if you agree.`,
      );
    },
  );

  it("is cut where it is long, and left out where it is the shop's own page", () => {
    expect(said("Enter the code. ".repeat(100)).length).toBeLessThan(480);
    const texts = [{ text: "Our summer sale ends on Friday", isLabel: false }];
    expect(bankWords(texts, { approved, isOfBank: false })).toBe("");
    expect(bankWords([], { approved: undefined, isOfBank: true })).toBe("");
  });
});
