import { z } from "zod";
import { Plan } from "./plans.ts";
import { Timestamp } from "./primitives.ts";

/** The current acceptable-use policy. Workspaces that accepted an earlier one are asked again. */
export const currentPolicyVersion = "2026-11-01";

/** What a workspace needs to be activated. */
export const ActivationStep = z.enum(["plan", "identity", "aup"]);
export type ActivationStep = z.infer<typeof ActivationStep>;

export const Billing = z.object({
  plan: Plan.nullable(),
  /** The payment processor's own words; null before anything was started there. */
  subscriptionStatus: z.string().nullable(),
  identityStatus: z.string().nullable(),
  aupAcceptedAt: Timestamp.nullable(),
  aupVersion: z.string().nullable(),
  activatedAt: Timestamp.nullable(),
  missing: z.array(ActivationStep),
});
export type Billing = z.infer<typeof Billing>;

export const CheckoutSessionBody = z.object({ plan: Plan });

export const AcceptAupBody = z.object({ version: z.string().trim().min(1).max(64) });

/** A page of the payment processor to redirect the person to. */
export const ProcessorPage = z.object({ url: z.url() });
export type ProcessorPage = z.infer<typeof ProcessorPage>;
