import { expect, test } from "vitest";
import { matchRequest } from "../../match-request.ts";

test.each([
  ["Dos latas de 2,5 litros del aceite", ["Botella 500 ml", "Lata 2,5 l", "Caja 6 × 500 ml"], "Lata 2,5 l"],
  ["the half kilo bag, 0.5 kg", ["250 g", "500 g", "1 kg"], "500 g"],
  ["ein Seil von 20 Metern, 20m", ["10 m", "20 m"], "20 m"],
  ["half a kilo", ["250g", "500g", "1kg"], "500g"],
  ["ein halbes Kilo", ["250g", "500g", "1kg"], "500g"],
  ["the one kilo bag", ["250 g — €8,90", "500 g — €16,50", "1 kg — €29,00"], "1 kg — €29,00"],
  ["1/2 lb of it", ["8 oz", "1 lb"], "8 oz"],
  ["the three metre one", ["C200, 2 m, €9.90", "C300, 3 m, €12.90"], "C300, 3 m, €12.90"],
  ["two terabytes", ["500 GB", "1 TB (+$50)", "2 TB (+$120)"], "2 TB (+$120)"],
  ["for a whole year", ["6 months", "12 months"], "12 months"],
  ["pour un an", ["6 mois", "1 an"], "1 an"],
  ["un chilo", ["500 g", "1 kg"], "1 kg"],
  ["the 22 inch ones", ['20" / 500 mm', '22" / 550 mm'], '22" / 550 mm'],
  ["18 volts", ["12 V", "18 V"], "18 V"],
  ["a bottle of 500 ml", ["Bottle 500 ml", "Case 6 × 500 ml"], "Bottle 500 ml"],
])("%s", (request, values, meant) => {
  const offer = { title: "Aceite", options: [{ name: "Formato", values }], variants: [] };
  expect(matchRequest(offer, request).named.get("Formato")).toEqual([meant]);
});

test("a measure that several values have tells none of them", () => {
  const offer = {
    title: "Oil",
    options: [{ name: "Format", values: ["Can of 500 ml", "Case of 500 ml"] }],
    variants: [],
  };
  expect(matchRequest(offer, "0.5 l of it, please").named.size).toBe(0);
});
