import { phrases } from "../phrases.ts";

/** The names of regions with plugs, sizes and keyboards of their own, folded. */
export const regions: readonly (readonly string[])[] = [
  phrases`eu, europe, european, continental`,
  phrases`uk, gb, british, united kingdom, great britain`,
  phrases`us, usa, american, united states`,
];
