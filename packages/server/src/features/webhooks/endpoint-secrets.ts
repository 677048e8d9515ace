import type { Sealer } from "../../platform/encryption/seal.ts";
import { Secret } from "../../platform/secret.ts";

/** How an endpoint's secret is stored: encrypted if there is a vault key, otherwise in plain text. */
export interface StoredSecret {
  secret: string | null;
  sealed_secret: Uint8Array | null;
}

export function storeSecret(
  sealer: Sealer | undefined,
  { endpointId, secret }: { endpointId: string; secret: string },
): StoredSecret {
  if (sealer === undefined) return { secret, sealed_secret: null };
  return { secret: null, sealed_secret: sealer.seal(Buffer.from(secret), endpointId) };
}

/** Endpoints registered before there was a vault key keep working. Throws if the key is gone. */
export function revealSecret(
  sealer: Sealer | undefined,
  { endpointId, stored }: { endpointId: string; stored: StoredSecret },
): Secret<string> {
  if (stored.secret !== null) return new Secret(stored.secret);
  if (stored.sealed_secret === null || sealer === undefined)
    throw new Error("the endpoint's secret is sealed and there are no VAULT_KEYS to open it");
  return new Secret(sealer.open(stored.sealed_secret, endpointId).toString());
}
