import { expect, test } from "vitest";
import { withNamed } from "./give-what-is-missed.ts";

test("the empty fields that a complaint names are what the shop insists on", () => {
  const field = (label: string, value = "") => ({ label, value, required: false });
  const fields = [field("When were you born?"), field("Company"), field("Phone", "123")];
  const named = withNamed(fields, "Please correct: When were you born?: is missing. Phone: is wrong.");
  expect(named.map(({ required }) => required)).toEqual([true, false, false]);
});
