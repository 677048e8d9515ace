import { expect, test } from "vitest";
import { readingsSaid } from "./readings-said.ts";

const last = { role: "lastNameReading", label: "お名前(カナ)", placeholder: "セイ" } as const;
const first = { role: "firstNameReading", label: "", placeholder: "メイ" } as const;
const hiragana = { role: "fullNameReading", label: "ふりがな", placeholder: "" } as const;

test.each([
  ["支払いは銀行振込で。フリガナはサトウ ミサキです。", ["サトウ", "ミサキ"]],
  ["ふりがな：さとう　みさき", ["サトウ", "ミサキ"]],
  ["カードにはサトウ ミサキへ", []],
])("%s", (request, values) => {
  expect(readingsSaid([last, first], request).map(({ value }) => value)).toEqual(values);
});

test("is written in the script that the field asks for", () => {
  expect(readingsSaid([hiragana], "フリガナはサトウ ミサキです")[0]?.value).toBe("さとう みさき");
});
