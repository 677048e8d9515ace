import { expect, test } from "vitest";
import type { Field } from "../../../page/fields/read-fields.ts";
import { harmlessChoice } from "./harmless-choice.ts";

function list(titles: readonly string[], given: Partial<Field> = {}): Field {
  const choices = titles.map((title, at) => ({
    value: title === "Choose" ? "" : `${at}`,
    title,
    enabled: true,
  }));
  return { role: "unknown", control: "select", label: "", choices, ...given } as Field;
}

test("a list with one choice that can be taken needs nobody's word", () => {
  expect(harmlessChoice(list(["Choose", "Weekdays"]))?.title).toBe("Weekdays");
  expect(harmlessChoice(list(["Choose", "Mon", "Tue"]))).toBeUndefined();
});

test.each(["Other", "Prefer not to say", "Sonstiges", "Keine Angabe", "Autre", "その他", "Not specified"])(
  "how somebody heard of the shop is answered with %s",
  (title) => {
    expect(harmlessChoice(list(["Choose", "Friends", "Radio", title]))?.title).toBe(title);
  },
);

test("what is about money or the person is asked", () => {
  expect(harmlessChoice(list(["Choose", "Visa", "Other"], { role: "cardBrand" }))).toBeUndefined();
  expect(harmlessChoice(list(["Choose", "Mr", "Mrs"], { role: "salutation" }))).toBeUndefined();
});

test("who is asked for an account or none takes none", () => {
  const choice = harmlessChoice(list(["Create an account", "No account needed"], { control: "radio" }));
  expect(choice?.title).toBe("No account needed");
});

test.each(["Would you like our newsletter?", "Is it a gift? Add a gift message", "Add a tip"])(
  "no is said to more than the goods: %s",
  (label) => {
    expect(harmlessChoice(list(["Yes", "No"], { label, control: "radio" }))?.title).toBe("No");
  },
);

test("no is not said to any other question", () => {
  expect(
    harmlessChoice(list(["Yes", "No"], { label: "Are you over 18?", control: "radio" })),
  ).toBeUndefined();
});
