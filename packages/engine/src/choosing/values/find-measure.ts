import { findOnly } from "../../find-only.ts";
import { articles, halfWords } from "../../words/number-words.ts";
import { timesByName, type Unit, unitsByName } from "../../words/units.ts";
import { namesDelivery } from "../delivery/names-delivery.ts";
import type { OfferOption } from "../offer.ts";
import { type CountToken, measuringTokens } from "../request/count-words.ts";
import { readTokens, type Token } from "../request/tokens.ts";
import { agreedPart, type FreeWords, type Part } from "./part.ts";

/**
 * The value that has a measure of the request, whatever the unit is called and the number written: "2,5 litros" is
 * "Lata 2,5 l" beside "Botella 500 ml", "half a kilo" is "500 g". Undefined if no value has it, or several have.
 */
export function findMeasure({ values }: OfferOption, { tokens, isFree }: FreeWords): Part | undefined {
  const measured = values.map((value) => ({ value, measures: allMeasuresIn(readTokens(value)) }));
  const asked = allMeasuresIn(tokens).filter(
    (run) => isFree(run.start) && isFree(run.end - 1) && !namesDelivery(tokens, run),
  );
  const found = asked.flatMap(({ start, end, size }) => {
    const only = findOnly(measured.filter(({ measures }) => measures.some((one) => one.size === size)));
    return only ? [{ value: only.value, start, end }] : [];
  });
  return agreedPart(found);
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
  return counted.flatMap((token, index) => {
    const amount = amountIn(token);
    if (!amount) return [];
    const inch = amount.unit === "" && isInInches(token) ? units.get("inch") : undefined;
    if (inch) return [{ size: sizeOf(amount.value, inch), start: token.start, end: token.end }];
    const behind = counted.slice(index + 1);
    const gap = amount.unit === "" ? behind.findIndex(({ folded }) => !articles.has(folded)) : -1;
    const unit = units.get(amount.unit || (behind[gap]?.folded ?? "")) ?? unitOfPair(counted, index, units);
    const last = counted[index + 1 + gap];
    if (!unit || !last) return [];
    return [{ size: sizeOf(amount.value, unit), start: token.start, end: last.end }];
  });
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

/** "2,5", "2kg", "one", "half". */
function amountIn({ folded }: CountToken): Amount | undefined {
  if (halfWords.has(folded)) return { value: 0.5, unit: "" };
  const [, number = "", unit = ""] = /^(\d+(?:\.\d+)?)(\p{L}*)$/u.exec(folded) ?? [];
  return number === "" ? undefined : { value: Number(number), unit };
}
