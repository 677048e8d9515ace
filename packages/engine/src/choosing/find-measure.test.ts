import { expect, test } from "vitest";
import { matchRequest } from "./match-request.ts";

test.each([
  ["Dos latas de 2,5 litros del aceite", ["Botella 500 ml", "Lata 2,5 l", "Caja 6 × 500 ml"], "Lata 2,5 l"],
  ["the half kilo bag, 0.5 kg", ["250 g", "500 g", "1 kg"], "500 g"],
  ["ein Seil von 20 Metern, 20m", ["10 m", "20 m"], "20 m"],
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
