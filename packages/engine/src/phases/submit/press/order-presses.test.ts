import { describe, expect, it } from "vitest";
import { pageKinds } from "../after-press/page-after-press.ts";
import { askToAgree, OrderPresses, proveNothingSent, proveUnpaid } from "./order-presses.ts";

const silence = { sent: 0, isSameDocument: true, wasMade: false };
const asking = (confirmed: string) =>
  askToAgree({ ask: async () => ({ confirmed }) }, { message: "Send the order again?" });

describe("a press of the order's button", () => {
  it("is free the first time only", () => {
    const presses = new OrderPresses();
    const permit = presses.first();
    if (permit) presses.begin(permit);

    expect(permit).toBeDefined();
    expect(presses.first()).toBeUndefined();
  });

  it("is known to follow a card that the page has sent by itself, and an order may exist", () => {
    const presses = new OrderPresses();
    expect(presses.noteCardSent()).toBe(true);
    expect(presses.noteCardSent()).toBe(false);

    expect(presses).toMatchObject({ hasSentEarly: true, isOpen: true, isNothingOrdered: false });
    const permit = presses.first();
    if (permit) presses.begin(permit);
    expect(presses.noteCardSent()).toBe(false);
    expect(presses.hasSentEarly).toBe(false);
  });

  it("takes a permit of its own each time", () => {
    const presses = new OrderPresses();
    const permit = presses.first();
    if (!permit) throw new Error("the first press is free");
    presses.begin(permit);

    expect(() => presses.begin(permit)).toThrow("one press");
  });

  it("is made again once for each proof and each word", async () => {
    const presses = new OrderPresses();
    const proof = proveNothingSent(silence);
    const word = await asking("yes");
    if (!proof || !word) throw new Error("both are given here");
    presses.afterProof(proof);
    presses.afterWord(word);

    expect(() => presses.afterProof(proof)).toThrow("one press");
    expect(() => presses.afterWord(word)).toThrow("one press");
  });

  it("comes from each page of the shop that shows the unpaid order again, once, and from no page that was pressed", () => {
    const presses = new OrderPresses();
    const permitAt = (address: string) => {
      const proof = proveUnpaid({ kind: "review" });
      return proof && presses.afterShopAsked(proof, address);
    };
    const [first, pressed] = [
      presses.first(),
      { selector: "button", frame: { url: () => "https://a.example/go" } },
    ];
    if (first) presses.begin(first, pressed);
    const asking = ["/review", "/review?again", "/pay", "/go?error", "/3", "/4", "/5"];

    expect(asking.map((path) => permitAt(`https://a.example${path}`) !== undefined)).toEqual([
      true,
      false,
      true,
      false,
      true,
      true,
      false,
    ]);
    presses.noteSent();
    expect(permitAt("https://a.example/6")).toBeUndefined();
    expect(pageKinds.filter((kind) => proveUnpaid({ kind }))).toEqual(["review"]);
  });
});

describe("proof that nothing was sent", () => {
  it.each([
    ["where it could not be made", {}, true],
    ["where it was made, however long it is silent", { wasMade: true }, false],
    ["where it was made, and a check of the form has answered it", { wasMade: true, isStopped: true }, true],
    ["after a request, whatever the form says", { sent: 1, wasMade: true, isStopped: true }, false],
    ["after a request", { sent: 1 }, false],
    ["in another document", { isSameDocument: false }, false],
  ])("%s", (_when, trace, isProved) => {
    expect(proveNothingSent({ ...silence, ...trace }) !== undefined).toBe(isProved);
  });
});

describe("what may be said in the end", () => {
  const ended = (...ends: Parameters<OrderPresses["end"]>[0][]) => {
    const presses = new OrderPresses();
    for (const end of ends) presses.end(end);
    return { isOpen: presses.isOpen, isNothingOrdered: presses.isNothingOrdered };
  };

  it("that nothing was ordered only where each press is proved to have sent nothing", () => {
    expect(ended()).toEqual({ isOpen: false, isNothingOrdered: true });
    expect(ended("nothing_sent")).toEqual({ isOpen: false, isNothingOrdered: true });
    expect(ended("not_placed")).toEqual({ isOpen: false, isNothingOrdered: false });
    expect(ended("unproved")).toEqual({ isOpen: true, isNothingOrdered: false });
    expect(ended("unproved", "nothing_sent")).toEqual({ isOpen: true, isNothingOrdered: false });
    expect(ended("unproved", "confirmed")).toEqual({ isOpen: false, isNothingOrdered: false });
  });

  it("that an unpaid order may stand at the shop where that has asked for the payment only afterwards", () => {
    const isLeftUnpaid = (...ends: Parameters<OrderPresses["end"]>[0][]) => {
      const presses = new OrderPresses();
      for (const end of ends) presses.end(end);
      return presses.isLeftUnpaid;
    };
    expect(isLeftUnpaid()).toBe(false);
    expect(isLeftUnpaid("unpaid")).toBe(true);
    expect(isLeftUnpaid("unpaid", "not_placed")).toBe(true);
    expect(isLeftUnpaid("unpaid", "unproved")).toBe(false);
    expect(isLeftUnpaid("unpaid", "confirmed")).toBe(false);
  });

  it("a person who does not agree gives no word", async () => {
    expect(await asking("no")).toBeUndefined();
  });
});

it("the button of an order that may exist is no step, whatever it says by now; where nothing was sent, it is", () => {
  const presses = new OrderPresses();
  const frame = { url: () => "https://shop.example/checkout" };
  const permit = presses.first();
  if (!permit) throw new Error("no permit");
  presses.begin(permit, { frame, selector: "#go" });
  presses.end("unproved");
  expect(presses.isOrders({ frame, selector: "#go" })).toBe(true);
  expect(presses.isOrders({ frame, selector: "#other" })).toBe(false);
  expect(presses.isOrders({ frame: { url: () => "https://shop.example/next" }, selector: "#go" })).toBe(
    false,
  );
  presses.end("confirmed");
  expect(presses.isOrders({ frame, selector: "#go" })).toBe(false);
});
