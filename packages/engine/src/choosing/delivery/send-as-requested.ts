import type { AddressedOrder, Buyer, CheckoutOrder } from "../../checkout-host.ts";
import { findOnly } from "../../find-only.ts";
import { normalise } from "../../words/normalise.ts";
import { emailsIn } from "../request/request-details.ts";
import { type Recipient, recipientIn, withoutRecipient } from "./recipient-in.ts";

/**
 * Takes the address that the request gives. The profile's buyer remains who pays: the bill, the card, the e-mail address.
 * Without an address in the profile, the request's is that of both.
 */
export function sendAsRequested(order: CheckoutOrder): AddressedOrder {
  const { request, buyer } = order;
  const recipient = recipientIn(request);
  if (request === undefined || !recipient) return order;
  const contact = contactIn(request, buyer);
  const rest = { ...order, request: withoutRecipient(request, recipient) };
  const payer = { ...buyer, ...(contact && { contact }) };
  if (isHome(recipient, buyer) && !isNamedOtherwise(recipient, buyer)) return { ...rest, buyer: payer };
  const name = recipient.name ?? buyer.name;
  const goods = { ...payer, ...(name && { name }), shipping: shippingTo(recipient, order) };
  const isOther = buyer.shipping?.addressLines?.[0] !== undefined || isNamedOtherwise(recipient, buyer);
  return { ...rest, buyer: goods, ...(isOther && { payer }) };
}

/** What a profile says of a name and an address, replaced by what the request says of the parcel's. */
export function addressAsRequested<Known extends { name: object | null; shipping: object | null }>(
  known: Known,
  {
    url,
    request,
    countryCode,
  }: { url: string; request?: string | null | undefined; countryCode?: string | undefined },
): Known {
  const { name, shipping } = known;
  const order = { url, allowedDomains: [], ...(request && { request }), ...(countryCode && { countryCode }) };
  const { buyer } = sendAsRequested({
    ...order,
    buyer: { ...(name && { name }), ...(shipping && { shipping }) },
  });
  return { ...known, name: buyer.name ?? null, shipping: buyer.shipping ?? null };
}

/** A country is written only on parcels that cross a border. */
function shippingTo(
  { shipping }: Recipient,
  { buyer, countryCode }: CheckoutOrder,
): NonNullable<Buyer["shipping"]> {
  const country = shipping.countryCode ?? buyer.shipping?.countryCode ?? countryCode;
  return { ...shipping, ...(country !== undefined && { countryCode: country }) };
}

/** The profile's own address, written once more. */
function isHome({ shipping }: Recipient, { shipping: own }: Buyer): boolean {
  const numberOf = (line = "") => /\d+/.exec(line)?.[0];
  const code = (text = "") => normalise(text).replaceAll(" ", "");
  return (
    code(own?.postalCode) === code(shipping.postalCode) &&
    numberOf(own?.addressLines?.join(" ")) === numberOf(shipping.addressLines[0])
  );
}

function isNamedOtherwise({ name }: Recipient, { name: own }: Buyer): boolean {
  if (!name || (own?.first === undefined && own?.last === undefined)) return false;
  return normalise(`${name.first} ${name.last ?? ""}`) !== normalise(`${own.first ?? ""} ${own.last ?? ""}`);
}

/** Beside an address, the only e-mail address and telephone number are those to be reached by, if no others are known. */
function contactIn(request: string, { contact }: Buyer): Buyer["contact"] {
  const email = contact?.email ?? findOnly(emailsIn(request));
  const phone = contact?.phone ?? findOnly(request.match(/\+\d[\d ()/-]{6,18}\d/g) ?? [])?.trim();
  if (email === undefined && phone === undefined) return contact;
  return { ...(email !== undefined && { email }), ...(phone !== undefined && { phone }) };
}
