import type { Attribute, Product, Variation } from "./product.ts";

interface Definition
  extends Pick<Product, "slug" | "name" | "category" | "summary" | "description" | "priceMinor">,
    Partial<Pick<Product, "isInStock" | "checkout" | "conduct" | "payment" | "picture">> {
  readonly id: number;
  /** Choice to its values, both as displayed. */
  readonly choices?: Readonly<Record<string, readonly string[]>>;
  /** Combinations that never existed. */
  readonly missing?: readonly (readonly string[])[];
  /** Combinations that exist but are sold out. */
  readonly soldOut?: readonly (readonly string[])[];
  /** What a value adds to the price. */
  readonly surchargesMinor?: Readonly<Record<string, number>>;
}

/** Expands a definition into a product: one variation for each existing combination of choices. */
export function defineProduct(definition: Definition): Product {
  const { choices = {}, missing = [], soldOut = [], surchargesMinor = {}, ...rest } = definition;
  const attributes = Object.entries(choices).map(([name, values]) => ({
    slug: slugOf(name),
    name,
    terms: values.map((value) => ({ slug: slugOf(value), name: value })),
  }));
  const combinations = attributes.length === 0 ? [] : combine(attributes);
  const variations = combinations
    .map((names, index): Variation => {
      const surcharge = names.reduce((sum, name) => sum + (surchargesMinor[name] ?? 0), 0);
      return {
        id: definition.id * 100 + index,
        terms: Object.fromEntries(attributes.map(({ slug }, at) => [slug, slugOf(names[at] ?? "")])),
        priceMinor: definition.priceMinor + surcharge,
        isInStock: !isListed(soldOut, names),
      };
    })
    .filter((_variation, index) => !isListed(missing, combinations[index] ?? []));
  return {
    isInStock: true,
    checkout: "classic",
    conduct: "ordinary",
    payment: { kind: "own-frame" },
    picture: definition.slug,
    ...rest,
    attributes,
    variations,
  };
}

function combine(attributes: readonly Attribute[]): string[][] {
  return attributes.reduce<string[][]>(
    (rows, { terms }) => rows.flatMap((row) => terms.map(({ name }) => [...row, name])),
    [[]],
  );
}

function isListed(list: readonly (readonly string[])[], names: readonly string[]): boolean {
  return list.some((entry) => entry.every((name, index) => name === names[index]));
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
