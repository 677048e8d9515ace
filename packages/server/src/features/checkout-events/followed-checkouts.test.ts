import { describe, expect, test } from "vitest";
import type { EventRow, Place } from "./checkout-events.store.ts";
import { createFollowedCheckouts } from "./followed-checkouts.ts";

const one = "5f0f3c1e-6f0a-4a53-9d52-000000000001";
const other = "5f0f3c1e-6f0a-4a53-9d52-000000000002";

/** Timelines that the test writes, and the questions that were asked about them. */
function createTimelines() {
  const rows: EventRow[] = [];
  const questions: (Place & { checkoutId: string })[][] = [];
  let failure: Error | undefined;
  return {
    questions,
    failWith: (error: Error | undefined) => {
      failure = error;
    },
    add: (checkoutId: string, sequence: number) => {
      const data = { kind: "step", label: "A step", data: {}, at: "2026-01-02T03:04:05.678+00:00", sequence };
      rows.push({ checkout_id: checkoutId, name: "progress", item: sequence, place: 0, data });
    },
    listEvents: async (followed: readonly (Place & { checkoutId: string })[]) => {
      questions.push([...followed]);
      await new Promise((resolve) => setImmediate(resolve));
      if (failure) throw failure;
      return rows.filter((row) =>
        followed.some(({ checkoutId, item }) => checkoutId === row.checkout_id && row.item > item),
      );
    },
  };
}

function follow(timelines: ReturnType<typeof createTimelines>) {
  const errors: Error[] = [];
  const { listEvents } = timelines;
  return {
    errors,
    followed: createFollowedCheckouts({
      listEvents,
      onError: (error) => errors.push(error),
      pollMs: 3_600_000,
    }),
  };
}

describe("what many follow", () => {
  test("is read once, and once more for each piece of news", async () => {
    const timelines = createTimelines();
    timelines.add(one, 0);
    const { followed } = follow(timelines);
    let told = 0;
    const followings = await Promise.all(
      Array.from({ length: 50 }, () =>
        followed.follow(one, () => {
          told += 1;
        }),
      ),
    );
    expect(timelines.questions).toHaveLength(1);
    timelines.add(one, 1);
    told = 0;
    followed.lookAt(one);
    await expect.poll(() => told).toBe(50);
    expect(timelines.questions).toHaveLength(2);
    for (const { events, stop } of followings) {
      expect(events.map(({ item }) => item)).toEqual([0, 1]);
      stop();
    }
    followed.lookAt(one);
    expect(timelines.questions).toHaveLength(2);
  });

  test("is asked about in one question, each checkout from where it was left", async () => {
    const timelines = createTimelines();
    timelines.add(one, 0);
    const { followed } = follow(timelines);
    await followed.follow(one, () => undefined);
    const { events } = await followed.follow(other, () => undefined);
    timelines.add(other, 0);
    followed.lookAtAll();
    await expect.poll(() => events.length).toBe(1);
    expect(timelines.questions.at(-1)).toEqual([
      { checkoutId: one, item: 0, place: 0 },
      { checkoutId: other, item: -1, place: 0 },
    ]);
    followed.close();
  });

  test("that moves during a look is looked at after it", async () => {
    const timelines = createTimelines();
    const { followed } = follow(timelines);
    const { events } = await followed.follow(one, () => undefined);
    followed.lookAt(one);
    timelines.add(one, 0);
    followed.lookAt(one);
    await expect.poll(() => events.length).toBe(1);
    expect(timelines.questions.length).toBeLessThanOrEqual(3);
    followed.close();
  });
});

test("a first look that fails is the follower's to hear, a later one is made up for", async () => {
  const timelines = createTimelines();
  const { followed, errors } = follow(timelines);
  timelines.failWith(new Error("the database is away"));
  await expect(followed.follow(one, () => undefined)).rejects.toThrow("the database is away");
  timelines.failWith(undefined);
  const { events } = await followed.follow(one, () => undefined);
  timelines.failWith(new Error("again"));
  timelines.add(one, 0);
  followed.lookAt(one);
  await expect.poll(() => errors.length).toBe(1);
  timelines.failWith(undefined);
  followed.lookAtAll();
  await expect.poll(() => events.length).toBe(1);
  followed.close();
});
