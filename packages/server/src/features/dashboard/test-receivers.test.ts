import { expect, test } from "vitest";
import { createTestReceivers } from "./test-receivers.ts";

const clock = { now: () => new Date("2026-11-21T00:00:00.000Z") };
const delivery = (body: string) => ({ id: "1", signature: null, body });

test("a receiver keeps its latest deliveries, the latest first, and nobody else's", () => {
  const receivers = createTestReceivers(clock);
  for (let each = 0; each < 40; each += 1) receivers.receive("mine", delivery(`${each}`));
  receivers.receive("another", delivery("else"));
  expect(receivers.list("mine").map(({ body }) => body)).toEqual(
    Array.from({ length: 30 }, (_, index) => `${39 - index}`),
  );
  expect(receivers.list("nobody")).toEqual([]);
});

test("whoever was silent for longest makes room", () => {
  const receivers = createTestReceivers(clock);
  for (let each = 0; each < 200; each += 1) receivers.receive(`${each}`, delivery(""));
  receivers.receive("0", delivery("again"));
  receivers.receive("new", delivery(""));
  expect(receivers.list("0")).toHaveLength(2);
  expect(receivers.list("1")).toEqual([]);
  expect(receivers.list("new")).toHaveLength(1);
});
