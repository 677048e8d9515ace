import type { AnswerValues, Choice } from "@cartwright/contract";
import type { Offer, Variant } from "./offer.ts";

/**
 * The choices for each option: only values of existing combinations in stock, and only the wanted value if it
 * is settled. After an answer that is not available, values that go with the rest of it come first.
 */
export function variantChoices(
  offer: Offer,
  wanted: ReadonlyMap<string, string>,
  refused: AnswerValues = {},
): Map<string, Choice[]> {
  const purchasable = offer.variants.filter(({ isAvailable }) => isAvailable);
  const fitting = purchasable.filter((variant) => fits(offer, variant, (name) => wanted.get(name)));
  const chosenFrom = fitting.length > 0 ? fitting : purchasable;
  return new Map(
    offer.options.map(({ name, values }, index) => {
      const offered = new Set(chosenFrom.map((variant) => variant.values[index]));
      const others = (option: string) => (option === name ? undefined : refused[option]);
      const near = new Set(
        chosenFrom.filter((variant) => fits(offer, variant, others)).map((variant) => variant.values[index]),
      );
      const shown = values.filter((value) => offered.has(value));
      const nearFirst = shown.toSorted((left, right) => Number(near.has(right)) - Number(near.has(left)));
      return [name, nearFirst.map((value) => ({ const: value, title: value }))];
    }),
  );
}

/** The purchasable variant that an answer names, by option name; undefined for an unavailable combination. */
export function findAnsweredVariant(offer: Offer, answer: AnswerValues): Variant | undefined {
  return offer.variants.find(
    (variant) =>
      variant.isAvailable && offer.options.every(({ name }, index) => answer[name] === variant.values[index]),
  );
}

/** How a person would describe what an answer asked for. */
export function describeAnswer(offer: Offer, answer: AnswerValues): string {
  return offer.options.map(({ name }) => answer[name] ?? "?").join(" / ");
}

function fits(offer: Offer, variant: Variant, wanted: (option: string) => string | undefined): boolean {
  return offer.options.every(({ name }, index) => {
    const value = wanted(name);
    return value === undefined || variant.values[index] === value;
  });
}
