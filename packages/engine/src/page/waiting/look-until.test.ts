import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lookUntil } from "./look-until.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pace = { signal: new AbortController().signal, remainingMs: () => 60_000 };

/** Looks in vain, where each look takes so long. Returns how often, and until when. */
async function lookInVain(tookMs: number): Promise<{ looks: number; endedMs: number }> {
  const from = Date.now();
  let looks = 0;
  const looking = lookUntil(pace, { limitMs: 1_000 }, async () => {
    looks += 1;
    await new Promise((resolve) => setTimeout(resolve, tookMs));
    return undefined;
  });
  await vi.runAllTimersAsync();
  expect(await looking).toBe(undefined);
  return { looks, endedMs: Date.now() - from };
}

test("what does not come is looked for until the limit", async () => {
  expect(await lookInVain(0)).toEqual({ looks: 11, endedMs: 1_000 });
});

test("on a slow machine, where each look takes long, the limit is longer, for a few looks at least", async () => {
  expect(await lookInVain(400)).toMatchObject({ looks: 5 });
  expect((await lookInVain(2_000)).endedMs).toBeLessThan(5_000);
});
