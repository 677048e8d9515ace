import { Secret } from "../platform/secret.ts";
import type { Environment, Mistake } from "./environment.ts";

export interface Secrets {
  /** The first key encrypts, all of them decrypt. If undefined, no secrets may be stored. */
  vaultKeys: VaultKeyring | undefined;
  embedTokens: Secret<string> | undefined;
  internalCalls: Secret<string> | undefined;
  operations: Secret<string> | undefined;
}

export interface VaultKey {
  id: string;
  key: Secret<Buffer>;
}
export type VaultKeyring = readonly [VaultKey, ...VaultKey[]];

const keyBytes = 32;
const leastSecretLength = 16;

export function readSecrets(environment: Environment): { secrets: Secrets; mistakes: Mistake[] } {
  const mistakes: Mistake[] = [];
  const secret = (
    name: "EMBED_TOKEN_SECRET" | "INTERNAL_SECRET" | "OPERATIONS_TOKEN",
  ): Secret<string> | undefined => {
    const value = environment[name];
    if (value === undefined) return undefined;
    if (value.length < leastSecretLength)
      mistakes.push(`${name}: must have at least ${leastSecretLength} characters`);
    return new Secret(value);
  };
  const secrets: Secrets = {
    vaultKeys: readVaultKeys(environment.VAULT_KEYS, mistakes),
    embedTokens: secret("EMBED_TOKEN_SECRET"),
    internalCalls: secret("INTERNAL_SECRET"),
    operations: secret("OPERATIONS_TOKEN"),
  };
  return { secrets, mistakes };
}

function readVaultKeys(source: string | undefined, mistakes: Mistake[]): VaultKeyring | undefined {
  if (source === undefined) return undefined;
  const keys: VaultKey[] = [];
  for (const [index, part] of source.split(",").entries()) {
    const [, id, encoded] = /^\s*([A-Za-z0-9_-]{1,32}):([A-Za-z0-9+/_=-]+)\s*$/.exec(part) ?? [];
    const key = Buffer.from(encoded ?? "", "base64");
    if (id === undefined || key.length !== keyBytes)
      mistakes.push(`VAULT_KEYS: key ${index + 1} must be an id, a colon and ${keyBytes} bytes in base64`);
    else if (keys.some((other) => other.id === id))
      mistakes.push(`VAULT_KEYS: the id of key ${index + 1} is taken by another key`);
    else keys.push({ id, key: new Secret(key) });
  }
  const [first, ...rest] = keys;
  return first === undefined ? undefined : [first, ...rest];
}
