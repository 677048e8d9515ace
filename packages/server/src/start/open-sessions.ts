import { findSessionOwner } from "../features/workspaces/find-session-owner.ts";
import type { SessionSource } from "../http/authenticate.ts";
import { createKeySet } from "../platform/identity/key-set.ts";
import { verifySessionToken } from "../platform/identity/session-tokens.ts";
import type { Platform } from "./platform.ts";

/**
 * Verifies people's sessions, if an identity provider is configured. The provider isn't contacted before the
 * first one.
 */
export function openSessions({ config, database, clock, onError }: Platform): SessionSource | undefined {
  const { identity } = config;
  if (!identity) return undefined;
  const { issuer } = identity;
  const rules = { ...identity, keys: createKeySet({ issuer, clock }), clock, onError };
  return {
    verify: async (token) => {
      const verified = await verifySessionToken(rules, token);
      return verified.kind === "invalid"
        ? verified
        : { kind: "valid", identity: { issuer, ...verified.person } };
    },
    findOwner: (person) => findSessionOwner(database.db, person),
  };
}
