import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from "jose";
import type { Clock } from "../clock.ts";
import { IdentityProviderUnreachableError } from "./key-set.ts";

/** Who signed in, as the provider says. */
export interface SignedIn {
  userId: string;
  email: string | undefined;
}

export type VerifiedToken = { kind: "valid"; person: SignedIn } | { kind: "invalid"; reason: string };

export interface SessionTokenRules {
  issuer: string;
  /** The application that a person signed in to: the authorised party of a token, where it names one. */
  clientId: string;
  audience: string;
  keys: JWTVerifyGetKey;
  clock: Clock;
  /** Hears why the provider could not be asked. */
  onError: (error: Error) => void;
}

/** Signatures that only the provider can make. What a public key verifies can then be no shared secret, and `none` is no signature. */
const algorithms = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"];
/** Two machines' clocks may differ by this much. */
const clockToleranceSeconds = 5;

/** Whether a token is a session of this service: by signature, issuer, application and time. */
export async function verifySessionToken(rules: SessionTokenRules, token: string): Promise<VerifiedToken> {
  try {
    const { payload } = await jwtVerify(token, rules.keys, {
      algorithms,
      issuer: rules.issuer,
      requiredClaims: ["exp", "sub"],
      clockTolerance: clockToleranceSeconds,
      currentDate: rules.clock.now(),
    });
    return judgeClaims(rules, payload);
  } catch (error) {
    if (error instanceof IdentityProviderUnreachableError) rules.onError(error);
    const reason = reasonOf(error);
    if (reason === undefined) throw error;
    return { kind: "invalid", reason };
  }
}

function judgeClaims(rules: SessionTokenRules, payload: JWTPayload): VerifiedToken {
  const { sub, email, email_verified: isVerified } = payload;
  if (!isForThisApplication(rules, payload)) return { kind: "invalid", reason: "wrong application" };
  // OpenID Connect: at most 255 ASCII characters.
  if (sub === undefined || !/^[\x21-\x7e]{1,255}$/.test(sub)) return { kind: "invalid", reason: "malformed" };
  const isAddress = typeof email === "string" && isVerified !== false && /^[\x21-\x7e]{3,200}$/.test(email);
  return { kind: "valid", person: { userId: sub, email: isAddress ? email : undefined } };
}

/** A token names an audience, or who it was issued to, or both. One has to be there, and neither may be another's. */
function isForThisApplication({ audience, clientId }: SessionTokenRules, { aud, azp }: JWTPayload): boolean {
  if (aud === undefined && azp === undefined) return false;
  const isForUs = aud === undefined || (typeof aud === "string" ? [aud] : aud).includes(audience);
  return isForUs && (azp === undefined || azp === clientId);
}

/** In words for whoever sent it. Undefined for a failure of ours. */
function reasonOf(error: unknown): string | undefined {
  if (error instanceof errors.JWTExpired) return "expired";
  if (error instanceof errors.JWTClaimValidationFailed)
    return error.claim === "iss" ? "wrong issuer" : (claimReasons[error.claim] ?? "malformed");
  if (error instanceof errors.JWSSignatureVerificationFailed) return "the signature does not match";
  if (error instanceof errors.JOSEAlgNotAllowed) return "the algorithm is not allowed";
  if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys)
    return "signed with an unknown key";
  if (error instanceof IdentityProviderUnreachableError || error instanceof errors.JWKSTimeout)
    return "the identity provider cannot be reached";
  return error instanceof errors.JOSEError || error instanceof TypeError ? "malformed" : undefined;
}

const claimReasons: Readonly<Record<string, string>> = { nbf: "not valid yet", exp: "it never expires" };
