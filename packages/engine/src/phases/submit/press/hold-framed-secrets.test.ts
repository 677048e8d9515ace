import { expect, it } from "vitest";
import { isForStranger } from "./hold-framed-secrets.ts";

const secrets = {
  holdsSecret: (text: string) => /5105 ?1051 ?0510 ?5100|secret-word|845219/.test(text),
  recipients: {
    isOfPurchase: (address: string) => new URL(address).hostname.endsWith("shop.example"),
    agreedHosts: new Set(["acquirer.example"]),
  },
};
const shop = "https://www.shop.example";

it.each([
  ["a card from the shop's page", "https://ads.example/x", "number=5105105105105100&cvc=739", shop],
  ["a card in an address", "https://ads.example/x?n=5105105105105100", "", shop],
  ["a password from the shop's page", "https://ads.example/x", "pw=secret-word", shop],
  ["a card from a page that hides who it is", "https://ads.example/x", "number=5105105105105100", undefined],
])("%s goes into no frame of a stranger", (_what, url, body, from) => {
  expect(isForStranger({ url, body, from }, secrets)).toBe(true);
});

it.each([
  ["a card that goes to the shop", "https://pay.shop.example/x", "number=5105105105105100", shop],
  ["a card that goes to a known provider", "https://js.stripe.com/x", "number=5105105105105100", shop],
  ["a card for a host that a person has agreed to", "https://acquirer.example/x", "n=5105105105105100", shop],
  ["a code that a bank's frame sends on", "https://acs.example/x", "otp=845219", "https://bank.example"],
  ["a code from a page that hides who it is", "https://acs.example/x", "otp=845219", undefined],
  ["an advertisement", "https://ads.example/x?visit=88", "", shop],
])("%s is let through", (_what, url, body, from) => {
  expect(isForStranger({ url, body, from }, secrets)).toBe(false);
});
