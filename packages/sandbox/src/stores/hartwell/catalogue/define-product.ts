import type { Conduct, Product, ProductOption, Variant } from "./product.ts";

interface Definition {
  readonly number: number;
  readonly handle: string;
  readonly title: string;
  readonly type: string;
  readonly priceMinor: number;
  readonly tagline: string;
  readonly description: readonly string[];
  readonly details: readonly string[];
  readonly options?: readonly ProductOption[];
  /** Combinations that never existed. */
  readonly missing?: readonly (readonly string[])[];
  /** Combinations that exist but are sold out; `"all"` if nothing is left. */
  readonly soldOut?: readonly (readonly string[])[] | "all";
  readonly conduct?: Conduct;
}

const NO_CHOICE: ProductOption = { name: "Title", values: ["Default Title"], shownAs: "select" };

/** Expands a definition into a product: its ids, and one variant for each existing combination of options. */
export function defineProduct(definition: Definition): Product {
  const { number, options = [NO_CHOICE], conduct = "ordinary" } = definition;
  const { handle, title, type, tagline, description, details } = definition;
  const variants = combinations(options)
    .map((values, index) => variantOf(definition, values, index))
    .filter(({ values }) => !includes(definition.missing ?? [], values));
  return {
    id: 8_143_209_000_000 + number * 4_096,
    ...{ handle, title, type, tagline, description, details, options, variants, conduct },
  };
}

function variantOf(definition: Definition, values: readonly string[], index: number): Variant {
  const { number, handle, soldOut = [], priceMinor } = definition;
  const color = definition.options?.findIndex((option) => option.name === "Color") ?? -1;
  return {
    id: 44_871_330_000_000 + number * 1_048_576 + index * 32_768,
    sku: `HW-${String(number).padStart(3, "0")}-${String(index + 1).padStart(2, "0")}`,
    values,
    priceMinor,
    isAvailable: soldOut !== "all" && !includes(soldOut, values),
    picture: color < 0 ? handle : `${handle}-${values[color]?.toLowerCase()}`,
  };
}

function combinations(options: readonly ProductOption[]): string[][] {
  return options.reduce<string[][]>(
    (rows, option) => rows.flatMap((row) => option.values.map((value) => [...row, value])),
    [[]],
  );
}

function includes(list: readonly (readonly string[])[], values: readonly string[]): boolean {
  return list.some((entry) => entry.every((value, index) => value === values[index]));
}
