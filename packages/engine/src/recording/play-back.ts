import type { Frame, Locator } from "playwright-core";
import type { RankedWay } from "../deciding/rank-ways.ts";
import { assignRoles, type Classification } from "../page/fields/assign-roles.ts";
import { lookOf, rankWaysOf, type SeenWay } from "../phases/form/read-ways.ts";
import { languagesFor } from "../words/languages.ts";
import type { RecordedRound } from "./recorded-round.ts";

/** What the engine would press on a recorded page now: all that is safe, the best first. */
export function rankRecorded(round: RecordedRound): RankedWay<SeenWay>[] {
  const { reading, goal, known, product } = round;
  const frames = reading.frames.map(({ url }) => standInFrame(url));
  return rankWaysOf(
    {
      order: { url: product },
      browser: { mayVisit: (address) => !round.outside.includes(address) },
      journal: {
        isNew: (key) => round.fresh.includes(key),
        usesOf: (_url, key) => round.uses[key] ?? 0,
      },
    },
    lookOf({ reading, frames }),
    { goal, known },
  );
}

/** What the engine would take the controls of a recorded page for now, in their order. */
export function rolesOfRecorded({ reading }: RecordedRound): readonly Classification[] {
  const controls = reading.frames.flatMap(({ controls, surroundings }) =>
    controls.map(({ role: _role, score: _score, purpose: _purpose, recipient: _recipient, ...control }) => ({
      ...control,
      ...(surroundings && { frame: surroundings }),
    })),
  );
  return assignRoles(controls, languagesFor(reading.language));
}

/** No decision asks a frame for more than its address, and none works an element. */
function standInFrame(url: string): Frame {
  const locator = { first: () => locator } as Locator;
  return { url: () => url, locator: () => locator } as unknown as Frame;
}
