import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { exportJWK, exportSPKI, generateKeyPair, SignJWT } from "jose";

/** Signs any claims, even ones that no honest provider would issue. Its keys are real, served over HTTP. */
export interface TestIdentityProvider {
  issuer: string;
  /** The settings of a server that accepts its sessions. */
  environment: Readonly<Record<string, string>>;
  /** A current session with overrides; a claim that is undefined is left out. */
  sign(claims?: Readonly<Record<string, unknown>>, header?: { alg?: string; kid?: string }): Promise<string>;
  /** Switches to a new key, and serves only that one. */
  rotate(): Promise<void>;
  /** As PEM, which an attacker might use as a shared secret. */
  publicKey(): string;
  /** How often the keys were fetched. */
  looks(): number;
  close(): Promise<void>;
}

export const clientId = "cartwright-dashboard";

export async function startIdentityProvider(): Promise<TestIdentityProvider> {
  let looks = 0;
  let current = await createKey();
  const server = createServer((request, response) => {
    response.setHeader("content-type", "application/json");
    if (request.url === "/jwks") {
      looks += 1;
      response.end(JSON.stringify({ keys: [current.jwk] }));
    } else if (request.url === "/token") {
      response.statusCode = 400;
      response.end(JSON.stringify({ error: "invalid_grant" }));
    } else response.end(JSON.stringify(describe(issuer)));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const issuer = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  return {
    issuer,
    environment: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId },
    sign: async (claims = {}, header = {}) => {
      const iat = Math.floor(Date.now() / 1000);
      const usual = { iss: issuer, aud: clientId, sub: randomUUID(), iat, exp: iat + 60 };
      return new SignJWT({ ...usual, ...claims })
        .setProtectedHeader({ alg: "RS256", kid: current.kid, ...header })
        .sign(current.privateKey);
    },
    rotate: async () => {
      current = await createKey();
    },
    publicKey: () => current.pem,
    looks: () => looks,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** It knows no authorization code: people cannot sign in here. */
function describe(issuer: string) {
  return {
    issuer,
    jwks_uri: `${issuer}/jwks`,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    authorization_response_iss_parameter_supported: true,
  };
}

async function createKey() {
  const { privateKey, publicKey } = await generateKeyPair("RS256", { extractable: true });
  const kid = randomUUID();
  const pem = await exportSPKI(publicKey);
  return { kid, privateKey, pem, jwk: { ...(await exportJWK(publicKey)), kid, alg: "RS256", use: "sig" } };
}
