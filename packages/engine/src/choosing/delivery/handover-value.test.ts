import { expect, test } from "vitest";
import { handoverValue } from "./handover-value.ts";

const french = ["Retrait en boutique (gratuit)", "Livraison à domicile (4,90 €)"];
const english = ["Home delivery £4.90", "Click & Collect – free"];

test.each([
  [french, "500 g de comté, livré vendredi", "Livraison à domicile (4,90 €)"],
  [french, undefined, "Livraison à domicile (4,90 €)"],
  [english, "a tin, I'll pick it up in Leeds", "Click & Collect – free"],
  [["Red", "Blue"], "a red one", undefined],
  [[...english, "Next day delivery"], "a tin", undefined],
])("of %j, %j means %j", (values, request, value) => {
  expect(handoverValue({ values }, request)).toBe(value);
});
