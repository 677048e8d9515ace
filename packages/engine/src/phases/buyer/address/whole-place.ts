import { findOnly } from "../../../find-only.ts";
import type { FieldRole } from "../../../page/fields/field-role.ts";
import type { Field } from "../../../page/fields/read-fields.ts";
import { formsOfRegion } from "../../../page/filling/regions.ts";
import { languageCodes, languages } from "../../../words/languages.ts";
import { normalise, phraseIndex } from "../../../words/normalise.ts";
import { countryNames } from "../../../words/places/countries.ts";
import type { KnownBuyer } from "../../form/fields/known-buyer.ts";

const details = { city: "city", state: "state", postalCode: "postal_code" } as const;
type PlaceRole = keyof typeof details;
const placeRoles: ReadonlySet<FieldRole> = new Set(Object.keys(details) as PlaceRole[]);

/**
 * What a field that asks for several parts of the place holds, in its order: "Castlemaine VIC 3450" for "Suburb,
 * state, postcode". Undefined for a field of one part, and beside fields for the others.
 */
export function wholePlace(
  field: Field,
  { fields, buyer }: { fields: readonly Field[]; buyer: KnownBuyer },
): string | undefined {
  if (!placeRoles.has(field.role)) return undefined;
  const said = normalise(field.label);
  const named = (["city", "state", "postalCode"] as const)
    .map((role) => ({ role, at: firstIndex(said, role) }))
    .filter(({ role, at }) => at >= 0 && !isBeside(role, field, fields))
    .toSorted((one, other) => one.at - other.at);
  const isOfTown = named.some(({ role }) => role === "city") && named.length > 1;
  const parts = named.flatMap(({ role }) => buyer[details[role]] ?? []);
  return isOfTown && parts.length > 1 ? parts.join(" ") : undefined;
}

function firstIndex(said: string, role: PlaceRole): number {
  const places = languages.flatMap(({ fields }) => fields[role].map((phrase) => phraseIndex(said, phrase)));
  const found = places.filter((at) => at >= 0);
  return found.length === 0 ? -1 : Math.min(...found);
}

function isBeside(role: FieldRole, field: Field, fields: readonly Field[]): boolean {
  return fields.some(
    (other) => other !== field && other.enabled && other.role === role && other.purpose === field.purpose,
  );
}

/** A list that suggests towns for what is typed, and may take nothing else. */
export function looksUpPlace({ role, control }: Field): boolean {
  return control === "combobox" && (role === "city" || role === "postalCode");
}

/** Whether a text says where the buyer lives, and nothing else: "CASTLEMAINE VIC 3450", "3450 Castlemaine". */
export function isPlaceOf(text: string, buyer: KnownBuyer): boolean {
  return placeIn(text, buyer) !== undefined;
}

/** The one of these that says most of where the buyer lives, and nothing else. */
export function pickPlaceOf<Item>(
  offered: readonly Item[],
  textOf: (item: Item) => string,
  buyer: KnownBuyer,
): Item | undefined {
  const fitting = offered.flatMap((item) => {
    const parts = placeIn(textOf(item), buyer);
    return parts === undefined ? [] : [{ item, parts }];
  });
  const most = Math.max(...fitting.map(({ parts }) => parts));
  return findOnly(fitting.filter(({ parts }) => parts === most))?.item;
}

/** How many parts of the place a text names; undefined if it names another place, or neither town nor postal code. */
function placeIn(text: string, { city, state, postal_code, country_code }: KnownBuyer): number | undefined {
  const plain = normalise(text);
  if (plain === "") return undefined;
  const parts = [
    { isNeeded: true, names: [city, ...withoutSpace(city)] },
    { isNeeded: true, names: [postal_code, ...withoutSpace(postal_code)] },
    { isNeeded: false, names: state === undefined ? [] : [state, ...formsOfRegion(state, country_code)] },
    {
      isNeeded: false,
      names: country_code === undefined ? [] : countryNames(country_code, languageCodes),
    },
  ];
  let left = plain;
  let named = 0;
  let isPlaced = false;
  for (const { isNeeded, names } of parts) {
    const said = names
      .flatMap((name) => (name === undefined ? [] : [normalise(name)]))
      .toSorted((one, other) => other.length - one.length)
      .find((name) => phraseIndex(left, name) >= 0);
    if (said === undefined) continue;
    left = left.replace(said, " ").replace(/\s+/g, " ").trim();
    named += 1;
    isPlaced ||= isNeeded;
  }
  return isPlaced && left === "" ? named : undefined;
}

/** Postal codes are written with and without a space. */
function withoutSpace(text: string | undefined): string[] {
  return text !== undefined && /\d/.test(text) ? [text.replace(/\s/g, "")] : [];
}
