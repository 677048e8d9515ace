import { expect, test } from "vitest";
import { otherForms } from "./forms-of-detail.ts";

test.each([
  ["phone", { phone: "+49 30 1234567" }, ["0301234567", "+49301234567", "49301234567"]],
  ["phone", { phone: "415 555 0123" }, ["4155550123"]],
  ["postal_code", { postal_code: "1015 CX" }, ["1015CX"]],
  ["postal_code", { postal_code: "94107-1234" }, ["941071234", "94107"]],
  ["city", { city: "Berlin" }, []],
] as const)("%s of %j has the other forms %j", async (detail, buyer, forms) => {
  expect(await otherForms(detail, buyer)).toEqual(forms);
});

test("a state is written as its name where its code is refused, and the other way round", async () => {
  expect(await otherForms("state", { state: "CA", country_code: "US" })).toEqual(["California"]);
  expect(await otherForms("state", { state: "Bavaria", country_code: "DE" })).toEqual(["BY", "Bayern"]);
});
