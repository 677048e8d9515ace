import type { Journal, JournalEntry } from "../deciding/journal.ts";
import type { RankedWay } from "../deciding/rank-ways.ts";
import type { Way, WayGoal, WaySituation } from "../deciding/way.ts";
import type { PageReading } from "../page/reading/page-reading.ts";

/** What the caller knows of the purchase when ways are weighed. */
export interface KnownOfPurchase {
  isBuyerKnown: boolean;
  isPaymentChosen?: boolean | undefined;
  isRegistering?: boolean | undefined;
  /** A delivery is still to be chosen, and the page shows none. */
  isDeliveryAwaited?: boolean | undefined;
  /** See `isLastLook`. */
  isLastLook?: boolean | undefined;
  isLastForm?: boolean | undefined;
}

/** What the run adds to what is seen when ways are weighed; a recorded round knows all of it. */
export interface WayRun {
  order: { url: string };
  browser: Pick<WaySituation, "mayVisit">;
  journal: Pick<Journal, "isNew" | "usesOnStep">;
  recorder?: RunRecorder | undefined;
}

export interface Weighing {
  goal: WayGoal;
  known: KnownOfPurchase;
  run: WayRun;
  /** All that could be pressed, safe or not. */
  ways: readonly Way[];
  situation: WaySituation;
  /** Those that are safe, the best first. */
  ranked: readonly RankedWay[];
}

/** Hears what a run decides and on which reading of the page, so that it can be decided again without a browser. */
export interface RunRecorder {
  /** The ways of a page were weighed. `run` is asked at once: what it knows changes. */
  weighed(reading: PageReading, weighing: Weighing): void;
  /** One of them is taken; the entry says later what came of it. */
  took(reading: PageReading, entry: Readonly<JournalEntry>): void;
}
