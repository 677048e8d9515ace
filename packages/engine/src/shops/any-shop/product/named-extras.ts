import { namedValues, namesExtra } from "../../../choosing/values/named-values.ts";
import { isRefused } from "../../../phases/form/extras/obey-request.ts";
import { saysOptional } from "../../../phases/form/fields/is-marked-optional.ts";
import { removingWords } from "../../../words/goods/removing-words.ts";
import { hasPhrase, normalise } from "../../../words/normalise.ts";
import type { OptionGroupSnapshot } from "../in-page/choices/option-group-snapshot.ts";

/** A list marked as optional, in which nothing is chosen, is a choice to make only if the request names one of its values. */
export function isLeftOpen(
  { kind, name, choices }: OptionGroupSnapshot,
  request: string | undefined,
): boolean {
  if (kind !== "select" || !saysOptional(name) || choices.some(({ isChosen }) => isChosen)) return false;
  return namedValues({ name, values: choices.map(({ title }) => title) }, request ?? "").size === 0;
}

/**
 * Of boxes that may be left as they are, each that the request names is a choice to make: "Gift wrap". Boxes that take
 * something away ("Leave out: cucumber") are named by what it does not want.
 */
export function namedExtras(group: OptionGroupSnapshot, request: string | undefined): OptionGroupSnapshot[] {
  if (group.kind !== "checkbox" || group.isRequired || request === undefined) return [group];
  const { name, choices } = group;
  const titles = choices.map(({ title }) => title);
  const named = hasPhrase(normalise(name), removingWords)
    ? new Set(titles.filter((title) => isRefused(title, request)))
    : namedAmong(name, titles, request);
  const extras = choices.filter(({ title }) => named.has(title));
  return extras.length === 0
    ? [group]
    : extras.map((extra) => ({ ...group, isRequired: true, choices: [extra] }));
}

/** Those that are called as they are; else those of which everything is said, in any form. */
function namedAmong(name: string, titles: readonly string[], request: string): ReadonlySet<string> {
  const named = namedValues({ name, values: titles }, request);
  if (named.size > 0) return named;
  const isSaid = (title: string) =>
    namedValues({ name, values: [title] }, request).has(title) || namesExtra(title, request);
  return new Set(titles.filter(isSaid));
}
