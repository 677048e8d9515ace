import { expect, it } from "vitest";
import { buttonForCode } from "./choose-verification.ts";

it.each([
  [["Send code", "Cancel"], "Send code"],
  [["Application Banque de l'Erdre", "Code par SMS"], "Code par SMS"],
  [["Use the mobile app", "Text me a code by SMS"], "Text me a code by SMS"],
  [["Text message", "Cancel"], undefined],
  [["In der App freigeben", "SMS erneut senden"], undefined],
  [["Confirm in the app", "SMS to ••• 12", "SMS to ••• 34"], undefined],
])("of the bank's buttons %o, %o gives a code to type", (texts, pressed) => {
  expect(buttonForCode(texts.map((text) => ({ text })))?.text).toBe(pressed);
});
