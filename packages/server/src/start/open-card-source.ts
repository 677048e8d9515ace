import type { CardSourceConfig } from "../config/card-source.ts";
import { isLoopbackUrl } from "../config/find-public-setting.ts";
import type { CardSource } from "../features/cards/card-source.ts";
import { createMadeCards, type MadeCards } from "../features/cards/made-cards.ts";
import { createLinkSource } from "../features/cards/sources/link.ts";
import { personSource } from "../features/cards/sources/person.ts";
import { createStripeIssuingSource } from "../features/cards/sources/stripe-issuing.ts";
import { openStripe } from "../platform/open-stripe.ts";
import { StartError } from "../platform/start-error.ts";
import type { Platform } from "./platform.ts";

const linkItself = "https://api.link.com";

export function openMadeCards({ config, database, clock, onError }: Platform): MadeCards {
  return createMadeCards({ db: database.db, clock, source: openCardSource(config.cardSource), onError });
}

/** Opens the process's card source. Errors name the setting that is missing. */
function openCardSource(config: CardSourceConfig): CardSource {
  switch (config.kind) {
    case "person":
      return personSource;
    case "stripe_issuing": {
      const { secretKey, apiBase, cardholder } = config;
      if (secretKey === undefined) throw missing("STRIPE_ISSUING_KEY", config.kind);
      if (cardholder === undefined) throw missing("STRIPE_ISSUING_CARDHOLDER", config.kind);
      // Cards from Stripe's test mode, or from a processor on this machine, don't work in real shops.
      const isForSandbox = /^[rs]k_test_/.test(secretKey.reveal()) || isLoopbackUrl(apiBase ?? "");
      return createStripeIssuingSource({
        stripe: openStripe({ secretKey, apiBase }),
        cardholder,
        isForSandbox,
      });
    }
    case "link": {
      const { accessToken, apiBase = linkItself, paymentMethod } = config;
      if (accessToken === undefined) throw missing("LINK_ACCESS_TOKEN", config.kind);
      return createLinkSource({
        accessToken,
        apiBase,
        paymentMethod,
        isForSandbox: isLoopbackUrl(apiBase),
        fetch,
      });
    }
  }
}

function missing(setting: string, source: string): StartError {
  return new StartError(`${setting}: is needed where CARD_SOURCE is ${source}`);
}
