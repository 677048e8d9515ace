import { EventEmitter } from "node:events";
import type { BrowserContext } from "playwright-core";
import { expect, it } from "vitest";
import { holdsSecrets } from "../../../browser/masking/find-secrets.ts";
import { holdsCard, watchCard } from "./watch-card.ts";

const isGiven = (text: string) => holdsSecrets(text, ["4242 4242 4242 4242", "12/34", "123"]);

it.each([
  ["number=4242+4242+4242+4242&expiry=12%2F34&cvc=123", true],
  ['{"number":"4242424242424242","cvc":"123"}', true],
  ["field=number&value=4242424242424242", false],
  ["https://pay.example/value?visit=a-9041-b&order=1001\nnumber=4242424242424242&at=812", false],
  ["field=cvc&value=123", false],
  ["number=5555555555554444&cvc=123", false],
])("tells a request that may order from one that reports a field: %s", (text, isOrder) => {
  expect(holdsCard(text, isGiven)).toBe(isOrder);
});

const requestOf = (url: string, headers: Record<string, string> = {}) => ({
  url: () => url,
  postData: () => null,
  frame: () => ({ url: () => "https://shop.example/pay" }),
  headers: () => headers,
});

it.each([
  ["in its address", requestOf("https://ads.example/i.gif?n=4242424242424242")],
  [
    "in the address that it came from",
    requestOf("https://ads.example/i.gif", { referer: "https://shop.example/pay?c=4242424242424242" }),
  ],
])("a stranger that is sent the card's number %s is noted", (_where, request) => {
  const strangers = new Set<string>();
  const isOfPurchase = (address: string) => address.startsWith("https://shop.example/");
  const context = Object.assign(new EventEmitter(), { pages: () => [] });
  watchCard(context as unknown as BrowserContext, {
    holdsSecret: isGiven,
    recipients: { agreedHosts: new Set(), isOfPurchase, strangers },
    noteUnpressed: () => {},
  });
  context.emit("request", request);
  expect([...strangers]).toEqual(["ads.example"]);
});
