import { describe, expect, test } from "vitest";
import { inBatches } from "./in-batches.ts";

/** A store whose queries end when the test says so. */
function createStore() {
  const queries: { keys: readonly string[]; answer: () => void; fail: () => void }[] = [];
  let version = 0;
  const find = inBatches<string, string>(
    (keys) =>
      new Promise((resolve, reject) => {
        const seen = version;
        queries.push({
          keys,
          answer: () => resolve((key) => `${key}@${seen}`),
          fail: () => reject(new Error("lost")),
        });
      }),
  );
  return {
    find,
    queries,
    commit: () => {
      version += 1;
    },
    async next() {
      while (queries.length === 0) await new Promise((resolve) => setImmediate(resolve));
      const query = queries.shift();
      if (!query) throw new Error("no query");
      return query;
    },
  };
}

describe("asking in batches", () => {
  test("asks once for those who come together", async () => {
    const store = createStore();
    const answers = Promise.all([store.find("a"), store.find("b"), store.find("a")]);
    const query = await store.next();
    query.answer();
    expect(query.keys).toEqual(["a", "b", "a"]);
    expect(await answers).toEqual(["a@0", "b@0", "a@0"]);
  });

  test("never answers from a query that began before the question", async () => {
    const store = createStore();
    const before = store.find("a");
    const first = await store.next();
    store.commit();
    const after = store.find("a");
    first.answer();
    expect(await before).toBe("a@0");
    (await store.next()).answer();
    expect(await after).toBe("a@1");
  });

  test("lets one query run at a time", async () => {
    const store = createStore();
    const first = store.find("a");
    const query = await store.next();
    const others = Promise.all([store.find("b"), store.find("c")]);
    await new Promise((resolve) => setImmediate(resolve));
    expect(store.queries).toHaveLength(0);
    query.answer();
    await first;
    const second = await store.next();
    expect(second.keys).toEqual(["b", "c"]);
    second.answer();
    await others;
  });

  test("tells everyone in a failed query, and goes on", async () => {
    const store = createStore();
    const failed = Promise.allSettled([store.find("a"), store.find("b")]);
    (await store.next()).fail();
    expect((await failed).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    const later = store.find("c");
    (await store.next()).answer();
    expect(await later).toBe("c@0");
  });
});
