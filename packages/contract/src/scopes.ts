import { z } from "zod";

export const scopeResources = [
  "checkouts",
  "buyer-profiles",
  "buyer-sessions",
  "webhooks",
  "api-keys",
  "usage",
  "billing",
] as const;
export type ScopeResource = (typeof scopeResources)[number];

export type ResourceScope = `${ScopeResource}.${"read" | "write"}`;
export type Scope = ResourceScope | "*";

export const validScopes: readonly Scope[] = [
  "*",
  ...scopeResources.flatMap((resource) => [`${resource}.read`, `${resource}.write`] as const),
];

/** Whether the text is a scope that a key may hold. */
export function isScope(text: string): text is Scope {
  return (validScopes as readonly string[]).includes(text);
}

export const ScopeSchema = z.enum(validScopes);

/** `write` implies `read` of the same resource; `*` implies everything and is implied only by `*`. */
export function scopeCovers(held: readonly string[], required: Scope): boolean {
  if (held.includes("*") || held.includes(required)) return true;
  return required.endsWith(".read") && held.includes(required.replace(/\.read$/, ".write"));
}

/**
 * The scope that a call under `/v1` needs, from its first path segment and whether the method reads.
 * Undefined if the segment is not one of the seven resources.
 */
export function requiredScope(method: string, path: string): ResourceScope | undefined {
  const segment = /^\/v1\/([^/?#]+)/.exec(path)?.[1];
  const resource = scopeResources.find((name) => name === segment);
  return resource && `${resource}.${method === "GET" ? "read" : "write"}`;
}
