import { expect, it } from "vitest";
import { isAsApproved, isAsExpected } from "./approval.ts";

const dollars = (amount: string) => ({ amount, currency: "USD" });
const bare = (amount: string) => ({ amount });
const clear = { contradicting: [] };

it.each([
  ["the same", { total: dollars("15.00"), isOnPage: true }, dollars("15.00"), true],
  ["the same, written shorter", { total: dollars("15.00"), isOnPage: true }, dollars("15"), true],
  ["more", { total: dollars("15.00"), isOnPage: true }, dollars("15.01"), false],
  ["less", { total: dollars("15.00"), isOnPage: true }, dollars("14.00"), false],
  [
    "of another currency",
    { total: dollars("15.00"), isOnPage: true },
    { amount: "15.00", currency: "EUR" },
    false,
  ],
  ["gone", { total: dollars("15.00"), isOnPage: true }, undefined, false],
  ["with a currency now", { total: bare("15.00"), isOnPage: true }, dollars("15.00"), false],
  ["without its currency", { total: dollars("15.00"), isOnPage: true }, bare("15.00"), false],
  ["of an earlier page, and not on this one", { total: dollars("15.00"), isOnPage: false }, undefined, true],
  [
    "of an earlier page, and another here",
    { total: dollars("15.00"), isOnPage: false },
    dollars("16"),
    false,
  ],
  ["unknown, as it was", { total: undefined, isOnPage: false }, undefined, true],
  ["known now", { total: undefined, isOnPage: false }, dollars("15.00"), false],
])("a total that is %s", (_what, approval, now, isSame) => {
  expect(isAsApproved(now && { ...clear, total: now }, { ...clear, ...approval })).toBe(isSame);
});

it("a total that was gone from a later picture of the page is asked about again", () => {
  const approved = { ...clear, total: dollars("15.00"), isOnPage: true, isUnsteady: true };

  expect(isAsApproved({ ...clear, total: dollars("15.00") }, approved)).toBe(false);
});

it("a page that has come to call another sum its total as well is not as approved", () => {
  const approved = { total: dollars("15.00"), contradicting: [dollars("14.00")], isOnPage: true };
  const shown = (...contradicting: ReturnType<typeof dollars>[]) => ({
    total: dollars("15.00"),
    contradicting,
  });

  expect(isAsApproved(shown(dollars("14")), approved)).toBe(true);
  expect(isAsApproved(shown(dollars("16.00")), approved)).toBe(false);
});

it("a total that only the text of the page has is asked about again where the text has another one", () => {
  const approved = { ...clear, total: undefined, unseen: dollars("15.00"), isOnPage: true };

  expect(isAsApproved({ ...clear, total: dollars("15.00") }, approved)).toBe(true);
  expect(isAsApproved({ ...clear, total: dollars("16.00") }, approved)).toBe(false);
  expect(isAsApproved(undefined, approved)).toBe(false);
});

it.each([
  ["is what was expected", {}, {}, true],
  ["is another one", {}, { total: dollars("18.00") }, false],
  ["is called otherwise as well", {}, { contradicting: [dollars("18.00")] }, false],
  ["is not shown", {}, { total: undefined }, false],
  ["comes after another one was approved", { total: dollars("16.00") }, {}, false],
  ["comes after one that no picture showed", { unseen: dollars("16.00") }, {}, false],
  ["comes where nothing was expected", { expected: undefined }, {}, false],
])("a first total that %s", (_what, told, shown, isExpected) => {
  const approved = { ...clear, total: undefined, isOnPage: false, expected: dollars("17.80"), ...told };

  expect(isAsExpected({ ...clear, total: dollars("17.80"), ...shown }, approved)).toBe(isExpected);
});
