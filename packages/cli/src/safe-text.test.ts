import { expect, test } from "vitest";
import { safeJson, safeText } from "./safe-text.ts";

test.each([
  ["colours", "\u001b[31mred\u001b[0m", "red"],
  [
    "moves of the cursor that overwrite a line",
    "Total 900.00\u001b[1A\u001b[2KTotal 9.00",
    "Total 900.00Total 9.00",
  ],
  ["a title of the window", "\u001b]0;owned\u0007Shop", "Shop"],
  ["a write to the clipboard", "\u001b]52;c;cm0gLXJm\u0007Shop", "Shop"],
  ["a link that hides its target", "\u001b]8;;http://evil.example\u0007bank\u001b]8;;\u0007", "bank"],
  ["escapes of eight bits", "\u009b31mred", "red"],
  ["new lines, which could fake a line of ours", "Shirt\r\n✓ Bought", "Shirt ✓ Bought"],
  ["a bell and a backspace", "a\u0007b\u0008c", "abc"],
  ["a turned direction", "abc\u202ecod.exe", "abccod.exe"],
  ["what is not seen", "Mug\u{e0101}\u3164s", "Mugs"],
  ["letters of any script", "靴 – Größe 42 €", "靴 – Größe 42 €"],
])("a terminal is not told %s", (_, text, shown) => {
  expect(safeText(text)).toBe(shown);
});

test("JSON keeps the value and holds no control character", () => {
  const value = { label: "a\u001b[31mb\u009bc\u202ed" };
  expect(safeJson(value)).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  expect(JSON.parse(safeJson(value))).toEqual(value);
});
