import type { AnswerValues, ShippingField } from "@cartwright/contract";
import { formatAddress } from "localized-address-format";
import type { Buyer } from "../../../checkout-host.ts";

/** Known details of the buyer, flat, keyed as in the `shipping` question. No empty values. */
export type KnownBuyer = Readonly<Partial<Record<ShippingField, string>>>;

/** Whose details a form asks for. */
export interface Parties {
  /** Whom the goods are for. */
  buyer: KnownBuyer;
  /** Who pays, if the goods go to somebody else or somewhere else: the bill and the card are theirs. */
  payer?: KnownBuyer | undefined;
  /** Which of a form's addresses the goods were addressed in: a shop may call its only one that of the bill. */
  goesTo?: "shipping" | "billing";
}

export function payerOf({ buyer, payer }: Parties): KnownBuyer {
  return payer ?? buyer;
}

/** The payer's details, with the goods' address where theirs is not known. */
export function knownPayer({ payer }: { payer?: Buyer }, goods: KnownBuyer): KnownBuyer | undefined {
  if (payer === undefined) return undefined;
  const { email, phone, ...known } = knownBuyer(payer);
  const contact = { ...(goods.email && { email: goods.email }), ...(goods.phone && { phone: goods.phone }) };
  if (known.address_line1 !== undefined) return { ...contact, ...known };
  const { first_name, last_name } = known;
  return { ...goods, ...(first_name && { first_name }), ...(last_name && { last_name }) };
}

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

/** What follows the first line of the address, part by part: a flat, a part of the town, a district. */
export function linesBelow({ address_line2 = "" }: KnownBuyer): string[] {
  return address_line2.split(/,\s*/).filter(Boolean);
}

/** The buyer merged with an answer; values left empty in the answer are kept. */
export function withAnswer(buyer: KnownBuyer, answer: AnswerValues): KnownBuyer {
  const answered = withoutBlanks(answer as KnownBuyer);
  return {
    ...buyer,
    ...answered,
    ...(answered.country_code && { country_code: answered.country_code.toUpperCase() }),
  };
}

/** Countries where shops offer no delivery without the state or province. */
const countriesWithState = new Set(["US", "CA"]);
const alwaysNeeded: readonly ShippingField[] = [
  "email",
  "first_name",
  "last_name",
  "address_line1",
  "city",
  "country_code",
];

/**
 * Missing details that every delivery needs, as far as that can be foreseen. `alsoNeeded`: what the page
 * itself requires.
 */
export function missingDetails(buyer: KnownBuyer, alsoNeeded: readonly ShippingField[]): ShippingField[] {
  const country = buyer.country_code ?? "";
  const needed = new Set<ShippingField>([...alwaysNeeded, ...alsoNeeded]);
  if (hasPostalCodes(country)) needed.add("postal_code");
  if (countriesWithState.has(country)) needed.add("state");
  return [...needed].filter((field) => buyer[field] === undefined);
}

/** Based on the country's address format, which drops a postal code that it doesn't use. */
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
