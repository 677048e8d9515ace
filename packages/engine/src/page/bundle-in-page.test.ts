import { expect, test } from "vitest";
import { bundleCallable } from "./bundle-in-page.ts";

test("the script for pages offers the functions that are called by name in it", async () => {
  const script = await bundleCallable();

  expect(script).toMatch(/\banswer:\(\)=>/);
  expect(script).toMatch(/\banswerAt:\(\)=>/);
});
