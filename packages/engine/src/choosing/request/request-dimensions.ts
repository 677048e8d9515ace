import { findOnly } from "../../find-only.ts";
import { type Unit, unitsByName } from "../../words/goods/units.ts";
import { requestWords } from "../../words/requests/request-words.ts";
import { isInflected } from "./akin.ts";
import type { RequestDetail } from "./request-details.ts";
import { isBreak, readTokens, type Token, wordsIn } from "./tokens.ts";

const lengths: ReadonlySet<string> = new Set(["length", "inches"]);
const between: ReadonlySet<string> = new Set(requestWords.betweenSides);
/** Between the name of a measure and its number. */
const linking: ReadonlySet<string> = new Set(requestWords.afterAnnouncing);
/** Width and height, or length, width and height. */
const leastSides = 2;
const mostSides = 3;

/**
 * "Width 180 cm and drop 228 cm" names the fields. "Cut to 120 x 80 cm" is 120 for "Length (cm)" and 80 for "Width (cm)", or 1200 and 800 for fields in millimetres: in
 * the order of the fields, if there are as many of them as numbers.
 *
 * @param names for each field, what it is called
 */
export function requestDimensions(names: readonly string[], request: string | undefined): RequestDetail[] {
  const text = (request ?? "").normalize("NFC");
  const fields = names.flatMap((name, field) => {
    const unit = lengthUnitIn(readTokens(name));
    return unit ? [{ field, unit }] : [];
  });
  const found = findOnly(sidesIn(readTokens(text)).filter(({ sides }) => sides.length === fields.length));
  if (!found) return sidesByName(fields, names, text);
  const { sides, unit, start, end } = found;
  if (unit && fields.some((field) => field.unit.kind !== unit.kind)) return [];
  const said = text.slice(start, end);
  return fields.map(({ field, unit: own }, at) => {
    return { field, said, value: inUnit(sides[at] ?? 0, unit, own) };
  });
}

function inUnit(size: number, unit: Unit | undefined, own: Unit): string {
  return String(Math.round(((size * (unit ?? own).times) / own.times) * 1_000) / 1_000);
}

interface Measured {
  field: number;
  unit: Unit;
}

/** For each field, the only number behind a word of its name that no other field of a length has. */
function sidesByName(fields: readonly Measured[], names: readonly string[], text: string): RequestDetail[] {
  const tokens = readTokens(text);
  return fields.flatMap(({ field, unit }) => {
    const others = fields
      .filter((one) => one.field !== field)
      .flatMap((one) => wordsIn(names[one.field] ?? ""));
    const own = wordsIn(names[field] ?? "").filter(
      (word) => /^\p{L}{3,}$/u.test(word) && !others.includes(word) && !unitsByName.has(word),
    );
    const found = tokens.flatMap((token, at) => {
      const joined = sideBeforeName(tokens, at, own);
      if (joined?.side.unit?.kind === unit.kind) {
        const said = text.slice(token.at, joined.name.at + joined.name.raw.length);
        return [{ field, said, value: inUnit(joined.side.size, joined.side.unit, unit) }];
      }
      const side = own.includes(token.folded) ? sideSoon(tokens, at + 1) : undefined;
      const last = tokens[(side?.next ?? 0) - 1];
      const isOfKind = side?.unit === undefined || side.unit.kind === unit.kind;
      if (!side || !last || !isOfKind) return [];
      const from = tokens.slice(0, at).findLastIndex(({ folded }) => !own.includes(folded)) + 1;
      const said = text.slice(tokens[from]?.at ?? token.at, last.at + last.raw.length);
      return [{ field, said, value: inUnit(side.size, side.unit, unit) }];
    });
    const only = findOnly(found);
    return only ? [only] : [];
  });
}

/** "1600 mm drop", "1200 mm wide". */
function sideBeforeName(
  tokens: readonly Token[],
  at: number,
  names: readonly string[],
): { side: Side; name: Token } | undefined {
  const side = sideAt(tokens, at);
  const name = tokens[side?.next ?? 0];
  if (!side || !name || isBreak(tokens[side.next - 1])) return undefined;
  return names.some((one) => one === name.folded || isSameSide(one, name.folded))
    ? { side, name }
    : undefined;
}

/** What a request calls a side that a field calls "Width": "1200 mm wide", "120 cm breit". */
function isSameSide(name: string, said: string): boolean {
  return sideAdjectives.some((words) => words.has(name) && words.has(said)) || isInflected(name, said);
}

const sideAdjectives: readonly ReadonlySet<string>[] = [
  "width wide",
  "height high tall",
  "length long",
  "depth deep",
  "thickness thick",
  "breite breit",
  "hohe hoch",
  "lange lang",
  "tiefe tief",
  "largeur large",
  "hauteur haut haute",
  "longueur long longue",
].map((words) => new Set(words.split(" ")));

/**
 * "750 g of it" for a field "Weight (g)", "2.5 m" for one "Number of metres": where only one field names a unit, and the
 * request has only one number of its kind.
 */
export function requestMeasure(names: readonly string[], request = ""): RequestDetail[] {
  const measured = names.flatMap((name, field) => {
    const unit = readTokens(name)
      .map(({ folded }) => unitsByName.get(folded))
      .find((one) => one !== undefined);
    return unit ? [{ field, unit }] : [];
  });
  const only = findOnly(measured);
  if (!only) return [];
  const text = request.normalize("NFC");
  const tokens = readTokens(text);
  const sizes = tokens.flatMap((token, at) => {
    const side = sideAt(tokens, at);
    const last = tokens[(side?.next ?? 0) - 1];
    if (side?.unit?.kind !== only.unit.kind || !last) return [];
    const said = text.slice(token.at, last.at + last.raw.length);
    return [{ field: only.field, said, value: inUnit(side.size, side.unit, only.unit) }];
  });
  const found = findOnly(sizes);
  return found ? [found] : [];
}

/** "Width 180 cm", "width of 180 cm", "width: 180 cm". */
function sideSoon(tokens: readonly Token[], index: number): Side | undefined {
  const isLinking = linking.has(tokens[index]?.folded ?? "");
  return sideAt(tokens, index) ?? (isLinking ? sideAt(tokens, index + 1) : undefined);
}

interface Sides {
  sides: readonly number[];
  /** Undefined if only the fields say it. */
  unit: Unit | undefined;
  /** In the text. */
  start: number;
  end: number;
}

function sidesIn(tokens: readonly Token[]): Sides[] {
  const found: Sides[] = [];
  for (let index = 0; index < tokens.length; ) {
    const read = sidesFrom(tokens, index);
    if (read) found.push(read.sides);
    index = read?.next ?? index + 1;
  }
  return found;
}

/** "120 x 80 cm", "120 cm x 80 cm", "1.2 by 0.8 m". */
function sidesFrom(tokens: readonly Token[], from: number): { sides: Sides; next: number } | undefined {
  const read: Side[] = [];
  let next = from;
  for (let side = sideAt(tokens, from); side && read.length < mostSides; side = sideBehind(tokens, next)) {
    read.push(side);
    next = side.next;
  }
  const unit = read.findLast((side) => side.unit !== undefined)?.unit;
  const [first, last] = [tokens[from], tokens[next - 1]];
  const isOfLength = unit === undefined || lengths.has(unit.kind);
  if (read.length < leastSides || !isOfLength || !first || !last) return undefined;
  const sides = read.map(({ size }) => size);
  return { sides: { sides, unit, start: first.at, end: last.at + last.raw.length }, next };
}

interface Side {
  size: number;
  unit: Unit | undefined;
  next: number;
}

function sideBehind(tokens: readonly Token[], index: number): Side | undefined {
  return between.has(tokens[index]?.folded ?? "") ? sideAt(tokens, index + 1) : undefined;
}

function sideAt(tokens: readonly Token[], index: number): Side | undefined {
  const [, number, joined = ""] = /^(\d+(?:\.\d+)?)(\p{L}*)$/u.exec(tokens[index]?.folded ?? "") ?? [];
  if (number === undefined) return undefined;
  const unit = unitsByName.get(joined || (tokens[index + 1]?.folded ?? ""));
  return { size: Number(number), unit, next: index + (unit && joined === "" ? 2 : 1) };
}

function lengthUnitIn(words: readonly Token[]): Unit | undefined {
  return words.map(({ folded }) => unitsByName.get(folded)).find((unit) => unit && lengths.has(unit.kind));
}
