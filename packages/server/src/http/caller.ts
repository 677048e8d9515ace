import type { Budget } from "@cartwright/contract";
import type { KeyMode, Plan } from "../platform/database/tables.ts";

/** Who is calling, once a key or a session has proved it. */
export interface Caller {
  tenantId: string;
  /** Undefined for a dashboard session. */
  keyId: string | undefined;
  scopes: readonly string[];
  /** The only end user this caller may act for; undefined means the whole tenant. */
  subject: string | undefined;
  mode: KeyMode;
  /** Of a key that may buy only so much, at some merchants, or until some day. */
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

/** A person who signed in at the identity provider. They may not have a workspace yet. */
export interface SessionIdentity {
  /** The provider. Another may give the same id to somebody else. */
  issuer: string;
  userId: string;
  email: string | undefined;
}

/** What stands behind a bearer token. A session without a workspace has an identity and no caller. */
export type Authentication =
  | { kind: "key"; caller: Caller }
  | { kind: "session"; identity: SessionIdentity; caller: Caller | undefined };
