import { Plan, ScopeSchema, Uuid } from "@cartwright/contract";
import { z } from "zod";

const limit = z.int().min(0).max(1_000_000);

/** Omitted fields stay unchanged. */
export const TenantChanges = z.strictObject({
  suspended: z.boolean().optional(),
  activated: z.boolean().optional(),
  dailyLimit: limit.optional(),
  activeLimit: limit.optional(),
  plan: Plan.nullable().optional(),
});
export type TenantChanges = z.infer<typeof TenantChanges>;

export const KeyToMint = z.strictObject({
  mode: z.enum(["test", "live"]),
  scopes: z.array(ScopeSchema).min(1).default(["*"]),
  subject: z.string().min(1).max(200).nullable().default(null),
  label: z.string().min(1).max(200).nullable().default(null),
});
export type KeyToMint = z.output<typeof KeyToMint>;

export const SignupChange = z.strictObject({ state: z.enum(["open", "paused", "closed"]) });
export type SignupChange = z.infer<typeof SignupChange>;

/** What to erase in a tenant: an end user, or a buyer profile with its traces. */
export const ErasureRequest = z.union([
  z.strictObject({ tenantId: Uuid, subject: z.string().trim().min(1).max(200) }),
  z.strictObject({ tenantId: Uuid, buyerProfileId: Uuid }),
]);
export type ErasureRequest = z.infer<typeof ErasureRequest>;

/** A missing body is the same as an empty one. */
export const Nothing = z.strictObject({}).optional();
