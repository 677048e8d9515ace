import { findOnly } from "../../../find-only.ts";
import { sideCalled } from "../../../words/goods/side-words.ts";
import { timesByName, type Unit, unitsByName } from "../../../words/goods/units.ts";
import { articles, ofWords } from "../../../words/grammar/beside-numbers.ts";
import { halfWords, quarterWords, wholeWords } from "../../../words/grammar/number-words.ts";
import { requestBeginnings } from "../../../words/requests/beginnings.ts";
import { requestWords } from "../../../words/requests/request-words.ts";
import { namesDelivery } from "../../delivery/names-delivery.ts";
import type { OfferOption } from "../../offer.ts";
import { type CountToken, measuringTokens } from "../../request/count-words.ts";
import { isBreak, readTokens, type Token, wordsIn } from "../../request/tokens.ts";
import { agreedPart, type FreeWords, type Part } from "../part.ts";

/**
 * The value that has a measure of the request, whatever the unit is called and the number written: "2,5 litros" is
 * "Lata 2,5 l" beside "Botella 500 ml", "half a kilo" is "500 g". Undefined if no value has it, or several have.
 */
export function findMeasure({ name, values }: OfferOption, { tokens, isFree }: FreeWords): Part | undefined {
  const own = wordsIn(name).flatMap(sideCalled);
  const measured = values.map((value) => ({ value, measures: allMeasuresIn(readTokens(value)) }));
  const asked = allMeasuresIn(tokens).filter(
    (run) =>
      isFree(run.start) &&
      isFree(run.end - 1) &&
      !namesDelivery(tokens, run) &&
      !isOfOtherSide(own, tokens, run),
  );
  const found = asked.flatMap(({ start, end, size }) => {
    const only = findOnly(measured.filter(({ measures }) => measures.some((one) => one.size === size)));
    return only ? [{ value: only.value, start, end }] : [];
  });
  return agreedPart(found);
}

/** "3 feet wide" is no height. */
function isOfOtherSide(own: readonly string[], tokens: readonly Token[], { end }: Measure): boolean {
  const side = isBreak(tokens[end - 1]) ? [] : sideCalled(tokens[end]?.folded ?? "");
  return own.length > 0 && side.length > 0 && !side.some((word) => own.includes(word));
}

export interface Measure {
  /** Equal for equal measures: "2.5 l" is "2500 ml". */
  size: string;
  start: number;
  end: number;
}

/** Times as well: "two-day" is "2 giorni". */
function allMeasuresIn(tokens: readonly Token[]): Measure[] {
  return [...measuresIn(tokens), ...measuresIn(tokens, timesByName)];
}

/** What is measured in a text: "250 g", "2.5 litres", "half a kilo". */
export function measuresIn(
  tokens: readonly Token[],
  units: ReadonlyMap<string, Unit> = unitsByName,
): Measure[] {
  const counted = measuringTokens(tokens);
  return counted.flatMap((_, index) => measureAt(counted, index, units) ?? []);
}

function measureAt(
  tokens: readonly CountToken[],
  index: number,
  units: ReadonlyMap<string, Unit>,
): Measure | undefined {
  const token = tokens[index];
  const amount = token && (amountIn(token) ?? oneOf(tokens, index));
  if (!amount) return undefined;
  const { start, end } = token;
  const inch = amount.unit === "" && isInInches(token) ? units.get("inch") : undefined;
  if (inch) return { size: sizeOf(amount.value, inch), start, end };
  // "An" is a year in French.
  const isNext = ({ folded }: CountToken) => units.has(folded) || !isBetween(folded);
  const gap = amount.unit === "" ? tokens.slice(index + 1).findIndex(isNext) : -1;
  const last = tokens[index + 1 + gap];
  const unit = units.get(amount.unit || (last?.folded ?? "")) ?? unitOfPair(tokens, index, units);
  return unit && last && { size: sizeOf(amount.value, unit), start, end: last.end };
}

/** "Half a kilo", "a quarter of a kilo", "a whole year". */
function isBetween(word: string): boolean {
  return articles.has(word) || wholeWords.has(word) || ofWords.has(word);
}

/** "180 x 200 cm": the unit of the second side is that of the first. */
function unitOfPair(
  tokens: readonly CountToken[],
  index: number,
  units: ReadonlyMap<string, Unit>,
): Unit | undefined {
  const [sign, second, unit] = tokens.slice(index + 1, index + 4);
  return sign?.folded === "x" && /^\d/.test(second?.folded ?? "") ? units.get(unit?.folded ?? "") : undefined;
}

function sizeOf(value: number, { kind, times }: Unit): string {
  return `${Math.round(value * times * 1_000)} ${kind}`;
}

/** `22"`, but not the end of a quotation. */
function isInInches({ before, after }: CountToken): boolean {
  return /["″”]/.test(after) && !/["“„]/.test(before);
}

interface Amount {
  value: number;
  /** What is written together with the number: "kg" of "2kg". */
  unit: string;
}

/** "A kilo", "for a week", "a whole year". A day or a month may otherwise be said in passing: "once a month". */
function oneOf(tokens: readonly CountToken[], index: number): Amount | undefined {
  const [token, next] = tokens.slice(index, index + 2);
  if (token && isLone(tokens, index)) return { value: 1, unit: token.folded };
  const isPart = tokens.slice(Math.max(0, index - 2), index).some(({ folded }) => partOf(folded) < 1);
  if (!token || !articles.has(token.folded) || isPart) return undefined;
  const isWhole = wholeWords.has(next?.folded ?? "");
  const isOfGoods = unitsByName.has(next?.folded ?? "") && token.after === " ";
  const isLasting = timesByName.has(next?.folded ?? "") && lasting.has(tokens[index - 1]?.folded ?? "");
  return isWhole || isOfGoods || isLasting ? { value: 1, unit: "" } : undefined;
}

/** "Kilo zrnkové": a language without articles says no more, where a request begins with it. */
function isLone(tokens: readonly CountToken[], index: number): boolean {
  const { folded = "", after = "" } = tokens[index] ?? {};
  const isFirst =
    tokens[0]?.at === 0 && tokens.slice(0, index).every((one) => requestBeginnings.has(one.folded));
  return isFirst && after === " " && folded.length >= leastUnit && unitsByName.has(folded);
}

/** Abbreviations need a number. */
const leastUnit = 4;

/** "Half", "a quarter"; 1 for any other word. */
function partOf(word: string): number {
  if (halfWords.has(word)) return 0.5;
  return quarterWords.has(word) ? 0.25 : 1;
}

const lasting: ReadonlySet<string> = new Set(requestWords.beforePurpose);

/** "2,5", "2kg", "one", "half". */
function amountIn({ folded }: CountToken): Amount | undefined {
  const part = partOf(folded);
  if (part < 1) return { value: part, unit: "" };
  const [, number = "", unit = ""] = /^(\d+(?:\.\d+)?)(\p{L}*)$/u.exec(folded) ?? [];
  return number === "" ? undefined : { value: Number(number), unit };
}
