import { ApiError, type Client, type ResourceScope } from "@cartwright/contract";

/** An id that doesn't exist: calls that would change it end with a 404. */
const nowhere = "00000000-0000-4000-8000-000000000000";

/**
 * Returns what a client's key may do. The API does not list a key's scopes, but checks them before anything
 * else, so each scope that the tools need is tried with a call that changes nothing.
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

/** Only an explicit "missing scope" counts. If the service is unreachable, each call will report that. */
async function isHeld(call: () => Promise<unknown>): Promise<boolean> {
  try {
    await call();
    return true;
  } catch (error) {
    return !(error instanceof ApiError) || error.body?.requiredScope === undefined;
  }
}
