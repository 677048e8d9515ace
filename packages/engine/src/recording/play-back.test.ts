import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { rankRecorded, rolesOfRecorded } from "./play-back.ts";
import { readRound } from "./round-file.ts";

const folder = new URL("rounds/", import.meta.url);
const rounds = readdirSync(folder)
  .sort()
  .map((file) => ({ file, round: readRound(readFileSync(new URL(file, folder), "utf8")) }));

describe.each(rounds)("$file", ({ round }) => {
  test("the way that led on in the recorded run is the first that is taken", () => {
    const [best] = rankRecorded(round);
    expect(best?.way.key).toBe(round.taken);
  });

  test("its controls are taken for what they were", () => {
    const were = round.reading.frames.flatMap(({ controls }) => controls.map(({ role }) => role));
    expect(rolesOfRecorded(round).map(({ role }) => role)).toEqual(were);
  });
});
