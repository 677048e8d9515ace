import { expect, it } from "vitest";
import { isAkin, isInflected } from "./akin.ts";

it.each([
  ["kette", "ketten"],
  ["miekka", "miekkiej"],
  ["oprawa", "oprawie"],
  ["camisas", "camisa"],
  ["bottiglia", "bottiglie"],
  ["dobirka", "dobirkou"],
  ["mugg", "muggar"],
  ["ksiazka", "ksiazki"],
  ["dwustronny", "dwustronnych"],
  ["kabel", "kablar"],
  ["dunkel", "dunkle"],
  ["sweter", "swetry"],
])("%s and %s are forms of one word", (one, other) => {
  expect(isInflected(one, other)).toBe(true);
});

it.each([
  ["standard", "standing"],
  ["marmor", "marmelade"],
  ["oak", "oaks"],
  ["tasse", "tasche"],
])("%s and %s are different words", (one, other) => {
  expect(isInflected(one, other)).toBe(false);
});

it.each([
  ["ketten", "fahrradkette", true],
  ["pendelleuchten", "leuchte", true],
  ["kaffemuggar", "muggar", true],
  ["fahrradreifen", "fahrradkette", false],
  ["lampe", "stehlampen", true],
])("%s is a part of %s: %s", (one, other, expected) => {
  expect(isAkin(one, other)).toBe(expected);
});
