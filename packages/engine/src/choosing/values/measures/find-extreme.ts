import { findOnly } from "../../../find-only.ts";
import { comparingWords, extremeWords } from "../../../words/goods/extreme-words.ts";
import { sizes } from "../../../words/goods/sizes.ts";
import { timesByName } from "../../../words/goods/units.ts";
import { requestWords } from "../../../words/requests/request-words.ts";
import { namesDelivery } from "../../delivery/names-delivery.ts";
import type { OfferOption } from "../../offer.ts";
import { timesIn } from "../../request/clock-times.ts";
import { type Run, readTokens, standAt, type Token } from "../../request/tokens.ts";
import { agreedPart, type FreeWords, type Part } from "../part.ts";
import { bareWords } from "../value-names.ts";
import { amountOf } from "./find-amount.ts";
import { type Measure, measuresIn } from "./find-measure.ts";

/**
 * The value at the end of a scale that the request names: "50 m" for "the longest hose", "2.5 L" for "the biggest tin",
 * "20:15" for "the later show". Undefined if the values cannot all be compared in that way.
 */
export function findExtreme({ values }: OfferOption, { tokens, isFree }: FreeWords): Part | undefined {
  const found = polesIn(tokens, values.length).flatMap(({ kind, pole, start, end }) => {
    const isOfGoods = isFree(start) && isFree(end - 1) && !isOfSomethingElse(tokens, { start, end });
    const value = isOfGoods ? valueAt(values, kind, pole) : undefined;
    return value === undefined ? [] : [{ value, start, end }];
  });
  return agreedPart(found);
}

type Scale = (typeof extremeWords)[number];

interface PoleOfRequest extends Run, Pick<Scale, "kind" | "pole"> {}

/** The words in the request that name an end of a scale; of two values, a comparative does. */
function polesIn(tokens: readonly Token[], count: number): PoleOfRequest[] {
  return scales.flatMap(({ kind, pole, phrase, isOfTwo }) =>
    tokens.flatMap((_, start) => {
      const end = start + phrase.length;
      const isCompared = isOfTwo && (count !== 2 || comparingWords.has(tokens[end]?.folded ?? ""));
      return isCompared || !standAt(tokens, start, phrase) ? [] : [{ kind, pole, start, end }];
    }),
  );
}

const scales = extremeWords.flatMap(({ kind, pole, words, ofTwo = [] }) => [
  ...words.map((words) => ({ kind, pole, phrase: words.split(" "), isOfTwo: false })),
  ...ofTwo.map((words) => ({ kind, pole, phrase: words.split(" "), isOfTwo: true })),
]);

/** "The cheapest shipping", "the lowest price". */
function isOfSomethingElse(tokens: readonly Token[], run: Run): boolean {
  const next = tokens[run.end]?.folded ?? "";
  return notOfGoods.has(next) || namesDelivery(tokens, run);
}

const notOfGoods: ReadonlySet<string> = new Set([...requestWords.costing, ...requestWords.delivery]);

function valueAt(values: readonly string[], kind: Scale["kind"], pole: Scale["pole"]): string | undefined {
  const places = scalesOf[kind]
    .map((read) => read(values))
    .find((all) => all.every((one) => one !== undefined));
  if (!places || values.length < 2) return undefined;
  const ordered = [...new Set(places)].toSorted((a, b) => (a ?? 0) - (b ?? 0));
  if (pole === "middle" && ordered.length !== 3) return undefined;
  const place = { least: ordered[0], most: ordered.at(-1), middle: ordered[1] }[pole];
  return findOnly(values.filter((_, at) => places[at] === place));
}

type ReadScale = (values: readonly string[]) => (number | undefined)[];

const ofMeasure =
  (kinds: readonly string[]): ReadScale =>
  (values) => {
    const all = values.map((value) => measuresIn(readTokens(value)));
    const kind = kinds.find((one) =>
      all.every((measures) => measures.some((measure) => kindOf(measure) === one)),
    );
    return all.map((measures) => sizeOf(measures.find((measure) => kindOf(measure) === kind)));
  };

const asNamed: ReadScale = (values) =>
  values.map((value) => {
    const place = sizes.findIndex((names) => names.includes(bareWords(value)));
    return place < 0 ? undefined : place;
  });

/** "25 bulbs" beside "50 bulbs": a number each, and otherwise the same words. */
const asCounted: ReadScale = (values) => {
  const read = values.map((value) => {
    const words = bareWords(value).split(" ");
    const number = findOnly(words.filter((word) => /^\d+(?:\.\d+)?$/.test(word)));
    return { number, unit: words.filter((word) => word !== number).join(" ") };
  });
  const isOneUnit = read.every(({ unit }) => unit === read[0]?.unit);
  return read.map(({ number }) => (isOneUnit && number !== undefined ? Number(number) : undefined));
};

const inTime: ReadScale = (values) =>
  values.map((value) => sizeOf(measuresIn(readTokens(value), timesByName)[0]));

const ofDay: ReadScale = (values) =>
  values.map((value) => {
    const [hours, minutes] = (timesIn(value)[0] ?? "").split(":").map(Number);
    return minutes === undefined ? undefined : (hours ?? 0) * 60 + minutes;
  });

const scalesOf: Readonly<Record<Scale["kind"], readonly ReadScale[]>> = {
  size: [asNamed, ofMeasure(["mass", "volume", "length", "inches", "ounces", "pints", "bytes"]), asCounted],
  // "The ones that burn the longest".
  length: [ofMeasure(["length", "inches"]), inTime],
  mass: [ofMeasure(["mass", "ounces"])],
  duration: [inTime],
  time: [ofDay],
  price: [(values) => values.map(amountOf)],
};

function kindOf({ size }: Measure): string {
  return size.slice(size.indexOf(" ") + 1);
}

function sizeOf(measure: Measure | undefined): number | undefined {
  return measure && Number(measure.size.split(" ")[0]);
}
