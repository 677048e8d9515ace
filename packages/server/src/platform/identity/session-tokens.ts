import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from "jose";
import type { Clock } from "../clock.ts";
import { IdentityProviderUnreachableError } from "./key-set.ts";

/** The signed-in person, according to the provider. */
export interface SignedIn {
  userId: string;
  email: string | undefined;
}

export type VerifiedToken = { kind: "valid"; person: SignedIn } | { kind: "invalid"; reason: string };

export interface SessionTokenRules {
  issuer: string;
  /** The application that the person signed in to: the token's authorised party, if it has one. */
  clientId: string;
  audience: string;
  keys: JWTVerifyGetKey;
  clock: Clock;
  /** Called if the provider can't be reached. */
  onError: (error: Error) => void;
}

/** Only asymmetric signatures: excludes shared secrets and `none`. */
const algorithms = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"];
/** Allowed difference between two machines' clocks. */
const clockToleranceSeconds = 5;

/** Verifies that a token is a session of this service: signature, issuer, application and time. */
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
  // OpenID Connect allows at most 255 ASCII characters.
  if (sub === undefined || !/^[\x21-\x7e]{1,255}$/.test(sub)) return { kind: "invalid", reason: "malformed" };
  const isAddress = typeof email === "string" && isVerified !== false && /^[\x21-\x7e]{3,200}$/.test(email);
  return { kind: "valid", person: { userId: sub, email: isAddress ? email : undefined } };
}

/** A token has an audience, an authorised party, or both. At least one is required, and each must be ours. */
function isForThisApplication({ audience, clientId }: SessionTokenRules, { aud, azp }: JWTPayload): boolean {
  if (aud === undefined && azp === undefined) return false;
  const isForUs = aud === undefined || (typeof aud === "string" ? [aud] : aud).includes(audience);
  return isForUs && (azp === undefined || azp === clientId);
}

/** A message for the sender of the token. Undefined for internal failures. */
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
