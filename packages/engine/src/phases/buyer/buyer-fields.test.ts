import { expect, test } from "vitest";
import type { Field } from "../../page/fields/read-fields.ts";
import { buyerFields, holds, unknownDetails } from "./buyer-fields.ts";

test.each([
  ["ドイツ", "DE"],
  ["日本", "JP"],
  ["Niemcy", "DE"],
  ["Allemagne", "DE"],
])("a list of countries that stands at %s holds %s", (title, country_code) => {
  const field = {
    role: "country",
    control: "select",
    value: "81",
    choices: [{ value: "81", title, enabled: true }],
  } as Partial<Field> as Field;
  expect(
    holds({ field, detail: "country_code", value: country_code, of: "buyer" }, { buyer: { country_code } }),
  ).toBe(true);
});

test.each([
  ["country", "Allemagne", "DE"],
  ["state", "Bayern", "BY"],
])("a text field for a %s that suggests what it takes gets it in those words", (role, suggestion, value) => {
  const field = {
    role,
    control: "text",
    required: true,
    enabled: true,
    value: "",
    suggestions: [suggestion, "Autriche"],
    label: "",
    name: "",
    score: 100,
    form: 0,
    isAside: false,
  } as Partial<Field> as Field;
  const buyer = { country_code: "DE", state: "BY" };
  const [meant] = buyerFields([field], { buyer });
  expect(meant?.value).toBe(suggestion);
  expect(value).not.toBe(suggestion);
});

test("a second field for a street that must not stay empty takes the number of the house where the address has no second line", () => {
  const line = (role: string, { required = true, label = "" } = {}) =>
    ({
      role,
      score: 100,
      required,
      enabled: true,
      value: "",
      label,
      name: "",
      placeholder: "",
      control: "text",
      form: 0,
      isAside: false,
    }) as Partial<Field> as Field;
  const buyer = { address_line1: "Keizersgracht 120" };
  const given = (second: { required?: boolean; label?: string }) =>
    buyerFields([line("addressLine1", { label: "丁目" }), line("addressLine2", second)], { buyer })
      .map(({ value }) => value)
      .toSorted();
  expect(given({ label: "番地" })).toEqual(["120", "Keizersgracht"]);
  expect(given({ label: "番地", required: false })).toEqual(["Keizersgracht 120"]);
  expect(given({ label: "Address line 2" })).toEqual(["Keizersgracht 120"]);
  expect(unknownDetails([line("addressLine2", { label: "番地" })], { buyer })).toEqual([]);
  expect(unknownDetails([line("addressLine2", { label: "Floor" })], { buyer })).toEqual(["address_line2"]);
});

test.each([
  ["Your name", true],
  ["Votre nom", true],
  ["Participant 2: name", false],
])("beside a recipient's name, a field %s gets the buyer's: %s", (label, isGiven) => {
  const named = (selector: string, label: string, score: number) =>
    ({
      role: "fullName",
      control: "text",
      required: false,
      enabled: true,
      isAside: false,
      value: "",
      form: 0,
      placeholder: "",
      selector,
      label,
      score,
    }) as Partial<Field> as Field;
  const fields = [named("#r", "Recipient's name", 120), named("#s", label, 80)];
  const given = buyerFields(fields, { buyer: { first_name: "Ada", last_name: "Marlowe" } });
  expect(given.some(({ field }) => field.selector === "#s")).toBe(isGiven);
});

test("a region that is called like the buyer's town is chosen where the address has none", () => {
  const region = (...titles: string[]) =>
    ({
      role: "state",
      control: "select",
      required: true,
      enabled: true,
      value: "",
      label: "",
      choices: titles.map((title) => ({ value: title, title, enabled: true })),
      score: 100,
      form: 0,
      isAside: false,
    }) as Partial<Field> as Field;
  const buyer = { city: "Wellington", country_code: "NZ" };
  expect(buyerFields([region("Auckland", "Wellington")], { buyer })).toMatchObject([{ value: "Wellington" }]);
  expect(unknownDetails([region("Auckland", "Wellington")], { buyer })).toEqual([]);
  expect(unknownDetails([region("Auckland", "Otago")], { buyer })).toEqual(["state"]);
});

const placed = (role: string, given: Partial<Field>) =>
  ({
    role,
    required: true,
    enabled: true,
    value: "",
    label: "",
    name: "",
    score: 100,
    form: 0,
    isAside: false,
    ...given,
  }) as Field;

test("a region whose code is a number is written by its name, and chosen from a list by either", () => {
  const buyer = { country_code: "TR", state: "34" };
  const choices = [{ value: "34", title: "İstanbul", enabled: true }];
  expect(buyerFields([placed("state", { control: "text" })], { buyer })[0]?.value).toBe("İstanbul");
  expect(buyerFields([placed("state", { control: "select", choices })], { buyer })[0]?.value).toBe("34");
});

test("a list of districts is answered by the further line of the address that names one", () => {
  const buyer = { country_code: "TR", city: "İstanbul", address_line2: "Caddebostan Mah., Kadıköy" };
  const choices = ["Beşiktaş", "Kadıköy"].map((title) => ({ value: title, title, enabled: true }));
  expect(buyerFields([placed("city", { control: "select", choices })], { buyer })[0]?.value).toBe("Kadıköy");
});

test("of two fields for a town the one that has to be filled in gets it", () => {
  const town = (label: string, required: boolean, form = 0) =>
    ({
      ...{
        role: "city",
        score: 100,
        required,
        enabled: true,
        value: "",
        label,
        name: label,
        placeholder: "",
      },
      ...{ control: "text", form, isAside: false },
    }) as Partial<Field> as Field;
  const given = (...fields: Field[]) =>
    buyerFields(fields, { buyer: { city: "Sheffield" } }).map(({ field }) => field.label);
  expect(given(town("Locality", false), town("Post town", true))).toEqual(["Post town"]);
  expect(given(town("Town", false))).toEqual(["Town"]);
});
