import { quoted } from "../../words/quoted.ts";
import { hostOf } from "../visit.ts";
import {
  failed,
  itSays,
  type OrderPlace,
  orderState,
  type Place,
  stuck,
  unreachable,
} from "./failure-words.ts";

/** In the forms of the checkout. */
export const checkoutFailures = {
  noForm: (visit: Place, seconds: number) =>
    stuck(
      `The checkout of ${hostOf(visit)} kept loading: no form appeared within ${seconds} seconds. Try again later.`,
    ),
  checkoutStuck: (visit: Place, what: string) =>
    stuck(`The checkout of ${hostOf(visit)} ${what}. Try again later.`),
  checkoutError: (visit: Place, status: number) =>
    unreachable(
      `${hostOf(visit)} answered with an error in its checkout (HTTP ${status}). Nothing was ordered. Try again later.`,
    ),
  ledNowhere: (visit: Place, button: string, words: string | undefined) =>
    stuck(`${quoted(button)} at ${hostOf(visit)} was pressed and led nowhere.${itSays(words)}`),
  fieldNotFilled: (visit: Place, title: string, why: string) =>
    stuck(`${quoted(title)} at ${hostOf(visit)} could not be filled: ${why}.`),
  strangersField: (
    visit: Place,
    title: string,
    { why, stranger }: { why: string; stranger?: string | undefined },
  ) => {
    const advice = stranger && ` If ${stranger} belongs to the merchant, name it in allowedDomains.`;
    return failed(
      "navigation_blocked",
      `${quoted(title)} at ${hostOf(visit)} is not filled in: ${why}. Nothing was typed there.${advice ?? ""}`,
    );
  },
  detailsMissing: (names: string) =>
    failed("address_refused", `The delivery details are still incomplete: ${names}.`),
  detailsRefused: (complaint: string) => failed("address_refused", complaint),
  keptAddress: (visit: Place, address: string) =>
    failed(
      "address_refused",
      `${hostOf(visit)} would deliver to an address that it has kept (${quoted(address)}), and not to the one of this order. Nothing was ordered. Change it in the account there.`,
    ),
  countryNotServed: (visit: Place, country: string) =>
    failed(
      "country_not_served",
      `${hostOf(visit)} does not deliver to ${country}: its list of countries lacks it.`,
    ),
  codesRefused: (host: string, times: number, words: string | undefined) =>
    failed("sign_in_failed", `${host} accepted none of ${times} codes.${itSays(words)}`),
  signInRefused: (host: string, times: number, words: string | undefined) =>
    failed(
      "sign_in_failed",
      `${host} sells only to customers with an account, and accepted none of the ${times} sign-ins that were given.${itSays(words)}`,
    ),
  paySignInRefused: (host: string, times: number, words: string | undefined) =>
    failed(
      "sign_in_failed",
      `${host} accepted none of the ${times} sign-ins that were given to pay with.${itSays(words)}`,
    ),
  deliveryRefused: (visit: Place, why: string) =>
    failed("no_shipping_method", `No delivery could be chosen at ${hostOf(visit)}: ${why}.`),
  noDelivery: (visit: Place, words: string) =>
    failed(
      "no_shipping_method",
      `${hostOf(visit)} offers no delivery to this address.${itSays(words)} Nothing was ordered.`,
    ),

  asksForSecretOfOthers: (visit: OrderPlace, title: string) =>
    stuck(
      `${hostOf(visit)} asks for ${quoted(title)}. What a buyer shares with a bank, a mailbox or a wallet is given to no shop, and no person was asked for it.${orderState(visit)}`,
    ),
} as const;
