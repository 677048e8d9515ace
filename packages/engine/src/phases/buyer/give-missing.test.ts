import { expect, test } from "vitest";
import { requireNamedFields } from "./give-missing.ts";

test("the empty fields that a complaint names are what the shop insists on", () => {
  const field = (label: string, value = "") => ({ label, value, required: false });
  const fields = [field("When were you born?"), field("Company"), field("Phone", "123")];
  const named = requireNamedFields(
    fields,
    "Please correct: When were you born?: is missing. Phone: is wrong.",
  );
  expect(named.map(({ required }) => required)).toEqual([true, false, false]);
});
