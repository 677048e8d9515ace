import type { Budget } from "@cartwright/contract";
import type { KeyMode, Plan } from "../platform/database/tables.ts";

/** The caller, authenticated by a key or a session. */
export interface Caller {
  tenantId: string;
  /** Undefined for a dashboard session. */
  keyId: string | undefined;
  scopes: readonly string[];
  /** The only end user this caller may act for; undefined means the whole tenant. */
  subject: string | undefined;
  mode: KeyMode;
  /** Set for keys with a budget, a list of merchants or an end date. */
  mandate?: { budget: Budget | undefined; merchants: readonly string[] | undefined };
  tenant: CallerTenant;
}

interface CallerTenant {
  name: string;
  sandboxOnly: boolean;
  plan: Plan | null;
  activeLimit: number | null;
  dailyLimit: number | null;
}

/** A person signed in at the identity provider, possibly without a workspace. */
export interface SessionIdentity {
  /** The provider. User ids are only unique within it. */
  issuer: string;
  userId: string;
  email: string | undefined;
}

/**
 * The result of authenticating a bearer token. A session without a workspace has an identity but no caller.
 */
export type Authentication =
  | { kind: "key"; caller: Caller }
  | { kind: "session"; identity: SessionIdentity; caller: Caller | undefined };
