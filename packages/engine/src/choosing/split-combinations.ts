import { findOnly } from "../find-only.ts";
import type { Offer, OfferOption, Variant } from "./offer.ts";
import { withoutSurcharge } from "./values/value-names.ts";

export interface PartedOffer {
  offer: Offer;
  /** If false, the parts are numbered. */
  isNamed: boolean;
}

/**
 * Some shops list whole combinations in one option: `Size: M, Colour: Blue`, or `M / Blue`. Returns the same
 * offer with one option per part; the variants keep their ids. Undefined if the values are not combinations.
 */
export function splitCombinations(offer: Offer): PartedOffer | undefined {
  const only = findOnly(offer.options);
  if (!only || only.values.length < 2) return undefined;
  for (const separator of separators) {
    const parts = partsOf(offer, separator);
    const names = namesOf(parts);
    if (!names) continue;
    const isNamed = !names.includes("");
    const numbered = names.map((name, index) => name || `${only.name} ${index + 1}`);
    return { offer: withOptions(offer, numbered, parts), isNamed };
  }
  return undefined;
}

/** The last part of "Black / M - $70.00" is "M", unless two combinations differ in their price alone. */
function partsOf({ variants }: Offer, separator: RegExp): Part[][] {
  const split = (text: string) => text.split(separator).map(readPart);
  const whole = variants.map(({ values: [value = ""] }) => value);
  const bare = whole.map(withoutSurcharge);
  return (new Set(bare).size === whole.length ? bare : whole).map(split);
}

const separators = [/(?<!\s)\s*,\s+/, /(?<!\s)\s+[/|]\s+/, /(?<!\s)\s+[-–]\s+/, /(?<!\s)\s*;\s+/];

interface Part {
  name: string;
  value: string;
}

function readPart(text: string): Part {
  const [name = "", ...rest] = text.split(":");
  return rest.length === 0
    ? { name: "", value: text.trim() }
    : { name: name.trim(), value: rest.join(":").trim() };
}

/** The names of the parts, if all values have the same ones; empty names if none has any. */
function namesOf(parts: readonly Part[][]): string[] | undefined {
  const [first = []] = parts;
  const names = first.map(({ name }) => name);
  const isNamed = names.every((name) => name !== "") && new Set(names).size === names.length;
  const isBare = names.every((name) => name === "");
  const isAlike = parts.every(
    (one) =>
      one.length === first.length &&
      one.every(({ name, value }, index) => name === names[index] && value !== ""),
  );
  const written = new Set(parts.map((one) => one.map(({ value }) => value).join("\n")));
  const isTold = first.length >= 2 && isAlike && written.size === parts.length && (isNamed || isBare);
  return isTold && !parts.every((one) => one.some(({ value }) => price.test(value))) ? names : undefined;
}

/** "50 bulbs - € 15.95": a price beside each value is no choice. */
const price = /^[+]?\s?(?:\p{Sc}\s?\d[\d.,]*|\d[\d.,]*\s?\p{Sc})$/u;

function withOptions(offer: Offer, names: readonly string[], parts: readonly Part[][]): Offer {
  const valuesOf = (index: number) => [...new Set(parts.map((one) => one[index]?.value ?? ""))];
  const options = names.map((name, index): OfferOption => ({ name, values: valuesOf(index) }));
  const variants = offer.variants.map(
    (variant, at): Variant => ({ ...variant, values: (parts[at] ?? []).map(({ value }) => value) }),
  );
  return { ...offer, presets: undefined, options, variants };
}
