import { expect, test } from "vitest";
import type { Permit } from "./checkout-events.store.ts";
import { createOpenPermits } from "./open-permits.ts";

const ofKey: Permit = { checkoutId: "c", tenantId: "t", subject: undefined, keyId: "k" };
const ofPerson: Permit = { ...ofKey, keyId: undefined };

/** Permits that are looked at each millisecond, by a clock that the test moves. */
function open(...permits: Permit[]) {
  let now = Date.parse("2026-11-20T12:00:00.000Z");
  let allowed = new Set(permits.keys());
  let looks = 0;
  const withdrawn: Permit[] = [];
  const errors: Error[] = [];
  const opened = createOpenPermits({
    clock: { elapsedMs: () => now },
    findAllowed: async (asked) => {
      looks += 1;
      if (allowed.has(-1)) throw new Error("the database is away");
      return new Set(asked.map(({ number }) => number).filter((number) => allowed.has(number)));
    },
    onError: (error) => errors.push(error),
    checkMs: 1,
  });
  for (const permit of permits) opened.open(permit, () => withdrawn.push(permit));
  const untilLookedAgain = async () => {
    const before = looks;
    await expect.poll(() => looks, { interval: 1 }).toBeGreaterThan(before + 1);
  };
  return {
    withdrawn,
    errors,
    untilLookedAgain,
    allow: (...numbers: number[]) => {
      allowed = new Set(numbers);
    },
    pass: (ms: number) => {
      now += ms;
    },
    close: () => {
      for (const permit of permits) opened.close(permit);
    },
  };
}

test("a stream that may no longer be read is ended, and those beside it go on", async () => {
  const permits = open(ofKey, { ...ofKey });
  permits.allow(1);
  await expect.poll(() => permits.withdrawn).toContain(ofKey);
  expect(new Set(permits.withdrawn)).toEqual(new Set([ofKey]));
  permits.close();
});

test("a person's stream ends with the minute for which a session proves who they are, a key's does not", async () => {
  const permits = open(ofKey, ofPerson);
  permits.pass(59_999);
  await permits.untilLookedAgain();
  expect(permits.withdrawn).toEqual([]);
  permits.pass(1);
  await expect.poll(() => permits.withdrawn).toContain(ofPerson);
  expect(permits.withdrawn).not.toContain(ofKey);
  permits.close();
});

test("while nobody can be asked, streams go on", async () => {
  const permits = open(ofKey);
  permits.allow(-1);
  await expect.poll(() => permits.errors.length).toBeGreaterThan(1);
  expect(permits.withdrawn).toEqual([]);
  permits.close();
});
