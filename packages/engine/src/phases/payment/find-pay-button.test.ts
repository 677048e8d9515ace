import type { Frame } from "playwright-core";
import { expect, it } from "vitest";
import type { FormWork } from "../form/form-work.ts";
import type { Look } from "../form/ways/read-ways.ts";
import type { Visit } from "../visit.ts";
import { findPayButton } from "./find-pay-button.ts";

const page = { locator: (selector: string) => ({ first: () => selector }) } as unknown as Frame;
const provider = { ...page } as Frame;
const work = { shop: { signs: {} }, payment: { offered: [] } } as unknown as FormWork;

const button = (text: string) => ({
  text,
  selector: text,
  move: "pay",
  form: 0,
  enabled: true,
  disabled: false,
  isAside: false,
  isInDialog: false,
});
const number = { role: "cardNumber", form: 0, recipient: { verdict: "allow" } };

/** What a page shows: buttons of the shop, and of the provider's frame that takes the card. */
function lookOf({ ofShop, ofFrame }: { ofShop: string[]; ofFrame?: string[] }): Look {
  const own = ofShop.map(button).map((one) => ({ ...one, frame: page }));
  const framed = ofFrame && { isOwn: false, controls: [number], pressables: ofFrame.map(button) };
  return {
    frames: [page, provider],
    reading: { frames: [{ isOwn: true, controls: [], pressables: own }, ...(framed ? [framed] : [])] },
    all: [{ ...number, frame: framed ? provider : page }],
    fields: [],
    pressables: own,
  } as unknown as Look;
}

it.each([
  ["the frame's own button", { ofShop: ["Place order"], ofFrame: ["Pay $80.00"] }, "Pay $80.00"],
  ["not the head of another way in it", { ofShop: ["Place order"], ofFrame: ["Pay by bank"] }, "Place order"],
  ["not another way of the shop's", { ofShop: ["Pay by bank", "Place order"] }, "Place order"],
  ["the card's of two ways", { ofShop: ["Pay by invoice", "Pay by card"] }, "Pay by card"],
])("a card is paid by %s", (_what, given, pressed) => {
  expect(findPayButton({} as Visit, work, lookOf(given))?.selector).toBe(pressed);
});
