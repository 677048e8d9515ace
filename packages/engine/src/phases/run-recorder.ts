import type { Journal, JournalEntry } from "../deciding/journal.ts";
import type { RankedWay } from "../deciding/rank-ways.ts";
import type { Way, WayGoal, WaySituation } from "../deciding/way.ts";
import type { PageReading } from "../page/reading/page-reading.ts";

/** The caller's knowledge of the purchase when ways are weighed. */
export interface KnownOfPurchase {
  isBuyerKnown: boolean;
  isPaymentChosen?: boolean | undefined;
  isRegistering?: boolean | undefined;
  /** No address was asked for yet. */
  isAddressOpen?: boolean | undefined;
  /** A delivery is still to be chosen, and the page shows none. */
  isDeliveryAwaited?: boolean | undefined;
  /** See `isLastLook`. */
  isLastLook?: boolean | undefined;
  isLastForm?: boolean | undefined;
  /** The shop was given the buyer's name. */
  isNamed?: boolean | undefined;
  /** The way to pay that is chosen asks for nothing more. */
  isPaidLater?: boolean | undefined;
}

/** The run's input to weighing ways, in addition to the page; also available from a recorded round. */
export interface WayRun {
  order: { url: string };
  browser: Pick<WaySituation, "mayVisit">;
  journal: Pick<Journal, "isNew" | "usesOnStep" | "hasBeenAt" | "hasLedOn">;
  recorder?: RunRecorder | undefined;
}

export interface Weighing {
  goal: WayGoal;
  known: KnownOfPurchase;
  run: WayRun;
  /** Everything that could be pressed, safe or not. */
  ways: readonly Way[];
  situation: WaySituation;
  /** The safe ones, best first. */
  ranked: readonly RankedWay[];
  /** Why some of these are not pressed now, in a few words of ours. */
  left: ReadonlyMap<Way, string>;
  /** What a way has to weigh to be pressed now. */
  least: number;
}

/**
 * Receives a run's decisions and the page readings they are based on, so that they can be replayed without a
 * browser.
 */
export interface RunRecorder {
  /** The ways of a page were weighed. Read `run` immediately, since its state changes. */
  weighed(reading: PageReading, weighing: Weighing): void;
  /** One of the ways is taken; the entry gets its outcome later. */
  took(reading: PageReading, entry: Readonly<JournalEntry>): void;
  /** A part of the form was put right; `done` says which, as a sentence without its full stop. */
  corrected(done: string): void;
}
