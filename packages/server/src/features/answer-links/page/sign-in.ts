import * as oauth from "oauth4webapi";
import { z } from "zod";
import { fetchFromProvider } from "../../../platform/identity/fetch-from-provider.ts";
import { LinkToken } from "./link-token.ts";

export interface SignIn {
  /** Where to send the browser, and the cookie it must send back. */
  begin(token: string): Promise<{ url: string; cookie: string }>;
  /**
   * Undefined if the provider refused, the answer doesn't belong to this browser's request, or the link has
   * ended.
   */
  finish(
    address: URL,
    cookies: string | undefined,
    isLink: (token: string) => Promise<boolean>,
  ): Promise<{ token: string; session: string } | undefined>;
}

interface Identity {
  issuer: string;
  clientId: string;
  audience: string;
}

const Pending = z.object({
  token: LinkToken,
  state: z.string().min(1),
  nonce: z.string().min(1),
  verifier: z.string().min(1),
});

/** Long enough to look up a password. */
const lifetimeSeconds = 600;
const path = "/signed-in";

/**
 * Signs a person in at the workspace's identity provider: authorization code with PKCE, as in the dashboard.
 */
export function createSignIn(identity: Identity, origin: () => string): SignIn {
  const issuer = new URL(identity.issuer);
  // Unencrypted requests are only allowed if the operator configured an http issuer.
  const options = {
    [oauth.allowInsecureRequests]: issuer.protocol === "http:",
    [oauth.customFetch]: fetchFromProvider,
  };
  const client: oauth.Client = { client_id: identity.clientId, [oauth.clockTolerance]: 300 };
  const redirectUri = (): string => new URL(path, origin()).href;
  // Not cached: sign-ins here are rare, and a provider may move its endpoints.
  const discover = async () =>
    oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, options));
  const usesIdToken = identity.audience === identity.clientId;

  return {
    begin: async (token) => {
      const server = await discover();
      const pending = {
        token,
        state: oauth.generateRandomState(),
        nonce: oauth.generateRandomNonce(),
        verifier: oauth.generateRandomCodeVerifier(),
      };
      const url = new URL(server.authorization_endpoint ?? "");
      const parameters = {
        client_id: identity.clientId,
        redirect_uri: redirectUri(),
        response_type: "code",
        scope: "openid email profile",
        state: pending.state,
        nonce: pending.nonce,
        code_challenge: await oauth.calculatePKCECodeChallenge(pending.verifier),
        code_challenge_method: "S256",
        ...(!usesIdToken && { audience: identity.audience }),
      };
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
      return { url: url.href, cookie: pendingCookie(pending, origin()) };
    },
    finish: async (address, cookies, isLink) => {
      const pending = readPending(cookies);
      if (!pending || !(await isLink(pending.token))) return undefined;
      const server = await discover();
      const parameters = validateAnswer(() =>
        oauth.validateAuthResponse(server, client, address, pending.state),
      );
      if (!parameters) return undefined;
      try {
        const answer = await oauth.processAuthorizationCodeResponse(
          server,
          client,
          await oauth.authorizationCodeGrantRequest(
            server,
            client,
            oauth.None(),
            parameters,
            redirectUri(),
            pending.verifier,
            options,
          ),
          { expectedNonce: pending.nonce, requireIdToken: true },
        );
        const session = usesIdToken ? answer.id_token : answer.access_token;
        return session === undefined ? undefined : { token: pending.token, session };
      } catch (error) {
        // The provider refused the code.
        if (error instanceof oauth.ResponseBodyError) return undefined;
        throw error;
      }
    },
  };
}

/** Anyone can make up an address, so an invalid one is not an error of the page, whatever is wrong with it. */
function validateAnswer(validate: () => URLSearchParams): URLSearchParams | undefined {
  try {
    const parameters = validate();
    return parameters.getAll("code").length === 1 ? parameters : undefined;
  } catch {
    return undefined;
  }
}

function pendingCookie(pending: z.infer<typeof Pending>, origin: string): string {
  const value = Buffer.from(JSON.stringify(pending)).toString("base64url");
  const isSecure = origin.startsWith("https:");
  return `sign-in=${value}; Path=${path}; HttpOnly; SameSite=Lax; Max-Age=${lifetimeSeconds}${isSecure ? "; Secure" : ""}`;
}

function readPending(cookies: string | undefined): z.infer<typeof Pending> | undefined {
  const [, value = ""] = /(?:^|;\s*)sign-in=([\w-]+)(?:;|$)/.exec(cookies ?? "") ?? [];
  try {
    return Pending.safeParse(JSON.parse(Buffer.from(value, "base64url").toString())).data;
  } catch {
    return undefined;
  }
}
