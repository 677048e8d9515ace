import { EventEmitter } from "node:events";
import { expect, it } from "vitest";
import { listenForStops } from "./stop-signals.ts";

function listen() {
  const program = new EventEmitter();
  let exits = 0;
  program.on("SIGTERM", () => {
    exits += 1;
  });
  let time = 0;
  const signals = listenForStops(program, { say: () => undefined, now: () => time });
  const signal = (name: string, afterMs = 0): void => {
    time += afterMs;
    program.emit(name);
  };
  return { signals, signal, exits: () => exits };
}

it.each(["SIGINT", "SIGTERM", "SIGHUP"])("%s stops a campaign without leaving it", (name) => {
  const { signals, signal } = listen();
  signal(name);
  expect([signals.stop.aborted, signals.leave.aborted]).toEqual([true, false]);
});

it("takes a signal that npm passes on for the same one", () => {
  const { signals, signal } = listen();
  signal("SIGTERM");
  signal("SIGTERM", 500);
  expect(signals.leave.aborted).toBe(false);
});

it("skips the judgement after a later signal", () => {
  const { signals, signal } = listen();
  signal("SIGTERM");
  signal("SIGINT", 10_000);
  expect(signals.leave.aborted).toBe(true);
});

it("keeps a dependency from ending the process on a signal", () => {
  const { signal, exits } = listen();
  signal("SIGTERM");
  expect(exits()).toBe(0);
});
