import { priceLines } from "../../words/money/price-lines.ts";
import { normalise } from "../../words/normalise.ts";
import { says, saysOnly } from "../../words/says.ts";
import { findAmounts } from "./parse-money.ts";

export interface OpenCost {
  /** As written on the page. */
  name: string;
  isDelivery: boolean;
}

const dashes: readonly string[] = ["-", "–", "—", "--"];
const mostWords = 8;

/**
 * "Shipping –", "Tax: after address": a summary row without an amount yet. A delivery row is recognised by its name,
 * any other row by the rows with amounts around it.
 */
export function openCost(lines: readonly string[]): OpenCost | undefined {
  const open = lines.flatMap((_, at) => dashedCost(lines, at) ?? wordedCost(lines, at) ?? []);
  return open.find(({ isDelivery }) => isDelivery) ?? open[0];
}

function dashedCost(lines: readonly string[], at: number): OpenCost | undefined {
  const line = lines[at] ?? "";
  const words = line.split(" ");
  const isWithin = words.length > 1 && dashes.includes(words.at(-1) ?? "");
  if (!isWithin && !dashes.includes(lines[at + 1] ?? "")) return undefined;
  const name = isWithin ? words.slice(0, -1).join(" ") : line;
  const isDelivery = saysOnly(name, ({ delivery }) => delivery.names);
  const isCost = isDelivery || isBetweenAmounts(lines, at, isWithin ? at + 1 : at + 2);
  return isCost && /\p{L}/u.test(name) ? { name, isDelivery } : undefined;
}

/** Beside the name of a cost stands when it will be known: "after address", "calculated at the next step". */
function wordedCost(lines: readonly string[], at: number): OpenCost | undefined {
  const line = lines[at] ?? "";
  for (const words of [1, 2, 3]) {
    const parts = line.split(" ");
    const name = parts.slice(0, words).join(" ");
    const rest = parts.slice(words).join(" ");
    const isWithin = rest !== "";
    const value = isWithin ? rest : (lines[at + 1] ?? "");
    const kind = kindOf(name);
    if (kind === undefined || isIncluded(`${name} ${value}`) || !saysLater(value, kind)) continue;
    if (isBetweenAmounts(lines, at, isWithin ? at + 1 : at + 2))
      return { name: name.replace(/(?<!\s)\s*:$/, ""), isDelivery: kind === "shipping" };
  }
  return undefined;
}

function kindOf(name: string): keyof typeof priceLines | undefined {
  const plain = normalise(name);
  if (says(plain, ({ total }) => total.including)) return undefined;
  return (["tax", "shipping"] as const).find((kind) => priceLines[kind].some((one) => one === plain));
}

/** "Tax included" */
function isIncluded(row: string): boolean {
  const plain = normalise(row);
  return priceLines.tax.some((one) => one === plain);
}

/** Beside a delivery stands its name as well; beside a tax only words that put it off, or that it is included or none. */
function saysLater(value: string, kind: keyof typeof priceLines): boolean {
  const plain = normalise(value);
  if (/\d/.test(value) || plain === "" || plain.split(" ").length > mostWords) return false;
  const isPutOff = says(plain, ({ total }) => total.pending);
  if (isPutOff || kind === "shipping") return isPutOff;
  const isSettled = says(plain, ({ total, delivery, none }) => [
    ...total.including,
    ...delivery.free,
    ...none,
  ]);
  return !isSettled && !kindOf(value);
}

function isBetweenAmounts(lines: readonly string[], at: number, after: number): boolean {
  return hasAmount(lines[at - 1]) && lines.slice(after, after + 2).some(hasAmount);
}

function hasAmount(line = ""): boolean {
  return findAmounts(line).length > 0;
}
