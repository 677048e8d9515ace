import type { Offer, OfferOption, Variant } from "../../choosing/offer.ts";
import { findAmounts } from "../../page/amounts/parse-money.ts";
import type { Discovered } from "./discover-variants.ts";
import { groupsToSettle } from "./groups-to-settle.ts";
import type { OptionGroupSnapshot } from "./in-page/read-option-groups.ts";
import type { ProductPage } from "./product-page.ts";

/** More combinations than this aren't listed; no shop page offers that many by hand. */
const mostVariants = 3_000;

/**
 * What the page offers before anything is chosen: each combination of choices not marked as unavailable. Real
 * availability shows once it is chosen.
 */
export function offerOf(
  { product, groups, price, isSoldOut, button, presetQuantity, countedAs, takesOwnAmount }: ProductPage,
  discovered?: Discovered,
): Offer {
  const isAvailable = button !== undefined && !isSoldOut;
  const options = discovered ? discoveredOptions(discovered) : optionsOf(groups);
  const isOffered = (values: readonly string[]) =>
    discovered !== undefined ||
    values.every((value, index) => isEnabled(groups, options[index]?.name ?? "", value));
  const variants = (discovered?.combinations ?? combinations(options)).map((values): Variant => {
    return { id: values.join("\n"), values, price, isAvailable: isAvailable && isOffered(values) };
  });
  const currency = /^[A-Z]{3}$/.test(product.currency) ? product.currency : undefined;
  const presets = presetsOf(groups);
  return {
    title: product.title,
    currency,
    options,
    variants,
    presets,
    presetQuantity,
    countedAs,
    takesOwnAmount,
  };
}

function discoveredOptions({ groups, combinations: found }: Discovered): OfferOption[] {
  return groupsToSettle(groups).map(({ name }, index) => ({
    name,
    values: [...new Set(found.map((values) => values[index] ?? ""))],
  }));
}

function optionsOf(groups: readonly OptionGroupSnapshot[]): OfferOption[] {
  return groupsToSettle(groups).map(({ name, group }) => ({
    name,
    values: [...new Set(group.choices.map(({ title }) => title))],
  }));
}

function presetsOf(groups: readonly OptionGroupSnapshot[]): Map<string, string> {
  const chosen = groupsToSettle(groups).flatMap(({ name, group }) =>
    withoutMore(group.choices)
      .filter(({ isPreset, enabled }) => isPreset && enabled)
      .map(({ title }) => [name, title] as const),
  );
  return new Map(chosen);
}

/**
 * "Buy 1", "Buy 2 and save", each at a higher price: if the shop has preselected more than the least, the
 * least becomes the preset.
 */
export function withoutMore<Choice extends { title: string; isPreset: boolean }>(
  choices: readonly Choice[],
): Choice[] {
  const counts = choices.map(({ title }) => Number(/(?<![\d.,])\d{1,2}(?![\d.,]*\d)/.exec(title)?.[0]));
  const prices = choices.map(({ title }) => Number(findAmounts(title).at(-1)?.amount));
  const rises = (numbers: readonly number[]) =>
    numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? number));
  const isCount = choices.length > 1 && counts[0] === 1 && rises(counts) && rises(prices);
  if (!isCount || !choices.some(({ isPreset }) => isPreset)) return [...choices];
  return choices.map((choice, at) => ({ ...choice, isPreset: at === 0 }));
}

function isEnabled(groups: readonly OptionGroupSnapshot[], name: string, value: string): boolean {
  const group = groupsToSettle(groups).find((one) => one.name === name)?.group;
  return group?.choices.some(({ title, enabled }) => title === value && enabled) === true;
}

export function combinations(options: readonly OfferOption[]): string[][] {
  return options.reduce<string[][]>(
    (known, { values }) =>
      known.flatMap((former) => values.map((value) => [...former, value])).slice(0, mostVariants),
    [[]],
  );
}
