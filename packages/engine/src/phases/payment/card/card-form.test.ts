import { expect, it } from "vitest";
import type { Field } from "../../../page/fields/read-fields.ts";
import type { FormWork } from "../../form/form-work.ts";
import { cardFormInSight } from "./card-form.ts";

const fieldAt = (role: Field["role"], host: string) =>
  ({ role, value: "", score: 1, enabled: true, frame: { url: () => `https://${host}/review` } }) as Field;
const inSight = (fields: readonly Field[], numberSites?: ReadonlySet<string>) =>
  cardFormInSight({ payment: { cardForm: { fields, at: 0 }, numberSites } } as FormWork);

it("a card's code alone is a card form where the site has the number", () => {
  const code = [fieldAt("cardCode", "shop.example")];

  expect(inSight(code, new Set(["shop.example"]))?.fields).toEqual(code);
});

it.each([
  ["no card was given", ["shop.example"], undefined],
  ["another site has the number", ["elsewhere.example"], new Set(["shop.example"])],
  ["a frame of another site asks as well", ["shop.example", "elsewhere.example"], new Set(["shop.example"])],
])("a card's code alone is none where %s", (_why, hosts, sites) => {
  expect(
    inSight(
      hosts.map((host) => fieldAt("cardCode", host)),
      sites,
    ),
  ).toBeUndefined();
});
