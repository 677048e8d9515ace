import { expect, test } from "vitest";
import { companyIn } from "./company-in.ts";

test.each([
  ["Three pans for Bramble & Rye Ltd, VAT number IE6388047V", "Bramble & Rye Ltd"],
  ["Für die Nordwind Kaffee GmbH, auf Rechnung", "Nordwind Kaffee GmbH"],
  ["pour Le Petit Four SARL", "Le Petit Four SARL"],
  ["na firmę Zielony Dom Sp. z o.o., NIP 123", "Zielony Dom Sp. z o.o."],
  ["two mugs in size SA", undefined],
  ["a mug", undefined],
  ["for Acme Ltd or for Zenith GmbH", undefined],
])("%j is bought for %s", (request, company) => {
  expect(companyIn(request)).toBe(company);
});
