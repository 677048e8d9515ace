import { hash, timingSafeEqual } from "node:crypto";
import { messages } from "@cartwright/contract";
import { ServiceError } from "../platform/service-error.ts";
import { findBearerToken } from "./bearer-token.ts";
import type { Authentication, Caller } from "./caller.ts";

/** An API key that is not revoked, with the tenant it belongs to. */
export interface ActiveKey {
  keyHash: Uint8Array;
  isTenantSuspended: boolean;
  caller: Caller & { keyId: string };
}

export interface CredentialSources {
  /** Must see a revocation or a suspension that was committed before the call. */
  findActiveKey(keyHash: Uint8Array): Promise<ActiveKey | undefined>;
  /** Best effort: returns at once and never fails. */
  recordKeyUse(keyId: string): void;
  /** Throws for a token that proves nothing. Undefined where no identity provider is configured. */
  verifySession: ((token: string) => Promise<Authentication>) | undefined;
}

/** Takes the `Authorization` header; throws where it proves no caller. */
export type Authenticate = (authorization: string | undefined) => Promise<Authentication>;

export function createAuthenticate(sources: CredentialSources): Authenticate {
  return async (authorization) => {
    const token = findBearerToken(authorization);
    if (!token) throw refuse(messages.authentication.missingBearerToken);
    return token.kind === "key"
      ? authenticateKey(sources, token.text)
      : authenticateSession(sources, token.text);
  };
}

async function authenticateKey(sources: CredentialSources, text: string): Promise<Authentication> {
  const keyHash = hash("sha256", text, "buffer");
  const key = await sources.findActiveKey(keyHash);
  if (!key || !timingSafeEqual(key.keyHash, keyHash)) throw refuse(messages.authentication.invalidApiKey);
  if (key.isTenantSuspended) throw new ServiceError("forbidden", messages.authentication.tenantSuspended);
  sources.recordKeyUse(key.caller.keyId);
  return { kind: "key", caller: key.caller };
}

async function authenticateSession(sources: CredentialSources, text: string): Promise<Authentication> {
  if (!sources.verifySession) {
    throw refuse(messages.authentication.invalidSessionToken("dashboard sessions are not configured"));
  }
  return sources.verifySession(text);
}

function refuse(message: string): ServiceError {
  return new ServiceError("unauthenticated", message);
}
