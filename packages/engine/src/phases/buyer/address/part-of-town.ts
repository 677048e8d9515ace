import { findOnly } from "../../../find-only.ts";
import type { Field } from "../../../page/fields/read-fields.ts";
import { regionNames } from "../../../page/filling/regions.ts";
import { hasPhrase, normalise } from "../../../words/normalise.ts";
import { townParts } from "../../../words/places/area-names.ts";
import { type KnownBuyer, linesBelow } from "../../form/fields/known-buyer.ts";

/**
 * What a field for a part of the town gets, in whatever words it asks: the only further line of the address that is no
 * flat. Asked for in place of the town, it is the largest part: the last, as addresses go from small to large.
 */
export function partOfTown({ role, control, label }: Field, buyer: KnownBuyer): string | undefined {
  const isAsked = role === "unknown" || (role === "city" && isRegionToo(buyer));
  if (!isAsked || control !== "text" || !hasPhrase(normalise(label), townParts)) return undefined;
  const parts = linesBelow(buyer).filter((line) => !/\d/.test(line));
  return role === "city" ? parts.at(-1) : findOnly(parts);
}

/** İstanbul, Lima: the form has the town in its region, and then asks for a part of it. */
function isRegionToo({ city, state, country_code }: KnownBuyer): boolean {
  if (city === undefined || state === undefined) return false;
  return regionNames(state, country_code).some((name) => normalise(name) === normalise(city));
}
