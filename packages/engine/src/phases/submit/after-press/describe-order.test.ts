import type { Frame, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { Look } from "../../form/ways/read-ways.ts";
import { describeOrder } from "./describe-order.ts";

const page = { url: () => "https://shop.example/checkout" } as Page;
const main = { parentFrame: () => null } as Frame;
const [shown, later] = [1, 2].map(() => ({ parentFrame: () => main }) as Frame);
const before = {
  url: "https://shop.example/checkout",
  texts: {
    document: 1,
    frames: [main, shown].flatMap((frame) => (frame ? [{ frame, url: "", controls: [], texts: [] }] : [])),
    alerts: [],
  },
  approved: undefined,
};
const order = { url: "https://shop.example", allowedDomains: [], buyer: {} };

function look(fields: readonly object[], pressables: readonly object[]): Pick<Look, "all" | "pressables"> {
  const field = { form: 0, frame: main, isAside: false, control: "text", value: "", enabled: true };
  const pressable = { form: -1, frame: main, isInDialog: false, isAside: false };
  return {
    all: fields.map((one) => ({ ...field, ...one })),
    pressables: pressables.map((one) => ({ ...pressable, ...one })),
  } as unknown as Pick<Look, "all" | "pressables">;
}

const isFormGone = (now: Pick<Look, "all" | "pressables">) =>
  describeOrder({ page, order }, before, now).isFormGone;

describe("the order form", () => {
  const fields = [{ role: "email" }, { role: "cardNumber" }];
  const behind = { text: "Place order", move: "pay", form: 0, isBehind: true };

  it("is gone behind a window that covers the page", () => {
    expect(isFormGone(look(fields, [behind, { text: "OK", isInDialog: true }]))).toBe(true);
  });

  it("is gone with its frame of the card, if that was there before", () => {
    const inFrame = (frame: unknown) =>
      look([{ role: "cardNumber", form: -1, frame }], [behind, { text: "OK", isInDialog: true }]);
    expect(isFormGone(inFrame(shown))).toBe(true);
    expect(isFormGone(inFrame(later))).toBe(false);
  });

  it("is there while its button can be reached, or is not known", () => {
    expect(isFormGone(look(fields, [{ ...behind, isBehind: false }, { text: "OK" }]))).toBe(false);
    expect(isFormGone(look(fields, [{ text: "OK" }]))).toBe(false);
  });

  it("is there where the window asks for more, or pays", () => {
    expect(isFormGone(look([...fields, { role: "cardCode", form: 1 }], [behind, { form: 1 }]))).toBe(false);
    expect(isFormGone(look(fields, [behind, { text: "Pay", move: "pay" }]))).toBe(false);
  });
});
