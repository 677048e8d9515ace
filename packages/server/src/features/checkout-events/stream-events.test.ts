import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { streamEvents } from "./stream-events.ts";
import { readPlace, type WrittenEvent } from "./write-event.ts";

const event = (item: number, isEnd = false): WrittenEvent => ({
  item,
  place: 0,
  text: `id: ${item}-0\n\n`,
  isEnd,
});

test("a stream without news says now and then that it is there", async () => {
  const receiver = new PassThrough();
  const events = [event(0)];
  const stream = streamEvents({ events, after: readPlace(undefined), keepAliveMs: 1 }, receiver);
  let read = "";
  for await (const bytes of receiver) {
    read += bytes;
    if (read.includes(": still here\n\n: still here\n\n") && events.length === 1) {
      events.push(event(1, true));
      stream.wake();
    }
  }
  expect(read).toMatch(/^id: 0-0\n\n(: still here\n\n)+id: 1-0\n\n$/);
});

test("a stream begins after the place that the client has, and ends with the last event", async () => {
  const receiver = new PassThrough();
  const events = [event(0), event(1), event(2, true)];
  streamEvents({ events, after: readPlace("1-0"), keepAliveMs: 3_600_000 }, receiver);
  expect(await text(receiver)).toBe("id: 2-0\n\n");
});
