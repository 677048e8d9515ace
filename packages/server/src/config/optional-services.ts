import { Secret } from "../platform/secret.ts";
import type { Environment, Mistake, VariableName } from "./environment.ts";
import { isLoopbackUrl } from "./find-public-setting.ts";

export interface IdentityConfig {
  issuer: string;
  clientId: string;
  audience: string;
}

/**
 * `publicSetting` is the setting that makes the service public, `sandboxPort` the port the sandbox listens
 * on.
 */
export interface Surroundings {
  publicSetting: VariableName | undefined;
  sandboxPort: number;
}

/** The provider that signs people's sessions; undefined if there is none. */
export function readIdentity(
  environment: Environment,
  { publicSetting, sandboxPort }: Surroundings,
  mistakes: Mistake[],
): IdentityConfig | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_AUDIENCE: audience } = environment;
  if (issuer === undefined) {
    demandAbsent(environment, ["OIDC_CLIENT_ID", "OIDC_AUDIENCE"], "OIDC_ISSUER", mistakes);
    return undefined;
  }
  if (clientId === undefined) mistakes.push("OIDC_CLIENT_ID: is needed where OIDC_ISSUER is set");
  // The sandbox's provider signs in anyone as anyone.
  if (publicSetting !== undefined && isOfSandbox(issuer, sandboxPort))
    mistakes.push(`OIDC_ISSUER: cannot be the sandbox's where ${publicSetting} opens the service to others`);
  return { issuer, clientId: clientId ?? "", audience: audience ?? clientId ?? "" };
}

/** The sandbox's sites have names under `.localhost`. */
function isOfSandbox(url: string, sandboxPort: number): boolean {
  const { hostname, port } = new URL(url);
  return /\.localhost\.?$/.test(hostname) || (isLoopbackUrl(url) && port === `${sandboxPort}`);
}

export interface BillingConfig {
  secretKey: Secret<string>;
  apiBase: string | undefined;
  prices: { personal: string; business: string; scale: string; completedCheckout: string | undefined };
}

/** The payment processor; undefined if nothing is charged. */
export function readBilling(
  environment: Environment,
  { publicSetting }: Pick<Surroundings, "publicSetting">,
  mistakes: Mistake[],
): BillingConfig | undefined {
  const secretKey = environment.STRIPE_SECRET_KEY;
  if (secretKey === undefined) {
    demandAbsent(
      environment,
      ["STRIPE_PRICE_PERSONAL", "STRIPE_PRICE_BUSINESS", "STRIPE_PRICE_SCALE"],
      "STRIPE_SECRET_KEY",
      mistakes,
    );
    return undefined;
  }
  const apiBase = environment.STRIPE_API_BASE;
  const isElsewhere = apiBase === undefined || (apiBase.startsWith("https:") && !isLoopbackUrl(apiBase));
  // Anything that can impersonate the processor can make customers live.
  if (publicSetting !== undefined && !isElsewhere)
    mistakes.push(
      `STRIPE_API_BASE: must be an https address of another machine where ${publicSetting} opens the service to others`,
    );
  if (publicSetting !== undefined && isTestKey(secretKey))
    mistakes.push(
      `STRIPE_SECRET_KEY: cannot be a test key where ${publicSetting} opens the service to others, because its customers pay with test cards`,
    );
  const price = (name: "STRIPE_PRICE_PERSONAL" | "STRIPE_PRICE_BUSINESS" | "STRIPE_PRICE_SCALE"): string => {
    const id = environment[name];
    if (id === undefined) mistakes.push(`${name}: is needed where STRIPE_SECRET_KEY is set`);
    return id ?? "";
  };
  return {
    secretKey: new Secret(secretKey),
    apiBase,
    prices: {
      personal: price("STRIPE_PRICE_PERSONAL"),
      business: price("STRIPE_PRICE_BUSINESS"),
      scale: price("STRIPE_PRICE_SCALE"),
      completedCheckout: environment.STRIPE_PRICE_COMPLETED_CHECKOUT,
    },
  };
}

/** Secret and restricted keys of Stripe's test mode, where no money moves. */
function isTestKey(secretKey: string): boolean {
  return /^[rs]k_test_/.test(secretKey);
}

export interface AgentModelConfig {
  model: string;
  apiKey: Secret<string> | undefined;
  baseUrl: string | undefined;
}

/**
 * The model behind the general tier; if undefined, the form engine works alone. With a base URL, the model is
 * called there in OpenAI's wire format; without one, through the AI SDK's gateway under its name
 * `provider/model`.
 */
export function readAgentModel(environment: Environment, mistakes: Mistake[]): AgentModelConfig | undefined {
  const { AGENT_MODEL: model, AGENT_API_KEY: apiKey, AGENT_BASE_URL: baseUrl } = environment;
  if (model === undefined) {
    demandAbsent(environment, ["AGENT_API_KEY", "AGENT_BASE_URL"], "AGENT_MODEL", mistakes);
    return undefined;
  }
  // A rejected AGENT_BASE_URL was still meant to be one, so don't ask for gateway settings.
  const isAtGateway = baseUrl === undefined && !mistakes.some((line) => line.startsWith("AGENT_BASE_URL:"));
  if (isAtGateway) {
    if (!/^[\w.-]+\/\S+$/.test(model))
      mistakes.push("AGENT_MODEL: must be written as provider/model where AGENT_BASE_URL is not set");
    if (apiKey === undefined) mistakes.push("AGENT_API_KEY: is needed where AGENT_BASE_URL is not set");
  }
  if (baseUrl !== undefined && !isPlainAddress(baseUrl))
    mistakes.push("AGENT_BASE_URL: must hold no user name, password, query or fragment");
  return { model, apiKey: apiKey === undefined ? undefined : new Secret(apiKey), baseUrl };
}

function isPlainAddress(address: string): boolean {
  const { username, password, search, hash } = new URL(address);
  return `${username}${password}${search}${hash}` === "";
}

/** Reports settings that would have no effect. */
export function demandAbsent(
  environment: Environment,
  names: readonly VariableName[],
  without: VariableName,
  mistakes: Mistake[],
): void {
  for (const name of names)
    if (environment[name] !== undefined) mistakes.push(`${name}: has no effect without ${without}`);
}
