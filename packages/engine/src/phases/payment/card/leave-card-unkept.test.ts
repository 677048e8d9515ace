import { expect, it } from "vitest";
import { keepsCard, refusalToKeep } from "./leave-card-unkept.ts";

const [page, frame] = [Object.create(null), Object.create(null)];
const box = {
  role: "unknown",
  control: "checkbox",
  enabled: true,
  required: false,
  value: "on",
  label: "Note it",
  frame,
} as const;
const card = { role: "cardNumber", frame } as const;
const town = { role: "city", frame } as const;

it.each([
  ["in the frame of the card, in unknown words", box, [card, box], true],
  ...[
    "Save my card for my next purchase",
    "Remember me for faster checkout",
    "Keep my details on file",
    "Securely save my information for 1-click checkout",
  ].map((label) => [`beside the card: ${label}`, { ...box, label }, [card, box], true] as const),
  ["that names a card", { ...box, frame: page, label: "Keep my card on file" }, [card], true],
  ["in the form of the address", box, [card, town, box], false],
  ["that is not ticked", { ...box, value: "" }, [card, box], false],
  ["that has to be ticked", { ...box, required: true }, [card, box], false],
  ["for the terms", { ...box, role: "terms" }, [card, box], false],
] as const)("a box %s", (_what, one, fields, isKept) => {
  expect(keepsCard(one, fields)).toBe(isKept);
});

it.each([
  ["Remember this card for faster payments?", ["Yes", "No"], "No"],
  ["Karte für spätere Einkäufe speichern?", ["Ja, gerne", "Nein"], "Nein"],
  ["How do you pay by card?", ["Yes", "No"], undefined],
  ["Save your card?", ["For a year", "For ever"], undefined],
] as const)("a choice %j of %j is answered with %j", (label, titles, title) => {
  const choices = titles.map((one) => ({ value: one, title: one, enabled: true }));
  const field = { control: "radio", enabled: true, label, choices } as const;
  expect(refusalToKeep(field)?.title).toBe(title);
});
