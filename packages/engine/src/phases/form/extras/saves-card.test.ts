import { expect, it } from "vitest";
import { savesCard } from "./saves-card.ts";

it.each([
  ["Save the card to pay faster next time (I accept the terms of the account)", true],
  ["Remember my card for next time and accept the terms", true],
  ["Guardar la tarjeta y aceptar los términos", true],
  ["Enregistrer la carte et accepter les conditions", true],
  ["Die Karte für weitere Einkäufe speichern (es gelten die AGB)", true],
  ["Salvar o cartão e aceito os termos", true],
  ["Kaart onthouden, ik ga akkoord met de voorwaarden", true],
  ["Zapisz kartę i akceptuję regulamin", true],
  ["I accept the terms for card payments", false],
  ["I accept the terms and conditions on which the shop keeps cards", false],
  ["Save 10 % and accept the terms", false],
])("a box is for keeping the card: %s, %s", (label, isKept) => {
  expect(savesCard(label)).toBe(isKept);
});
