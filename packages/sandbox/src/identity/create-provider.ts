import type { DatabaseSync } from "node:sqlite";
import Provider, {
  type Configuration,
  interactionPolicy,
  type JWK,
  type KoaContextWithOIDC,
} from "oidc-provider";
import type { Html } from "../html.ts";
import type { Accounts } from "./accounts.ts";
import { refusedPage, signedOutPage, signOutPage } from "./pages.ts";
import { openProviderState } from "./provider-state.ts";
import { provideSigningKeys, type SigningKeys } from "./signing-keys.ts";

/** The application that people sign in to. The service uses the same id. */
export const CLIENT_ID = "cartwright-dashboard";

/** A session lasts a minute, as with hosted providers, and is renewed silently. */
const sessionSeconds = 60;
const twoWeeksSeconds = 14 * 24 * 3600;

/** A certified OpenID provider, with this machine's accounts. */
export function createProvider(issuer: string, database: DatabaseSync, accounts: Accounts): Provider {
  return new Provider(issuer, {
    ...configurationOf(provideSigningKeys(database)),
    adapter: openProviderState(database),
    findAccount: (_context, id) => {
      const account = accounts.find(id);
      if (!account) return undefined;
      const { email, name } = account;
      return { accountId: id, claims: () => ({ sub: id, email, email_verified: true, name }) };
    },
  });
}

function configurationOf(keys: SigningKeys): Configuration {
  return {
    clients: [
      {
        client_id: CLIENT_ID,
        client_name: "Cartwright",
        // A public client without a secret. For a native application any loopback port is accepted, and the
        // dashboard may have any.
        application_type: "native",
        token_endpoint_auth_method: "none",
        grant_types: ["authorization_code", "refresh_token"],
        response_types: ["code"],
        redirect_uris: ["http://127.0.0.1/signed-in", "http://localhost/signed-in"],
        post_logout_redirect_uris: ["http://127.0.0.1/", "http://localhost/"],
      },
    ],
    jwks: { keys: [keys.signing as unknown as JWK] },
    cookies: { keys: [keys.cookie] },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: async (context, form) => show(context, signOutPage(form)),
        postLogoutSuccessSource: async (context) => show(context, signedOutPage()),
      },
    },
    interactions: { url: (_context, { uid }) => `/sign-in/${uid}`, policy: signInOnly() },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    conformIdTokenClaims: false,
    scopes: ["openid", "email", "profile", "offline_access"],
    issueRefreshToken: async () => true,
    // The token ends with the browser session, whether or not the page asked for longer access.
    expiresWithSession: async () => false,
    renderError: async (context, { error, error_description: description }) =>
      show(context, refusedPage(description ?? error)),
    clientBasedCORS: (_context, origin) => isLoopback(origin),
    loadExistingGrant: grantOfOurOwn,
    ttl: {
      IdToken: sessionSeconds,
      AccessToken: sessionSeconds,
      AuthorizationCode: 60,
      Interaction: 3600,
      Session: twoWeeksSeconds,
      Grant: twoWeeksSeconds,
      RefreshToken: twoWeeksSeconds,
    },
  };
}

function show(context: KoaContextWithOIDC, page: Html): void {
  context.type = "html";
  context.body = page.markup;
}

/** Skips consent: the application is the service's own. */
function signInOnly() {
  const policy = interactionPolicy.base();
  policy.remove("consent");
  return policy;
}

/** The grant that consent would have given. */
async function grantOfOurOwn({ oidc }: KoaContextWithOIDC) {
  const { client, session, provider } = oidc;
  if (!client || !session?.accountId) return undefined;
  const grantId = session.grantIdFor(client.clientId);
  const known = grantId && (await provider.Grant.find(grantId));
  if (known) return known;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope("openid email profile offline_access");
  await grant.save();
  return grant;
}

function isLoopback(origin: string): boolean {
  const hostname = URL.parse(origin)?.hostname ?? "";
  return hostname === "127.0.0.1" || hostname === "localhost" || hostname.endsWith(".localhost");
}
