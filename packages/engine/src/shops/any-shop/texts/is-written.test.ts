import { expect, it } from "vitest";
import { isWritten } from "./is-written.ts";

const field = { control: "textarea", role: "unknown", enabled: true, value: "", placeholder: "" } as const;

it.each([
  ["Engraving", true],
  ["Gift message (optional, free)", false],
  ["Grußkarte (optional)", false],
])("%s has to be written: %s", (label, isAsked) => {
  expect(isWritten({ ...field, label })).toBe(isAsked);
});
