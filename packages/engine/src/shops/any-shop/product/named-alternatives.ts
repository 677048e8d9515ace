import { matchRequest } from "../../../choosing/match-request.ts";
import { isWrittenIn, saysWhichVariant } from "../../../choosing/values/meanings/variant-words.ts";
import { callOnElement } from "../../../page/call-in-page.ts";
import { readMainLines } from "../../../page/outcomes/read-main-lines.ts";
import type { Visit } from "../../../phases/visit.ts";
import type { OptionGroupSnapshot } from "../in-page/choices/option-group-snapshot.ts";
import type { PurchaseButton } from "./find-purchase-button.ts";
import { optionsOf } from "./groups-to-settle.ts";

interface Known {
  /** The choices that the page marks as such. */
  groups: readonly OptionGroupSnapshot[];
  /** The product's name. */
  title: string | undefined;
}

/**
 * Of the rows of things to press anywhere on the page, those in which the request names one with words that none of the
 * page's other choices has: "250 g", where the page draws its sizes by components that nothing marks as choices. If
 * nothing on the page says a size, colour or measure that the request names, whatever can be set there is to be asked
 * about.
 */
export async function namedAlternatives(
  visit: Visit,
  button: PurchaseButton,
  { groups, title }: Known,
): Promise<OptionGroupSnapshot[]> {
  const { order, pace, sisters = [] } = visit;
  if (title === undefined || order.request === undefined) return [];
  const unmatchedWith = (all: readonly OptionGroupSnapshot[]) =>
    matchRequest({ title, options: [...optionsOf(all), ...sisters], variants: [] }, order.request)
      .unmatchedOfGoods;
  const unmatched = unmatchedWith(groups);
  if (unmatched.length === 0) return [];
  const read = await callOnElement({ ...button, pace }, "readAlternatives").catch(() => {
    pace.signal.throwIfAborted();
    return [];
  });
  const rows = read.filter((row) => !groups.some((group) => sharesChoice(group, row)));
  const isNamed = (row: OptionGroupSnapshot) =>
    unmatchedWith([...groups, row]).length < unmatched.length && isEnabledIn(row);
  const named = rows.filter(isNamed);
  const toSet = rows.filter(({ isToSet, name }) => isToSet && name !== "");
  // What a list says is known once it is open.
  const isUnread = groups.some(({ kind, choices }) => kind === "listbox" && choices.length === 0);
  if (named.length > 0 || toSet.length === 0 || isUnread) return named;
  return (await isMissing(visit, title, unmatched)) ? toSet : [];
}

/** The choices of one option may be read by their labels and by themselves. */
export function sharesChoice({ choices }: OptionGroupSnapshot, row: OptionGroupSnapshot): boolean {
  const titles = new Set(choices.map(({ title }) => title));
  return row.choices.some(({ title }) => titles.has(title));
}

async function isMissing(visit: Visit, title: string, unmatched: readonly string[]): Promise<boolean> {
  const telling = unmatched.filter(saysWhichVariant);
  if (telling.length === 0) return false;
  const shown = [title, ...(await readMainLines(visit.page, visit.pace))].join("\n");
  return telling.some((words) => !isWrittenIn(shown, words));
}

function isEnabledIn({ choices }: OptionGroupSnapshot): boolean {
  return choices.some(({ enabled }) => enabled);
}
