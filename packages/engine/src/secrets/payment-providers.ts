/** How a provider's own documents mark the purpose of their inputs: by `name`, `id` or a data attribute. */
export type ProviderField = "cardNumber" | "cardExpiry" | "cardExpiryMonth" | "cardExpiryYear" | "cardCode";

export interface PaymentProvider {
  readonly name: string;
  /**
   * Hosts that serve only the provider's own frames, each with its subdomains. Hosts where the provider's
   * customers publish their own pages (payment links, shops) are not listed.
   */
  readonly hosts: readonly string[];
  /** Hosts of the pages that a shop redirects its customers to, for the card or on the way to their bank. */
  readonly pages: readonly string[];
  readonly fields: Readonly<Partial<Record<ProviderField, readonly string[]>>>;
  /** Where these facts are published: for the frames, and for the pages if that is another source. */
  readonly source: string;
  readonly pagesSource?: string;
}

/** Providers whose frames receive a card without asking a person about their host. */
const paymentProviders: readonly PaymentProvider[] = [
  {
    name: "Stripe",
    hosts: ["js.stripe.com"],
    pages: ["checkout.stripe.com", "hooks.stripe.com"],
    fields: {
      cardNumber: ["number", "cardnumber"],
      cardExpiry: ["expiry", "exp-date"],
      cardCode: ["cvc"],
    },
    source: "https://docs.stripe.com/security/guide#content-security-policy",
    pagesSource: "https://docs.stripe.com/api/checkout/sessions/object#checkout_session_object-url",
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
    pages: [
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
    pagesSource: "https://docs.adyen.com/online-payments/3d-secure/redirect-3ds2",
  },
  {
    name: "Braintree",
    hosts: ["assets.braintreegateway.com"],
    pages: [],
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
    pages: [],
    fields: { cardNumber: ["cardNumber"], cardExpiry: ["expirationDate"], cardCode: ["cvv"] },
    source: "https://developer.squareup.com/docs/web-payments/content-security-policy",
  },
  {
    name: "Checkout.com",
    hosts: ["js.checkout.com", "cdn.checkout.com", "checkout-web-components.checkout.com"],
    pages: ["pay.checkout.com", "pay.sandbox.checkout.com"],
    fields: {
      cardNumber: ["cardnumber", "checkout-frames-card-number"],
      cardExpiry: ["expiry-date", "checkout-frames-expiry-date"],
      cardCode: ["cvv", "checkout-frames-cvv"],
    },
    source: "https://www.checkout.com/docs/payments/accept-payments/accept-a-payment-on-your-website",
    pagesSource: "https://www.checkout.com/docs/integrate/hosted-payments-page",
  },
  {
    name: "Mollie",
    hosts: ["js.mollie.com"],
    pages: ["www.mollie.com"],
    fields: { cardNumber: ["cardNumber"], cardExpiry: ["expiryDate"], cardCode: ["verificationCode"] },
    source: "https://docs.mollie.com/docs/mollie-components",
    pagesSource: "https://docs.mollie.com/docs/hosted-checkout",
  },
  {
    name: "Klarna",
    hosts: ["js.klarna.com", "js.playground.klarna.com", "pay.klarna.com", "pay.playground.klarna.com"],
    pages: ["pay.klarna.com", "pay.playground.klarna.com"],
    fields: {},
    source: "https://docs.klarna.com/klarna-payments/in-depth-knowledge/integration-best-practices",
    pagesSource: "https://docs.klarna.com/hosted-payment-page",
  },
  {
    name: "PayPal",
    hosts: ["www.paypal.com", "www.sandbox.paypal.com"],
    pages: ["www.paypal.com", "www.sandbox.paypal.com"],
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
    pages: ["payments.worldpay.com", "payments-test.worldpay.com"],
    fields: {
      cardNumber: ["access-worldpay-pan"],
      cardExpiry: ["access-worldpay-expiry"],
      cardCode: ["access-worldpay-cvv"],
    },
    source: "https://developer.worldpay.com/products/access/checkout/web",
    pagesSource: "https://developer.worldpay.com/products/hosted-payment-pages/redirect-your-customer",
  },
  {
    name: "Recurly",
    hosts: ["api.recurly.com", "api.eu.recurly.com"],
    pages: [],
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
    pages: [],
    fields: { cardNumber: ["card_number"], cardCode: ["cvv"] },
    source: "https://docs.spreedly.com/guides/adding-payment-methods/iframe",
  },
  {
    name: "Hyperswitch",
    hosts: ["checkout.hyperswitch.io", "beta.hyperswitch.io"],
    pages: ["api.hyperswitch.io", "sandbox.hyperswitch.io"],
    fields: { cardNumber: ["cardNo"], cardExpiry: ["expiry"], cardCode: ["cvc"] },
    source: "juspay/hyperswitch-web: webpack.common.js",
    pagesSource: "https://api-reference.hyperswitch.io",
  },
  {
    name: "Shopify",
    hosts: ["checkout.pci.shopifyinc.com", "checkout.shopifycs.com"],
    pages: [],
    fields: { cardNumber: ["number"], cardExpiry: ["expiry"], cardCode: ["verification_value"] },
    source: "https://shopify.dev/docs/storefronts/headless",
  },
  {
    // The payment companies of the sandbox's shops. Names below `localhost` never leave the machine.
    name: "Sandbox",
    hosts: ["pay.hartwell-payments.localhost", "js.kettlepay.localhost", "pay.localhost"],
    pages: ["pay.localhost"],
    fields: {
      cardNumber: ["number", "cardnumber"],
      cardExpiry: ["expiry", "exp-date"],
      cardCode: ["verification_value", "cvc"],
    },
    source: "packages/sandbox/src/stores",
  },
];

/** The provider that serves frames from this host. Names that are merely similar do not match. */
export function findProvider(host: string): PaymentProvider | undefined {
  return paymentProviders.find(({ hosts }) => isAmong(host, hosts));
}

/** The provider that takes payments on pages of this host. */
export function findProviderOfPage(host: string): PaymentProvider | undefined {
  return paymentProviders.find(({ pages }) => isAmong(host, pages));
}

function isAmong(host: string, names: readonly string[]): boolean {
  return names.some((known) => host === known || host.endsWith(`.${known}`));
}

/** The purpose of an input in a provider's document, by the provider's own names. */
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
