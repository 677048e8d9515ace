import { expect, it } from "vitest";
import { describeCompletions } from "./completions.ts";

const live = (completedCheckouts: number) => ({ completedCheckouts, merchandiseVolume: [] });

it.each([
  [3, live(1), "1 live, 2 in the sandbox"],
  [2, live(0), "0 live, 2 in the sandbox"],
  [2, live(2), "2 live, 0 in the sandbox"],
  [0, live(0), ""],
  [2, undefined, ""],
])("%s completed checkouts of which %j are live: %j", (completedCheckouts, ofLive, words) => {
  expect(describeCompletions({ completedCheckouts, live: ofLive })).toBe(words);
});
