import { isRepeating, saysOnce } from "../bought-once.ts";
import type { Offer } from "../offer.ts";

type Named = ReadonlyMap<string, readonly string[]>;

/**
 * How often a subscription delivers needs no choice where the request has chosen to buy once: whatever the page has
 * preselected stays.
 */
export function mootOptions({ options, presets }: Pick<Offer, "options" | "presets">, named: Named): Named {
  const isOnce = [...named.values()].some(
    ([value, ...others]) => value && others.length === 0 && saysOnce(value),
  );
  if (!isOnce) return new Map();
  const moot = options.filter(({ name, values }) => !named.has(name) && values.every(isRepeating));
  return new Map(
    moot.flatMap(({ name, values: [first = ""] }) => [[name, [presets?.get(name) ?? first]] as const]),
  );
}
