import { expect, it } from "vitest";
import { languages } from "../../words/languages.ts";
import { rolesOfName } from "./roles-of-name.ts";

it.each([
  ["c-p5qb8uj5", []],
  ["field_7gmho3wp_zip", ["postalCode"]],
  ["address1", ["addressLine1"]],
  ["billing_address_1", ["addressLine1"]],
  ["addr1zip2code", ["addressLine2", "postalCode"]],
])("of the developer's name %s, only what is made of words counts", (name, roles) => {
  expect([...rolesOfName(name, languages).keys()].toSorted()).toEqual(roles);
});
