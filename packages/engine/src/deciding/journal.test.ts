import { expect, test } from "vitest";
import { Journal } from "./journal.ts";
import { pageState, pageStep, type StateSigns } from "./page-state.ts";

const url = "https://shop.example/checkout?step=1";
const note = (journal: Journal, state: string, action: string, step = "1") =>
  journal.note(action, { state, url, step });

test("an action that changed nothing is tried once more, and not again in the same state", () => {
  const journal = new Journal();
  note(journal, "a", "next");
  expect(journal.settle("a")).toBe("nothing");
  expect(journal.hasFailed("a", "next")).toBe(false);
  note(journal, "a", "next");
  journal.settle("a");
  expect(journal.hasFailed("a", "next")).toBe(true);
  expect(journal.hasFailed("b", "next")).toBe(false);
});

test("a way back from a dead end is not taken there again", () => {
  const journal = new Journal();
  note(journal, "a", "help");
  expect(journal.settle("b")).toBe("changed");
  journal.blameLast();
  expect(journal.hasFailed("a", "help")).toBe(true);
});

test("a link to a page that is gone is not followed from any other page either", () => {
  const journal = new Journal();
  journal.note("cart", { state: "a", url, step: "", target: "https://shop.example/gone" });
  journal.markGone();
  expect(journal.isGone("https://shop.example/gone")).toBe(true);
  expect(journal.isGone(url)).toBe(false);
});

test("the page that an action has led away from is known until the next action", () => {
  const journal = new Journal();
  note(journal, "a", "checkout");
  expect(journal.cameFrom(url)).toBe(false);
  journal.settle("b");
  expect(journal.cameFrom(url)).toBe(true);
  expect(journal.cameFrom("https://shop.example/cart")).toBe(false);
});

test("what the last action has brought up is new", () => {
  const journal = new Journal();
  expect(journal.isNew("next")).toBe(false);
  journal.see(["next"]);
  note(journal, "a", "next");
  expect([journal.isNew("next"), journal.isNew("pay")]).toEqual([false, true]);
});

test("uses are counted for a page, whatever its query", () => {
  const journal = new Journal();
  note(journal, "a", "next");
  expect(journal.usesOf("https://shop.example/checkout", "next")).toBe(1);
  expect(journal.usesOf("https://shop.example/cart", "next")).toBe(0);
});

test("uses are counted for each step of a page that has them all at one address", () => {
  const journal = new Journal();
  note(journal, "a", "next", "1");
  expect([journal.usesOnStep("1", "next"), journal.usesOnStep("2", "next")]).toEqual([1, 0]);
  const asked = (name: string) => pageStep({ url, fields: [{ role: "unknown", name, isAside: false }] });
  expect(asked("city")).toBe(asked("city"));
  expect(asked("city")).not.toBe(asked("card"));
});

test("two looks at a page are the same until a value, a complaint or a button changes; the header may do what it likes", () => {
  const field = { role: "city", name: "city", enabled: true, value: "", isAside: false } as const;
  const button = { text: "Next (2)", enabled: true, isAside: false, isInDialog: false };
  const looks: StateSigns = { url, fields: [field], pressables: [button] };
  const state = pageState(looks);
  const aside = { ...button, text: "Cart 1", isAside: true };
  expect(pageState({ ...looks, pressables: [{ ...button, text: "Next (3)" }, aside] })).toBe(state);
  expect(pageState({ ...looks, fields: [{ ...field, value: "Oslo" }] })).not.toBe(state);
  expect(pageState({ ...looks, fields: [{ ...field, invalid: "Required" }] })).not.toBe(state);
  expect(pageState({ ...looks, pressables: [] })).not.toBe(state);
  expect(pageState({ ...looks, fields: [{ ...field, value: "Oslo" }] })).not.toContain("Oslo");
});

test("what has been given something else to work on may be tried again", () => {
  const journal = new Journal();
  for (const action of ["next", "next", "help", "help"]) note(journal, "a", action);
  journal.release("next");
  expect(journal.hasFailed("a", "next")).toBe(false);
  expect(journal.hasFailed("a", "help")).toBe(true);
  note(journal, "a", "open");
  journal.forget("help");
  expect(journal.usesOnStep("1", "open")).toBe(0);
  expect(journal.hasFailed("a", "help")).toBe(true);
});

test("what a button says means to continue once it has led from one step to another", () => {
  const journal = new Journal();
  const press = (words: string) => journal.note(words, { state: "a", url, step: "1", words });
  press("Onwards");
  journal.settle("b", "1");
  expect(journal.hasLedOn("Onwards")).toBe(false);
  press("Onwards");
  journal.settle("b", "2");
  journal.forget();
  expect([journal.hasLedOn("Onwards"), journal.hasLedOn("Pay")]).toEqual([true, false]);
});
