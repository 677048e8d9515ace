import { Secret } from "../platform/secret.ts";
import type { Environment, Mistake, VariableName } from "./environment.ts";

export interface IdentityConfig {
  issuer: string;
  clientId: string;
  audience: string;
}

/** Who signs the sessions of people; undefined where nobody does. */
export function readIdentity(environment: Environment, mistakes: Mistake[]): IdentityConfig | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_AUDIENCE: audience } = environment;
  if (issuer === undefined) {
    demandAbsent(environment, ["OIDC_CLIENT_ID", "OIDC_AUDIENCE"], "OIDC_ISSUER", mistakes);
    return undefined;
  }
  if (clientId === undefined) mistakes.push("OIDC_CLIENT_ID: is needed where OIDC_ISSUER is set");
  return { issuer, clientId: clientId ?? "", audience: audience ?? clientId ?? "" };
}

export interface BillingConfig {
  secretKey: Secret<string>;
  apiBase: string | undefined;
  prices: { personal: string; business: string; scale: string; completedCheckout: string | undefined };
}

/** The payment processor; undefined where nothing is charged. */
export function readBilling(environment: Environment, mistakes: Mistake[]): BillingConfig | undefined {
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
  const price = (name: "STRIPE_PRICE_PERSONAL" | "STRIPE_PRICE_BUSINESS" | "STRIPE_PRICE_SCALE"): string => {
    const id = environment[name];
    if (id === undefined) mistakes.push(`${name}: is needed where STRIPE_SECRET_KEY is set`);
    return id ?? "";
  };
  return {
    secretKey: new Secret(secretKey),
    apiBase: environment.STRIPE_API_BASE,
    prices: {
      personal: price("STRIPE_PRICE_PERSONAL"),
      business: price("STRIPE_PRICE_BUSINESS"),
      scale: price("STRIPE_PRICE_SCALE"),
      completedCheckout: environment.STRIPE_PRICE_COMPLETED_CHECKOUT,
    },
  };
}

export interface AgentModelConfig {
  model: string;
  apiKey: Secret<string> | undefined;
  baseUrl: string | undefined;
}

/** The model behind the general tier; undefined means the form engine works alone. */
export function readAgentModel(environment: Environment, mistakes: Mistake[]): AgentModelConfig | undefined {
  const { AGENT_MODEL: model, AGENT_API_KEY: apiKey, AGENT_BASE_URL: baseUrl } = environment;
  if (model === undefined) {
    demandAbsent(environment, ["AGENT_API_KEY", "AGENT_BASE_URL"], "AGENT_MODEL", mistakes);
    return undefined;
  }
  return { model, apiKey: apiKey === undefined ? undefined : new Secret(apiKey), baseUrl };
}

/** A value that nothing would read is a mistake worth hearing of. */
function demandAbsent(
  environment: Environment,
  names: readonly VariableName[],
  without: VariableName,
  mistakes: Mistake[],
): void {
  for (const name of names)
    if (environment[name] !== undefined) mistakes.push(`${name}: has no effect without ${without}`);
}
