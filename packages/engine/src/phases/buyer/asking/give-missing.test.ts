import { expect, test } from "vitest";
import type { Field } from "../../../page/fields/read-fields.ts";
import { askedByName, forgetRefused, mayMeanPhone, namesPhone, requireNamedFields } from "./give-missing.ts";

test("the empty fields that a complaint names are what the shop insists on", () => {
  const field = (label: string, value = "") => ({ label, value, required: false });
  const fields = [field("When were you born?"), field("Company"), field("Phone", "123")];
  const named = requireNamedFields(
    fields,
    "Please correct: When were you born?: is missing. Phone: is wrong.",
  );
  expect(named.map(({ required }) => required)).toEqual([true, false, false]);
});

test.each([
  ["Mobile: leave out the prefix and the leading 0", true],
  ["Mobile and e-mail: please check", false],
  ["Something is missing", false],
])("a complaint about the number alone: %s", (words, expected) => {
  const fields = [
    { role: "phone", label: "Mobile", value: "0871234567" },
    { role: "email", label: "E-mail", value: "ada@example.com" },
    { role: "company", label: "Company", value: "" },
  ] as const;
  expect(namesPhone(fields, words)).toBe(expected);
});

test("a named field that the buyer's details don't fill is asked for, whatever it was taken for", () => {
  const field = (role: Field["role"], label: string) =>
    ({
      role,
      label,
      selector: label,
      score: 100,
      value: "",
      required: false,
      enabled: true,
      control: "text",
      name: "",
      placeholder: "",
      form: 0,
      isAside: false,
    }) as Partial<Field> as Field;
  const fields = [field("city", "Ciudad"), field("state", "Comarca"), field("addressLine2", "Piso")];
  const asked = askedByName(fields, "Falta: Comarca, Ciudad", { buyer: { city: "Ronda" } });
  expect(asked.map(({ role, required }) => [role, required])).toEqual([
    ["city", true],
    ["unknown", true],
    ["addressLine2", false],
  ]);
});

test.each([
  ["", true],
  ["Something is wrong with what you entered", true],
  ["Revisa el teléfono", true],
  ["Start with the country code, such as +44", true],
  ["Choose the country", false],
  ["Falta: Tipo de vía", false],
  ["Revisa estos datos: Falta: NIF Revisa el teléfono", true],
  ["Please enter your date of birth", false],
  ["Missing: Door code", false],
])("a message that may be about the format of the phone number: %s", (words, mayMean) => {
  const fields = [{ label: "Door code", role: "unknown" as const }];
  expect(mayMeanPhone(words, fields)).toBe(mayMean);
});

test("an answer that was sent, and that the message names, is asked for again in its words", () => {
  const field = (name: string, label: string) => ({ name, label, value: "" }) as Partial<Field> as Field;
  const words = "Die IBAN ist ungültig. Bitte prüfen Sie Ihre Eingabe.";
  const details = new Map([
    ["iban", "DE02120300000000202052"],
    ["dob", "01.02.1980"],
  ]);
  const fields = forgetRefused(details, [field("iban", "IBAN"), field("dob", "Geburtsdatum")], words);
  expect(fields.map(({ invalid }) => invalid)).toEqual([words, undefined]);
  expect([...details.keys()]).toEqual(["dob"]);
});
