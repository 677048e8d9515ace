import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from "jose";
import { z } from "zod";
import { type Clock, systemClock } from "../clock.ts";
import { getJson } from "./get-json.ts";

const Discovery = z.object({ issuer: z.string(), jwks_uri: z.url({ protocol: /^https?$/ }) });

/** The provider can't be reached. Says nothing about the token. */
export class IdentityProviderUnreachableError extends Error {
  override readonly name = "IdentityProviderUnreachableError";
}

export interface KeySetOptions {
  issuer: string;
  clock?: Clock;
  /** How soon an unknown key may be looked up again. */
  cooldownMs?: number;
}

const timeoutMs = 5_000;
const keptMs = 10 * 60_000;
const defaultCooldownMs = 30_000;
/** How long to wait after a failed request before trying the provider again. */
const restMs = 5_000;

/**
 * The signing keys of an OpenID provider, found through its discovery document. They are cached and fetched
 * again after ten minutes, or if a token names an unknown key, because providers rotate keys.
 */
export function createKeySet(options: KeySetOptions): JWTVerifyGetKey {
  const { issuer, clock = systemClock, cooldownMs = defaultCooldownMs } = options;
  let keys: Promise<JWTVerifyGetKey> | undefined;
  let failure: { error: IdentityProviderUnreachableError; at: number } | undefined;
  const open = async (): Promise<JWTVerifyGetKey> => {
    const { jwks_uri } = await discover(issuer);
    return createRemoteJWKSet(new URL(jwks_uri), {
      timeoutDuration: timeoutMs,
      cacheMaxAge: keptMs,
      cooldownDuration: cooldownMs,
      [customFetch]: async (url, { signal }) => Response.json(await reach(url, signal)),
    });
  };
  return async (header, token) => {
    if (failure && Math.abs(clock.now().getTime() - failure.at) < restMs) throw failure.error;
    keys ??= open();
    try {
      const find = await keys;
      return await find(header, token);
    } catch (error) {
      if (error instanceof IdentityProviderUnreachableError) {
        keys = undefined;
        failure = { error, at: clock.now().getTime() };
      }
      throw error;
    }
  };
}

async function discover(issuer: string): Promise<z.output<typeof Discovery>> {
  const url = `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
  const found = Discovery.safeParse(await reach(url, AbortSignal.timeout(timeoutMs)));
  if (!found.success || found.data.issuer !== issuer)
    throw new IdentityProviderUnreachableError(`${url} is not the discovery document of ${issuer}`);
  return found.data;
}

async function reach(url: string, signal: AbortSignal): Promise<unknown> {
  try {
    return await getJson(url, signal);
  } catch (cause) {
    throw new IdentityProviderUnreachableError(`${url} cannot be read`, { cause });
  }
}
