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
    const first = await slots.acquire(signal);
    const second = slots.acquire(signal);
    expect(await isSettled(second)).toBe(false);
    first.release();
    await second;
  });

  it("pass on the slot of a run that waits for a human, and make room for one more", async () => {
    const slots = createSlots({ count: 1, maxParked: 4 });
    const first = await slots.acquire(signal);
    first.park();
    expect(slots.capacity()).toBe(2);
    await slots.acquire(signal);
  });

  it("let a run that resumes go before one that begins", async () => {
    const slots = createSlots({ count: 1, maxParked: 4 });
    const parked = await slots.acquire(signal);
    parked.park();
    const working = await slots.acquire(signal);
    const beginning = slots.acquire(signal);
    const resuming = parked.resume(signal);
    working.release();
    await resuming;
    expect(await isSettled(beginning)).toBe(false);
    parked.release();
    await beginning;
  });

  it("hold no more parked runs than allowed", async () => {
    const slots = createSlots({ count: 1, maxParked: 2 });
    for (let run = 0; run < 3; run += 1) (await slots.acquire(signal)).park();
    expect(slots.capacity()).toBe(3);
  });

  it("forget a run that gives up waiting", async () => {
    const slots = createSlots({ count: 1, maxParked: 4 });
    const first = await slots.acquire(signal);
    const abort = new AbortController();
    const second = slots.acquire(abort.signal);
    const third = slots.acquire(signal);
    abort.abort("gone");
    await expect(second).rejects.toBe("gone");
    first.release();
    (await third).release();
  });

  it("take a slot back once, however a run ends", async () => {
    const slots = createSlots({ count: 1, maxParked: 4 });
    const first = await slots.acquire(signal);
    first.park();
    first.release();
    first.release();
    expect(slots.capacity()).toBe(1);
    const second = await slots.acquire(signal);
    const third = slots.acquire(signal);
    expect(await isSettled(third)).toBe(false);
    second.release();
    await third;
  });
});
