import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/**
 * While a release is rolled out, and after it is rolled back, the version before it runs on the new schema. A migration therefore only
 * adds; what is no longer used goes in a later release, once no version is left that uses it (docs/deploy.md, "Upgrade").
 * These came before the first release.
 */
const beforeFirstRelease = /^000[0-8]-/;

const folder = new URL("./migrations/", import.meta.url);
const statements = readdirSync(folder)
  .filter((name) => name.endsWith(".sql") && !beforeFirstRelease.test(name))
  .flatMap((name) =>
    readFileSync(new URL(name, folder), "utf8")
      .replace(/--.*$/gm, "")
      .split(";")
      .map((text) => ({ name, text: text.replace(/\s+/g, " ").trim().toLowerCase() })),
  );

/** What an older version would stumble over. */
function objectionTo(statement: string): string | undefined {
  if (/^(drop|truncate|delete|rename) /.test(statement)) return "removes something";
  if (!statement.startsWith("alter table")) return undefined;
  if (/ (drop (column|constraint|table)|rename) ?/.test(statement)) return "removes or renames something";
  if (/ alter (column )?\w+ (set not null|(set data )?type )/.test(statement)) return "narrows a column";
  const added = statement.split(/, (?=add |alter |drop )/).filter((part) => / ?add column /.test(part));
  if (added.some((part) => / not null/.test(part) && !/ default | generated /.test(part)))
    return "adds a column that an older version leaves out of its inserts";
  return undefined;
}

it("each migration only adds, so that the version before it runs on the new schema", () => {
  const objections = statements.flatMap(({ name, text }) => {
    const objection = objectionTo(text);
    return objection === undefined ? [] : [`${name}: "${text}" ${objection}`];
  });
  expect(objections).toEqual([]);
});

it.each([
  "drop table a",
  "alter table a drop column b",
  "alter table a rename column b to c",
  "alter table a alter column b set not null",
  "alter table a alter column b type bigint",
  "alter table a add column c text, add column b text not null",
])("sees the trouble in %s", (statement) => {
  expect(objectionTo(statement)).toBeDefined();
});

it.each([
  "alter table a add column b text not null default ''",
  "alter table a add column b bigint generated always as identity not null",
  "alter table a alter column b drop not null",
  "create index c on a (b)",
])("lets %s pass", (statement) => {
  expect(objectionTo(statement)).toBeUndefined();
});
