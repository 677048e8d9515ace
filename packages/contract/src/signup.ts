import { z } from "zod";
import { limits } from "./limits.ts";
import { Uuid } from "./primitives.ts";

/** The e-mail is only for contact: there is no password or login. A missing body counts as an empty one. */
export const SignupBody = z
  .object({
    name: z.string().trim().min(1).max(limits.signup.maxNameLength).optional(),
    email: z.email().max(limits.signup.maxEmailLength).optional(),
  })
  .default({});
export type SignupBody = z.input<typeof SignupBody>;

export const SignedUp = z.object({
  tenantId: Uuid,
  name: z.string(),
  sandboxOnly: z.literal(true),
  sandboxMerchants: z.array(z.string()),
  /** A test key, shown only once. */
  apiKey: z.string(),
});
export type SignedUp = z.infer<typeof SignedUp>;
