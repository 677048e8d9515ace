import { createHash, randomBytes } from "node:crypto";
import type { Shopper } from "./shopper.ts";

const redirectUri = "http://127.0.0.1:4200/signed-in";
export const clientId = "cartwright-dashboard";

export interface Tokens {
  id_token: string;
  refresh_token: string;
}

/** The path that the dashboard redirects a browser to, and the verifier that it keeps secret. */
export function beginSignIn(extra: Readonly<Record<string, string>> = {}): {
  path: string;
  verifier: string;
} {
  const verifier = randomBytes(32).toString("base64url");
  const query = new URLSearchParams({
    client_id: clientId,
    response_type: "code",
    scope: "openid email profile",
    redirect_uri: redirectUri,
    state: "s",
    code_challenge_method: "S256",
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    ...extra,
  });
  return { path: `/auth?${query}`, verifier };
}

/** Follows redirects within the provider. Returns the first address elsewhere, or a sign-in page. */
export async function follow(browser: Shopper, host: string, from: string): Promise<URL> {
  let next = new URL(from, `http://${host}/`);
  for (let hop = 0; hop < 8; hop++) {
    const { headers, status } = await browser.get(`${next.pathname}${next.search}`, { host });
    if (headers.location === undefined)
      throw new Error(`${next.pathname} answered ${status} and led nowhere`);
    next = new URL(headers.location, next);
    if (next.hostname !== host || next.pathname.startsWith("/sign-")) return next;
  }
  throw new Error("the redirects have no end");
}

export async function redeem(
  browser: Shopper,
  host: string,
  fields: Readonly<Record<string, string>>,
): Promise<{ status: number; tokens: Tokens }> {
  const answer = await browser.postForm("/token", { client_id: clientId, ...fields }, { host });
  return { status: answer.status, tokens: answer.json<Tokens>() };
}

/** Opens an account and returns to the dashboard with tokens. */
export async function signUpByHttp(
  browser: Shopper,
  host: string,
  person: { name: string; email: string; password: string },
): Promise<Tokens> {
  const { path, verifier } = beginSignIn();
  const page = await follow(browser, host, path);
  const { headers } = await browser.postForm(`${page.pathname}/new`, person, { host });
  const landed = await follow(browser, host, headers.location ?? "");
  const code = landed.searchParams.get("code") ?? "";
  const { tokens } = await redeem(browser, host, {
    grant_type: "authorization_code",
    code,
    code_verifier: verifier,
    redirect_uri: redirectUri,
  });
  return tokens;
}
