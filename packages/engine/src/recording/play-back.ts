import type { Frame, Locator } from "playwright-core";
import { objectionTo } from "../deciding/judge-way.ts";
import { type RankedWay, reasonsFor } from "../deciding/rank-ways.ts";
import type { WayReason } from "../deciding/weights.ts";
import { assignRoles, type Classification } from "../page/fields/assign-roles.ts";
import { type Look, lookOf, rankWaysOf, type SeenWay, waysFor } from "../phases/form/ways/read-ways.ts";
import type { WayRun } from "../phases/run-recorder.ts";
import { languagesFor } from "../words/languages.ts";
import type { RecordedRound } from "./recorded-round.ts";

/** What the engine would press on a recorded page now: all safe ways, best first. */
export function rankRecorded(round: RecordedRound): RankedWay<SeenWay>[] {
  return rankWaysOf(runOf(round), lookAtRecorded(round), round);
}

/** A possible press, and the share of each reason that holds for it. */
export interface RecordedCandidate {
  key: string;
  text: string;
  shares: Readonly<Partial<Record<WayReason, number>>>;
}

/** Everything that was safe to press on a recorded page, with its reasons, regardless of their weights. */
export function candidatesOf(round: RecordedRound): RecordedCandidate[] {
  const { ways, situation } = waysFor(runOf(round), lookAtRecorded(round), round);
  return ways
    .filter((way) => way.enabled && objectionTo(way, situation) === undefined)
    .map((way) => ({
      key: way.key,
      text: way.text,
      shares: Object.fromEntries(reasonsFor(way, situation)),
    }));
}

function runOf({ product, outside, been, led, fresh, uses }: RecordedRound): WayRun {
  return {
    order: { url: product },
    browser: { mayVisit: (address) => !outside.includes(address) },
    journal: {
      isNew: (key) => fresh.includes(key),
      usesOnStep: (_step, key) => uses[key] ?? 0,
      hasBeenAt: (address) => been.includes(address),
      hasLedOn: (words) => led.includes(words),
    },
  };
}

/** The recorded page, as a run sees it. */
export function lookAtRecorded({ reading }: Pick<RecordedRound, "reading">): Look {
  const frames = reading.frames.map(({ url }) => standInFrame(url));
  return lookOf({ reading, frames, document: 0, isOfPayment: false, withheld: [] });
}

/** The roles the engine would assign now to the controls of a recorded page, in order. */
export function rolesOfRecorded({ reading }: RecordedRound): readonly Classification[] {
  const controls = reading.frames.flatMap(({ controls, surroundings }) =>
    controls.map(({ role: _role, score: _score, purpose: _purpose, recipient: _recipient, ...control }) => ({
      ...control,
      ...(surroundings && { frame: surroundings }),
    })),
  );
  return assignRoles(controls, languagesFor(reading.language), {
    host: URL.parse(reading.url)?.hostname ?? "",
  });
}

/** Decisions use only a frame's address and operate no elements. */
function standInFrame(url: string): Frame {
  const locator = { first: () => locator } as Locator;
  return { url: () => url, locator: () => locator } as unknown as Frame;
}
