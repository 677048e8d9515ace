import { expect, it } from "vitest";
import { namesCard } from "./names-card.ts";

it.each([
  ["Your card is not accepted.", true],
  ["Het kaartnummer is ongeldig.", true],
  ["Die Prüfnummer ist ungültig.", true],
  ["De vervaldatum is ongeldig.", true],
  ["The expiry date is invalid.", true],
  ["Le cryptogramme est incorrect.", true],
  ["Your session expires in a minute.", false],
  ["Please choose a delivery method.", false],
  ["Die Postleitzahl ist ungültig.", false],
])("%s names the card: %s", (text, expected) => {
  expect(namesCard(text)).toBe(expected);
});
