import { expect, test } from "vitest";
import { refusesSomething } from "./refuses-something.ts";

test.each([
  ["I do not want to receive offers and calls"],
  ["Do not share my data with partners"],
  ["Opt out of the paid protection plan"],
  ["Don't renew automatically"],
  ["Ich möchte keine Angebote erhalten"],
  ["Je m'oppose à l'utilisation de mes données"],
  ["Non desidero ricevere offerte"],
  ["Nechci dostávat nabídky"],
  ["メールマガジンを希望しない"],
])("a box that is ticked to refuse something: %s", (label) => {
  expect(refusesSomething(label)).toBe(true);
});

test.each([
  ["I want to receive offers"],
  ["I do not want to miss any offer"],
  ["I do not want my order to travel without protection"],
  ["Ich möchte keine Angebote verpassen"],
  ["I do not want my order to arrive unprotected (protection $9.00)"],
  ["I do not want to be left out of the VIP offers"],
  ["No worries: protect my order"],
  ["Send me the newsletter"],
])("is not: %s", (label) => {
  expect(refusesSomething(label)).toBe(false);
});
