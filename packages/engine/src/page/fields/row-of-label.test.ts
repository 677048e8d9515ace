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

it.each(["Nr domu / lokalu *", "House number / flat", "Huisnummer + toevoeging"])(
  "the nameless box behind %j is for the flat",
  (label) => {
    expect(rolesOf(["Ulica", label, "", "Miejscowość"]).slice(1, 3)).toEqual(["houseNumber", "addressLine2"]);
    expect(rolesOf(["Ulica", label, "", ""]).slice(2)).toEqual(["unknown", "unknown"]);
  },
);

it("a nameless box behind a house number that names no flat stays unknown", () => {
  expect(rolesOf(["Ulica", "Nr domu", "", "Miejscowość"])[2]).toBe("unknown");
});
