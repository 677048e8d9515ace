/** What a product page offers, in the merchant's own words and order. */
export interface Offer {
  /** How many pieces the page would sell unless told otherwise, where it says so. */
  presetQuantity?: number | undefined;
  title: string;
  /** The currency that the product page declares; its checkout often writes a mere `$`. */
  currency?: string | undefined;
  /** Empty where nothing is to be chosen. */
  options: readonly OfferOption[];
  /** What the page has chosen by itself, by option: taken where nothing else was asked for. */
  presets?: ReadonlyMap<string, string> | undefined;
  /** Every combination that exists, sold out ones included. */
  variants: readonly Variant[];
}

export interface OfferOption {
  name: string;
  values: readonly string[];
}

export interface Variant {
  /** The platform's own id. */
  id: string;
  /** One value for each option, in the order of `Offer.options`. */
  values: readonly string[];
  /** The price of one piece as a decimal string; undefined where the shop does not say. */
  price: string | undefined;
  isAvailable: boolean;
}

/** How a person would say it: `Slate / L`. */
export function describeVariant(variant: Variant): string {
  return variant.values.join(" / ");
}
