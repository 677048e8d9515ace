import { describe, expect, test } from "vitest";
import { findKeptAddress } from "./kept-address.ts";

const buyer = {
  address_line1: "548 Market Street",
  city: "San Francisco",
  postal_code: "94104",
  country_code: "US",
};

const page = (text: string) => text.split("/").map((line) => line.trim());

describe("an address that a page shows", () => {
  test.each([
    [
      "Checkout / Delivery address / Ada Lovelace / 12 Old Road / Oakland, CA 94601 / Continue",
      "12 Old Road",
    ],
    ["Ship to: / Ada Lovelace, 12 Old Road, Oakland CA 94601", "94601"],
    ["Lieferadresse / Ada Lovelace / Alte Gasse 3 / 1010 Wien / Weiter", "1010 Wien"],
    ["Shipping Address / Ada Lovelace / 1 High Street / London / SW1A 1AA", "SW1A 1AA"],
    ["Delivery address: Bob Miller, 7 Elm Road, Reno, NV 89501", "7 Elm Road"],
    ["お届け先 / 〒100-0001 東京都千代田区1000番", "東京都"],
  ])("and that is not the buyer's is found: %s", (text, part) => {
    expect(findKeptAddress(page(text), buyer)).toContain(part);
  });

  test.each([
    "Delivery address / Ada Lovelace / 548 Market Street, Floor 3 / San Francisco / Continue",
    "Delivery address / 12 Old Road, Oakland 94601 / Delivery address / San Francisco CA 94104",
    "Delivery method / Standard, by 24 November 2026 / $5.00 / Express 4500 points",
    "Delivery address / Please enter your address / Continue",
    "Billing address / 12 Old Road / Oakland 94601",
    "Shipping address / We deliver within 3 days / Call +1 415 5550 1340 / Order 2026",
  ])("and that is the buyer's, or none, is not: %s", (text) => {
    expect(findKeptAddress(page(text), buyer)).toBeUndefined();
  });

  test("and is as good as any where the order names none is not", () => {
    const lines = page("Delivery address / 12 Old Road, Oakland, CA 94601");
    expect(findKeptAddress(lines, { country_code: "US" })).toBeUndefined();
  });
});
