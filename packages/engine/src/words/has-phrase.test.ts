import { expect, it } from "vitest";
import { languages } from "./languages.ts";
import { hasPhrase, phraseIndex } from "./normalise.ts";

it("a list of phrases is found in the same texts as each of its phrases is, however often it is asked", () => {
  const lists = languages.flatMap(({ total, refusal, moves }) => [
    total.including,
    refusal.declined,
    moves.pay,
  ]);
  const phrases = lists.flat();
  const texts = phrases.flatMap((phrase, at) => [
    phrase,
    `${phrase}s`,
    `x ${phrase} ${phrases[(at * 31) % phrases.length]}`,
  ]);
  const wrong = lists.flatMap((list) =>
    texts.filter((text) => hasPhrase(text, list) !== list.some((phrase) => phraseIndex(text, phrase) >= 0)),
  );
  expect(wrong).toEqual([]);
});
