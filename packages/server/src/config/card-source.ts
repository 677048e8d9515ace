import { Secret } from "../platform/secret.ts";
import type { Environment, Mistake, VariableName } from "./environment.ts";
import { isLoopbackUrl } from "./find-public-setting.ts";

/** Where the cards of purchases come from. What is missing is said when the source is opened. */
export type CardSourceConfig =
  | { kind: "person" }
  | {
      kind: "stripe_issuing";
      secretKey: Secret<string> | undefined;
      /** Undefined: Stripe itself. */
      apiBase: string | undefined;
      cardholder: string | undefined;
    }
  | {
      kind: "link";
      accessToken: Secret<string> | undefined;
      paymentMethod: string | undefined;
      /** Undefined: Link itself. */
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

/** A key of its own, which may be one that can do nothing else, belongs to Stripe itself; else it is the one that charges. */
function issuingAccount({ STRIPE_ISSUING_KEY, STRIPE_SECRET_KEY, STRIPE_API_BASE }: Environment) {
  const own = secretOf(STRIPE_ISSUING_KEY);
  return own
    ? { secretKey: own, apiBase: undefined }
    : { secretKey: secretOf(STRIPE_SECRET_KEY), apiBase: STRIPE_API_BASE };
}

function secretOf(text: string | undefined): Secret<string> | undefined {
  return text === undefined ? undefined : new Secret(text);
}
