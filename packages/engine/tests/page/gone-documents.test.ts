import { expect, it } from "vitest";
import { isolatedWorld } from "../../src/page/isolated-world.ts";
import { sharedPool } from "../support/shared-pool.ts";

it("a frame whose browser is gone is told by a rejection: what is thrown while a page comes ends the run's process", async () => {
  const pool = await sharedPool();
  const browser = await pool.open({ targetUrl: "http://pages.localhost/" });
  const page = await browser.context.newPage();
  const frame = page.mainFrame();
  await browser.close();
  const asked = () => isolatedWorld(frame).catch(() => "gone");
  expect(asked).not.toThrow();
  expect(await asked()).toBe("gone");
});
