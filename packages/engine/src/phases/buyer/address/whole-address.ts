import { formatAddress } from "localized-address-format";
import type { FieldRole } from "../../../page/fields/field-role.ts";
import type { Field } from "../../../page/fields/read-fields.ts";
import { isUnspaced, normalise, splitName } from "../../../words/normalise.ts";
import { says } from "../../../words/says.ts";
import type { KnownBuyer } from "../../form/fields/known-buyer.ts";

/** Parts of an address other than its first line: a form with a field for one of these wants it there. */
const parts: ReadonlySet<FieldRole> = new Set(["city", "postalCode", "state", "houseNumber", "addressLine2"]);
const names: ReadonlySet<FieldRole> = new Set(["firstName", "lastName", "fullName"]);

/**
 * The address as one text, for a form with a single address field. Undefined if the form has fields for its
 * parts, or the field is for the street only. A box of several lines takes what no other field does, if that is the town.
 */
export function wholeAddress(
  field: Field,
  { fields, buyer }: { fields: readonly Field[]; buyer: KnownBuyer },
): string | undefined {
  const beside = fields.filter(({ enabled, purpose }) => enabled && purpose === field.purpose);
  const said = normalise(`${field.label} ${field.placeholder} ${splitName(field.name)}`);
  const isForStreet = says(said, ({ street }) => street);
  const elsewhere = beside.flatMap(({ role }) => (parts.has(role) ? [role] : []));
  const isForRest =
    field.control === "textarea" && elsewhere.every((role) => role !== "city" && role !== "houseNumber");
  // "Town and street", where no other field takes the town.
  const isForTown = says(said, ({ fields: words }) => words.city) && !elsewhere.includes("city");
  if (isForStreet && isForTown) return townAndStreet(field, without(buyer, elsewhere));
  if (isForStreet || (elsewhere.length > 0 && !isForRest)) return undefined;
  const lines = linesOf(without(buyer, elsewhere));
  if (lines.length < 2) return undefined;
  const asksForName = says(said, ({ fields: words }) => words.fullName);
  const isNamed = fields.some(({ role }) => names.has(role));
  const name = [buyer.first_name, buyer.last_name].filter(Boolean).join(" ");
  const all = asksForName && !isNamed ? [name, ...lines] : lines;
  const text = all.join(", ");
  return text.length > (field.maxLength ?? text.length) ? undefined : text;
}

function townAndStreet({ maxLength }: Field, buyer: KnownBuyer): string | undefined {
  const { address_line1, city, postal_code: _code, state: _state, ...rest } = buyer;
  if (!address_line1 || !city) return undefined;
  const isRunTogether = isUnspaced(city) && isUnspaced(address_line1);
  const text = isRunTogether ? city + address_line1 : linesOf({ ...rest, address_line1, city }).join(", ");
  return text.length > (maxLength ?? text.length) ? undefined : text;
}

function without(buyer: KnownBuyer, roles: readonly FieldRole[]): KnownBuyer {
  const { postal_code, state, address_line2, ...rest } = buyer;
  const has = (role: FieldRole) => roles.includes(role);
  return {
    ...rest,
    ...(postal_code && !has("postalCode") && { postal_code }),
    ...(state && !has("state") && { state }),
    ...(address_line2 && !has("addressLine2") && { address_line2 }),
  };
}

function linesOf(buyer: KnownBuyer): string[] {
  const { address_line1, address_line2, city, state, postal_code, country_code } = buyer;
  return formatAddress({
    ...(country_code && { postalCountry: country_code }),
    ...(state && { administrativeArea: state }),
    ...(city && { locality: city }),
    ...(postal_code && { postalCode: postal_code }),
    addressLines: [address_line1, address_line2].filter((line): line is string => Boolean(line)),
  });
}
