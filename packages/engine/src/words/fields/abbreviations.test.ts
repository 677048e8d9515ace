import { expect, it } from "vitest";
import { withShortForms } from "./abbreviations.ts";

it("a phrase is also written with its words cut short", () => {
  expect(withShortForms("numero exterior")).toEqual(expect.arrayContaining(["numero exterior", "no ext"]));
  expect(withShortForms("numer domu")).toEqual(["numer domu", "nr domu"]);
  expect(withShortForms("numero")).toEqual(["numero"]);
  expect(withShortForms("provincia")).toEqual(["provincia", "prov"]);
});
