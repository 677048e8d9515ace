import { z } from "zod";
import type { Offer } from "../../choosing/offer.ts";
import type { VariationsForm } from "./in-page/read-variations-form.ts";

/** One variation: its value for each attribute, under the form's own names. An empty value matches any. */
export interface Variation {
  attributes: Readonly<Record<string, string>>;
  price: string | undefined;
  isAvailable: boolean;
  picture?: string | undefined;
}

const carried = z.array(
  z.object({
    attributes: z.record(z.string(), z.string()),
    display_price: z.number().nonnegative().optional(),
    is_in_stock: z.boolean().default(true),
    is_purchasable: z.boolean().default(true),
    variation_is_active: z.boolean().default(true),
    image: z
      .object({ src: z.string().max(2_000) })
      .optional()
      .catch(undefined),
  }),
);

/** The variations embedded in the product form; undefined if there are none. */
export function readCarriedVariations(json: unknown): Variation[] | undefined {
  return carried.safeParse(json).data?.map((variation) => ({
    attributes: variation.attributes,
    price: variation.display_price?.toFixed(2),
    isAvailable: variation.is_in_stock && variation.is_purchasable && variation.variation_is_active,
    picture: variation.image?.src,
  }));
}

const listed = z.object({
  variations: z.array(
    z.object({
      id: z.number(),
      attributes: z.array(z.object({ name: z.string(), value: z.string().nullable() })),
    }),
  ),
});
const stocked = z.array(
  z.object({
    id: z.number(),
    is_in_stock: z.boolean().default(true),
    is_purchasable: z.boolean().default(true),
    prices: z
      .object({ price: z.string().regex(/^\d{1,15}$/), currency_minor_unit: z.number().int().min(0).max(6) })
      .optional(),
  }),
);

/**
 * The variations from the shop's Store API: the product lists them, a separate list has their stock and
 * price. Those missing there count as in stock: the cart will tell.
 */
export function readListedVariations(
  product: unknown,
  stock: unknown,
  form: VariationsForm,
): Variation[] | undefined {
  const known = stocked.safeParse(stock).data ?? [];
  return listed.safeParse(product).data?.variations.map(({ id, attributes }) => {
    const found = known.find((one) => one.id === id);
    const values = attributes.map(
      ({ value }, index) => [form.attributes[index]?.name ?? "", value ?? ""] as const,
    );
    return {
      attributes: Object.fromEntries(values),
      price: found?.prices && fromMinor(found.prices.price, found.prices.currency_minor_unit),
      isAvailable: found ? found.is_in_stock && found.is_purchasable : true,
    };
  });
}

/** The page's offer restricted to existing variations, with their prices. */
export function offerWithVariations(
  offer: Offer,
  form: VariationsForm,
  variations: readonly Variation[],
): Offer {
  if (offer.options.length !== form.attributes.length) return offer;
  const variants = offer.variants.flatMap((variant) => {
    const values = form.attributes.map(({ name, choices }, index) => {
      const title = variant.values[index];
      return [name, choices.find((choice) => choice.title === title)?.value ?? ""] as const;
    });
    const found = variations.find(({ attributes }) =>
      values.every(([name, value]) => (attributes[name] ?? "") === "" || attributes[name] === value),
    );
    if (!found) return [];
    const { price = variant.price, isAvailable, picture } = found;
    return [{ ...variant, price, isAvailable, picture }];
  });
  return variants.length > 0 ? { ...offer, variants } : offer;
}

function fromMinor(price: string, digits: number): string {
  if (digits === 0) return price;
  const padded = price.padStart(digits + 1, "0");
  return `${padded.slice(0, -digits)}.${padded.slice(-digits)}`;
}
