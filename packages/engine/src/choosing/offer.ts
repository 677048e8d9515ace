import type { RequestDetail } from "./request/request-details.ts";

/** What a product page offers, in the merchant's own words and order. */
export interface Offer {
  /** The quantity preset on the page, if it shows one. */
  presetQuantity?: number | undefined;
  /** The page's name for the field of the quantity: "Places". */
  countedAs?: string | undefined;
  /** The page has a field for an amount of the buyer's own, and the request names one that is not offered. */
  takesOwnAmount?: boolean | undefined;
  /** What the request says for the page's own text fields: no choice is called so. */
  details?: readonly RequestDetail[] | undefined;
  /** What a button says that cannot be pressed, if the page doesn't say why. */
  shutButton?: string | undefined;
  title: string;
  /** The currency that the product page declares; its checkout often shows only `$`. */
  currency?: string | undefined;
  /** Empty if there is nothing to choose. */
  options: readonly OfferOption[];
  /** The page's preselected values, by option: used if nothing else was asked for. */
  presets?: ReadonlyMap<string, string> | undefined;
  /** Every existing combination, including sold-out ones. */
  variants: readonly Variant[];
}

export interface OfferOption {
  name: string;
  values: readonly string[];
  /** Its values are goods that the page sells side by side, each with a number of pieces or a button. */
  isGoods?: true;
  /** One button orders any number of each of them. */
  isTogether?: true;
  /** How many of each of these goods are ordered: the only value says so in words. */
  ordered?: OrderedGoods;
}

export interface OrderedGoods {
  titles: readonly string[];
  counts: ReadonlyMap<string, number>;
  /** They are variants of the product in this offer, which are added to the cart one after the other. */
  each?: { offer: Offer; variants: readonly CountedVariant[] };
}

/** A number of pieces of one variant. */
export interface CountedVariant {
  variant: Variant;
  /** The options that the variant's values belong to. */
  options: readonly OfferOption[];
  quantity: number;
}

export interface Variant {
  /** The platform's id. */
  id: string;
  /** One value for each option, in the order of `Offer.options`. */
  values: readonly string[];
  /** The unit price as a decimal string; undefined if the shop does not show it. */
  price: string | undefined;
  isAvailable: boolean;
  /** The address of its own picture, if the shop's data has one. */
  picture?: string | undefined;
}

/** As a person would write it: `Slate / L`. */
export function describeVariant(variant: Variant): string {
  return variant.values.join(" / ");
}
