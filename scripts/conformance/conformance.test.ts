import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { sections } from "../../packages/server/tests/conformance/rules/index.ts";
import { findUnproved } from "./find-unproved.ts";
import { catalogueFile, writeCatalogue } from "./write-catalogue.ts";

const rules = sections.flatMap((section) => section.rules);

test("every rule of the contract has a test that exists, or says when it will be served", async () => {
  expect(await findUnproved(rules)).toEqual([]);
});

test("a rule whose test is gone is found", async () => {
  const proof = { file: "signup/signup", test: "was renamed" };
  expect(await findUnproved([{ id: "XX-1", text: "", proof }])).toEqual([
    'XX-1: 0 tests named "was renamed" in signup/signup.test.ts',
  ]);
});

test("no two rules share an id", () => {
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
});

test("docs/conformance.md is what the rules make it: run `npm run conformance`", async () => {
  expect(await readFile(catalogueFile, "utf8")).toBe(writeCatalogue(sections));
});
