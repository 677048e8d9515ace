import type { BuyerProfile, UpdateBuyerProfileBody } from "@cartwright/contract";

/** A profile as form fields. */
export interface ProfileFields {
  label: string;
  subject: string;
  first: string;
  last: string;
  email: string;
  phone: string;
  street: string;
  addition: string;
  locality: string;
  area: string;
  postalCode: string;
  countryCode: string;
}

export function fieldsOf(profile: BuyerProfile | undefined): ProfileFields {
  const { name, contact, shipping } = profile ?? {};
  const [street = "", ...addition] = shipping?.addressLines ?? [];
  return {
    label: profile?.label ?? "",
    subject: profile?.subject ?? "",
    first: name?.first ?? "",
    last: name?.last ?? "",
    email: contact?.email ?? "",
    phone: contact?.phone ?? "",
    street,
    addition: addition.join(", "),
    locality: shipping?.locality ?? "",
    area: shipping?.administrativeAreaCode ?? "",
    postalCode: shipping?.postalCode ?? "",
    countryCode: shipping?.countryCode ?? "",
  };
}

/** The request body: each document whole, including properties set by other clients. */
export function bodyOf(fields: ProfileFields, known: BuyerProfile | undefined): UpdateBuyerProfileBody {
  const addressLines = [fields.street, fields.addition].map((line) => line.trim()).filter(Boolean);
  return {
    label: fields.label.trim() || null,
    name: documentOf(known?.name, { first: fields.first, last: fields.last }),
    contact: documentOf(known?.contact, { email: fields.email, phone: fields.phone }),
    shipping: documentOf(known?.shipping, {
      addressLines,
      locality: fields.locality,
      administrativeAreaCode: fields.area,
      postalCode: fields.postalCode,
      countryCode: fields.countryCode,
    }),
  };
}

/** Null if the document is empty. */
function documentOf<Document extends object>(
  known: Document | null | undefined,
  fields: Readonly<Record<string, string | string[]>>,
): Document | null {
  const document: Record<string, unknown> = { ...known };
  for (const [name, value] of Object.entries(fields)) {
    const trimmed = typeof value === "string" ? value.trim() : value;
    if (trimmed.length > 0) document[name] = trimmed;
    else delete document[name];
  }
  return Object.keys(document).length > 0 ? (document as Document) : null;
}
