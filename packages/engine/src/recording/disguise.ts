import type { Buyer } from "../checkout-host.ts";
import type { PageReading } from "../page/reading/page-reading.ts";
import { knownBuyer } from "../phases/form/fields/known-buyer.ts";
import { patternOfPiece, piecesOfDetail, wordsOfLabels } from "./pieces-of-detail.ts";
import type { RecordedRound } from "./recorded-round.ts";

/** Only this many choices of a long list are kept: enough to tell what the list is for. */
const mostChoices = 12;

/**
 * The round without personal data: field values, the buyer's details anywhere, e-mail addresses and long
 * numbers are replaced by text of the same form. What a page says about goods and prices stays.
 */
export function disguise(
  round: RecordedRound,
  buyer: Buyer,
  /** Other details the buyer has told since. */
  answered: readonly string[] = [],
): RecordedRound {
  const held = round.reading.frames.flatMap(({ controls }) =>
    controls.filter(isWritten).map(({ value }) => value),
  );
  const common = wordsOfLabels();
  const hide = hider(
    [...Object.values(knownBuyer(buyer)), ...answered, ...held].flatMap((value) =>
      piecesOfDetail(value, common),
    ),
  );
  const reading = withoutValues(withoutTexts(round.reading));
  return mapTexts({ ...round, reading }, hide) as RecordedRound;
}

type Control = PageReading["frames"][number]["controls"][number];

const chosenKinds: ReadonlySet<Control["kind"]> = new Set(["select", "listbox", "radio", "checkbox"]);

function isWritten({ kind, value }: Control): boolean {
  return !chosenKinds.has(kind) && value !== "";
}

function withoutValues(reading: PageReading): PageReading {
  return {
    ...reading,
    frames: reading.frames.map((frame) => ({ ...frame, controls: frame.controls.map(withoutValue) })),
  };
}

/** The choice of a list may reveal where someone lives, so another one is selected. */
function withoutValue(control: Control): Control {
  const choices = control.choices?.slice(0, mostChoices);
  const suggestions = control.suggestions?.slice(0, mostChoices);
  const native = control.native && {
    ...control.native,
    choices: control.native.choices.slice(0, mostChoices),
  };
  const isList = control.kind === "select" || control.kind === "listbox";
  const other = choices?.find(({ value, enabled }) => enabled && value !== "" && value !== control.value);
  const value = isList && control.value !== "" ? (other?.value ?? "") : control.value;
  return {
    ...control,
    value: isWritten(control) ? sameForm(value) : value,
    ...(choices && { choices }),
    ...(native && { native }),
    ...(suggestions && { suggestions }),
  };
}

/** Keeps only texts that affect a decision: headings, labels and marked error messages. */
function withoutTexts(reading: PageReading): PageReading {
  return {
    ...reading,
    frames: reading.frames.map((frame) => ({
      ...frame,
      ...(frame.surroundings && { surroundings: { ...frame.surroundings, formText: "" } }),
      lines: [],
      texts: {
        controls: [],
        texts: frame.texts.texts.filter(({ isHeading, isAlert, isError }) => isHeading || isAlert || isError),
      },
    })),
  };
}

function hider(secrets: readonly string[]): (text: string) => string {
  const longestFirst = [...new Set(secrets)].sort((left, right) => right.length - left.length);
  const patterns = longestFirst.map((secret) => new RegExp(patternOfPiece(secret), "giu"));
  const numbers = new Map<string, string>();
  const numberFor = (digits: string) => {
    if (/^0+$/.test(digits)) return digits;
    const known = numbers.get(digits) ?? String(numbers.size + 1).padStart(digits.length, "0");
    numbers.set(digits, known);
    return known;
  };
  return (text) => {
    const withoutMail = text.replace(/(?<![\w.+%-])[\w.+%-]+@[\w-]{1,64}(?:\.[\w-]{1,64}){1,5}/g, sameForm);
    const withoutSecrets = patterns.reduce((rest, pattern) => rest.replace(pattern, sameForm), withoutMail);
    // Amounts on a page are shorter, or contain separators.
    return withoutTokens(withoutSecrets).replace(/\d{6,}/g, numberFor);
  };
}

/** Removes everything from an address except the words that say where it leads. */
function withoutTokens(text: string): string {
  if (!text.includes("?") || /\s/.test(text)) return text;
  return text.replace(/=([^&#=]{13,}|[^&#=]*%[^&#=]*)/g, (_found, value: string) => `=${sameForm(value)}`);
}

/** "Ada Lovelace" as "Xxx Xxxxxxxx", "+44 20" as "+00 00". */
function sameForm(text: string): string {
  return text
    .replace(/\p{Lu}/gu, "X")
    .replace(/[\p{Ll}\p{Lo}]/gu, "x")
    .replace(/\d/g, "0");
}

function mapTexts(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === "string") return map(value);
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, map));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [map(key), mapTexts(one, map)]));
}
