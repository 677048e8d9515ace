import { z } from "zod";
import { pageOf } from "./pages.ts";
import { Subject, Timestamp, Uuid } from "./primitives.ts";

// Only the types within the three documents are checked, and that the e-mail address is one line: any field may be
// missing (`{}` is a valid value), and fields not named here are kept and returned, so that nothing sent is lost silently.

export const PersonName = z.looseObject({ first: z.string().optional(), last: z.string().optional() });
export type PersonName = z.infer<typeof PersonName>;

export const Contact = z.looseObject({ email: z.string().optional(), phone: z.string().optional() });
export type Contact = z.infer<typeof Contact>;

export const ShippingAddress = z.looseObject({
  addressLines: z.array(z.string()).optional(),
  locality: z.string().optional(),
  /** The short code (`CA`); required in the United States and Canada. */
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

const isOneLine = ({ email = "" }: Contact) => !/\p{Cc}/u.test(email);

const editableFields = {
  label: z.string().nullable().optional(),
  name: PersonName.nullable().optional(),
  // Codes are mailed to the address: a line end would begin another header of the mail.
  contact: Contact.nullable()
    .refine((contact) => contact === null || isOneLine(contact), {
      path: ["email"],
      error: "may not hold line ends or other control characters",
    })
    .optional(),
  shipping: ShippingAddress.nullable().optional(),
};

/** Null is treated like an absent field, so that a profile read from the API can be created again. */
export const CreateBuyerProfileBody = z.strictObject({ ...editableFields, subject: Subject.optional() });
export type CreateBuyerProfileBody = z.input<typeof CreateBuyerProfileBody>;

/** Each field that is present replaces its whole document. The server checks that at least one is present. */
export const UpdateBuyerProfileBody = z.strictObject(editableFields);
export type UpdateBuyerProfileBody = z.input<typeof UpdateBuyerProfileBody>;

export const BuyerProfilePage = pageOf(BuyerProfile);
export type BuyerProfilePage = z.infer<typeof BuyerProfilePage>;

export const DeletedBuyerProfile = z.object({ deleted: z.literal(true), id: Uuid });
