import { expect, it } from "vitest";
import { languages } from "../../words/languages.ts";
import { assignRoles } from "./assign-roles.ts";
import { describeField } from "./field-fixture.ts";

const rolesOf = (labels: string[]) =>
  assignRoles(
    labels.map((nearby) => describeField({ nearby })),
    languages,
  ).map(({ role }) => role);

it.each([
  [
    ["City, State, ZIP", "", ""],
    ["city", "state", "postalCode"],
  ],
  [
    ["Postnummer og sted", ""],
    ["postalCode", "city"],
  ],
  [
    ["PLZ / Ort", "", "Telefon"],
    ["postalCode", "city", "phone"],
  ],
])("a label before several boxes names them in its order: %j", (labels, roles) => {
  expect(rolesOf(labels)).toEqual(roles);
});

it("concludes nothing from a label that names more or fewer parts than there are boxes", () => {
  expect(rolesOf(["Town / City", ""])).toEqual(["city", "unknown"]);
  expect(rolesOf(["City, State, ZIP", ""])[1]).toBe("unknown");
  expect(rolesOf(["City, ZIP", "", ""])[1]).toBe("unknown");
});
