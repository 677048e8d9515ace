import { expect, it } from "vitest";
import { meanings } from "./meanings.ts";
import { normalise } from "./normalise.ts";

/** Names that two meanings of a kind have, by kind. */
function sharedNames(namesOf: (meaning: (typeof meanings)[number]) => readonly string[]): string[] {
  const seen = new Map<string, number>();
  for (const meaning of meanings)
    for (const name of new Set(namesOf(meaning).map(normalise))) {
      const key = `${meaning.kind}: ${name}`;
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
  return [...seen].filter(([, count]) => count > 1).map(([key]) => key);
}

it("each meaning has a name in English, and no two of a kind have the same", () => {
  expect(meanings.filter(({ english }) => english.length === 0)).toEqual([]);
  expect(sharedNames(({ english }) => english)).toEqual([]);
});

it("few words of a language mean two things of a kind", () => {
  expect(sharedNames(({ english, abroad }) => [...english, ...abroad]).length).toBeLessThan(60);
});

it("the marks between names are not part of one", () => {
  const names = meanings.flatMap(({ english, abroad, narrower }) => [...english, ...abroad, ...narrower]);
  expect(names.filter((name) => /[~=<>:;|"]|^\s|\s$/.test(name))).toEqual([]);
  expect(names.filter((name) => name.split(" ").length > 5)).toEqual([]);
});
