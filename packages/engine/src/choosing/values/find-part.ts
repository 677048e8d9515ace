import { findOnly } from "../../find-only.ts";
import { negations } from "../../words/grammar/negations.ts";
import { requestWords } from "../../words/requests/request-words.ts";
import type { OfferOption } from "../offer.ts";
import { wordsIn } from "../request/tokens.ts";
import type { FreeWords, Part } from "./part.ts";
import { unitSpellings } from "./value-names.ts";

const everydayWords = new Set(requestWords.everyday);
const price = /\p{Sc}\s?\d[\d.,]*|(?<![\d.,])\d[\d.,]*\s?[\p{Sc}円元]/gu;
const mostWords = 8;

/**
 * The value of an option of which the request repeats a part that no other value has: "2.2 GHz" for "2.2 GHz
 * Intel" beside "2.5 GHz Intel +$15". Undefined if there is no such value, or more than one.
 */
export function findPart({ values }: OfferOption, { tokens, isFree }: FreeWords): Part | undefined {
  const runs = runsOf({ tokens, isFree });
  const spelled = values.map((value) => ({ value, spellings: spellingsOf(value) }));
  const held = spelled.flatMap(({ value, spellings }) => {
    const rivals = spelled.filter((other) => other.value !== value).flatMap((other) => other.spellings);
    const run = runs.find(
      ({ words }) =>
        spellings.some((spelling) => has(spelling, words) && leavesNothingOut(spelling, words)) &&
        !rivals.some((rival) => has(rival, words)),
    );
    return run ? [{ start: run.start, end: run.end, value }] : [];
  });
  return findOnly(held);
}

interface Run {
  start: number;
  end: number;
  words: readonly string[];
}

/** The runs of a request that can tell a value, longest first. */
function runsOf({ tokens, isFree }: FreeWords): Run[] {
  const runs: Run[] = [];
  for (let length = mostWords; length > 0; length -= 1)
    for (let start = 0; start + length <= tokens.length; start += 1) {
      const end = start + length;
      const words = tokens.slice(start, end).map(({ folded }) => folded);
      const besides = [tokens[start - 1], tokens[end]];
      const isWhole = words.some(isNumber) || !besides.some((token) => isNumber(token?.folded));
      const areFree = words.every((_, offset) => isFree(start + offset));
      if (isWhole && areFree && isTelling(words)) runs.push({ start, end, words });
    }
  return runs;
}

/** A single word must be a measure such as "128gb": others are too easily part of something else. */
function isTelling(words: readonly string[]): boolean {
  const [first = "", ...more] = words;
  if (more.length === 0) return /^\d/.test(first) && /\p{L}{2}/u.test(first);
  // Scripts without spaces have a token for each character.
  if (unspacedWord.test(words.join(""))) return true;
  return words.some((word) => /\p{L}{2}/u.test(word) && !everydayWords.has(word));
}

function isNumber(word = ""): boolean {
  return /^\d/.test(word);
}

const unspacedWord = /[\p{Script=Han}\p{Script=Katakana}][\p{Script=Han}\p{Script=Katakana}ー]/u;

/** A value's amounts and its "no" change what it means: "pack of" is not "pack of 3". */
function leavesNothingOut(spelling: readonly string[], words: readonly string[]): boolean {
  return spelling.every((word) => !(isNumber(word) || negations.has(word)) || words.includes(word));
}

/** The whole value, and each of its parts: "Article no. FX-8-20, Size M8 × 20 mm", "Lyon 1er – Place des Terreaux". */
function spellingsOf(value: string): string[][] {
  const whole = value.replace(price, " / ");
  // Where words have no spaces between them, a space parts what is said from another thing.
  const parts = unspacedWord.test(whole) ? /[\s（）()]+/ : /[,;·|]\s|\s[/–—-]\s/;
  return [whole, ...whole.split(parts)].flatMap((text) => {
    const plain = wordsIn(text).join(" ");
    return [plain, ...unitSpellings(plain)].map((words) => words.split(" "));
  });
}

function has(spelling: readonly string[], words: readonly string[]): boolean {
  return ` ${spelling.join(" ")} `.includes(` ${words.join(" ")} `);
}
