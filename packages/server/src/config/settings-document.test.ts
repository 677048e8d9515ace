import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { defaults } from "./config.ts";
import { readEnvironment, variableNames } from "./environment.ts";

/** `| variable | default | example | meaning |`, the first and the third in backticks. */
const rows = readFileSync(new URL("../../../../docs/settings.md", import.meta.url), "utf8")
  .split("\n")
  .flatMap((line) => {
    const [, name, standard, example, meaning] =
      /^\| `([A-Z_]+)` \| (.+?) \| `(.+?)` \| (.+) \|$/.exec(line) ?? [];
    return name && standard && example && meaning ? [{ name, standard, example, meaning }] : [];
  });

it("docs/settings.md has one row for each variable, and no other", () => {
  expect(rows.map(({ name }) => name).toSorted()).toEqual(variableNames.toSorted());
});

it("docs/settings.md says the defaults that are used", () => {
  const written = Object.fromEntries(rows.map(({ name, standard }) => [name, standard]));
  const used = Object.fromEntries(Object.entries(defaults).map(([name, value]) => [name, describe(value)]));
  expect(written).toMatchObject(used);
});

it("the examples of docs/settings.md are accepted", () => {
  const examples = Object.fromEntries(rows.map(({ name, example }) => [name, example]));
  expect(readEnvironment(examples).mistakes).toEqual([]);
});

function describe(value: string | number | readonly string[]): string {
  const text = [value].flat().join(",");
  return text === "" ? expect.any(String) : `\`${text}\``;
}
