/// <reference lib="dom" />

/** The limits of a field for the number of pieces. */
export interface PieceLimits {
  least?: number | undefined;
  most?: number | undefined;
  /** Pack size. */
  step?: number | undefined;
}

export function pieceLimits(field: Element): PieceLimits {
  const numberOf = (...names: string[]) =>
    names
      .map((name) => Number.parseInt(field.getAttribute(name) ?? "", 10))
      .find((number) => Number.isSafeInteger(number) && number > 0);
  return {
    least: numberOf("min", "aria-valuemin", "data-min", "data-quantity-min"),
    most: numberOf("max", "aria-valuemax", "data-max", "data-quantity-max"),
    step: numberOf("step"),
  };
}
