import { expect, it } from "vitest";
import { emptyMandate, mandateOfForm } from "./mandate-of-form.ts";

it("is none where nothing is typed", () => {
  expect(mandateOfForm(emptyMandate)).toEqual({});
});

it("has the amounts, the shops and the last day that were typed", () => {
  expect(
    mandateOfForm({
      ...emptyMandate,
      perCheckout: " 50 ",
      total: "200",
      currency: "eur",
      merchants: "a.example,\nb.example ",
      expires: "2027-01-31",
    }),
  ).toEqual({
    budget: { currency: "EUR", perCheckout: "50", total: "200" },
    merchants: ["a.example", "b.example"],
    expiresAt: "2027-01-31T23:59:59Z",
  });
});
