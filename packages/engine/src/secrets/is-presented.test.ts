import { expect, it } from "vitest";
import { isPresented } from "./is-presented.ts";

const frame = { title: "", name: "", label: "", section: "", formText: "", isAside: false };
const heading = "How would you like to pay?";

it.each([
  ["is titled after a provider, under a heading about paying", { title: "PayPal", section: heading }, true],
  ["is titled so elsewhere", { title: "PayPal", section: "Our partners" }, false],
  ["is titled after something else there", { title: "Ideal gifts", section: heading }, false],
  ["is titled as the card form", { title: "Secure payment input frame" }, true],
])("a frame that %s", (_which, facts, expected) => {
  expect(isPresented({ ...frame, ...facts })).toBe(expected);
});
