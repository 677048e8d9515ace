import { expect, it } from "vitest";
import { awaitTexts } from "./awaited-texts.ts";

const sending = (url: string, body: string | null = null) => ({ url: () => url, postData: () => body });

it("finds a text again however it is written, and forgets it then", () => {
  const awaited = awaitTexts();
  const isSent = awaited.watchFor(["548 Market Street", "94104"]);
  awaited.note(sending("https://shop.example/save", "street=548+Market%20Street"));
  expect(isSent()).toBe(false);
  awaited.note(sending("https://shop.example/save?zip=94104"));
  expect(isSent()).toBe(true);
  expect(awaited.count()).toBe(0);
});

it("keeps what a buyer has typed no longer than a few rounds, and not beyond the document", () => {
  const awaited = awaitTexts();
  for (let round = 0; round < 100; round += 1) awaited.watchFor([`${round} Long Lane`]);
  expect(awaited.count()).toBeLessThan(10);
  awaited.clear();
  expect(awaited.count()).toBe(0);
});
