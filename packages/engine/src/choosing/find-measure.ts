import { unitsByName } from "../words/units.ts";
import type { Part } from "./find-part.ts";
import type { OfferOption } from "./offer.ts";
import { readTokens, type Token } from "./tokens.ts";

/**
 * The value that has a measure of the request, whatever the unit is called: "2,5 litros" is "Lata 2,5 l" beside
 * "Botella 500 ml". Undefined if no value has it, or several have.
 */
export function findMeasure(
  { values }: OfferOption,
  tokens: readonly Token[],
  isFree: (index: number) => boolean,
): Part | undefined {
  const measured = values.map((value) => ({ value, measures: measuresIn(readTokens(value)) }));
  const asked = measuresIn(tokens).filter(({ start, end }) => isFree(start) && isFree(end - 1));
  const found = asked.flatMap(({ start, end, size }) => {
    const [only, ...others] = measured.filter(({ measures }) => measures.some((one) => one.size === size));
    return only && others.length === 0 ? [{ value: only.value, start, end }] : [];
  });
  const [first, ...more] = found;
  return more.every(({ value }) => value === first?.value) ? first : undefined;
}

interface Measure {
  /** Equal for equal measures: "2.5 l" is "2500 ml". */
  size: string;
  start: number;
  end: number;
}

function measuresIn(tokens: readonly Token[]): Measure[] {
  return tokens.flatMap(({ folded }, index) => {
    const [, number = "", joined = ""] = /^(\d+(?:\.\d+)?)(\p{L}*)$/u.exec(folded) ?? [];
    const unit = unitsByName.get(joined || (tokens[index + 1]?.folded ?? ""));
    if (number === "" || !unit) return [];
    const size = `${Math.round(Number(number) * unit.times * 1_000)} ${unit.kind}`;
    return [{ size, start: index, end: index + (joined === "" ? 2 : 1) }];
  });
}
