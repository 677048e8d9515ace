import { z } from "zod";
import { CurrencyCode } from "./money.ts";
import { Timestamp } from "./primitives.ts";

/** Any text that a date parser reads; `from` counts, `to` does not. The server reads and refuses them. */
export const UsageQuery = z.object({ from: z.string().optional(), to: z.string().optional() });

const MerchandiseVolume = z.array(
  z.object({ currency: CurrencyCode, amount: z.string().regex(/^\d+(\.\d+)?$/) }),
);

export const UsageReport = z.object({
  from: Timestamp,
  to: Timestamp,
  /** All that succeeded, those at sandbox merchants included. */
  completedCheckouts: z.int(),
  /** UTC days; a day without completions is left out. */
  byDay: z.array(z.object({ day: z.iso.date(), count: z.int() })),
  /** Sums of receipt totals, never converted; a checkout whose receipt has no total is not in them. */
  merchandiseVolume: MerchandiseVolume,
  /** The part of it that is charged for, and was paid with money. */
  live: z.object({ completedCheckouts: z.int(), merchandiseVolume: MerchandiseVolume }).optional(),
});
export type UsageReport = z.infer<typeof UsageReport>;
