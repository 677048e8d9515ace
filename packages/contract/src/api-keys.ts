import { z } from "zod";
import { Budget, BudgetSpent, CreateBudget } from "./budgets.ts";
import { findHostname, Hostname } from "./hostnames.ts";
import { limits } from "./limits.ts";
import { Subject, Timestamp, Uuid } from "./primitives.ts";
import { ScopeSchema, validScopes } from "./scopes.ts";

export const ApiKeyMode = z.enum(["test", "live"]);
export type ApiKeyMode = z.infer<typeof ApiKeyMode>;

/** `ck_<mode>_` and 24 random bytes in base64url. */
export const apiKeyFormat = /^ck_(test|live)_[A-Za-z0-9_-]{32}$/;
export const apiKeyRandomBytes = 24;
/** How many characters of a key may be shown again. */
export const keyPrefixLength = 16;

/** Scheme, host and port, as a browser writes them. Only this machine may be addressed without encryption. */
const FrameOrigin = z
  .string()
  .refine((text) => isFrameOrigin(text), "must be an https origin, such as https://shop.example.com");

function isFrameOrigin(text: string): boolean {
  const url = URL.parse(text);
  if (url?.origin !== text || url.origin === "null") return false;
  // A URL's host may contain characters with a meaning in the policy: "https://*" is every page.
  if (findHostname(url.hostname) === undefined && !/^\[[\da-f:]+\]$/.test(url.hostname)) return false;
  return url.protocol === "https:" || /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(text);
}

/** `scopes` accepts any strings here: the server rejects unknown ones with a list of the valid scopes. */
export const CreateApiKeyBody = z.strictObject({
  mode: ApiKeyMode,
  label: z.string().max(limits.label.maxLength).optional(),
  scopes: z.array(z.string().meta({ enum: [...validScopes] })).optional(),
  subject: Subject.optional(),
  budget: CreateBudget.optional(),
  /** Registrable domains: the only merchants that the key buys from. */
  merchants: z.array(Hostname).min(1).max(limits.mandate.maxMerchants).optional(),
  /** After this the key is no longer accepted, and purchases it started are no longer approved. */
  expiresAt: z.iso.datetime({ offset: true }).optional(),
  /** Pages that may frame the answer page, for links created with the key. Only listed origins may. */
  frameOrigins: z.array(FrameOrigin).min(1).max(limits.answerLink.maxFrameOrigins).optional(),
});
export type CreateApiKeyBody = z.input<typeof CreateApiKeyBody>;

/** Absent if the key has none. */
const mandate = {
  budget: Budget.optional(),
  merchants: z.array(z.string()).optional(),
  expiresAt: Timestamp.optional(),
  frameOrigins: z.array(z.string()).optional(),
};

export const CreatedApiKey = z.object({
  id: Uuid,
  mode: ApiKeyMode,
  scopes: z.array(ScopeSchema),
  keyPrefix: z.string(),
  ...mandate,
  /** The plain text, shown only once. */
  key: z.string(),
});
export type CreatedApiKey = z.infer<typeof CreatedApiKey>;

export const ApiKey = z.object({
  id: Uuid,
  label: z.string().nullable(),
  mode: ApiKeyMode,
  scopes: z.array(ScopeSchema),
  /** Null for a key that acts for the whole tenant. */
  subject: z.string().nullable(),
  keyPrefix: z.string(),
  ...mandate,
  /** Present if there is a budget: what is spent or held for purchases under way. */
  spent: BudgetSpent.optional(),
  lastUsedAt: Timestamp.nullable(),
  revokedAt: Timestamp.nullable(),
  createdAt: Timestamp,
});
export type ApiKey = z.infer<typeof ApiKey>;

/** The whole collection; `keys` repeats `data` under its older name. */
export const ApiKeyList = z.object({
  data: z.array(ApiKey),
  keys: z.array(ApiKey),
  nextCursor: z.null(),
});
export type ApiKeyList = z.infer<typeof ApiKeyList>;

export const RevokedApiKey = z.object({ revoked: z.literal(true), id: Uuid });
