import type { EvidencePart } from "@cartwright/contract";
import { expect, test } from "vitest";
import { findPicture } from "./find-picture.ts";

const at = (second: number) => `2026-03-02T09:30:${String(second).padStart(2, "0")}.000Z`;
const part = (kind: EvidencePart["kind"], second: number): EvidencePart => ({
  id: `${kind} ${second}`,
  kind,
  at: at(second),
});
const parts = [part("picture", 10), part("reading", 11), part("picture", 20)];

test.each([
  [5, "picture 10"],
  [9, "picture 10"],
  [12, "picture 10"],
  [19, "picture 20"],
  [40, "picture 20"],
])("at second %i the page looked as in %s", (second, id) => {
  expect(findPicture(parts, at(second))?.id).toBe(id);
});

test("without pictures there is none", () => {
  expect(findPicture([part("reading", 1)], at(2))).toBeUndefined();
});
