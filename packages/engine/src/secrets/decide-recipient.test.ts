import { describe, expect, it } from "vitest";
import { isNavigationAllowed, navigationScope } from "../browser/guards/navigation-policy.ts";
import { decideRecipient, type RecipientFacts } from "./decide-recipient.ts";

const at = (address: string) => ({ address, origin: new URL(address).origin });
const shop = at("https://shop.example.com/checkout");

/** A field in a frame at the end of this chain, innermost first, on the checkout of a shop. */
function facts(
  frames: readonly { address: string; origin: string }[],
  more: Partial<RecipientFacts> = {},
): RecipientFacts {
  const page = more.documents?.at(-1) ?? shop;
  const scope = navigationScope(page.address, []);
  return {
    kind: "card",
    documents: [...frames, page],
    isOfPurchase: (address) => isNavigationAllowed(scope, address),
    visibility: "seen",
    isPresented: true,
    rivals: [],
    agreedHosts: new Set(),
    sentTo: [],
    isOpenedByPress: false,
    ...more,
  };
}

const card = (address: string, more: Partial<RecipientFacts> = {}) =>
  decideRecipient(facts([at(address)], more)).verdict;

describe("a card", () => {
  it.each([
    ["the shop's own page", facts([])],
    ["a frame of the shop's registrable domain", facts([at("https://pay.example.com/form")])],
    ["a frame that the shop has written itself", facts([{ address: "about:srcdoc", origin: shop.origin }])],
    ["a known provider's frame", facts([at("https://js.stripe.com/v3/elements-inner-card.html")])],
    [
      "a known provider's frame inside another of its own",
      facts([at("https://js.stripe.com/a"), at("https://js.stripe.com/b")]),
    ],
    [
      "a host that a person has agreed to",
      facts([at("https://pay.else/form")], { agreedHosts: new Set(["pay.else"]) }),
    ],
  ])("is given to %s", (_whom, given) => {
    expect(decideRecipient(given)).toMatchObject({ verdict: "give" });
  });

  it.each([
    "https://js.stripe.com.evil.example/v3",
    "https://evil-stripe.com/v3",
    "https://stripe.com.evil/v3",
    "https://notjs.stripe.com/v3",
    "https://buy.stripe.com/link",
    "https://xn--strpe-n4a.com/v3",
    "https://pay.else/form",
  ])("is given to the unknown host of %s only after a person was asked about it", (address) => {
    expect(decideRecipient(facts([at(address)]))).toEqual({
      verdict: "ask_about_host",
      host: new URL(address).hostname,
      standing: "stranger",
    });
    expect(card(address, { agreedHosts: new Set(["js.stripe.com", "other.example"]) })).toBe(
      "ask_about_host",
    );
  });

  it("is given to a host inside another stranger's frame once a person has agreed to both", () => {
    const frames = [at("https://pay.else/card"), at("https://frames.host/checkout")];
    const asked = decideRecipient(facts(frames, { agreedHosts: new Set(["pay.else"]) }));
    expect(asked).toEqual({
      verdict: "ask_about_host",
      host: "pay.else",
      standing: "stranger",
      within: ["frames.host"],
    });
    const agreedHosts = new Set(["pay.else", "frames.host"]);
    expect(decideRecipient(facts(frames, { agreedHosts }))).toMatchObject({ verdict: "give" });
  });

  it.each([
    ["that the shop does not present as its form", facts([at("https://ads.else/")], { isPresented: false })],
    ["beside another that asks as well", facts([at("https://ads.else/")], { rivals: ["pay.else"] })],
    [
      "beside another that asks as well, agreed or not",
      facts([at("https://ads.else/")], { rivals: ["pay.else"], agreedHosts: new Set(["ads.else"]) }),
    ],
    ["that nobody can see", facts([at("https://js.stripe.com/v3")], { visibility: "unseen" })],
    ["of an unknown host that something covers", facts([at("https://pay.else/")], { visibility: "covered" })],
    [
      "of another shop of the same platform",
      facts([at("https://evil.github.io/")], {
        documents: [at("https://evil.github.io/"), at("https://shop.github.io/")],
        isPresented: false,
      }),
    ],
    ["inside a stranger's frame", facts([at("https://js.stripe.com/v3"), at("https://ads.else/")])],
    [
      "of the shop inside a stranger's frame",
      facts([at("https://shop.example.com/form"), at("https://ads.else/")]),
    ],
    [
      "agreed to, inside another stranger's frame that the shop does not present as its form",
      facts([at("https://pay.else/"), at("https://ads.else/")], {
        agreedHosts: new Set(["pay.else"]),
        isPresented: false,
      }),
    ],
    ["that belongs to no host", facts([{ address: "data:text/html,hello", origin: "null" }])],
    [
      "that the shop has shut in a sandbox",
      facts([{ address: "https://shop.example.com/guests", origin: "null" }]),
    ],
    ["of a known provider over http", facts([at("http://js.stripe.com/v3")])],
    ["of the shop over http", facts([at("http://shop.example.com/form")])],
    [
      "on a page over http",
      facts([at("https://js.stripe.com/v3")], {
        documents: [at("https://js.stripe.com/v3"), at("http://shop.example.com/")],
      }),
    ],
    [
      "whose page is another site's",
      facts([], { documents: [at("https://else.example/")], isOfPurchase: () => false }),
    ],
    ["whose form is sent to a stranger", facts([], { sentTo: ["https://collect.else/"] })],
    ["whose form is sent over http", facts([], { sentTo: ["http://shop.example.com/pay"] })],
    [
      "that a stranger has emptied and another has written into",
      facts([{ address: "about:blank", origin: "https://ads.else" }], { isPresented: false }),
    ],
    [
      "on another port of a machine without a domain",
      facts([at("http://127.0.0.1:9000/")], {
        documents: [at("http://127.0.0.1:9000/"), at("http://127.0.0.1:8000/")],
        isPresented: false,
      }),
    ],
  ])("is given to no frame %s", (_which, given) => {
    expect(decideRecipient(given)).toMatchObject({ verdict: "refuse" });
  });

  it("may go over http to this machine, where no network lies between", () => {
    const page = at("http://shop.localhost:8080/checkout");
    expect(decideRecipient(facts([], { documents: [page] }))).toMatchObject({
      verdict: "give",
      host: "shop.localhost",
    });
  });

  it("may be sent from the shop's page to a known provider", () => {
    expect(decideRecipient(facts([], { sentTo: ["https://api.recurly.com/pay"] }))).toMatchObject({
      verdict: "give",
    });
  });
});

describe("a password", () => {
  it("is given to the shop and the frames of its registrable domain alone", () => {
    const kind = "password";
    expect(decideRecipient(facts([], { kind }))).toMatchObject({ verdict: "give" });
    expect(card("https://login.example.com/", { kind })).toBe("give");
    expect(card("https://js.stripe.com/v3", { kind })).toBe("refuse");
    expect(card("https://pay.else/", { kind, agreedHosts: new Set(["pay.else"]) })).toBe("refuse");
  });
});

describe("a code", () => {
  const kind = "code";
  it.each([
    ["the shop's page", facts([], { kind })],
    [
      "the bank's frame inside the provider's that took the card",
      facts([at("https://bank.else/"), at("https://js.stripe.com/")], { kind }),
    ],
    [
      "the bank's frame inside the agreed host's",
      facts([at("https://bank.else/"), at("https://pay.else/")], {
        kind,
        agreedHosts: new Set(["pay.else"]),
      }),
    ],
    ["a frame that the press has opened", facts([at("https://bank.else/")], { kind, isOpenedByPress: true })],
  ])("is given to %s", (_whom, given) => {
    expect(decideRecipient(given)).toMatchObject({ verdict: "give" });
  });

  it.each([
    ["that stood there before", facts([at("https://ads.else/")], { kind })],
    [
      "opened inside one that stood there before",
      facts([at("https://bank.else/"), at("https://ads.else/")], { kind }),
    ],
    [
      "opened by the press beside another one",
      facts([at("https://bank.else/")], { kind, isOpenedByPress: true, rivals: ["ads.else"] }),
    ],
    ["over http", facts([at("http://bank.else/")], { kind, isOpenedByPress: true })],
  ])("is given to no frame %s", (_which, given) => {
    expect(decideRecipient(given)).toMatchObject({ verdict: "refuse" });
  });
});
