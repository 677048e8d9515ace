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

  it("hold no more parked runs than allowed", async () => {
    const slots = createSlots({ count: 1, maxParked: 2 });
    for (let run = 0; run < 3; run += 1) (await slots.acquire("a", signal)).park();
    expect(slots.capacity()).toBe(3);
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
