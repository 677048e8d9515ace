import { quoted } from "../../words/quoted.ts";
import { hostOf } from "../visit.ts";
import { failed, itSays, type Place, stuck, unreachable } from "./failure-words.ts";

/** Until the shop's page is open, and wherever the run itself ends. */
export const shopFailures = {
  privateAddress: (host: string) =>
    failed(
      "private_address",
      `${host} is an address inside a private network, where nothing is bought. Give the shop's public address.`,
    ),
  forbiddenPort: (host: string, port: number) =>
    failed("navigation_blocked", `No shop is visited on port ${port} of ${host}.`),
  noAnswer: (host: string, seconds: number) =>
    unreachable(`${host} did not answer within ${seconds} seconds. Try again later.`),
  noSuchHost: (host: string) =>
    unreachable(`${host} could not be reached: there is no such host. Check the address.`),
  noConnection: (host: string, why: string) =>
    unreachable(`${host} could not be reached: ${why}. Check the address, or try again later.`),
  serverError: (host: string, status: number) =>
    unreachable(`${host} answered with an error (HTTP ${status}). Try again later.`),
  turnedAway: (host: string, status: number) =>
    unreachable(`${host} turned the visit away (HTTP ${status}).`),
  noSuchPage: (host: string, status: number) =>
    failed("not_a_shop", `${host} has no page at this address (HTTP ${status}). Check the address.`),
  noWebPage: (host: string, kind: string) =>
    failed(
      "not_a_shop",
      `The address at ${host} is no web page but ${kind}. Give the address of a product page.`,
    ),
  notAShop: (visit: Place) =>
    failed(
      "not_a_shop",
      `The page at ${hostOf(visit)} is not a product page of a shop that can be bought from here. Check the address.`,
    ),
  captcha: (visit: Place, words: string) =>
    failed(
      "captcha",
      `${hostOf(visit)} wants proof that a person is visiting (${quoted(words)}), which this service does not give. Buy there by hand.`,
    ),
  ageUnconfirmed: (visit: Place) => stuck(`${hostOf(visit)} sells only to buyers who confirm their age.`),
  ledAway: (host: string) =>
    failed(
      "navigation_blocked",
      `The shop led to ${host}, which is no part of this purchase. If it belongs to the merchant, name it in allowedDomains.`,
    ),
  noSecureWay: (visit: Place, words: string) =>
    stuck(
      `${hostOf(visit)} refuses its checkout over http, and cannot be reached over https.${itSays(words)}`,
    ),

  browserEnded: (visit: Place) =>
    failed("browser_unavailable", `The browser ended while at ${hostOf(visit)}. Try again.`),
  timeUp: (visit: Place, lastWords: string) =>
    failed(
      "timed_out",
      `The purchase at ${hostOf(visit)} took longer than the run may take.${lastWords} Try again later.`,
    ),
  pageTrouble: (visit: Place) =>
    stuck(`The page at ${hostOf(visit)} did not do what was expected of it. Try again later.`),
} as const;
