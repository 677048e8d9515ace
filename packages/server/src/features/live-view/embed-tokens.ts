import { isUuid } from "@cartwright/contract";
import { errors, jwtVerify, SignJWT } from "jose";
import type { Clock } from "../../platform/clock.ts";
import type { Secret } from "../../platform/secret.ts";

/** Permission from a valid token: to watch one checkout of one tenant for a limited time. */
export interface EmbedPermit {
  checkoutId: string;
  tenantId: string;
  expiresAt: Date;
}

export interface EmbedTokens {
  mint(watched: { checkoutId: string; tenantId: string }): Promise<{ token: string; expiresAt: Date }>;
  /** Undefined if the token is missing, forged, expired or for another checkout. */
  verify(token: string | undefined, checkoutId: string): Promise<EmbedPermit | undefined>;
}

const algorithm = "HS256";
const lifetimeSeconds = 15 * 60;

/** A token for one audience isn't valid for another, even if both use the same secret. */
export function createEmbedTokens(options: {
  secret: Secret<string>;
  clock: Clock;
  audience: "embed" | "pictures";
}): EmbedTokens {
  const { secret, clock, audience } = options;
  const key = new TextEncoder().encode(secret.reveal());
  return {
    mint: async ({ checkoutId, tenantId }) => {
      const issuedAt = Math.floor(clock.now().getTime() / 1000);
      const token = await new SignJWT({ tid: tenantId })
        .setProtectedHeader({ alg: algorithm })
        .setSubject(checkoutId)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifetimeSeconds)
        .sign(key);
      return { token, expiresAt: new Date((issuedAt + lifetimeSeconds) * 1000) };
    },
    verify: async (token, checkoutId) => {
      if (token === undefined) return undefined;
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [algorithm],
          audience,
          subject: checkoutId,
          requiredClaims: ["exp", "sub", "aud", "tid"],
          currentDate: clock.now(),
        });
        const { tid, exp = 0 } = payload;
        if (typeof tid !== "string" || !isUuid(tid) || !isUuid(checkoutId)) return undefined;
        return { checkoutId, tenantId: tid, expiresAt: new Date(exp * 1000) };
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}
