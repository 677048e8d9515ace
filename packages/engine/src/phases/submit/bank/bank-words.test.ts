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
      ` Its page says: "Amount: $80.00 ${words}". Who gives the code agrees to that.`,
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
    const advice = "Never share your code with anybody, not even with our staff. ".repeat(4);
    const words = said("First Bank", advice, advice, advice, "Merchant: COINBURST EXCHANGE MALTA");
    expect(words).toContain('"First Bank Never');
    expect(words).toContain("Merchant: COINBURST EXCHANGE MALTA");
    expect(words.length).toBeLessThan(600);
    expect(said("Enter the code. ".repeat(100)).length).toBeLessThan(600);
    const texts = [{ text: "Our summer sale ends on Friday", isLabel: false }];
    expect(bankWords(texts, { approved, isOfBank: false })).toBe("");
    expect(bankWords([], { approved: undefined, isOfBank: true })).toBe("");
  });
});
