/** How a provider's own documents name what their inputs are for: by `name`, `id` or a data attribute. */
export type ProviderField = "cardNumber" | "cardExpiry" | "cardExpiryMonth" | "cardExpiryYear" | "cardCode";

export interface PaymentProvider {
  readonly name: string;
  /**
   * Hosts that serve nothing but the provider's own frames, each with its subdomains. A host where customers of the
   * provider put pages of their own (payment links, shops) is not listed.
   */
  readonly hosts: readonly string[];
  readonly fields: Readonly<Partial<Record<ProviderField, readonly string[]>>>;
  /** Where these facts are published. */
  readonly source: string;
}

/** Whose frames are given a card without asking a person about their host. */
export const paymentProviders: readonly PaymentProvider[] = [
  {
    name: "Stripe",
    hosts: ["js.stripe.com"],
    fields: {
      cardNumber: ["number", "cardnumber"],
      cardExpiry: ["expiry", "exp-date"],
      cardCode: ["cvc"],
    },
    source: "https://docs.stripe.com/security/guide#content-security-policy",
  },
  {
    name: "Adyen",
    hosts: [
      "checkoutshopper-live.adyen.com",
      "checkoutshopper-live-us.adyen.com",
      "checkoutshopper-live-au.adyen.com",
      "checkoutshopper-live-apse.adyen.com",
      "checkoutshopper-live-in.adyen.com",
      "checkoutshopper-test.adyen.com",
    ],
    fields: {
      cardNumber: ["encryptedCardNumber"],
      cardExpiry: ["encryptedExpiryDate"],
      cardExpiryMonth: ["encryptedExpiryMonth"],
      cardExpiryYear: ["encryptedExpiryYear"],
      cardCode: ["encryptedSecurityCode"],
    },
    source: "https://docs.adyen.com/development-resources/live-endpoints",
  },
  {
    name: "Braintree",
    hosts: ["assets.braintreegateway.com"],
    fields: {
      cardNumber: ["credit-card-number"],
      cardExpiry: ["expiration"],
      cardExpiryMonth: ["expiration-month"],
      cardExpiryYear: ["expiration-year"],
      cardCode: ["cvv"],
    },
    source: "braintree/braintree-web: src/hosted-fields/shared/constants.js",
  },
  {
    name: "Square",
    hosts: ["web.squarecdn.com", "sandbox.web.squarecdn.com"],
    fields: { cardNumber: ["cardNumber"], cardExpiry: ["expirationDate"], cardCode: ["cvv"] },
    source: "https://developer.squareup.com/docs/web-payments/content-security-policy",
  },
  {
    name: "Checkout.com",
    hosts: ["js.checkout.com", "cdn.checkout.com", "checkout-web-components.checkout.com"],
    fields: {
      cardNumber: ["cardnumber", "checkout-frames-card-number"],
      cardExpiry: ["expiry-date", "checkout-frames-expiry-date"],
      cardCode: ["cvv", "checkout-frames-cvv"],
    },
    source: "https://www.checkout.com/docs/payments/accept-payments/accept-a-payment-on-your-website",
  },
  {
    name: "Mollie",
    hosts: ["js.mollie.com"],
    fields: { cardNumber: ["cardNumber"], cardExpiry: ["expiryDate"], cardCode: ["verificationCode"] },
    source: "https://docs.mollie.com/docs/mollie-components",
  },
  {
    name: "Klarna",
    hosts: ["js.klarna.com", "js.playground.klarna.com", "pay.klarna.com", "pay.playground.klarna.com"],
    fields: {},
    source: "https://docs.klarna.com/klarna-payments/in-depth-knowledge/integration-best-practices",
  },
  {
    name: "PayPal",
    hosts: ["www.paypal.com", "www.sandbox.paypal.com"],
    fields: {
      cardNumber: ["number", "credit-card-number"],
      cardExpiry: ["expiry", "expiration"],
      cardCode: ["cvv"],
    },
    source: "https://developer.paypal.com/sdk/js/best-practices",
  },
  {
    name: "Worldpay",
    hosts: ["access.worldpay.com", "try.access.worldpay.com"],
    fields: {
      cardNumber: ["access-worldpay-pan"],
      cardExpiry: ["access-worldpay-expiry"],
      cardCode: ["access-worldpay-cvv"],
    },
    source: "https://developer.worldpay.com/products/access/checkout/web",
  },
  {
    name: "Recurly",
    hosts: ["api.recurly.com", "api.eu.recurly.com"],
    fields: {
      cardNumber: ["number"],
      cardExpiryMonth: ["month"],
      cardExpiryYear: ["year"],
      cardCode: ["cvv"],
    },
    source: "recurly/recurly-js: lib/recurly/hosted-fields.js",
  },
  {
    name: "Spreedly",
    hosts: ["core.spreedly.com"],
    fields: { cardNumber: ["card_number"], cardCode: ["cvv"] },
    source: "https://docs.spreedly.com/guides/adding-payment-methods/iframe",
  },
  {
    name: "Hyperswitch",
    hosts: ["checkout.hyperswitch.io", "beta.hyperswitch.io"],
    fields: { cardNumber: ["cardNo"], cardExpiry: ["expiry"], cardCode: ["cvc"] },
    source: "juspay/hyperswitch-web: webpack.common.js",
  },
  {
    name: "Shopify",
    hosts: ["checkout.pci.shopifyinc.com", "checkout.shopifycs.com"],
    fields: { cardNumber: ["number"], cardExpiry: ["expiry"], cardCode: ["verification_value"] },
    source: "https://shopify.dev/docs/storefronts/headless",
  },
  {
    // The payment companies of the sandbox's shops. Names below `localhost` never leave the machine.
    name: "Sandbox",
    hosts: ["pay.hartwell-payments.localhost", "js.kettlepay.localhost"],
    fields: {
      cardNumber: ["number", "cardnumber"],
      cardExpiry: ["expiry", "exp-date"],
      cardCode: ["verification_value", "cvc"],
    },
    source: "packages/sandbox/src/stores",
  },
];

/** The provider whose host this is; a name that only ends or begins alike is nobody's. */
export function findProvider(host: string): PaymentProvider | undefined {
  return paymentProviders.find(({ hosts }) =>
    hosts.some((known) => host === known || host.endsWith(`.${known}`)),
  );
}

/** What an input of a provider's document is for, by the provider's own names. */
export function fieldOfProvider(
  provider: PaymentProvider,
  names: readonly string[],
): ProviderField | undefined {
  const kinds: readonly ProviderField[] = [
    "cardNumber",
    "cardExpiry",
    "cardExpiryMonth",
    "cardExpiryYear",
    "cardCode",
  ];
  return kinds.find((kind) => provider.fields[kind]?.some((name) => names.includes(name)));
}
