/// <reference lib="dom" />
import { currencyCodes } from "../../amounts/currency-signs.ts";
import { deepAll } from "../tree/deep-all.ts";
import { deepRoots } from "../tree/deep-roots.ts";
import { contentOf } from "../tree/flat-text.ts";
import { allWithin, parentOf } from "../tree/flat-tree.ts";
import { isShown } from "../visibility/is-shown.ts";

/** Words that are codes by chance. A picker names others as well. */
const chanceCodes: ReadonlySet<string> = new Set("ALL TOP TRY SOS PEN MAD CUP GEL BAM BOB RUB".split(" "));
const longestLabel = 40;
/** From a choice to what stands around all choices. */
const levels = 3;
const mostMarked = 200;
const mostBeside = 200;

/**
 * The currency that is chosen in the page's picker of currencies: a list, or buttons of which one is marked as chosen.
 * Empty if there is none, or if pickers disagree. A choice with an amount offers to charge the card otherwise.
 */
export function chosenCurrency(): string {
  const roots = deepRoots();
  const inLists = deepAll(roots, "select").map((list) => {
    if (!(list instanceof HTMLSelectElement) || list.options.length > mostBeside || !isShown(list))
      return undefined;
    const labels = [...list.options].map(({ text }) => text);
    return labels.every((label) => codeIn(label)) && isPicker(labels) ? chosenIn(list) : undefined;
  });
  const marks = "[aria-pressed=true], [aria-selected=true], [aria-checked=true], [aria-current=true]";
  const inButtons = deepAll(roots, marks, mostMarked).map((one) => {
    const code = codeIn(contentOf(one));
    return code !== undefined && isShown(one) && isPicker(labelsBeside(one)) ? code : undefined;
  });
  const chosen = new Set([...inLists, ...inButtons].filter((code) => code !== undefined));
  return chosen.size === 1 ? ([...chosen][0] ?? "") : "";
}

function chosenIn({ selectedOptions }: HTMLSelectElement): string | undefined {
  return codeIn(selectedOptions[0]?.text ?? "");
}

function isPicker(labels: readonly string[]): boolean {
  const named = new Set(labels.map(codeIn).filter((code) => code !== undefined));
  return named.size > 1 && [...named].some((code) => !chanceCodes.has(code));
}

/** What stands beside a choice that is marked. */
function labelsBeside(one: Element): string[] {
  let place = parentOf(one);
  for (let level = 0; place && level < levels; level++, place = parentOf(place)) {
    const all = allWithin(
      place,
      "a, button, li, [role=option], [role=radio], [role=menuitemradio], [role=tab]",
    );
    const labels = all.slice(0, mostBeside).map(contentOf);
    if (isPicker(labels)) return labels;
  }
  return [];
}

/** "AUD", "$ AUD", "Australia (AUD $)": the one code in a short label without an amount. */
function codeIn(label: string): string | undefined {
  if (label.length > longestLabel || /\d/.test(label)) return undefined;
  const [code, ...others] = label.split(/[^A-Za-z]+/).filter((word) => currencyCodes.has(word));
  return others.length === 0 ? code : undefined;
}
