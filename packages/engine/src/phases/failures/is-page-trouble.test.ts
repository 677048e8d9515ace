import { expect, it } from "vitest";
import { DocumentGoneError } from "../../page/document-gone.ts";
import { isPageTrouble } from "./is-page-trouble.ts";

it.each([
  new Error("page.evaluate: Target page, context or browser has been closed"),
  new Error("Protocol error (Runtime.callFunctionOn): Internal server error, session closed."),
  new Error("the frame is detached: the driver has let go of it"),
  new Error('the page hides "contains" of its form'),
  new Error('Error: the page holds more than "readOptionGroups" can tell'),
  new DocumentGoneError(undefined),
])("is of the page: %s", (error) => {
  expect(isPageTrouble(error)).toBe(true);
});

it.each([new TypeError("x is undefined"), new Error("Protocol"), "page.goto: x"])(
  "is a fault: %s",
  (error) => {
    expect(isPageTrouble(error)).toBe(false);
  },
);
