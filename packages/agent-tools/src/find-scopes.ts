import { ApiError, type Client, type ResourceScope } from "@cartwright/contract";

/** Names nothing: what would change it ends with a 404. */
const nowhere = "00000000-0000-4000-8000-000000000000";

/**
 * What the key of a client may do. The API tells no key its scopes, but it looks at them before anything else: each scope that the
 * tools need is tried by a call that changes nothing.
 */
export async function findScopes(client: Client): Promise<ResourceScope[]> {
  const trials: [ResourceScope, () => Promise<unknown>][] = [
    ["checkouts.read", () => client.checkouts.get(nowhere)],
    ["checkouts.write", () => client.checkouts.cancel(nowhere)],
    ["buyer-profiles.read", () => client.buyerProfiles.get(nowhere)],
    ["buyer-profiles.write", () => client.buyerProfiles.delete(nowhere)],
  ];
  const held = await Promise.all(trials.map(async ([scope, call]) => ((await isHeld(call)) ? [scope] : [])));
  return held.flat();
}

/** Only the service's own word that a scope is missing counts. Where it cannot be reached, each call will say so. */
async function isHeld(call: () => Promise<unknown>): Promise<boolean> {
  try {
    await call();
    return true;
  } catch (error) {
    return !(error instanceof ApiError) || error.body?.requiredScope === undefined;
  }
}
