import { expect, it } from "vitest";
import { canariesOf } from "./canaries.ts";

const { findIn } = canariesOf({ code: "0789" });

it("a short value is found where it stands alone", () => {
  expect(findIn(Buffer.from('{"cvc":"0789"}'))).toContain("code (text)");
  expect(findIn(Buffer.from("at 3f2504e0-4f89-11d3-9a0c-0305e82c3301, code 0789"))).toContain("code (text)");
  expect(findIn(Buffer.from("retry-0789-4f89"))).toContain("code (text)");
});

it("a short value is not found by chance within a longer number or a UUID", () => {
  expect(findIn(Buffer.from("10789, 07891 and 3f2504e0-0789-41d3-9a0c-0305e82c3301"))).toEqual([]);
});
