import { expect, test } from "vitest";
import { formatExpiry, parseExpiry, showsBothParts, standardExpiry } from "./expiry.ts";

test.each([
  ["4/29", { month: "04", year: "2029" }],
  ["04 / 29", { month: "04", year: "2029" }],
  ["04/2029", { month: "04", year: "2029" }],
  ["0429", { month: "04", year: "2029" }],
  ["2029-04", { month: "04", year: "2029" }],
  ["2029-04-30", { month: "04", year: "2029" }],
  ["12-2031", { month: "12", year: "2031" }],
  ["13/29", undefined],
  ["soon", undefined],
])("%j is read as %j", (written, expiry) => {
  expect(parseExpiry(written)).toEqual(expiry);
});

test.each([
  [{ placeholder: "MM / YY", label: "" }, "04 / 29"],
  [{ placeholder: "MM/YY", label: "" }, "04/29"],
  [{ placeholder: "MM/YYYY", label: "" }, "04/2029"],
  [{ placeholder: "", label: "MM-YYYY" }, "04-2029"],
  [{ placeholder: "mm_jj", label: "", maxLength: 5 }, "04/29"],
  [{ placeholder: "MM-AAAA", label: "" }, "04-2029"],
  [{ placeholder: "MM/RRRR", label: "" }, "04/2029"],
  [{ placeholder: "MM-ÅÅ", label: "" }, "04-29"],
  [{ placeholder: "", label: "Expiry date", maxLength: 7 }, "04/2029"],
  [{ placeholder: "", label: "Expiry date", maxLength: 4 }, "0429"],
  [{ placeholder: "MM / YY", label: "", maxLength: 5 }, "04/29"],
  [{ placeholder: "MM / YY", label: "", maxLength: 7 }, "04 / 29"],
  [{ placeholder: "__/____", label: "" }, "04/2029"],
  [{ placeholder: "", label: "Expiration" }, "04/29"],
])("a field that shows %j gets %j", (field, written) => {
  expect(formatExpiry({ month: "04", year: "2029" }, field)).toBe(written);
});

test("an objection that shows the form of the date says more than the example in the field", () => {
  const field = { placeholder: "MM/YY", label: "Expiry date", invalid: "Enter the date as MM/YYYY." };
  expect(formatExpiry({ month: "04", year: "2029" }, field)).toBe("04/2029");
  expect(formatExpiry({ month: "04", year: "2029" }, { ...field, invalid: "Not valid" })).toBe("04/29");
});

test.each(["MM/YY", "mm / jjjj", "MM-AA", "MM/RR", "KK/VV"])(
  "%s is where month and year go together",
  (placeholder) => {
    expect(showsBothParts(placeholder)).toBe(true);
    expect(showsBothParts("MM")).toBe(false);
  },
);

test("the browser's own field gets the month, or its last day", () => {
  expect(standardExpiry({ month: "02", year: "2028" }, {})).toBe("2028-02");
  expect(standardExpiry({ month: "02", year: "2028" }, { isDay: true })).toBe("2028-02-29");
});
