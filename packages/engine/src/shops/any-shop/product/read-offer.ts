import { matchRequest } from "../../../choosing/match-request.ts";
import type { Offer, OfferOption, Variant } from "../../../choosing/offer.ts";
import { findAmounts } from "../../../page/amounts/parse-money.ts";
import type { OptionGroupSnapshot } from "../in-page/choices/option-group-snapshot.ts";
import type { Discovered } from "./discover-variants.ts";
import { groupsToSettle, optionsOf } from "./groups-to-settle.ts";
import type { ProductPage } from "./product-page.ts";

/** More combinations than this aren't listed. */
const mostVariants = 3_000;

/**
 * What the page offers before anything is chosen: each combination of choices not marked as unavailable. Real
 * availability shows once it is chosen.
 */
export function offerOf(
  page: ProductPage,
  { discovered, request }: { discovered?: Discovered | undefined; request?: string | undefined } = {},
): Offer {
  const {
    product,
    groups,
    price,
    isSoldOut,
    button,
    presetQuantity,
    countedAs,
    takesOwnAmount,
    details,
    shutButton,
  } = page;
  const isAvailable = button !== undefined && !isSoldOut;
  const options = discovered ? discoveredOptions(discovered) : optionsOf(groups);
  const isOffered = (values: readonly string[]) =>
    discovered !== undefined ||
    values.every((value, index) => isEnabled(groups, options[index]?.name ?? "", value));
  const presets = presetsOf(groups);
  const listed = discovered?.combinations ?? combinations(narrowed(options, { presets, request }));
  const variants = listed.map((values): Variant => {
    return { id: values.join("\n"), values, price, isAvailable: isAvailable && isOffered(values) };
  });
  const currency = /^[A-Z]{3}$/.test(product.currency) ? product.currency : undefined;
  return {
    title: product.title,
    currency,
    options,
    variants,
    presets,
    presetQuantity,
    countedAs,
    takesOwnAmount,
    details,
    shutButton,
  };
}

function discoveredOptions({ groups, combinations: found }: Discovered): OfferOption[] {
  return groupsToSettle(groups).map(({ name }, index) => ({
    name,
    values: [...new Set(found.map((values) => values[index] ?? ""))],
  }));
}

export function presetsOf(groups: readonly OptionGroupSnapshot[]): Map<string, string> {
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

/**
 * The options with fewer values, if all of their combinations would be too many: first only the values that the
 * request names, then only those that the page has preselected.
 */
export function narrowed(
  options: readonly OfferOption[],
  { presets, request }: { presets: ReadonlyMap<string, string>; request: string | undefined },
): readonly OfferOption[] {
  const { named } = matchRequest({ title: "", options, variants: [] }, request);
  const ofRequest = options.map((option) => ({ ...option, values: named.get(option.name) ?? option.values }));
  const ofPage = ofRequest.map((option) => {
    const preset = named.has(option.name) ? undefined : presets.get(option.name);
    return preset === undefined ? option : { ...option, values: [preset] };
  });
  return [options, ofRequest].find((one) => countOf(one) <= mostVariants) ?? ofPage;
}

function countOf(options: readonly OfferOption[]): number {
  return options.reduce((count, { values }) => count * values.length, 1);
}

export function combinations(options: readonly OfferOption[]): string[][] {
  return options.reduce<string[][]>(
    (known, { values }) =>
      known.flatMap((former) => values.map((value) => [...former, value])).slice(0, mostVariants),
    [[]],
  );
}
