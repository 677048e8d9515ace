import { expect, test } from "vitest";
import { languages } from "../../words/languages.ts";
import type { AmountSnapshot } from "../in-page/read-amounts.ts";
import { pickTotal } from "./pick-total.ts";

const row = (label: string, text: string): AmountSnapshot => ({
  label,
  text,
  names: "",
  fontSize: 16,
  isBold: false,
  isStruck: false,
  top: 0,
});
const page = (...amounts: AmountSnapshot[]) => ({ amounts, currency: "USD", dollar: "", language: "en" });

test.each(["Sub-Total", "Sub Total", "Sous-total", "Zwischensumme", "Subtotaal", "Total before tax"])(
  "%j is a part in every language, also in those that lack the phrase",
  (label) => {
    expect(pickTotal(page(row(label, "$140.00")), languages)).toBeUndefined();
  },
);

test.each(["Total", "Grand Total", "Order total", "Gesamtsumme", "Total TTC", "Totaal", "合計"])(
  "%j is the total, whatever its parts are called",
  (label) => {
    const found = page(row("Sub-Total", "$140.00"), row(label, "$146.90"), row("Shipping", "$6.90"));
    expect(pickTotal(found, languages)).toEqual({ amount: "146.90", currency: "USD" });
  },
);
