import { describe, expect, test } from "vitest";
import { classifyMove } from "../page/moves/classify-move.ts";
import { rankWays } from "./rank-ways.ts";
import type { Way, WaySituation } from "./way.ts";
import { limits } from "./weights.ts";

const shop = "https://shop.example";

function way(text: string, more: Partial<Way> = {}): Way {
  const reading = classifyMove(text);
  return {
    key: text,
    move: reading?.move,
    cover: reading?.score ?? 0,
    text,
    spoken: "",
    names: "",
    address: "",
    around: "",
    enabled: true,
    looksShut: false,
    isLink: false,
    isSubmit: false,
    isFilled: true,
    isInText: false,
    isInDialog: false,
    isAside: false,
    isShutStep: false,
    area: 6_000,
    form: "none",
    endsForm: false,
    isLowest: false,
    isAmidForm: false,
    isBesideCode: false,
    isNew: false,
    ...more,
  };
}

function link(text: string, path: string, more: Partial<Way> = {}): Way {
  return way(text, { address: `${shop}${path}`, isLink: true, isFilled: false, ...more });
}

function situation(more: Partial<WaySituation> = {}): WaySituation {
  return {
    goal: "checkout",
    url: `${shop}/cart`,
    isBuyerKnown: false,
    isPaymentNear: false,
    isOrderOfCart: true,
    isRegistering: false,
    isLastLook: false,
    isLastForm: false,
    saysHowToPay: true,
    isPaidLater: false,
    isMoreToCome: true,
    hasOrderButton: false,
    asksForPassword: false,
    isDeliveryInFront: false,
    isFormUnread: false,
    asksForTerms: false,
    isChoiceAwaited: false,
    hasFormToSend: false,
    mayVisit: (address) => address.startsWith(shop),
    usesOf: () => 0,
    hasBeenAt: () => false,
    ...more,
  };
}

const texts = (ways: readonly Way[], more?: Partial<WaySituation>) =>
  rankWays(ways, situation(more)).map(({ way: { text } }) => text);

test("on the way to the checkout, a page that asks for the buyer is not sent as an order", () => {
  const order = way("Place order", { move: "pay" });
  expect(texts([order])).toEqual(["Place order"]);
  expect(texts([order], { asksForPerson: true })).toEqual([]);
});

test("a link to an earlier step is no way to the next one", () => {
  const back = link("Change", "/checkout");
  const at = { goal: "next_step", url: `${shop}/checkout/pay`, isChoiceAwaited: true } as const;
  const weightAt = (hasBeenAt: WaySituation["hasBeenAt"]) =>
    rankWays([back], situation({ ...at, hasBeenAt }))[0]?.weight ?? 0;
  expect(weightAt((address) => address === back.address)).toBeLessThan(limits.doubtful);
  expect(weightAt(() => false)).toBeGreaterThan(weightAt(() => true));
});

test("a picture that leads to the shop's front page is no way past a sign-in, nor on from a step", () => {
  const logo = link("Kettle & Co logo", "/", { isNew: true });
  for (const goal of ["past_sign_in", "next_step"] as const) {
    const [ranked] = rankWays([logo], situation({ goal, url: `${shop}/sign-in` }));
    expect(ranked?.weight).toBeLessThan(limits.guess);
  }
});

test("a logo whose spoken name says 'Back to homepage' is none either, though it is a button", () => {
  const logo = way("OWASP Juice Shop", { spoken: "Back to homepage", isNew: true });
  const [ranked] = rankWays([logo], situation({ goal: "past_sign_in", url: `${shop}/sign-in` }));
  expect(ranked?.weight).toBeLessThan(limits.guess);
});

test.each(["Keep what I entered", "Use my original address", "Eingegebene Adresse verwenden"])(
  "a button that keeps the buyer's address comes before one that takes the shop's: %s",
  (own) => {
    const theirs = way("Use suggested address", { isSubmit: true, area: 20_000 });
    expect(texts([theirs, way(own, { isSubmit: true })], { goal: "next_step" })[0]).toBe(own);
  },
);

test("'Next slide' turns pictures, and is no next step", () => {
  const at = { goal: "next_step", url: `${shop}/checkout` } as const;
  const weightOf = (text: string) => rankWays([way(text, { isNew: true })], situation(at))[0]?.weight ?? 0;
  expect(weightOf("Next slide")).toBeLessThan(limits.guess);
  expect(weightOf("Nächstes Bild")).toBeLessThan(limits.guess);
  expect(weightOf("Next step")).toBeGreaterThanOrEqual(limits.sure);
});

test("what a window over the page is in front of comes last, whatever its words", () => {
  const ways = [way("Checkout", { isBehind: true }), way("Next"), way("Place order", { isInDialog: true })];
  expect(texts(ways, { goal: "next_step" }).at(-1)).toBe("Checkout");
});

describe("from the cart to the checkout", () => {
  const header = [link("Home", "/", { isAside: true }), link("Cart (1)", "/cart", { isAside: true })];

  test("the way that its words name comes first", () => {
    const ways = [...header, link("Keep looking", "/shop"), link("Proceed to checkout", "/pay")];
    expect(texts(ways)[0]).toBe("Proceed to checkout");
  });

  test("a form that nobody has read may be all that is asked before an order", () => {
    const order = way("Place order", { move: "pay", cover: 1 });
    expect(texts([...header, order])).toContain("Place order");
    expect(texts([...header, order, way("Frobnicate")], { isFormUnread: true })).toEqual([
      "Cart (1)",
      "Home",
    ]);
  });

  test("words that nobody knows are taken by their address, their drawing and their place", () => {
    const ways = [
      ...header,
      link("Keep looking", "/shop"),
      link("Take me there", "/checkout", { isFilled: true }),
    ];
    expect(texts(ways)[0]).toBe("Take me there");
  });

  test("what nothing speaks for comes last, and still comes", () => {
    expect(texts([link("About us", "/about", { isAside: true }), way("Forward")])).toEqual([
      "Forward",
      "About us",
    ]);
  });

  test.each([
    ["a chat", { names: "chat btn" }, "Can I help you?"],
    [
      "an offer's form",
      { address: `${shop}/add-other/0`, form: "other" as const, sendsBareForm: true },
      "Also take the tray",
    ],
    ["a plus beside a number", { countsPieces: true }, "+"],
  ])("%s is never a way on, whatever else there is", (_what, more, text) => {
    const ways = [way(text, more), link("Go to the till", "/till")];
    expect(rankWays(ways, situation()).map((one) => one.way.text)).toEqual(["Go to the till"]);
  });

  test("a window in front of the page is refused before anything else", () => {
    const ways = [way("Checkout"), way("No thanks", { isInDialog: true })];
    expect(texts(ways)[0]).toBe("No thanks");
  });

  test("'order now' leads on where the shop does not know who buys", () => {
    expect(texts([way("Order now"), ...header])[0]).toBe("Order now");
    expect(texts([way("Place order")], { isBuyerKnown: true })).toEqual([]);
  });
});

describe("past a sign-in", () => {
  test("a button apart from it is taken, whatever it says", () => {
    const ways = [
      way("Sign in", { form: "signs_in", isSubmit: true }),
      link("Forgotten your password?", "/forgotten"),
      way("Rather not", { form: "other", isSubmit: true }),
    ];
    expect(texts(ways, { goal: "past_sign_in", url: `${shop}/checkout` })[0]).toBe("Rather not");
  });

  test("what stands in a part for new accounts opens one", () => {
    const ways = [link("Continue", "/register", { around: "I am new here and want to register" })];
    expect(texts(ways, { goal: "past_sign_in" })).toEqual([]);
  });
});

describe("from one step to the next", () => {
  const step = { goal: "next_step", url: `${shop}/checkout/1` } as const;

  test("the button that ends the form goes on, whatever it says", () => {
    const ways = [
      way("Chat with us"),
      way("Onwards", { form: "worked_on", isSubmit: true, endsForm: true }),
      way("Apply", { form: "worked_on", isSubmit: true, isBesideCode: true }),
    ];
    expect(texts(ways, step)[0]).toBe("Onwards");
  });

  test("a button that leads back comes after one of unknown meaning", () => {
    const ranked = rankWays([way("Back to cart"), way("Frobnicate")], situation({ goal: "next_step" }));
    expect(ranked.map(({ way: { text } }) => text)).toEqual(["Frobnicate", "Back to cart"]);
  });

  test("a button that was used in vain falls behind", () => {
    const ways = [way("Save address"), way("Next", { form: "worked_on", isSubmit: true, endsForm: true })];
    const used = texts(ways, { ...step, usesOf: ({ text }) => (text === "Next" ? 9 : 0) });
    expect(used).toContain("Next");
  });

  test("where an order could be placed, a button of unknown meaning is not pressed to get on", () => {
    const ways = [way("Onwards", { form: "worked_on", isSubmit: true, endsForm: true }), way("Continue")];
    expect(texts(ways, { ...step, isBuyerKnown: true, isPaymentNear: true })).toEqual(["Continue"]);
  });
});

test("a button that speaks of an order is not pressed to get on, nor what is sent with the terms of the sale", () => {
  const known = { goal: "next_step", isBuyerKnown: true } as const;
  const send = (text: string) => way(text, { form: "worked_on", isSubmit: true, endsForm: true });
  expect(texts([send("Send my order")], known)).toEqual([]);
  expect(texts([send("Off it goes")], { ...known, asksForTerms: true })).toEqual([]);
  expect(texts([send("Off it goes")], known)).toEqual(["Off it goes"]);
});

test("'Checkout' below the terms begins a checkout that has not asked for an address, unless it is near the payment", () => {
  const known = { goal: "next_step", isBuyerKnown: true, asksForTerms: true, isBeforeAddress: true } as const;
  expect(texts([way("Checkout")], known)).toEqual(["Checkout"]);
  expect(texts([way("Checkout")], { ...known, isBeforeAddress: false })).toEqual([]);
  expect(texts([way("Checkout")], { ...known, isPaymentNear: true })).toEqual([]);
  expect(texts([way("Place my order")], known)).toEqual([]);
});

test("where a delivery is still to be chosen, a button amid the form may bring it up", () => {
  const ways = [
    way("—", { form: "worked_on", isAmidForm: true }),
    way("Off it goes", { form: "worked_on", endsForm: true }),
  ];
  const near = { goal: "next_step", isBuyerKnown: true, isPaymentNear: true } as const;
  expect(texts(ways, { ...near, isChoiceAwaited: true })).toEqual(["—"]);
  expect(texts(ways, near)).toEqual([]);
  const tab = way("Bank transfer", { form: "worked_on", isAmidForm: true });
  expect(texts([tab], { ...near, isChoiceAwaited: true })).toEqual([]);
  const last = way("Next", { form: "worked_on", isSubmit: true, endsForm: true, isLowest: true });
  expect(texts([...ways, last], { ...near, isChoiceAwaited: true })).toEqual(["—", "Next"]);
});

test("a link that changes an earlier step comes after the button of this step's form", () => {
  const next = way("Continue", { form: "worked_on", isSubmit: true, endsForm: true });
  const awaited = { goal: "next_step", isBuyerKnown: true, isChoiceAwaited: true } as const;
  const first = (one: Way, hasFormToSend: boolean) => texts([next, one], { ...awaited, hasFormToSend })[0];
  expect(first(link("Change", "/cart?step=1"), true)).toBe("Continue");
  expect(first(link("Change", "/checkout/delivery"), false)).toBe("Change");
});

test("what applies a code closes a window that has none", () => {
  const known = { goal: "next_step", isBuyerKnown: true, isPaymentNear: true } as const;
  const apply = (more: Partial<Way>) => texts([way("Redeem", more)], known);
  expect(apply({ isInDialog: true })).toEqual(["Redeem"]);
  expect(apply({ isInDialog: true, isBesideCode: true })).toEqual([]);
  expect(apply({ form: "worked_on" })).toEqual([]);
});

test("the order's button is found without any known words", () => {
  const ways = [
    link("Back to the address", "/checkout/1"),
    way("Send it off", { form: "worked_on", isSubmit: true, endsForm: true }),
  ];
  const known = { goal: "order", isBuyerKnown: true, isPaymentNear: true } as const;
  expect(texts(ways, known)[0]).toBe("Send it off");
});

test("what is held to order lest it be pressed too soon is what the order is placed with", () => {
  const ways = [
    link("Back to the shop", "/"),
    way("Show more", { form: "none" }),
    way("Create order"),
    way("Previous", { isLowest: true }),
  ];
  const known = { goal: "order", isBuyerKnown: true, isPaymentNear: true } as const;
  expect(texts(ways, known)[0]).toBe("Create order");
  expect(rankWays(ways, situation(known))[0]?.weight).toBeGreaterThanOrEqual(limits.sure);
});

test("a form for a new account whose terms are agreed to is sent, unless it speaks of an order or of paying", () => {
  const ends = { form: "worked_on", isSubmit: true, endsForm: true } as const;
  const step = { goal: "next_step", isBuyerKnown: true, asksForTerms: true } as const;
  expect(texts([way("Sign up", ends)], step)).toEqual(["Sign up"]);
  expect(texts([way("Sign up", ends)], { ...step, isPaymentNear: true })).toEqual([]);
  expect(texts([way("Create account and order", ends)], step)).toEqual([]);
});

test("what says that it leads to the checkout may be pressed where nothing is about paying", () => {
  const known = situation({ goal: "next_step", isBuyerKnown: true });
  expect(rankWays([way("Proceed to checkout")], known)).toHaveLength(1);
  expect(rankWays([way("Proceed to checkout")], { ...known, isPaymentNear: true })).toEqual([]);
});

test("what stands lowest beside an address in no form may place the order, unless its words lead on", () => {
  const more = { goal: "next_step", isBuyerKnown: true, isLastForm: true } as const;
  const lowest = (text: string) => way(text, { form: "none", isLowest: true });
  expect(texts([lowest("Checkout")], more)).toEqual([]);
  expect(texts([lowest("Continue")], more)).toEqual(["Continue"]);
  expect(texts([lowest("Save what is above and then go to the next step")], more)).toHaveLength(1);
  expect(texts([lowest("Off we go!")], more)).toEqual([]);
});

test("unknown words below an address lead on where the page says nothing of paying, unless they speak of an order or an end", () => {
  const more = { goal: "next_step", isBuyerKnown: true, isLastForm: true, saysHowToPay: false } as const;
  const lowest = (text: string) => way(text, { form: "none", isLowest: true });
  expect(texts([lowest("Tally-ho")], more)).toEqual(["Tally-ho"]);
  expect(texts([lowest("Go along")], more)).toEqual(["Go along"]);
  for (const text of ["Go", "Confirm", "Send my details", "Finish here", "Get my order", "→"])
    expect(texts([lowest(text)], more)).toEqual([]);
});

test("what saves the entries of a form leads on though nothing is said to be paid now, unless it speaks of more", () => {
  const more = { goal: "next_step", isBuyerKnown: true, isLastForm: true, isPaidLater: true } as const;
  const send = (text: string) => way(text, { form: "worked_on", isSubmit: true, endsForm: true });
  for (const text of ["Save Changes", "Save address"]) expect(texts([send(text)], more)).toEqual([text]);
  for (const text of ["Save", "Submit", "Save my booking"]) expect(texts([send(text)], more)).toEqual([]);
});

test("a window that has nothing but the ways to deliver is left by its own button, whatever that says, though the way to pay is known", () => {
  const known = { goal: "next_step", isBuyerKnown: true, isPaymentNear: true } as const;
  const inWindow = (text: string) => way(text, { isInDialog: true, form: "none", isLowest: true });
  const inFront = { ...known, isDeliveryInFront: true };
  expect(texts([inWindow("Use this")], inFront)).toEqual(["Use this"]);
  expect(texts([inWindow("Place my order")], inFront)).toEqual([]);
  expect(texts([inWindow("Use this")], known)).toEqual([]);
  expect(texts([way("Use this", { form: "none", isLowest: true })], inFront)).toEqual([]);
});
