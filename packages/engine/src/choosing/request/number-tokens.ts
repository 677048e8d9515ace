import { measureWords } from "../../words/goods/measure-words.ts";
import { numberWords } from "../../words/grammar/number-words.ts";
import { hoursBetween } from "../../words/requests/hours-between.ts";
import { readTokens, type Token } from "./tokens.ts";

/** A number above one that may count: "3", "seven". Undefined for other words, and for longer numbers. */
export function countIn(token: Pick<Token, "folded"> | undefined): number | undefined {
  const folded = token?.folded ?? "";
  const value = numberWords.get(folded) ?? (/^\d{1,3}$/.test(folded) ? Number(folded) : 0);
  return value > 1 ? value : undefined;
}

/** A part of a time: "14:00", "20h30", "6:30 PM", "10am". */
export function isOfClock(tokens: readonly Token[], index: number): boolean {
  if (/^[ap]m$/.test(tokens[index]?.folded ?? "") && index > 0) return isOfClock(tokens, index - 1);
  if (/^\d{1,2}(?:h\d{2}|[ap]m)$/.test(tokens[index]?.folded ?? "") || isOfHours(tokens, index)) return true;
  return [index, index - 1].some((at) => {
    const [hour, minute] = tokens.slice(Math.max(0, at), Math.max(0, at) + 2);
    const isTime = hour?.after === ":" && minute?.before === ":" && /^\d{2}$/.test(minute.raw);
    return at >= 0 && isTime && /^\d{1,2}$/.test(hour.raw);
  });
}

/** The words from "between" to the second number, with an article before each number. */
const [fewestOfHours, mostOfHours] = [4, 6];

/** "Between 18 and 20", unless a unit follows: hours of a day. */
function isOfHours(tokens: readonly Token[], index: number): boolean {
  const lengths = [...Array(mostOfHours - fewestOfHours + 1).keys()].map((more) => fewestOfHours + more);
  return lengths.some((length) =>
    [...Array(length).keys()].some((before) => {
      const start = index - before;
      const said = start < 0 ? "" : tokens.slice(start, start + length).map(({ folded }) => folded);
      const [, from, until] = hoursBetween.exec(said === "" ? "" : said.join(" ")) ?? [];
      return (
        from !== undefined &&
        Number(from) < Number(until) &&
        Number(until) <= 24 &&
        !measureWords.has(tokens[start + length]?.folded ?? "")
      );
    }),
  );
}

/** A number and the unit that it measures in, or that unit: "2 days". */
export function isMeasuring(tokens: readonly Token[], index: number): boolean {
  return [index, index - 1].some(
    (at) => countIn(tokens[at]) !== undefined && measureWords.has(tokens[at + 1]?.folded ?? ""),
  );
}

/** Whether all words are numbers: they say too little to be found in what a page says. */
export function isOnlyNumbers(words: string): boolean {
  const tokens = readTokens(words);
  return tokens.length > 0 && tokens.every((token) => countIn(token) !== undefined);
}

/** Whether a value may be what a number of the request means: "3 m" has 3. */
export function hasNumber(value: string, token: Pick<Token, "folded">): boolean {
  const number = String(countIn(token) ?? "");
  return readTokens(value).some(
    ({ folded }) => folded === token.folded || folded.replace(/\D+/g, " ").trim().split(" ").includes(number),
  );
}
