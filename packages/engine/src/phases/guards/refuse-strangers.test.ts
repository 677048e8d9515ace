import type { Frame } from "playwright-core";
import { expect, test } from "vitest";
import type { Field } from "../../page/fields/read-fields.ts";
import type { Visit } from "../visit.ts";
import { refuseStrangers } from "./refuse-strangers.ts";

const visit = { pace: { signal: new AbortController().signal } } as Partial<Visit> as Visit;

/** A frame in which nothing can be read. */
function cardField(isDetached: boolean): Field {
  const page = { url: () => "https://shop.example/" };
  const frame: unknown = {
    isDetached: () => isDetached,
    url: () => "",
    page: () => page,
    parentFrame: () => null,
  };
  const field: Partial<Field> = {
    role: "cardNumber",
    label: "Card number",
    sentTo: [],
    frame: frame as Frame,
  };
  return field as Field;
}

test("a frame that the page has replaced is no stranger's, one that cannot be read is", async () => {
  await expect(refuseStrangers(visit, [cardField(true)])).resolves.toBeUndefined();
  await expect(refuseStrangers(visit, [cardField(false)])).rejects.toThrow();
});
