import { findOnly } from "../../find-only.ts";
import { isCollection } from "../../words/delivery/is-collection.ts";
import { says } from "../../words/says.ts";
import type { OfferOption } from "../offer.ts";
import { asksForCollection } from "./asks-for-collection.ts";

/**
 * Of an option that asks whether the goods are fetched or brought, the value that a request means: they are brought,
 * unless it says that they are fetched. Undefined for other options, or if several values fit.
 */
export function handoverValue(
  { values }: Pick<OfferOption, "values">,
  request: string | undefined,
): string | undefined {
  const fetched = values.filter(isCollection);
  const brought = values.filter(
    (value) => !isCollection(value) && says(value, ({ delivery }) => delivery.names),
  );
  const isHandover = fetched.length > 0 && brought.length > 0;
  if (!isHandover || fetched.length + brought.length < values.length) return undefined;
  return findOnly(asksForCollection(request) ? fetched : brought);
}
