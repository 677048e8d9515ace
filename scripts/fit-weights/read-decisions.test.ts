import { readFileSync } from "node:fs";
import { candidatesOf, type RecordedRound, readRound } from "@cartwright/engine";
import { expect, test } from "vitest";
import { decisionsIn } from "./read-decisions.ts";

const folder = new URL("../../packages/engine/src/recording/rounds/", import.meta.url);
const worked = readRound(readFileSync(new URL("guest-beside-sign-in.json", folder), "utf8"));
const other = candidatesOf(worked).find(({ key }) => key !== worked.taken)?.key ?? "";
const failed: RecordedRound = { ...worked, taken: other, outcome: "nothing" };
const right = candidatesOf(worked).findIndex(({ key }) => key === worked.taken);

test("what led on from a page later in the run was right there from the start", () => {
  const found = decisionsIn([
    { name: "7-01", round: failed },
    { name: "7-02", round: worked },
  ]);
  expect(found).toMatchObject([
    { name: "7-01", right },
    { name: "7-02", right },
  ]);
});

test("a press that came to nothing teaches nothing as long as no other led on from there in that run", () => {
  const found = decisionsIn([
    { name: "7-01", round: failed },
    { name: "8-01", round: worked },
  ]);
  expect(found.map(({ name }) => name)).toEqual(["8-01"]);
});
