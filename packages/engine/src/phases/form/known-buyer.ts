import type { AnswerValues, ShippingField } from "@cartwright/contract";
import { formatAddress } from "localized-address-format";
import type { Buyer } from "../../checkout-host.ts";

/** What is known of the buyer, flat, under the names of the `shipping` question. Only what is not empty. */
export type KnownBuyer = Readonly<Partial<Record<ShippingField, string>>>;

export function knownBuyer({ name, contact, shipping }: Buyer): KnownBuyer {
  const [line1, ...moreLines] = shipping?.addressLines ?? [];
  return withoutBlanks({
    email: contact?.email,
    first_name: name?.first,
    last_name: name?.last,
    phone: contact?.phone,
    address_line1: line1,
    address_line2: moreLines.join(", "),
    city: shipping?.locality,
    state: shipping?.administrativeAreaCode,
    postal_code: shipping?.postalCode,
    country_code: shipping?.countryCode?.toUpperCase(),
  });
}

/** The buyer with an answer laid over: what was left empty in the answer stays as it was. */
export function withAnswer(buyer: KnownBuyer, answer: AnswerValues): KnownBuyer {
  const answered = withoutBlanks(answer as KnownBuyer);
  return {
    ...buyer,
    ...answered,
    ...(answered.country_code && { country_code: answered.country_code.toUpperCase() }),
  };
}

/** Countries where no shop offers a delivery without the state or province. */
const countriesWithState = new Set(["US", "CA"]);
const alwaysNeeded: readonly ShippingField[] = [
  "email",
  "first_name",
  "last_name",
  "address_line1",
  "city",
  "country_code",
];

/** What a delivery cannot do without, as far as it can be foreseen. `alsoNeeded` is what the page itself insists on. */
export function missingDetails(buyer: KnownBuyer, alsoNeeded: readonly ShippingField[]): ShippingField[] {
  const country = buyer.country_code ?? "";
  const needed = new Set<ShippingField>([...alwaysNeeded, ...alsoNeeded]);
  if (hasPostalCodes(country)) needed.add("postal_code");
  if (countriesWithState.has(country)) needed.add("state");
  return [...needed].filter((field) => buyer[field] === undefined);
}

/** Told by how its addresses are written: what belongs nowhere is left out of them. */
function hasPostalCodes(postalCountry: string): boolean {
  return postalCountry === "" || formatAddress({ postalCountry, postalCode: "-" }).length > 0;
}

function withoutBlanks(details: Partial<Record<ShippingField, string | undefined>>): KnownBuyer {
  const filled = Object.entries(details).flatMap(([field, value]) => {
    const trimmed = value?.trim();
    return trimmed ? [[field, trimmed]] : [];
  });
  return Object.fromEntries(filled);
}
