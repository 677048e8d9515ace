import { expect, test } from "vitest";
import { languages } from "../words/languages.ts";
import { pageWords } from "../words/pages/page-words.ts";
import { bundleCallable } from "./bundle-in-page.ts";

test("the script for pages offers the functions that are called by name in it", async () => {
  const script = await bundleCallable();

  expect(script).toMatch(/\banswer:\(\)=>/);
  expect(script).toMatch(/\banswerAt:\(\)=>/);
});

test("the script for pages holds the words that are needed there, and no language's others", async () => {
  const script = await bundleCallable();
  const held = JSON.stringify(pageWords);
  const phrases = languages.flatMap(({ busy }) => busy).filter((phrase) => phrase.includes(" "));
  const others = phrases.filter((phrase) => !held.includes(phrase));

  expect(others.length).toBeGreaterThan(5);
  expect(others.filter((phrase) => script.includes(phrase))).toEqual([]);
});
