import { z } from "zod";
import { WorkspaceErrorCode } from "./workspaces.ts";

export const ValidationIssue = z.object({
  code: z.string(),
  path: z.array(z.union([z.string(), z.number()])),
  message: z.string(),
  /** On `unrecognized_keys`: the unknown fields. */
  keys: z.array(z.string()).optional(),
});
export type ValidationIssue = z.infer<typeof ValidationIssue>;

/** The shape of every error. Which of the optional fields are present depends on the refusal. */
export const ErrorBody = z.object({
  error: z.literal(true),
  message: z.string(),
  /** On validation failures. */
  issues: z.array(ValidationIssue).optional(),
  /** On a missing scope. */
  requiredScope: z.string().optional(),
  /** On an unknown scope at key creation. */
  validScopes: z.array(z.string()).optional(),
  /** On an attempt to grant more than the calling key holds. */
  heldScopes: z.array(z.string()).optional(),
  /** On sandbox confinement. */
  sandboxMerchants: z.array(z.string()).optional(),
  /** On a merchant that the key does not list. */
  merchants: z.array(z.string()).optional(),
  /** On a `maxCost` above the plan's ceiling. */
  planCeilingUsd: z.number().optional(),
  /** On an idempotency conflict: the checkout created with the key. */
  checkoutId: z.string().optional(),
  /** Only on routes for dashboard sessions. */
  code: WorkspaceErrorCode.optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
export type ErrorDetails = Omit<ErrorBody, "error" | "message">;

/** A failed parse as sent on the wire: Zod's issues, reduced to these fields. */
export function validationIssues(error: z.core.$ZodError): ValidationIssue[] {
  return error.issues.map((issue) => ({
    code: issue.code,
    path: issue.path.map((step) => (typeof step === "symbol" ? String(step) : step)),
    message: issue.message,
    ...(issue.code === "unrecognized_keys" && { keys: issue.keys }),
  }));
}
