import { z } from "zod";
import type { Offer } from "../../choosing/offer.ts";

const id = z.union([z.string(), z.number().int()]).transform(String);
const optionValue = z.string().nullish();
const options = z
  .array(
    z.union([
      z.string().transform((name) => ({ name, values: undefined })),
      z.object({ name: z.string(), values: z.array(z.string()).optional() }),
    ]),
  )
  .max(10);
/** A variant without a picture, or one in a form that is not known, is sold all the same. */
const picture = z
  .object({ src: z.string().max(2_000) })
  .transform(({ src }) => src)
  .nullish()
  .catch(undefined);
const columns = { option1: optionValue, option2: optionValue, option3: optionValue };

/** `/products/<handle>.js`: prices in hundredths in any currency, and availability. */
const ajaxProduct = z.object({
  title: z.string(),
  options,
  variants: z
    .array(
      z.object({
        id,
        ...columns,
        price: z.number().int().nonnegative(),
        available: z.boolean(),
        featured_image: picture,
      }),
    )
    .min(1),
});

/** `/products/<handle>.json`: prices as decimal strings, often without availability. */
const storefrontProduct = z.object({
  product: z.object({
    title: z.string(),
    options,
    variants: z
      .array(
        z.object({
          id,
          ...columns,
          price: z.string().regex(/^\d{1,12}(\.\d{1,6})?$/),
          available: z.boolean().optional(),
        }),
      )
      .min(1),
  }),
});

/** Reads an answer of `/products/<handle>.js`; undefined if it isn't a product of this platform. */
export function readAjaxProduct(json: unknown): Offer | undefined {
  const product = ajaxProduct.safeParse(json).data;
  if (!product) return undefined;
  const variants = product.variants.map((variant) => ({
    ...variant,
    price: `${Math.trunc(variant.price / 100)}.${String(variant.price % 100).padStart(2, "0")}`,
  }));
  return offerOf({ ...product, variants });
}

/**
 * Reads an answer of `/products/<handle>.json`. Without availability, a variant counts as in stock: the cart
 * will tell.
 */
export function readStorefrontProduct(json: unknown): Offer | undefined {
  const product = storefrontProduct.safeParse(json).data?.product;
  if (!product) return undefined;
  const variants = product.variants.map((variant) => ({ ...variant, available: variant.available ?? true }));
  return offerOf({ ...product, variants });
}

interface Product {
  title: string;
  options: readonly { name: string; values?: readonly string[] | undefined }[];
  variants: readonly ProductVariant[];
}

interface ProductVariant {
  id: string;
  option1?: string | null | undefined;
  option2?: string | null | undefined;
  option3?: string | null | undefined;
  price: string;
  available: boolean;
  featured_image?: string | null | undefined;
}

function offerOf({ title, options, variants }: Product): Offer {
  const valuesOf = ({ option1, option2, option3 }: ProductVariant) =>
    [option1, option2, option3].slice(0, options.length).map((value) => value ?? "");
  return {
    title,
    options: options.map(({ name }, index) => ({
      name,
      values: distinct([
        ...(options[index]?.values ?? []),
        ...variants.map((variant) => valuesOf(variant)[index] ?? ""),
      ]),
    })),
    variants: variants.map((variant) => ({
      id: variant.id,
      values: valuesOf(variant),
      price: variant.price,
      isAvailable: variant.available,
      picture: variant.featured_image ?? undefined,
    })),
  };
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)];
}
