import { expect, test } from "vitest";
import { isFormerForm, likeliestForm, otherForms } from "./forms-of-detail.ts";

test.each([
  ["phone", { phone: "+49 30 1234567" }, ["0301234567", "301234567", "+49301234567", "49301234567"]],
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

test.each([
  [{ invalid: "Start with the country code (+39…)" }, "+14155550123"],
  [{ placeholder: "+49 30 123456" }, "+14155550123"],
  [{ invalid: "Digits only" }, "4155550123"],
  [{ invalid: "Enter a valid 10-digit number (without +1)" }, "4155550123"],
  [{ invalid: "11 digits, please" }, "14155550123"],
])("of the forms of a number that is likeliest which fits what the page says: %o", (said, form) => {
  const forms = ["4155550123", "+14155550123", "14155550123"];
  expect(likeliestForm(forms, { placeholder: "", ...said })).toBe(form);
});

test.each([
  [{ invalid: "Enter a phone number in the format 555-555-5555." }, "415-555-0123"],
  [{ invalid: "Invalid number", placeholder: "(201) 555-0199" }, "(415) 555-0123"],
  [{ invalid: "e.g. 1 800 555 0100" }, "1 415 555 0123"],
  [{ invalid: "Call 12-34 for help" }, "4155550123"],
])("a number is written like the page's example of as many digits: %o", (said, form) => {
  const forms = ["4155550123", "+14155550123", "14155550123"];
  expect(likeliestForm(forms, { placeholder: "", ...said })).toBe(form);
});

test.each([
  [{ invalid: "Mobile: leave out the prefix and the leading 0" }, "871234567"],
  [{ invalid: "Without the leading 0, please" }, "871234567"],
  [{ invalid: "Bitte ohne führende 0" }, "871234567"],
  [{ invalid: "A mobile number begins with 08" }, "0871234567"],
])("a number is written without its 0 where the page wants it so: %o", (said, form) => {
  const forms = ["0871234567", "871234567", "+353871234567", "353871234567"];
  expect(likeliestForm(forms, { placeholder: "", ...said })).toBe(form);
});

test.each([
  ["+33612345678", true],
  ["0612345678", false],
  ["06 12 34 56 78", false],
  ["", false],
])("a field that the page has set back to %j holds a former form: %j", (held, isFormer) => {
  const work = {
    buyer: { phone: "0612345678" },
    written: new Map([["phone", new Set(["+33612345678"])] as const]),
  };
  expect(isFormerForm({ detail: "phone", held }, work)).toBe(isFormer);
  expect(isFormerForm({ detail: "phone", held }, { ...work, written: new Map() })).toBe(false);
});
