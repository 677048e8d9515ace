import { Secret } from "../platform/secret.ts";
import type { Environment, Mistake, VariableName } from "./environment.ts";
import { isLoopbackUrl } from "./find-public-setting.ts";

/** Where the cards for purchases come from. Missing settings are reported when the source is opened. */
export type CardSourceConfig =
  | { kind: "person" }
  | {
      kind: "stripe_issuing";
      secretKey: Secret<string> | undefined;
      /** Undefined for Stripe itself. */
      apiBase: string | undefined;
      cardholder: string | undefined;
    }
  | {
      kind: "link";
      accessToken: Secret<string> | undefined;
      paymentMethod: string | undefined;
      /** Undefined for Link itself. */
      apiBase: string | undefined;
    };

export function readCardSource(
  environment: Environment,
  { publicSetting }: { publicSetting: VariableName | undefined },
  mistakes: Mistake[],
): CardSourceConfig {
  switch (environment.CARD_SOURCE ?? "person") {
    case "person":
      return { kind: "person" };
    case "stripe_issuing":
      return {
        kind: "stripe_issuing",
        ...issuingAccount(environment),
        cardholder: environment.STRIPE_ISSUING_CARDHOLDER,
      };
    case "link": {
      const apiBase = environment.LINK_API_BASE;
      const isElsewhere = apiBase === undefined || (apiBase.startsWith("https:") && !isLoopbackUrl(apiBase));
      if (publicSetting !== undefined && !isElsewhere)
        mistakes.push(
          `LINK_API_BASE: must be an https address of another machine where ${publicSetting} opens the service to others`,
        );
      return {
        kind: "link",
        accessToken: secretOf(environment.LINK_ACCESS_TOKEN),
        paymentMethod: environment.LINK_PAYMENT_METHOD,
        apiBase,
      };
    }
  }
}

/**
 * A separate issuing key, which may be restricted to issuing, is always for Stripe itself. Without one, the
 * billing key is used.
 */
function issuingAccount({ STRIPE_ISSUING_KEY, STRIPE_SECRET_KEY, STRIPE_API_BASE }: Environment) {
  const own = secretOf(STRIPE_ISSUING_KEY);
  return own
    ? { secretKey: own, apiBase: undefined }
    : { secretKey: secretOf(STRIPE_SECRET_KEY), apiBase: STRIPE_API_BASE };
}

function secretOf(text: string | undefined): Secret<string> | undefined {
  return text === undefined ? undefined : new Secret(text);
}
