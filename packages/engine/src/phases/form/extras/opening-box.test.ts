import { expect, test } from "vitest";
import { isOpeningBox } from "./opening-box.ts";

const box = (label: string) => ({ control: "checkbox", role: "unknown", label }) as const;
const news = { ...box("Nachricht über Neuheiten"), role: "newsletter" } as const;

test.each([
  [
    "Anmerkung zu deiner Bestellung hinzufügen",
    "Drei Stränge. Als Anmerkung bitte: „Alle aus derselben Farbpartie“.",
  ],
  [
    "I'm ordering for a business",
    "Laptop stand for my company Visser Ontwerp B.V., VAT number NL861234567B01",
  ],
  ["This is a gift", 'A silk scarf with the gift message "Happy 60th, mum!"'],
])("%j is ticked for %j", (label, request) => {
  const own = box(label);
  expect(isOpeningBox(own, [news, own], request)).toBe(true);
});

test.each([
  ["Anmerkung zu deiner Bestellung hinzufügen", "Drei Stränge in Petrol."],
  ["I'm ordering for a business", "Laptop stand in oak"],
  ["Gift wrapping (+€4.00)", 'A silk scarf with the gift message "Happy 60th, mum!"'],
])("%j is left for %j", (label, request) => {
  const own = box(label);
  expect(isOpeningBox(own, [own], request)).toBe(false);
});

test("a consent opens nothing", () => {
  expect(isOpeningBox(news, [news], "Als Anmerkung bitte: „Neuheiten“")).toBe(false);
});
