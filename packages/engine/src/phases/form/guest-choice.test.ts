import { expect, test } from "vitest";
import type { Field } from "../../page/fields/read-fields.ts";
import { guestChoice, isForGuests } from "./guest-choice.ts";

function group(titles: readonly string[], given: Partial<Field> = {}): Field {
  const choices = titles.map((title, at) => ({ value: `${at}`, title, enabled: true }));
  return { role: "unknown", control: "radio", choices, ...given } as Field;
}

test.each([
  ["it says so", ["Create an account", "Continue as guest"], "Continue as guest"],
  ["nothing else is left beside the account", ["Create an account", "Just this once"], "Just this once"],
  [
    "it refuses to be remembered",
    ["Yes, create account", "No, don't save my info"],
    "No, don't save my info",
  ],
  ["the other has one remembered", ["Remember me", "Nur dieses Mal"], "Nur dieses Mal"],
])("one buys without an account where %s", (_why, titles, title) => {
  expect(guestChoice(group(titles))?.title).toBe(title);
});

test("a choice whose words are not known is told by its value", () => {
  const choices = [
    { value: "account", title: "Hallo", enabled: true },
    { value: "guest", title: "Ohne alles", enabled: true },
  ];
  expect(guestChoice(group([], { choices }))?.title).toBe("Ohne alles");
});

test.each([
  ["two choices are left", group(["Create an account", "In the morning", "In the evening"])],
  ["none is about an account", group(["In the morning", "In the evening"])],
  ["the group is about paying", group(["Save card", "Pay once"], { role: "paymentMethod" })],
])("nothing says how a guest buys where %s", (_why, field) => {
  expect(guestChoice(field)).toBeUndefined();
});

test.each([
  ["Do not create a customer account.", true],
  ["Kein Kundenkonto anlegen", true],
  ["Create a customer account", false],
  ["No account yet?", false],
])("whether %s asks to buy without an account: %s", (title, isMeant) => {
  expect(isForGuests({ title, enabled: true })).toBe(isMeant);
});
