import { expect, it } from "vitest";
import { addressAt } from "./address-at.ts";

const place = (pathname: string) => ({ pathname, search: "?a=1", hash: "#b" });

it.each([
  ["/checkouts", "https://dash.example/checkouts?a=1#b"],
  ["//evil.example/sign-in", "https://dash.example/evil.example/sign-in?a=1#b"],
  ["///evil.example", "https://dash.example/evil.example?a=1#b"],
  ["/\\evil.example", "https://dash.example/evil.example?a=1#b"],
  ["/@evil.example", "https://dash.example/@evil.example?a=1#b"],
])("a page at %s is led to %s, and to no other host", (pathname, address) => {
  expect(addressAt("https://dash.example/somewhere", place(pathname)).href).toBe(address);
});
