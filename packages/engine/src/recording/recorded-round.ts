import { z } from "zod";
import type { JournalEntry } from "../deciding/journal.ts";
import type { WayGoal } from "../deciding/way.ts";
import { list, text } from "../page/reading/document-reading.ts";
import { pageReading } from "../page/reading/page-reading.ts";
import type { KnownOfPurchase } from "../phases/run-recorder.ts";

const goals = ["checkout", "past_sign_in", "next_step", "order"] as const satisfies readonly WayGoal[];
const outcomes = [
  "open",
  "changed",
  "nothing",
  "left_again",
] as const satisfies readonly JournalEntry["outcome"][];

/** Each fact that weighing uses has a line here: one without fails to compile. */
const known = z.object({
  isBuyerKnown: z.boolean(),
  isPaymentChosen: z.boolean().optional(),
  isRegistering: z.boolean().optional(),
  isAddressOpen: z.boolean().optional(),
  isDeliveryAwaited: z.boolean().optional(),
  isLastLook: z.boolean().optional(),
  isLastForm: z.boolean().optional(),
  isNamed: z.boolean().optional(),
  isPaidLater: z.boolean().optional(),
} satisfies Record<keyof KnownOfPurchase, z.ZodType>);

/** A page, what was known, the way taken and the outcome: enough to repeat the decision without a browser. */
export const recordedRound = z.object({
  reading: pageReading,
  goal: z.enum(goals),
  known,
  /** The product's address. */
  product: text,
  /** Addresses on the page that may not be opened. */
  outside: list(text),
  /** Addresses on the page where the work on the form was before. */
  been: list(text).default([]),
  /** What buttons of the page say that has led from one step to another before. */
  led: list(text).default([]),
  /** Keys of what appeared with the last action. */
  fresh: list(text),
  /** How often each key was pressed on this page before. */
  uses: z.record(text, z.number()),
  /** The key of the way that was taken. */
  taken: text,
  outcome: z.enum(outcomes),
});

export type RecordedRound = z.infer<typeof recordedRound>;
