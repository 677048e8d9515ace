import { evidenceLimits } from "@cartwright/contract";
import type { Buyer } from "../checkout-host.ts";
import type { JournalEntry } from "../deciding/journal.ts";
import type { PageReading } from "../page/reading/page-reading.ts";
import type { Weighing } from "../phases/run-recorder.ts";
import { disguise } from "../recording/disguise.ts";
import { type WeighedPage, weighedPage } from "../recording/record-run.ts";
import { writeRound } from "../recording/round-file.ts";

/** A run that weighs the same page this long is stuck, and has time to write it down. */
const restMs = 3_000;

interface KeptPage {
  page: WeighedPage;
  entry?: Readonly<JournalEntry>;
  isSent?: boolean;
}

export interface ReadingKeeper {
  weighed(reading: PageReading, weighing: Weighing): void;
  took(entry: Readonly<JournalEntry>): void;
  sendNewest(): void;
  /** Sends the page at which the run ended, and the one before it. */
  sendLast(): void;
  stop(): void;
}

/** Remembers the newest pages, and writes one down only if the run gets stuck on it. */
export function keepReadings(options: {
  buyer: Buyer;
  /** What the buyer has told since. */
  answered: () => readonly string[];
  send: (reading: string) => void;
}): ReadingKeeper {
  const { buyer, answered, send } = options;
  let before: KeptPage | undefined;
  let newest: KeptPage | undefined;
  let left: number = evidenceLimits.readingsPerRun;
  let timer: NodeJS.Timeout | undefined;

  const sendOne = (kept: KeptPage | undefined): void => {
    if (!kept || kept.isSent || left === 0) return;
    kept.isSent = true;
    left -= 1;
    const { page, entry } = kept;
    const round = { ...page, taken: entry?.action ?? "", outcome: entry?.outcome ?? ("open" as const) };
    send(writeRound(disguise(round, buyer, answered())));
  };
  return {
    weighed: (reading, weighing) => {
      if (newest?.entry) before = newest;
      newest = { page: weighedPage(reading, weighing) };
      clearTimeout(timer);
      // Two are reserved for the end of the run.
      timer = setTimeout(() => left > 2 && sendOne(newest), restMs).unref();
    },
    took: (entry) => {
      if (newest) newest.entry ??= entry;
    },
    sendNewest: () => left > 2 && sendOne(newest),
    sendLast: () => {
      sendOne(before);
      sendOne(newest);
    },
    stop: () => clearTimeout(timer),
  };
}
