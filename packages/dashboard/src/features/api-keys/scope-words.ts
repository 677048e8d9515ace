import type { Scope, ScopeResource } from "@cartwright/contract";

/** The name of each resource, and what its scopes permit. */
export const resourceWords: Readonly<Record<ScopeResource, { name: string; read: string; write: string }>> = {
  checkouts: { name: "Checkouts", read: "See them", write: "Begin, answer, cancel" },
  "buyer-profiles": { name: "Buyer profiles", read: "See them", write: "Create, change, delete" },
  "buyer-sessions": { name: "Buyer sessions", read: "See them", write: "Forget" },
  webhooks: { name: "Webhooks", read: "See them", write: "Register, revoke" },
  "api-keys": { name: "API keys", read: "See them", write: "Create, revoke" },
  usage: { name: "Usage", read: "See it", write: "Nothing more" },
  billing: { name: "Billing", read: "Nothing: people only", write: "Nothing: people only" },
};

/** "Everything", "Checkouts", "Checkouts (read) and 2 more". */
export function describeScopes(scopes: readonly Scope[]): string {
  if (scopes.includes("*")) return "Everything";
  const [first, ...more] = scopes;
  if (first === undefined) return "Nothing";
  return more.length === 0 ? first : `${first} and ${more.length} more`;
}
