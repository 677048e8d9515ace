import { languages } from "../../words/languages.ts";
import { normalise } from "../../words/normalise.ts";
import { findAmounts } from "./parse-money.ts";

export interface OpenCost {
  /** As written on the page. */
  name: string;
  isDelivery: boolean;
}

const dashes: readonly string[] = ["-", "–", "—", "--"];

/**
 * "Shipping –": a summary row without an amount yet. A delivery row is recognised by its name, any other row
 * by the rows with amounts around it.
 */
export function openCost(lines: readonly string[]): OpenCost | undefined {
  const open = lines.flatMap((line, at) => {
    const words = line.split(" ");
    const isWithin = words.length > 1 && dashes.includes(words.at(-1) ?? "");
    if (!isWithin && !dashes.includes(lines[at + 1] ?? "")) return [];
    const name = isWithin ? words.slice(0, -1).join(" ") : line;
    const isDelivery = languages.some(({ delivery }) => delivery.names.includes(normalise(name)));
    const after = isWithin ? at + 1 : at + 2;
    const isCost = isDelivery || (hasAmount(lines[at - 1]) && lines.slice(after, after + 2).some(hasAmount));
    return isCost && /\p{L}/u.test(name) ? [{ name, isDelivery }] : [];
  });
  return open.find(({ isDelivery }) => isDelivery) ?? open[0];
}

function hasAmount(line = ""): boolean {
  return findAmounts(line).length > 0;
}
