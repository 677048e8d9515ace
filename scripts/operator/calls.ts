export interface OperatorCall {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  path: string;
  body?: Readonly<Record<string, unknown>>;
}

export const usage = `usage: npm run operator -- COMMAND
  tenants                              all tenants, newest first
  tenant ID                            one tenant
  suspend ID | restore ID              stops, and lets again, everything the tenant's keys may do
  set ID NAME=VALUE ...                dailyLimit, activeLimit, plan (personal, business, scale, null), activated
  mint-key ID test|live [SCOPE ...]    a new key; its text is shown once
  signups open|paused|closed
  erase-subject TENANT SUBJECT         erases an end user: profiles, sign-ins, keys, what checkouts say of a person
  erase-profile TENANT PROFILE         erases a buyer profile with all its traces
  erase-tenant TENANT                  erases a workspace; its usage records stay
  vault-keys                           what each of VAULT_KEYS is still needed for
  run-job NAME                         runs a scheduled job now
  ready                                whether the service is`;

type Command = (...words: string[]) => OperatorCall | undefined;

const tenantPath = (id: string): string => `/tenants/${encodeURIComponent(id)}`;

const commands: Readonly<Record<string, Command>> = {
  tenants: () => ({ method: "GET", path: "/tenants" }),
  tenant: (id) => (id === undefined ? undefined : { method: "GET", path: tenantPath(id) }),
  suspend: (id) => changeTenant(id, { suspended: true }),
  restore: (id) => changeTenant(id, { suspended: false }),
  set: (id, ...assignments) => changeTenant(id, readAssignments(assignments)),
  "mint-key": (id, mode, ...scopes) =>
    id === undefined || mode === undefined
      ? undefined
      : {
          method: "POST",
          path: `${tenantPath(id)}/api-keys`,
          body: { mode, ...(scopes.length > 0 && { scopes }) },
        },
  signups: (state) =>
    state === undefined ? undefined : { method: "PATCH", path: "/signups", body: { state } },
  "run-job": (name) =>
    name === undefined ? undefined : { method: "POST", path: `/jobs/${encodeURIComponent(name)}` },
  "erase-subject": (tenantId, subject) => erase({ tenantId, subject }),
  "erase-profile": (tenantId, buyerProfileId) => erase({ tenantId, buyerProfileId }),
  "erase-tenant": (id) => (id === undefined ? undefined : { method: "DELETE", path: tenantPath(id) }),
  "vault-keys": () => ({ method: "GET", path: "/vault-keys" }),
  ready: () => ({ method: "GET", path: "/ready" }),
};

/** Undefined if the words are not a command. The service validates the values. */
export function findCall([name = "", ...words]: readonly string[]): OperatorCall | undefined {
  return Object.hasOwn(commands, name) ? commands[name]?.(...words) : undefined;
}

function erase(whom: Readonly<Record<string, string | undefined>>): OperatorCall | undefined {
  if (Object.values(whom).includes(undefined)) return undefined;
  return { method: "POST", path: "/erasures", body: whom };
}

function changeTenant(id: string | undefined, changes: OperatorCall["body"]): OperatorCall | undefined {
  if (id === undefined || changes === undefined) return undefined;
  return { method: "PATCH", path: tenantPath(id), body: changes };
}

/** `plan=null dailyLimit=500`: numbers, booleans and null as in JSON, anything else as text. */
function readAssignments(assignments: readonly string[]): Record<string, unknown> | undefined {
  const pairs = assignments.map((assignment) => /^(\w+)=(.*)$/.exec(assignment));
  if (pairs.length === 0 || pairs.includes(null)) return undefined;
  return Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? "", readValue(pair?.[2] ?? "")]));
}

function readValue(text: string): unknown {
  return /^(true|false|null|-?\d+)$/.test(text) ? JSON.parse(text) : text;
}
