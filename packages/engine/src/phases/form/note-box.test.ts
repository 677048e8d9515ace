import { expect, test } from "vitest";
import { noteBox } from "./note-box.ts";

const box = {
  control: "checkbox",
  role: "unknown",
  label: "Anmerkung zu deiner Bestellung hinzufügen",
} as const;
const news = { ...box, role: "newsletter", label: "Nachricht über Neuheiten" } as const;

test("the box that shows the field for a note is found where the request gives a note", () => {
  const request = "Drei Stränge in Petrol. Als Anmerkung bitte: „Alle aus derselben Farbpartie“.";
  expect(noteBox([news, box], request)).toBe(box);
  expect(noteBox([box], "Drei Stränge in Petrol.")).toBeUndefined();
  expect(noteBox([news], request)).toBeUndefined();
});
