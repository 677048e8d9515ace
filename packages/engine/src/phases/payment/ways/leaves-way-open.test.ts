import { describe, expect, it } from "vitest";
import { leavesWayToPayOpen } from "./leaves-way-open.ts";

const heading = (text: string) => ({ text, isHeading: true, isAside: false });
const line = (text: string) => ({ text, isHeading: false, isAside: false });

describe("a checkout without any way to pay to choose from", () => {
  it("leaves open how to pay where a part of it is about paying", () => {
    expect(leavesWayToPayOpen([heading("Address"), heading("Payment"), line("Secure and simple.")])).toBe(
      true,
    );
    expect(leavesWayToPayOpen([heading("Zahlung"), line("Kredit- oder Debitkarte")])).toBe(true);
  });

  it.each(["Comment souhaitez-vous payer ?", "3. Carte bancaire", "How would you like to pay?"])(
    "knows such a part by a question, or by the card: %s",
    (text) => expect(leavesWayToPayOpen([heading(text)])).toBe(true),
  );

  it("knows it by a heading that only says to pay, and not by one that names the checkout", () => {
    expect(leavesWayToPayOpen([heading("お支払い")])).toBe(true);
    expect(leavesWayToPayOpen([heading("Bezahlung")])).toBe(true);
    expect(leavesWayToPayOpen([heading("Checkout")])).toBe(false);
  });

  it("leaves nothing open where that part says in red why there is no way", () => {
    const sorry = {
      ...line("Sorry, we are not accepting payments from your region at this time."),
      isRed: true,
    };
    expect(leavesWayToPayOpen([heading("Payment Method"), sorry])).toBe(false);
    expect(leavesWayToPayOpen([heading("Payment Method"), { ...line("*"), isRed: true }])).toBe(true);
  });

  it("says how to pay where that part names a way that is no card", () => {
    expect(leavesWayToPayOpen([heading("Payment"), line("You pay by invoice.")])).toBe(false);
    expect(leavesWayToPayOpen([heading("Payment by bank transfer")])).toBe(false);
  });

  it("takes no word of another part, or of the page's frame, for it", () => {
    const aside = { ...line("We take PayPal"), isAside: true };
    expect(leavesWayToPayOpen([heading("Payment"), aside, heading("Returns"), line("By cheque")])).toBe(true);
    expect(leavesWayToPayOpen([heading("Address"), line("Payment")])).toBe(false);
  });
});
