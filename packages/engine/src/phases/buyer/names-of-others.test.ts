import { expect, it } from "vitest";
import type { Field } from "../../page/fields/read-fields.ts";
import { namesOfOthers } from "./names-of-others.ts";

const named = (name: string, role: Field["role"] = "fullName") =>
  ({ name, role, label: "Attendee name" }) as Field;
const work = { buyer: { first_name: "Ada", last_name: "Lovelace" }, details: new Map<string, string>() };

it.each([
  ["two seats for Ada Lovelace and Charles Babbage", { guest2: "Charles Babbage" }],
  ["two seats for Charles Babbage", {}],
  ["three seats for Ada Lovelace, Charles Babbage and Mary Somerville", {}],
])("%j names the other guest: %j", (request, names) => {
  const found = namesOfOthers(request, work, [named("guest2"), named("guest2"), named("notes", "unknown")]);

  expect(Object.fromEntries(found)).toEqual(names);
});
