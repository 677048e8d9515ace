import { expect, test } from "vitest";
import { readNameAloud } from "./read-name-aloud.ts";

test.each([
  ["Hanako", "ハナコ"],
  ["Shinichirō", "シニチロ"],
  ["Ryuichi", "リュイチ"],
  ["Hattori", "ハットリ"],
  ["Ada", "アダ"],
  ["Smith", "スミス"],
  ["Mary-Anne", "マリアンネ"],
  ["はなこ", "ハナコ"],
  ["ヤマダ", "ヤマダ"],
  ["ﾔﾏﾀﾞ", "ヤマダ"],
])("%s is read %s", (name, reading) => {
  expect(readNameAloud(name, "katakana")).toBe(reading);
});

test("a name is read in the other script too", () => {
  expect(readNameAloud("Yamada", "hiragana")).toBe("やまだ");
  expect(readNameAloud("ヤマダ", "hiragana")).toBe("やまだ");
});

test("how Chinese characters are read cannot be known", () => {
  expect(readNameAloud("山田", "katakana")).toBeUndefined();
  expect(readNameAloud("Łukasz 李", "katakana")).toBeUndefined();
});
