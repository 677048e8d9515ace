import { expect, test } from "vitest";
import { roleFacts, rolesWhere } from "./field-role.ts";

test("who is given a secret is judged for every field whose content nobody may see", () => {
  expect([...rolesWhere(({ isHidden, secret }) => isHidden && secret === undefined)]).toEqual([]);
});

test("a field of several lines and a box hold nothing that belongs to a secret", () => {
  const roomy = rolesWhere(
    ({ secret, kinds }) => secret && kinds.some((kind) => kind === "textarea" || kind === "checkbox"),
  );
  expect([...roomy]).toEqual([]);
});

test("each detail of the buyer is held as it is by one role", () => {
  const details = Object.values(roleFacts).flatMap(({ detail, isMade }) => (detail && !isMade ? detail : []));
  expect(details.toSorted()).toEqual([...new Set(details)].sort());
  expect(details).toHaveLength(10);
});

test("what is left ticked or not is a box", () => {
  const odd = rolesWhere(
    ({ box, filledBy, kinds }) => box && (filledBy !== "boxes" || !kinds.includes("checkbox")),
  );
  expect([...odd]).toEqual([]);
});
