import { describe, expect, it } from "vitest";
import { createSlots } from "./slots.ts";

const { signal } = new AbortController();

async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  const pending = Symbol("pending");
  await Promise.resolve();
  return (await Promise.race([promise, Promise.resolve(pending)])) !== pending;
}

describe("slots", () => {
  it("let no more runs work than there are", async () => {
    const slots = createSlots({ count: 1, maxParked: 4 });
    const first = await slots.acquire("a", signal);
    const second = slots.acquire("a", signal);
    expect(await isSettled(second)).toBe(false);
    first.release();
    await second;
  });

  it("pass on the slot of a run that waits for a human, and make room for one more", async () => {
    const slots = createSlots({ count: 1, maxParked: 4 });
    const first = await slots.acquire("a", signal);
    first.park();
    expect(slots.capacity()).toBe(2);
    await slots.acquire("a", signal);
  });

  it("let a run that resumes go before one that begins", async () => {
    const slots = createSlots({ count: 1, maxParked: 4 });
    const parked = await slots.acquire("a", signal);
    parked.park();
    const working = await slots.acquire("a", signal);
    const beginning = slots.acquire("a", signal);
    const resuming = parked.resume(signal);
    working.release();
    await resuming;
    expect(await isSettled(beginning)).toBe(false);
    parked.release();
    await beginning;
  });

  it("go to the tenant that has the fewest runs at work", async () => {
    const slots = createSlots({ count: 2, maxParked: 4 });
    const order: string[] = [];
    const first = await slots.acquire("slow", signal);
    await slots.acquire("slow", signal);
    for (let run = 0; run < 3; run += 1) void slots.acquire("slow", signal).then(() => order.push("slow"));
    await slots.acquire("quick", signal);
    void slots.acquire("third", signal).then(() => order.push("third"));
    first.release();
    await expect.poll(() => order).toEqual(["third"]);
  });

  it("keep one more for a tenant that has no run at work, and for none that has", async () => {
    const slots = createSlots({ count: 2, maxParked: 4 });
    await slots.acquire("slow", signal);
    await slots.acquire("slow", signal);
    expect(await isSettled(slots.acquire("slow", signal))).toBe(false);
    const quick = await slots.acquire("quick", signal);
    expect(await isSettled(slots.acquire("third", signal))).toBe(false);
    quick.release();
  });

  it("let the answered run of a busy tenant wait behind the first of another", async () => {
    const slots = createSlots({ count: 1, maxParked: 4 });
    const order: string[] = [];
    const answered = await slots.acquire("busy", signal);
    answered.park();
    const working = await slots.acquire("busy", signal);
    const extra = await slots.acquire("other", signal);
    void answered.resume(signal).then(() => order.push("busy"));
    void slots.acquire("third", signal).then(() => order.push("third"));
    extra.release();
    await expect.poll(() => order).toEqual(["third"]);
    working.release();
  });

  describe("with more runs that wait for a human than there is room for", () => {
    const parkRuns = async (tenantIds: readonly string[], maxParked: number) => {
      const slots = createSlots({ count: 1, maxParked });
      const steppedBack: string[] = [];
      for (const [index, tenantId] of tenantIds.entries())
        (await slots.acquire(tenantId, signal)).park(() => steppedBack.push(`${tenantId}${index}`));
      return { slots, steppedBack };
    };

    it("have the longest question of the tenant with the most step back", async () => {
      const { steppedBack } = await parkRuns(["a", "b", "b", "c"], 3);
      expect(steppedBack).toEqual(["b1"]);
    });

    it("have one step back for each that comes", async () => {
      const { steppedBack } = await parkRuns(["a", "a", "b", "c", "d", "e"], 3);
      expect(steppedBack).toEqual(["a0", "a1", "b2"]);
    });

    it("let others work all the same, however many wait", async () => {
      const { slots } = await parkRuns(["a", "a", "b", "b", "c", "c"], 2);
      expect(slots.capacity()).toBe(7);
      expect(await isSettled(slots.acquire("d", signal))).toBe(true);
    });

    it("leave those alone that could not be driven again, and those that have been answered", async () => {
      const slots = createSlots({ count: 1, maxParked: 1 });
      const steppedBack: string[] = [];
      (await slots.acquire("a", signal)).park();
      const answered = await slots.acquire("a", signal);
      answered.park(() => steppedBack.push("answered"));
      void answered.resume(signal);
      (await slots.acquire("b", signal)).park(() => steppedBack.push("b"));
      expect(steppedBack).toEqual([]);
    });

    it("take a run that has stepped back again once it is answered", async () => {
      const slots = createSlots({ count: 1, maxParked: 0 });
      const steppingBack = Promise.withResolvers<void>();
      const run = await slots.acquire("a", signal);
      run.park(steppingBack.resolve);
      await steppingBack.promise;
      await run.resume(signal);
      expect(slots.capacity()).toBe(1);
      expect(await isSettled(slots.acquire("a", signal))).toBe(false);
    });
  });

  describe("of a machine with fewer cores", () => {
    const openSlots = () => {
      const machine = { idle: false, now: 0 };
      const slots = createSlots({
        count: 3,
        maxParked: 12,
        cores: 1,
        takeIdleProcessor: () => {
          const taken = machine.idle;
          machine.idle = false;
          return taken;
        },
        elapsedMs: () => machine.now,
      });
      return { machine, slots };
    };

    it("start one more run each time that the processor was idle", async () => {
      const { machine, slots } = openSlots();
      await slots.acquire("a", signal);
      const second = slots.acquire("b", signal);
      const third = slots.acquire("c", signal);
      expect(await isSettled(second)).toBe(false);
      machine.idle = true;
      slots.startWaiting();
      await second;
      expect(await isSettled(third)).toBe(false);
      machine.idle = true;
      slots.startWaiting();
      await third;
    });

    it("let an answered run wait like any other, and the next start when one has ended", async () => {
      const { slots } = openSlots();
      const answered = await slots.acquire("a", signal);
      answered.park();
      const working = await slots.acquire("b", signal);
      const resuming = answered.resume(signal);
      expect(await isSettled(resuming)).toBe(false);
      working.release();
      await resuming;
    });

    it("let no shop keep the others waiting for more than a minute", async () => {
      const { machine, slots } = openSlots();
      await slots.acquire("a", signal);
      const next = slots.acquire("b", signal);
      machine.now = 59_000;
      slots.startWaiting();
      expect(await isSettled(next)).toBe(false);
      machine.now = 60_000;
      slots.startWaiting();
      await next;
      expect(await isSettled(slots.acquire("c", signal))).toBe(false);
    });

    it("hold one run more than may work now", async () => {
      const { slots } = openSlots();
      expect(slots.capacity()).toBe(2);
      const parked = await slots.acquire("a", signal);
      parked.park();
      expect(slots.capacity()).toBe(3);
    });
  });

  it("forget a run that gives up waiting", async () => {
    const slots = createSlots({ count: 1, maxParked: 4 });
    const first = await slots.acquire("a", signal);
    const abort = new AbortController();
    const second = slots.acquire("a", abort.signal);
    const third = slots.acquire("a", signal);
    abort.abort("gone");
    await expect(second).rejects.toBe("gone");
    first.release();
    (await third).release();
  });

  it("take a slot back once, however a run ends", async () => {
    const slots = createSlots({ count: 1, maxParked: 4 });
    const first = await slots.acquire("a", signal);
    first.park();
    first.release();
    first.release();
    expect(slots.capacity()).toBe(1);
    const second = await slots.acquire("a", signal);
    const third = slots.acquire("a", signal);
    expect(await isSettled(third)).toBe(false);
    second.release();
    await third;
  });
});
