import { z } from "zod";
import { WorkspaceErrorCode } from "./workspaces.ts";

export const ValidationIssue = z.object({
  code: z.string(),
  path: z.array(z.union([z.string(), z.number()])),
  message: z.string(),
  /** On `unrecognized_keys`: the fields that are not known. */
  keys: z.array(z.string()).optional(),
});
export type ValidationIssue = z.infer<typeof ValidationIssue>;

/** The one shape of every error. Which of the further fields is there depends on the refusal. */
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
  /** On a merchant that the key does not name. */
  merchants: z.array(z.string()).optional(),
  /** On a `maxCost` above the ceiling of the plan. */
  planCeilingUsd: z.number().optional(),
  /** On an idempotency conflict: the checkout that holds the key. */
  checkoutId: z.string().optional(),
  /** On the routes of dashboard sessions alone. */
  code: WorkspaceErrorCode.optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
export type ErrorDetails = Omit<ErrorBody, "error" | "message">;

/** What a failed parse says on the wire: Zod's own issues without whatever else they carry. */
export function validationIssues(error: z.core.$ZodError): ValidationIssue[] {
  return error.issues.map((issue) => ({
    code: issue.code,
    path: issue.path.map((step) => (typeof step === "symbol" ? String(step) : step)),
    message: issue.message,
    ...(issue.code === "unrecognized_keys" && { keys: issue.keys }),
  }));
}
