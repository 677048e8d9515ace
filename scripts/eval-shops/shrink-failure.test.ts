import { plainTraits, type Traits } from "@cartwright/sandbox";
import { expect, it } from "vitest";
import { shrinkFailure } from "./shrink-failure.ts";

it("keeps exactly the traits that the failure needs", async () => {
  const traits: Traits = { ...plainTraits, labels: "table", names: "hashed", consent: "wall", popup: "late" };
  const fails = async (changes: object) => !("names" in changes) && !("consent" in changes);
  expect(await shrinkFailure(traits, fails)).toEqual({ names: "hashed", consent: "wall" });
});

it("keeps nothing where the plainest shop fails too", async () => {
  expect(await shrinkFailure({ ...plainTraits, labels: "table" }, async () => true)).toEqual({});
});
