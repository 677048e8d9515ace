import { hash, timingSafeEqual } from "node:crypto";
import { messages } from "@cartwright/contract";
import { ServiceError } from "../platform/service-error.ts";
import { findBearerToken } from "./bearer-token.ts";
import type { Authentication, Caller, SessionIdentity } from "./caller.ts";

/** An API key that isn't revoked, with its tenant. */
export interface ActiveKey {
  keyHash: Uint8Array;
  isTenantSuspended: boolean;
  caller: Caller & { keyId: string };
}

export interface CredentialSources {
  /** Must see revocations and suspensions committed before the call. */
  findActiveKey(keyHash: Uint8Array): Promise<ActiveKey | undefined>;
  /** Best effort: returns immediately and never fails. */
  recordKeyUse(keyId: string): void;
  /** Undefined if no identity provider is configured. */
  sessions: SessionSource | undefined;
}

/** A workspace that a signed-in person owns. */
export interface SessionOwner {
  isTenantSuspended: boolean;
  caller: Caller;
}

export interface SessionSource {
  verify(
    token: string,
  ): Promise<{ kind: "valid"; identity: SessionIdentity } | { kind: "invalid"; reason: string }>;
  /** Undefined if the person has no workspace yet. Must see what was committed before the call. */
  findOwner(identity: SessionIdentity): Promise<SessionOwner | undefined>;
}

/** Checks the `Authorization` header. Throws if it doesn't authenticate a caller. */
export type Authenticate = (authorization: string | undefined) => Promise<Authentication>;

export function createAuthenticate(sources: CredentialSources): Authenticate {
  return async (authorization) => {
    const token = findBearerToken(authorization);
    if (!token) throw refuse(messages.authentication.missingBearerToken);
    return token.kind === "key"
      ? authenticateKey(sources, token.text)
      : authenticateSession(sources.sessions, token.text);
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

async function authenticateSession(
  sessions: SessionSource | undefined,
  text: string,
): Promise<Authentication> {
  const { invalidSessionToken, tenantSuspended } = messages.authentication;
  if (!sessions) throw refuse(invalidSessionToken("dashboard sessions are not configured"));
  const verified = await sessions.verify(text);
  if (verified.kind === "invalid") throw refuse(invalidSessionToken(verified.reason));
  const { identity } = verified;
  const owner = await sessions.findOwner(identity);
  if (owner?.isTenantSuspended) throw new ServiceError("forbidden", tenantSuspended);
  return { kind: "session", identity, caller: owner?.caller };
}

function refuse(message: string): ServiceError {
  return new ServiceError("unauthenticated", message);
}
