import { z } from "zod";
import { CurrencyCode } from "./money.ts";
import { Timestamp } from "./primitives.ts";

/** Any text that a date parser accepts; `from` is inclusive, `to` exclusive. The server validates them. */
export const UsageQuery = z.object({ from: z.string().optional(), to: z.string().optional() });

const MerchandiseVolume = z.array(
  z.object({ currency: CurrencyCode, amount: z.string().regex(/^\d+(\.\d+)?$/) }),
);

/** UTC days; days without completions are left out. */
const CompletionsByDay = z.array(z.object({ day: z.iso.date(), count: z.int() }));

export const UsageReport = z.object({
  from: Timestamp,
  to: Timestamp,
  /** All that succeeded, including those at sandbox merchants. */
  completedCheckouts: z.int(),
  byDay: CompletionsByDay,
  /** Sums of receipt totals, without conversion; checkouts whose receipt has no total are not included. */
  merchandiseVolume: MerchandiseVolume,
  /** The part of it that is billed and was paid with real money. */
  live: z
    .object({
      completedCheckouts: z.int(),
      byDay: CompletionsByDay.optional(),
      merchandiseVolume: MerchandiseVolume,
    })
    .optional(),
});
export type UsageReport = z.infer<typeof UsageReport>;
