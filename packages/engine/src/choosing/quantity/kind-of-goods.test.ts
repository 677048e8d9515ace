import { expect, it } from "vitest";
import { namesKind } from "./kind-of-goods.ts";

const page = { title: "Fennel Sausage", described: ["Wood-fired pizza", "Fennel Sausage", "red onion"] };

it.each([
  ["pizza", "One Fennel Sausage pizza, large", true],
  ["pizza", "One pizza, Fennel Sausage", false],
  ["burger", "One Fennel Sausage burger", false],
  ["red", "One Fennel Sausage red", false],
])("%j of %j names what the product is: %s", (words, request, isKind) => {
  expect(namesKind(words, { ...page, request })).toBe(isKind);
});
