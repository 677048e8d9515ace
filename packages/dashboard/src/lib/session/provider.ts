import * as oauth from "oauth4webapi";
import { z } from "zod";
import type { IdentitySettings } from "../settings.ts";
import { keepPending, type PendingSignIn } from "./pending-sign-in.ts";

export interface Tokens {
  /** The token that the API accepts. */
  bearer: string;
  idToken: string;
  refreshToken: string | undefined;
  /** On the monotonic clock of `performance.now()`. */
  staleAtMs: number;
}

export interface Person {
  id: string;
  name: string | undefined;
  email: string | undefined;
}

/** The identity provider, as this page uses it. */
export interface Provider {
  /** Leaves the page. `silent`: returns without prompting, signed in or not. */
  leaveToSignIn(options: { returnTo: string; silent: boolean }): Promise<void>;
  /** Exchanges the code in the address for tokens. */
  complete(address: URL, pending: PendingSignIn): Promise<{ tokens: Tokens; person: Person }>;
  renew(tokens: Tokens): Promise<Tokens>;
  /** The provider's sign-out page; undefined if it has none. */
  signOutUrl(idToken: string): string | undefined;
}

/** How long before expiry a token counts as stale: it must still be valid when the request arrives. */
const marginMs = 10_000;
const scope = "openid email profile offline_access";

export async function openProvider(identity: IdentitySettings): Promise<Provider> {
  const issuer = new URL(identity.issuer);
  // Unencrypted only if the operator configured an issuer address with http.
  const options = { [oauth.allowInsecureRequests]: issuer.protocol === "http:" };
  const server = await oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, options));
  const client: oauth.Client = { client_id: identity.clientId, [oauth.clockTolerance]: 300 };
  const party: Party = { identity, server, client, options, redirectUri: `${location.origin}/signed-in` };
  return {
    leaveToSignIn: (how) => leaveToSignIn(party, how),
    complete: (address, pending) => complete(party, address, pending),
    renew: (tokens) => renew(party, tokens),
    signOutUrl: (idToken) => signOutUrl(party, idToken),
  };
}

/** The client and the provider, for every exchange. */
interface Party {
  identity: IdentitySettings;
  server: oauth.AuthorizationServer;
  client: oauth.Client;
  options: oauth.TokenEndpointRequestOptions;
  redirectUri: string;
}

async function leaveToSignIn(
  { identity, server, redirectUri }: Party,
  { returnTo, silent }: { returnTo: string; silent: boolean },
): Promise<void> {
  const pending = {
    state: oauth.generateRandomState(),
    nonce: oauth.generateRandomNonce(),
    verifier: oauth.generateRandomCodeVerifier(),
    returnTo,
  };
  const url = new URL(server.authorization_endpoint ?? "");
  const parameters = {
    client_id: identity.clientId,
    redirect_uri: redirectUri,
    response_type: "code",
    scope,
    state: pending.state,
    nonce: pending.nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(pending.verifier),
    code_challenge_method: "S256",
    ...(silent && { prompt: "none" }),
    // Some providers issue a token that an API can verify only if its audience is requested.
    ...(!isIdTokenBearer(identity) && { audience: identity.audience }),
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  keepPending(pending);
  location.assign(url);
}

async function complete(
  party: Party,
  address: URL,
  { state, nonce, verifier }: PendingSignIn,
): Promise<{ tokens: Tokens; person: Person }> {
  const { server, client, redirectUri, options } = party;
  const parameters = oauth.validateAuthResponse(server, client, address, state);
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    oauth.None(),
    parameters,
    redirectUri,
    verifier,
    options,
  );
  const answer = await oauth.processAuthorizationCodeResponse(server, client, response, {
    expectedNonce: nonce,
    requireIdToken: true,
  });
  const claims = oauth.getValidatedIdTokenClaims(answer);
  const person = { id: claims?.sub ?? "", name: text(claims?.name), email: text(claims?.email) };
  return { tokens: tokensOf(party, answer), person };
}

async function renew(party: Party, { refreshToken, idToken }: Tokens): Promise<Tokens> {
  const { server, client, options } = party;
  const response = await oauth.refreshTokenGrantRequest(
    server,
    client,
    oauth.None(),
    refreshToken ?? "",
    options,
  );
  const answer = await oauth.processRefreshTokenResponse(server, client, response);
  // Tokens missing from the response stay as they are.
  return tokensOf(party, {
    id_token: idToken,
    ...(refreshToken && { refresh_token: refreshToken }),
    ...answer,
  });
}

function signOutUrl({ server }: Party, idToken: string): string | undefined {
  if (server.end_session_endpoint === undefined) return undefined;
  const url = new URL(server.end_session_endpoint);
  url.searchParams.set("id_token_hint", idToken);
  url.searchParams.set("post_logout_redirect_uri", `${location.origin}/`);
  return url.href;
}

type Answer = Pick<oauth.TokenEndpointResponse, "id_token" | "access_token" | "refresh_token">;

function tokensOf({ identity }: Party, answer: Answer): Tokens {
  const idToken = answer.id_token ?? "";
  const bearer = isIdTokenBearer(identity) ? idToken : answer.access_token;
  return {
    bearer,
    idToken,
    refreshToken: answer.refresh_token,
    staleAtMs: performance.now() + lifetimeMs(bearer) - marginMs,
  };
}

/** The session token is an access token, or the ID token if the API has no audience of its own. */
function isIdTokenBearer({ audience, clientId }: IdentitySettings): boolean {
  return audience === clientId;
}

/** The token's own lifetime, counted from its arrival: the clocks of provider and browser may differ. */
function lifetimeMs(token: string): number {
  const [, payload = ""] = token.split(".");
  const { exp, iat } = Lifetime.parse(JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/"))));
  return (exp - iat) * 1000;
}

const Lifetime = z.object({ exp: z.number(), iat: z.number() });

function text(claim: unknown): string | undefined {
  return typeof claim === "string" && claim !== "" ? claim : undefined;
}
