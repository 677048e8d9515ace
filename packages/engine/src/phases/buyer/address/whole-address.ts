import { formatAddress } from "localized-address-format";
import type { FieldRole } from "../../../page/fields/field-role.ts";
import type { Field } from "../../../page/fields/read-fields.ts";
import { normalise, splitName } from "../../../words/normalise.ts";
import { says } from "../../../words/says.ts";
import type { KnownBuyer } from "../../form/fields/known-buyer.ts";

/** Parts of an address other than its first line: a form with a field for one of these wants it there. */
const parts: ReadonlySet<FieldRole> = new Set(["city", "postalCode", "state", "houseNumber", "addressLine2"]);
const names: ReadonlySet<FieldRole> = new Set(["firstName", "lastName", "fullName"]);

/**
 * The address as one text, for a form with a single address field. Undefined if the form has fields for its
 * parts, or the field is for the street only.
 */
export function wholeAddress(
  field: Field,
  { fields, buyer }: { fields: readonly Field[]; buyer: KnownBuyer },
): string | undefined {
  const beside = fields.filter(({ enabled, purpose }) => enabled && purpose === field.purpose);
  const said = normalise(`${field.label} ${field.placeholder} ${splitName(field.name)}`);
  const isForStreet = says(said, ({ street }) => street);
  if (isForStreet || beside.some(({ role }) => parts.has(role))) return undefined;
  const lines = linesOf(buyer);
  if (lines.length < 2) return undefined;
  const asksForName = says(said, ({ fields: words }) => words.fullName);
  const isNamed = fields.some(({ role }) => names.has(role));
  const name = [buyer.first_name, buyer.last_name].filter(Boolean).join(" ");
  const all = asksForName && !isNamed ? [name, ...lines] : lines;
  const text = all.join(", ");
  return text.length > (field.maxLength ?? text.length) ? undefined : text;
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
