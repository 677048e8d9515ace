import { z } from "zod";
import { pageOf } from "./pages.ts";
import { Subject, Timestamp, Uuid } from "./primitives.ts";

// The three documents are checked for types and nothing else: any field may be missing (`{}` is a value of
// its own), and fields not named here are kept and given back, so that nothing sent is lost in silence.

export const PersonName = z.looseObject({ first: z.string().optional(), last: z.string().optional() });
export type PersonName = z.infer<typeof PersonName>;

export const Contact = z.looseObject({ email: z.string().optional(), phone: z.string().optional() });
export type Contact = z.infer<typeof Contact>;

export const ShippingAddress = z.looseObject({
  addressLines: z.array(z.string()).optional(),
  locality: z.string().optional(),
  /** The short code (`CA`); needed in the United States and Canada. */
  administrativeAreaCode: z.string().optional(),
  postalCode: z.string().optional(),
  countryCode: z.string().optional(),
});
export type ShippingAddress = z.infer<typeof ShippingAddress>;

export const BuyerProfile = z.object({
  id: Uuid,
  label: z.string().nullable(),
  subject: z.string().nullable(),
  name: PersonName.nullable(),
  contact: Contact.nullable(),
  shipping: ShippingAddress.nullable(),
  createdAt: Timestamp,
});
export type BuyerProfile = z.infer<typeof BuyerProfile>;

const editableFields = {
  label: z.string().nullable().optional(),
  name: PersonName.nullable().optional(),
  contact: Contact.nullable().optional(),
  shipping: ShippingAddress.nullable().optional(),
};

/** A null is taken like an absent field, so that a profile read from the API can be created again. */
export const CreateBuyerProfileBody = z.strictObject({ ...editableFields, subject: Subject.optional() });
export type CreateBuyerProfileBody = z.input<typeof CreateBuyerProfileBody>;

/** Each field that is present replaces its whole document. That one must be present is for the server to say. */
export const UpdateBuyerProfileBody = z.strictObject(editableFields);
export type UpdateBuyerProfileBody = z.input<typeof UpdateBuyerProfileBody>;

export const BuyerProfilePage = pageOf(BuyerProfile);
export type BuyerProfilePage = z.infer<typeof BuyerProfilePage>;

export const DeletedBuyerProfile = z.object({ deleted: z.literal(true), id: Uuid });
