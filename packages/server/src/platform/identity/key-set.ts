import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from "jose";
import { z } from "zod";
import { type Clock, systemClock } from "../clock.ts";
import { getJson } from "./get-json.ts";

const Discovery = z.object({ issuer: z.string(), jwks_uri: z.url({ protocol: /^https?$/ }) });

/** The provider cannot be asked. Nothing is said about the token. */
export class IdentityProviderUnreachableError extends Error {
  override readonly name = "IdentityProviderUnreachableError";
}

export interface KeySetOptions {
  issuer: string;
  clock?: Clock;
  /** How soon after a look a key that is not among the known ones is looked for again. */
  cooldownMs?: number;
}

const timeoutMs = 5_000;
const keptMs = 10 * 60_000;
const defaultCooldownMs = 30_000;
/** So long a provider that could not be reached is left alone, however many tokens come meanwhile. */
const restMs = 5_000;

/**
 * The keys that an OpenID provider signs with, found by its discovery document. They are kept, and looked at again when they are
 * ten minutes old or a token names one that is not among them: providers rotate.
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
